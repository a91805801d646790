import { isNegation, isScope } from '../meaning/clauses';
import { vocabularyOf } from '../meaning/vocabulary';
import * as lists from '../meaning/word-lists';
import type { TextPair } from './edits';
import type { Block } from './moves';

/** No clause, condition, negation, list or second verb stands between. */
const isOneClause = ({ crossed }: Block, { post, language }: TextPair, verbs: number): boolean => {
  const vocabulary = vocabularyOf(language).verbs;
  return (
    crossed.length > 0 &&
    crossed.length <= 12 &&
    crossed.every(
      (at) =>
        post[at]?.kind !== 'boundary' &&
        !isScope(post[at], language) &&
        !isNegation(post[at], language) &&
        !lists.AND[language].has(post[at]?.folded ?? ''),
    ) &&
    crossed.filter((at) => vocabulary.has(post[at]?.folded ?? '')).length <= verbs
  );
};

const isClauseEnd = (items: TextPair['post'], at: number): boolean =>
  items[at] === undefined || items[at]?.kind === 'boundary';

/** "AAS 100 já comecei" is "já iniciei AAS 100": the author's verb at the end of a clause that has no other verb. */
export function isVerbAtEnd(block: Block, pair: TextPair): boolean {
  const { from, to } = block;
  const { post, rewriting, language } = pair;
  const { verbs } = vocabularyOf(language);
  const last = from.at(-1) ?? 0;
  const isAuthor = (verbs.get(post[last]?.folded ?? '') ?? []).some(({ form }) => form === '1d' || form === '1r');
  return (
    isAuthor &&
    // The object follows it there, and nothing precedes it.
    isClauseEnd(rewriting, (to[0] ?? 0) - 1) &&
    !isClauseEnd(rewriting, (to.at(-1) ?? 0) + 1) &&
    from.length <= 2 &&
    from.slice(0, -1).every((at) => /^(?:ja|eu|tambem|tb)$/.test(post[at]?.folded ?? '')) &&
    isClauseEnd(post, last + 1) &&
    isClauseEnd(post, (block.crossed[0] ?? 0) - 1) &&
    isOneClause(block, pair, 0)
  );
}

const EXAMINATION =
  /^(?:xray|ray|x|cxr|ct|mri|uss|us|ultrasound|echo|ecg|film|rx|tc|rm|usg|ultrassom|eco|radiografia|tomografia)$/;

/** "NG tube in lung on xray" is "X-ray showed the NG tube in the lung". */
export function isExamination(block: Block, pair: TextPair): boolean {
  const { from, to } = block;
  const { post, rewriting } = pair;
  const [first = 0, last = 0] = [from[0], to.at(-1)];
  return (
    from.some((at) => EXAMINATION.test(post[at]?.folded ?? '')) &&
    from.every(
      (at) => EXAMINATION.test(post[at]?.folded ?? '') || /^(?:on|no|na|em|in)$/.test(post[at]?.folded ?? ''),
    ) &&
    [first, first - 1].some((at) => /^(?:on|no|na|em)$/.test(post[at]?.folded ?? '')) &&
    /^(?:showed|shows|revealed|demonstrated|mostrou|mostra|evidenciou|revelou)$/.test(
      rewriting[last + 1]?.folded ?? '',
    ) &&
    isOneClause(block, pair, 0)
  );
}

/** "In patients with PEEP 14, may I ...": a part with its preposition at the beginning of the clause that it stood in. */
export function isFronted(block: Block, pair: TextPair): boolean {
  const { from, to } = block;
  const { post, rewriting, language } = pair;
  const preposition = language === 'en' ? /^(?:in|on|at|with|during|for)$/ : /^(?:em|no|na|nos|nas|com|c\/|durante)$/;
  const [first = 0, place = 0] = [from[0], to[0]];
  const begins = (items: TextPair['post'], at: number): boolean =>
    [at, at - 1, at - 2].some(
      (each) => preposition.test(items[each]?.folded ?? '') && (each === at || items[at - 1]?.kind === 'word'),
    );
  let start = place;
  while (start > 0 && place - start < 4 && rewriting[start - 1]?.kind === 'word') start -= 1;
  return (
    from.length >= 2 &&
    begins(post, first) &&
    begins(rewriting, place) &&
    isClauseEnd(rewriting, start - 1) &&
    isClauseEnd(rewriting, (to.at(-1) ?? 0) + 1) &&
    isOneClause(block, pair, 1)
  );
}
