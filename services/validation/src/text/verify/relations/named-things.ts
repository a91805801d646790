import { isDrug } from '../../tokens/is-drug';
import { isNegation } from '../meaning/clauses';
import { vocabularyOf } from '../meaning/vocabulary';
import * as lists from '../meaning/word-lists';
import { isLevelOfDose } from '../meaning/added-statements';
import { type Place, wordAfter, wordBefore } from './place';

/** A verb of findings, where the clause of the post has no verb and no drug: it says that there is what the post names. */
export function isOfFinding({ edit, pair: { post, language } }: Place): boolean {
  const { verbs } = vocabularyOf(language);
  const isEnd = (at: number): boolean => {
    const { mark } = post[at] ?? { mark: '.' as const };
    return mark === '.' || mark === ';' || mark === '?' || post[at] === undefined;
  };
  let start = edit.after[0];
  while (start > 0 && !isEnd(start - 1) && post[start - 1]?.mark !== ',') start -= 1;
  let end = edit.after[0];
  while (end < post.length && post[end]?.kind !== 'boundary') end += 1;
  const clause = post.slice(start, end);
  return (
    clause.length > 0 &&
    post[end]?.mark !== '?' &&
    !clause.some(
      (item) =>
        // A gerund needs a verb as well: "mamando bem".
        (verbs.has(item.folded) && !/(?:ing|[aei]ndo)$/.test(item.folded) && !lists.PERSONS.has(item.folded)) ||
        isDrug(item.text) ||
        isNegation(item, language) ||
        CONDITIONS.test(item.folded) ||
        lists.BE[language].has(item.folded) ||
        lists.HAVE[language].has(item.folded),
    )
  );
}

const CONDITIONS = /^(?:if|unless|when|whenever|se|caso|quando|qdo|exceto|except|or|ou|vs)$/;

/** The general noun of a name that the post writes alone: "exodontia do 46", "K 6.8", "McRoberts". */
export function isNamedNoun(place: Place): boolean {
  const word = place.pair.rewriting[place.first]?.folded ?? '';
  const [before, next] = [wordBefore(place), wordAfter(place)];
  if (/^(?:tooth|dente)$/.test(word)) return /^[1-4][1-8]$/.test(next) || /^[1-4][1-8]$/.test(before);
  if (/^(?:levels?|nive[li]s?|nivel)$/.test(word))
    return (
      (LEVELS.test(before) || LEVELS.test(next)) &&
      !isLevelOfDose({ items: place.pair.rewriting, at: place.first, end: place.last + 1 })
    );
  if (/^(?:scores?|escore)$/.test(word))
    return /^(?:apgar|glasgow|gcs|nihss|wells|centor|sofa|meld)$/.test(before) || /^(?:apgar|glasgow)$/.test(next);
  if (/^(?:ratio|relacao)$/.test(word)) return /^(?:f|p|t1|t4|acr|pcr)$/.test(before) || /^(?:p|t4)$/.test(next);
  if (/^(?:waves?)$/.test(word)) return /^(?:t|p|q|u|f|delta)$/.test(before);
  return (
    /^(?:mcroberts|valsalva|epley|hallpike|heimlich|sellick|zavanelli)$/.test(before) ||
    /^(?:mcroberts|valsalva|epley|heimlich)$/.test(next)
  );
}
const LEVELS =
  /^(?:potassium|sodium|lithium|vancomycin|digoxin|glucose|prolactin|ferritin|potassio|sodio|litio|glicose|prolactina|ferritina|tacrolimus|valproate|phenytoin|calcium|calcio|troponin|troponina|k|na)$/;

/** A short label with a role or a specialty begins the post ("psych SHO.", "ENT clinic q:"): "I am a psychiatry SHO". */
export function isLabel({ edit, pair: { post, rewriting }, last }: Place): boolean {
  const end = post.findIndex(({ kind }) => kind === 'boundary');
  const stop = rewriting.findIndex(({ mark }) => mark === '.' || mark === ':' || mark === '?');
  return (
    end > 0 &&
    end <= 5 &&
    edit.before[0] < end &&
    (stop < 0 || last < stop) &&
    post.slice(0, end).some(({ folded }) => lists.ROLES.test(folded))
  );
}
