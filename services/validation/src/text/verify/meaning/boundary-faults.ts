import { type Clause, isNegation, isScope } from './clauses';
import type { Boundary, Gap, Texts } from './gap';
import { vocabularyOf } from './vocabulary';
import * as lists from './word-lists';

const left = ({ before }: Gap, { clauses }: Texts): Clause | undefined => clauses[before];
const right = ({ after }: Gap, { clauses }: Texts): Clause | undefined => clauses[after];

/** A comma that becomes "and", or the reverse. */
export function listFault(gap: Gap, from: Boundary, to: Boundary, texts: Texts): string | undefined {
  const [one, other] = [left(gap, texts), right(gap, texts)];
  if (from.isParenthesis !== to.isParenthesis && (one?.hasNegation || other?.hasNegation) && !other?.stands)
    return 'parenthesis';
  if (from.hasMark === to.hasMark && from.hasAnd === to.hasAnd) return undefined;
  if (one === other) return undefined;
  if (one?.hasNegation && !other?.stands) return 'list after a negation';
  if (one?.hasScope || other?.beginsWithScope) return from.hasAnd === to.hasAnd ? undefined : 'list after a condition';
  return undefined;
}

/** A mark or "and" that the post does not have. */
export function addedBoundaryFault(gap: Gap, to: Boundary, texts: Texts): string | undefined {
  const { post, language } = texts;
  const next = post[gap.after];
  const before = post[gap.before];
  const clause = left(gap, texts);
  const opens =
    lists.OPENERS[language].has(before?.folded ?? '') &&
    clause !== undefined &&
    (gap.before - clause.start <= 3 || /^(?:imo|imho|tbh|afaik)$/.test(before?.folded ?? ''));
  if (opens) return undefined;
  const isAlternative =
    /^(?:or|ou)$/.test(next?.folded ?? '') && clause !== undefined && !clause.hasNegation && !clause.beginsWithScope;
  if (isNegation(before, language) || isScope(before, language) || (isScope(next, language) && !isAlternative))
    return 'mark beside a scope';
  if (isAlternative) return undefined;
  if (
    isNegation(next, language) &&
    lists.BARE_NEGATIONS.has(next?.folded ?? '') &&
    !lists.QUESTION_WORDS[language].has(next?.folded ?? '') &&
    next?.folded !== 'no'
  )
    return 'mark before a negation';
  if (to.isColon && next?.kind === 'number') return undefined;
  if (next?.kind === 'number' || lists.SIDES.has(before?.folded ?? '')) return 'mark before a number';
  if (to.hasAnd && !to.hasMark && clause?.hasNegation) return 'and after a negation';
  const first = firstAfter(gap, texts);
  const starts = lists.CLAUSE_STARTERS[language].has(first);
  if (to.level === 2) return starts && !clause?.hasScope && !clause?.hasNegation ? undefined : 'sentence split';
  if (starts)
    return clause?.hasNegation && !/^(?:but|however|mas|porem|although)$/.test(first)
      ? 'mark after a negation'
      : undefined;
  if (
    clause?.beginsWithScope &&
    (vocabularyOf(language).verbs.has(next?.folded ?? '') ||
      /^(?:pode|deve|posso|devo|precisa|can|may|should|must|will)$/.test(next?.folded ?? ''))
  )
    return undefined;
  if (lists.OPENERS[language].has(before?.folded ?? '') && clause && gap.before - clause.start <= 1) return undefined;
  if (gap.added.some((at) => /^(?:which|who|that|que)$/.test(texts.rewriting[at]?.folded ?? ''))) return undefined;
  if (to.hasAnd && !to.hasMark && !clause?.hasScope) return undefined;
  return 'mark added';
}

/** The first word of the post after the gap that begins its clause. */
const firstAfter = (gap: Gap, { post }: Texts): string => {
  const dropped = gap.dropped.map((at) => post[at]).find((item) => item?.kind === 'word');
  return dropped?.folded ?? post[gap.after]?.folded ?? '';
};

/** Words that connect what a comma separated. */
const JOINING = /^(?:with|who|which|has|had|com|que|is|are|was|were|shows|showed|in|at|of|on|em|no|na)$/;

/** A mark or "and" that the rewriting does not have. */
export function removedBoundaryFault(gap: Gap, from: Boundary, texts: Texts): string | undefined {
  const { post, language, rewriting } = texts;
  const [before, next] = [post[gap.before], post[gap.after]];
  const droppedWords = new Set(gap.dropped.map((at) => post[at]?.folded ?? ''));
  const joins = gap.added.some((at) => {
    const { folded = '', plain } = rewriting[at] ?? {};
    return !droppedWords.has(folded) && (JOINING.test(folded) || plain === 'é');
  });
  if (isNegation(before, language) || isScope(before, language) || isScope(next, language))
    return 'mark removed beside a scope';
  if (isNegation(next, language) && /^(?:not|nao|never|nunca|n|nem|nor)$/.test(next?.folded ?? ''))
    return 'mark removed before a negation';
  const [one, other] = [left(gap, texts), right(gap, texts)];
  if (from.level === 2)
    return joins && !one?.hasScope && !other?.hasScope && !one?.hasNegation && !other?.hasNegation
      ? undefined
      : 'sentences joined';
  if (one?.hasScope || (one?.hasNegation && !other?.stands)) return 'mark removed in a scope';
  if (next?.kind === 'number' && !joins)
    return from.isColon || from.isParenthesis ? undefined : 'mark removed before a number';
  if (/^(?:without|sem)$/.test(rewriting[gap.afterInRewriting]?.folded ?? '') && !one?.hasNegation) return undefined;
  if (from.hasAnd) return 'and removed';
  const addedWords = new Set(gap.added.map((at) => rewriting[at]?.folded ?? ''));
  const hasReason =
    joins ||
    from.isColon ||
    from.isParenthesis ||
    gap.dropped.some((at) => post[at]?.kind !== 'boundary' && !addedWords.has(post[at]?.folded ?? ''));
  return hasReason || /^(?:but|however|mas|porem|which|who)$/.test(next?.folded ?? '') ? undefined : 'mark removed';
}

/** A comma or "and" that becomes the end of a sentence. */
export function splitFault(gap: Gap, from: Boundary, texts: Texts): string | undefined {
  const [one, other] = [left(gap, texts), right(gap, texts)];
  if (one?.beginsWithScope || other?.beginsWithScope) return 'condition split';
  if (from.hasAnd && (one?.hasScope || other?.hasScope)) return 'condition split at and';
  if (one !== other && one?.hasNegation && !other?.stands) return 'negation split';
  if (one === other && one?.hasNegation && !verbAfter(gap, texts)) return 'negation split at and';
  return undefined;
}

function verbAfter(gap: Gap, { post, clauses, language }: Texts): boolean {
  const { verbs } = vocabularyOf(language);
  for (let at = gap.after; at < (clauses[gap.after]?.end ?? 0); at += 1)
    if (verbs.has(post[at]?.folded ?? '') || isNegation(post[at], language)) return true;
  return false;
}

/** The end of a sentence that becomes a comma or "and". */
export function joinFault(gap: Gap, texts: Texts): string | undefined {
  const [one, other] = [left(gap, texts), right(gap, texts)];
  if (one?.hasScope || other?.hasScope) return 'condition joined';
  if (one?.hasNegation && !other?.stands) return 'negation joined';
  return undefined;
}
