import type { Language } from '../../tokens/types';
import type { Step } from './align';
import { addedBoundaryFault, joinFault, listFault, removedBoundaryFault, splitFault } from './boundary-faults';
import { clausesOf } from './clauses';
import { becomesStatement } from './governed-parts';
import { isAskedVerb } from './free-items';
import { boundaryOf, type Gap, gapsOf, type Texts } from './gap';
import type { Item } from './items';
import { gendersOf, personFault } from './person-faults';
import { changesTense, tenseFault } from './tense-faults';
import { vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

/** The first change between matched words that may change the meaning: of clauses, of persons; undefined for none. */
export function findChangedGap(
  steps: readonly Step[],
  post: readonly Item[],
  rewriting: readonly Item[],
  language: Language,
  isHarmless: (gap: Gap, fault: string, texts: Texts) => boolean = () => false,
): string | undefined {
  const texts: Texts = {
    post,
    rewriting,
    language,
    clauses: clausesOf(post, language),
    marked: new Set(
      post.flatMap((item, at) => (at === post.length - 1 || post[at + 1]?.kind === 'boundary' ? [item.folded] : [])),
    ),
    gender: gendersOf(post),
  };
  const changed = steps.find((step) => changesTense(step, texts));
  if (changed !== undefined) return `tense near ${post[changed.post?.from ?? 0]?.text}`;
  for (const gap of gapsOf(steps, post.length)) {
    const fault = tenseFault(gap, texts) ?? faultOf(gap, texts);
    if (fault !== undefined && !isHarmless(gap, fault, texts))
      return `${fault} near ${post[gap.before]?.text ?? '^'} ${post[gap.after]?.text ?? '$'}`;
  }
  return undefined;
}

function faultOf(gap: Gap, texts: Texts): string | undefined {
  const { post, rewriting, language } = texts;
  const from = boundaryOf(post, gap.dropped, language);
  let to = boundaryOf(rewriting, gap.added, language);
  const atStart = gap.before < 0;
  const atEnd = gap.after >= post.length;
  const open = (items: readonly Item[], places: readonly number[], mark: string): number =>
    places.filter((at) => items[at]?.mark === mark).length;
  for (const mark of ['(', ')'])
    if (open(rewriting, gap.added, mark) > open(post, gap.dropped, mark)) return 'parenthesis added';
  const hasDoubleMark = (items: readonly Item[], places: readonly number[]): boolean =>
    places.some(
      (at) => items[at]?.mark === ',' && (items[at + 1]?.kind === 'boundary' || items[at - 1]?.kind === 'boundary'),
    );
  // "... (4 g), then": a comma after a parenthesis of the post is its own.
  if (hasDoubleMark(rewriting, gap.added) && !hasDoubleMark(post, gap.dropped)) return 'marks';
  if (hasDanglingWord(gap, texts)) return 'mark after a function word';
  if (gap.added.some((at) => isAskedVerb(rewriting, at)) && hasVerb(gap, texts)) return 'verb added';
  const addedWords = personFault(gap, from, texts);
  if (addedWords !== undefined) return addedWords;
  if (from.isQuestion !== to.isQuestion) {
    if (from.isQuestion || (from.hasStop ? !isPlainQuestion(gap, texts) : !isQuestionLike(gap, texts)))
      return 'question';
    if (!atEnd && from.level === 0) return 'question';
  }
  if (atStart || atEnd) return undefined;
  if (from.isEllipsis && to.level > 0) return undefined;
  if (from.isEllipsis) to = { ...to, level: 0 };
  if (from.level === 1 && to.level > 0 && becomesStatement(gap, to, texts)) return 'item of a list stated';
  // "And" stands in both texts.
  if (
    lists.AND[language].has(post[gap.before]?.folded ?? '') &&
    becomesStatement({ ...gap, before: gap.before - 1 }, to, texts)
  )
    return 'item of a list stated';
  if (from.level === to.level) return from.level === 1 ? listFault(gap, from, to, texts) : undefined;
  if (from.level === 0) return addedBoundaryFault(gap, to, texts);
  if (to.level === 0) return removedBoundaryFault(gap, from, texts);
  return from.level < to.level ? splitFault(gap, from, texts) : joinFault(gap, texts);
}

/** Whether the sentence from an item on ends in a question mark. */
function isQuestion(items: readonly Item[], from: number): boolean {
  for (let at = from; at < Math.min(from + 40, items.length); at += 1) {
    const { mark } = items[at] ?? {};
    if (mark === '?' || mark === '.' || mark === ';') return mark === '?';
  }
  return false;
}

/** A mark after a word that needs another one after it ("it is, cheap"), where the post has none. */
function hasDanglingWord(gap: Gap, { post, rewriting, language, marked }: Texts): boolean {
  return gap.added.some((at) => {
    const { mark } = rewriting[at] ?? {};
    if (mark !== ',' && mark !== '.' && mark !== ';') return false;
    const before = rewriting[at - 1]?.folded ?? '';
    const dangles =
      lists.DANGLING.has(before) ||
      lists.ARTICLES[language].has(before) ||
      // "Esta" points, "está" is a verb.
      (lists.BE[language].has(before) && rewriting[at - 1]?.plain !== 'esta') ||
      lists.ADDED_PREPOSITIONS[language].has(before);
    const next = rewriting[at + 1];
    // "8 mm, stable": the post has the mark too, so that only the auxiliary is added.
    const isOwnMark = at === gap.added[0] && gap.dropped.some((each) => post[each]?.mark === mark);
    if (!isOwnMark && (language === 'en' ? /^of$/ : /^(?:de|do|da|dos|das)$/).test(next?.folded ?? '')) return true;
    if (
      language === 'en' &&
      !isOwnMark &&
      /^(?:is|are|was|were|be|been|being|has|have|had|do|does|did)$/.test(next?.folded ?? '') &&
      !isQuestion(rewriting, at + 1) &&
      // "If they are on methadone, do not give it".
      !(next?.folded === 'do' && rewriting[at + 2]?.folded === 'not')
    )
      return true;
    const isObject = before === 'it' && marked.has(rewriting[at - 2]?.folded ?? '');
    return dangles && !isObject && !marked.has(before);
  });
}

/** Whether the post's sentence at a gap has a verb. */
function hasVerb({ before, after }: Gap, { post, language }: Texts): boolean {
  const { verbs } = vocabularyOf(language);
  const ends = (at: number): boolean => /^[.?;]$/u.test(post[at]?.mark ?? '');
  let [start, end] = [Math.max(0, before), Math.min(after, post.length - 1)];
  if (ends(start)) start += 1;
  while (start > 0 && !ends(start - 1)) start -= 1;
  while (end < post.length && !ends(end)) end += 1;
  return post
    .slice(start, end)
    .some(({ kind, folded }) => kind === 'word' && (verbs.has(folded) || lists.BE[language].has(folded)));
}

/** A sentence that ends in a full stop although it asks: "Why is everyone afraid of it." */
function isPlainQuestion(gap: Gap, { post, language }: Texts): boolean {
  let start = gap.before;
  while (start > 0 && post[start - 1]?.mark !== '.' && post[start - 1]?.mark !== '?') start -= 1;
  return (
    language === 'en' &&
    /^(?:why|how|what|when|where|which|who)$/.test(post[start]?.folded ?? '') &&
    /^(?:is|are|do|does|did|can|should|would|was|were)$/.test(post[start + 1]?.folded ?? '')
  );
}

/** A sentence without an end mark that asks. */
function isQuestionLike(gap: Gap, { post, language }: Texts): boolean {
  let start = gap.before;
  while (start > 0 && post[start - 1]?.mark !== '.' && post[start - 1]?.mark !== '?') start -= 1;
  for (let at = Math.max(0, start); at <= gap.before && at < start + 8; at += 1)
    if (lists.QUESTION_WORDS[language].has(post[at]?.folded ?? '')) return true;
  return false;
}
