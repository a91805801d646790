import { isDrug } from '../../tokens/is-drug';
import type { Language } from '../../tokens/types';
import { isNegation } from '../meaning/clauses';
import { boundaryOf, type Gap, type Texts } from '../meaning/gap';
import type { Item } from '../meaning/items';
import * as lists from '../meaning/word-lists';

/** Words before which a comma moves nothing; "in the hand" may belong to what precedes or follows. */
const BEGINS_PART = {
  en: /^(?:with|w\/|during|despite|taking|using|including)$/,
  pt: /^(?:com|c\/|durante|usando|mamando|tomando|apesar)$/,
} as const;
/** After a condition, the main clause begins with one of these. */
const BEGINS_MAIN = {
  en: /^(?:do|does|should|would|can|could|is|are|will|please|go)$/,
  pt: /^(?:vai|vao|pode|deve|posso|devo|faz|fazer|nao_|vou)$/,
} as const;

/**
 * Whether a comma that the rewriting adds or removes bounds no negation and no condition: before a part with its own
 * preposition, a measurement, a gerund, the main clause after a condition, or between the adjectives of one noun.
 */
export function isHarmlessMark(gap: Gap, fault: string, texts: Texts): boolean {
  const { post, rewriting, language, clauses } = texts;
  const [before, next, second] = [post[gap.before], post[gap.after], post[gap.after + 1]];
  const clause = clauses[gap.before];
  if (before === undefined || next === undefined || clause === undefined) return false;
  if (fault === 'mark removed') return isAdjective(before) && isAdjective(next) && !clause.hasNegation;
  if (fault === 'and after a negation')
    return (
      /^(?:no|sem)$/.test(next.folded) &&
      !post.slice(clause.start, gap.after).some((item) => isNegation(item, language)) &&
      clause.hasScope !== true
    );
  if (fault !== 'mark added') return false;
  const to = boundaryOf(rewriting, gap.added, language);
  if (to.level !== 1 || post.slice(clause.start, gap.after).some((item) => isNegation(item, language))) return false;
  if (clause.beginsWithScope)
    return !to.hasAnd && !isSubject(post, gap.before, language) && BEGINS_MAIN[language].test(next.folded);
  if (clause.hasScope || next.kind !== 'word') return false;
  const added = gap.added.map((at) => rewriting[at]?.folded ?? '');
  return (
    (BEGINS_PART[language].test(next.folded) && second?.kind === 'word' && !isDrug(before.text)) ||
    added.some((word) => /^(?:with|com|who|which|que)$/.test(word)) ||
    (language === 'pt' && /(?:ando|endo|indo)$/.test(next.folded)) ||
    (second?.kind === 'number' && /^\p{Lu}/u.test(next.text))
  );
}

/** Whether the word before a verb may be its subject: "if he vomits the mother | may repeat it". */
const isSubject = (items: readonly Item[], at: number, language: Language): boolean =>
  PRONOUN.test(items[at]?.folded ?? '') ||
  lists.FAMILY.has(items[at]?.folded ?? '') ||
  lists.ARTICLES[language].has(items[at - 1]?.folded ?? '');

const PRONOUN = /^(?:i|we|you|u|he|she|they|it|eu|nos|ele|ela|voces|vcs|vc|who|que)$/;

const isAdjective = ({ folded }: Item): boolean =>
  /^(?:asymptomatic|symptomatic|young|elderly|old|well|unwell|stable|obese|pregnant|febrile|afebrile|drowsy|confused|alert|assintomatic[oa]|jovem|idos[oa]|estavel|obes[oa]|gestante|febril|afebril|sonolent[oa]|ferropenic[oa]|diabetic[oa]|hipertens[oa])$/.test(
    folded,
  );
