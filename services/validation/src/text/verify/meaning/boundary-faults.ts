import { type Clause, isNegation, isScope } from './clauses';
import type { Boundary, Gap, Texts } from './gap';
import type { Language } from '../../tokens/types';
import { isElse } from './grammar';
import type { Item } from './items';
import { unitOf } from './numbers';
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
  if (one?.hasScope || other?.beginsWithScope)
    return from.hasAnd === to.hasAnd || isNewClause(gap, from, to, texts) ? undefined : 'list after a condition';
  return undefined;
}

/** "..., and the patient is ...": after a comma that stays, a subject and its verb begin a clause that is separate. */
function isNewClause(gap: Gap, from: Boundary, to: Boundary, { rewriting, clauses, language }: Texts): boolean {
  const words = gap.added.map((at) => rewriting[at]?.folded ?? '');
  return (
    from.hasMark &&
    to.hasMark &&
    to.hasAnd &&
    clauses[gap.before]?.beginsWithScope === false &&
    clauses[gap.before]?.hasNegation === false &&
    words.some(
      (word, at) =>
        /^(?:patient|he|she|there|it|i|we|paciente|ele|ela)$/.test(word) &&
        words
          .slice(at + 1)
          .some((each) => lists.BE[language].has(each) || lists.HAVE[language].has(each) || each === 'am'),
    )
  );
}

/** A mark or "and" that the post does not have. */
export function addedBoundaryFault(gap: Gap, to: Boundary, texts: Texts): string | undefined {
  const { post, language } = texts;
  const next = post[gap.after];
  const before = post[gap.before];
  const clause = left(gap, texts);
  const said = /^(?:que|q|that)$/.test(before?.folded ?? '') ? post[gap.before - 1] : before;
  if ((to.level === 2 || to.hasAnd) && SAYS[language].test(said?.folded ?? ''))
    return 'statement split from who says it';
  const opens =
    lists.OPENERS[language].has(before?.folded ?? '') &&
    clause !== undefined &&
    (gap.before - clause.start <= 3 || /^(?:imo|imho|tbh|afaik)$/.test(before?.folded ?? ''));
  if (opens) return undefined;
  const isAlternative =
    /^(?:or|ou)$/.test(next?.folded ?? '') && clause !== undefined && !clause.hasNegation && !clause.beginsWithScope;
  if (
    to.level === 1 &&
    !to.hasAnd &&
    /^(?:not|nao|n)$/.test(before?.folded ?? '') &&
    /^(?:if|se)$/.test(post[gap.before - 1]?.folded ?? '') &&
    isElse({ items: post, vocabulary: vocabularyOf(language) }, gap.after)
  )
    return undefined;
  if (isNegation(before, language) || isScope(before, language) || (isScope(next, language) && !isAlternative))
    return 'mark beside a scope';
  if (isAlternative) return undefined;
  // "Because A, B" of "A so B".
  if (to.level === 1 && !to.hasAnd && gap.after === gap.before + 2 && isReasonWord(post[gap.before + 1]?.folded))
    return undefined;
  if (isContrast(gap, to, texts)) return undefined;
  if (
    isNegation(next, language) &&
    lists.BARE_NEGATIONS.has(next?.folded ?? '') &&
    !lists.QUESTION_WORDS[language].has(next?.folded ?? '') &&
    next?.folded !== 'no'
  )
    return 'mark before a negation';
  if (to.isColon && next?.kind === 'number') return undefined;
  // "2 g, 1 h before".
  if (next?.kind === 'number' && before?.kind === 'number' && isTimeBefore(post, gap.after, language)) return undefined;
  if (next?.kind === 'number' || lists.SIDES.has(before?.folded ?? '')) return 'mark before a number';
  if (to.hasAnd && !to.hasMark && clause?.hasNegation) return 'and after a negation';
  if (to.level === 1 && isBeforeThen(gap, texts)) return undefined;
  const first = firstAfter(gap, texts);
  const starts = lists.CLAUSE_STARTERS[language].has(first);
  if (to.level === 2) return starts && !clause?.hasScope && !clause?.hasNegation ? undefined : 'sentence split';
  if (starts)
    return clause?.hasNegation && !/^(?:but|however|mas|porem|although)$/.test(first) && !isOwnClause(gap, texts)
      ? 'mark after a negation'
      : undefined;
  if (
    clause?.beginsWithScope &&
    // "If he vomits the mother may repeat it": she is no object.
    !lists.FAMILY.has(before?.folded ?? '') &&
    !SUBJECTS.test(before?.folded ?? '') &&
    (vocabularyOf(language).verbs.has(next?.folded ?? '') ||
      /^(?:pode|deve|posso|devo|precisa|can|may|should|must|will)$/.test(next?.folded ?? ''))
  )
    return undefined;
  if (clause?.beginsWithScope && to.level === 1 && !to.hasAnd && beginsMainClause(gap, texts)) return undefined;
  if (lists.OPENERS[language].has(before?.folded ?? '') && clause && gap.before - clause.start <= 1) return undefined;
  if (gap.added.some((at) => /^(?:which|who|that|que)$/.test(texts.rewriting[at]?.folded ?? ''))) return undefined;
  if (to.level === 1 && !to.hasAnd && !clause?.hasScope && isLoose(gap, texts)) return undefined;
  if (to.hasAnd && !to.hasMark && !clause?.hasScope) return undefined;
  return 'mark added';
}

/** "We think its viral" is no "we think. It is viral": what is thought or said follows without a mark. */
const SAYS = {
  en: /^(?:think|thinks|thinking|thought|believe|believes|believed|feel|feels|felt|hope|hopes|hoping|guess|suspect|suspects|suspected|assume|assumes|assumed|say|says|said|saying|told|claims?|claimed|means|heard|reckon|reckons|doubt|doubts|wonder|wondering|suggests?|suggested|seems|appears|know|knows|knew|worried|afraid|convinced)$/,
  pt: /^(?:acho|acha|acham|achei|achou|achamos|penso|pensa|pensei|pensamos|acredito|acredita|acreditamos|creio|espero|suspeito|suspeita|suspeitei|suspeitamos|imagino|suponho|disse|diz|dizem|disseram|falou|fala|falam|falaram|contou|afirma|afirmou|ouvi|duvido|parece|pareceu|sugere|sugeriu|sei|sabe|soube|temo|receio)$/,
} as const;

/** A duration and "before" or "after" it. */
function isTimeBefore(items: readonly Item[], at: number, language: Language): boolean {
  const { text = '' } = items[at] ?? {};
  const own = /\p{L}+$/u.exec(text)?.[0];
  const unit = unitOf(own ?? items[at + 1]?.folded ?? '');
  const word = items[own === undefined ? at + 2 : at + 1]?.folded ?? '';
  return (
    /^(?:hour|minute|second|day|week)$/.test(unit ?? '') &&
    (language === 'en' ? /^(?:before|after|later|prior)$/ : /^(?:antes|depois|apos)$/).test(word)
  );
}

const SUBJECTS =
  /^(?:i|we|he|she|they|it|you|u|vc|vcs|voce|voces|nobody|somebody|everybody|noone|nothing|eu|nos|ele|ela|eles|elas|ninguem|alguem|nada|tudo)$/;

/** "... and nobody told us": a pronoun after "and" begins a clause that is separate, beyond a negation before it. */
function isOwnClause({ after }: Gap, { post, language }: Texts): boolean {
  const at = after + 1;
  if (!lists.AND[language].has(post[after]?.folded ?? '')) return false;
  const word = post[at]?.folded ?? '';
  return SUBJECTS.test(word) || (/^(?:now|agora)$/.test(word) && SUBJECTS.test(post[at + 1]?.folded ?? ''));
}

/** "210/120 then 80/40": "then" begins what follows. */
const isBeforeThen = ({ before, after }: Gap, { post, clauses, language }: Texts): boolean =>
  (language === 'en' ? /^then$/ : /^(?:depois|dps)$/).test(post[after]?.folded ?? '') &&
  clauses[before]?.hasNegation === false &&
  clauses[before]?.hasScope === (language === 'pt') &&
  !/^(?:de|do|da|disso)$/.test(post[after + 1]?.folded ?? '');

/**
 * A comma that bounds nothing: before a participle ("with aura, taking X"), before the next measurement, or after a
 * place or time at the beginning of a sentence.
 */
function isLoose(gap: Gap, texts: Texts): boolean {
  const { post, clauses, language } = texts;
  const [before, next] = [post[gap.before], post[gap.after]];
  const clause = clauses[gap.before];
  if (before === undefined || clause === undefined || next?.kind !== 'word') return false;
  if (post.slice(clause.start, gap.after).some((item) => isNegation(item, language))) return false;
  const participle =
    language === 'en'
      ? /^(?:taking|using|receiving)$/
      : /^(?:tomando|usando|recebendo|apresentando|evoluindo|mantendo)$/;
  if (before.kind !== 'boundary' && participle.test(next.folded)) return true;
  if (language === 'pt' && next.folded === 'em' && post[gap.after + 1]?.folded === 'uso') return true;
  // "A 19-year-old, with anorexia" and "paciente de 19 anos, com anorexia".
  if (/^(?:com|c\/|with|w\/|w)$/.test(next.folded) && isAge(post, gap.before)) return true;
  return isNextMeasurement(gap, post) || isAfterPlace(gap, clause, texts);
}

const isAge = (items: readonly Item[], at: number): boolean =>
  (items[at]?.kind === 'number' && /^\d{1,3}\s?(?:a|y|yo|f|m|anos)$/iu.test(items[at]?.text ?? '')) ||
  (/^(?:anos|years?)$/.test(items[at]?.folded ?? '') && items[at - 1]?.kind === 'number');

/** "TSH 7,2 T4L normal". */
const isNextMeasurement = ({ before, after }: Gap, post: readonly Item[]): boolean =>
  post[before]?.kind === 'number' &&
  /^(?:[\d.,/%<>+-]+)$/u.test(post[before]?.text ?? '') &&
  post[before - 1]?.kind === 'word' &&
  /^\p{Lu}[\p{Lu}\d]+/u.test(post[after]?.text ?? '') &&
  (post[after + 1]?.kind === 'number' ||
    /^(?:normal|ok|neg|negative|negativo|positivo|positive|pos|alto|alta|baixo|baixa|high|low)$/.test(
      post[after + 1]?.folded ?? '',
    ));

/** "In this centre nobody knows": a preposition opens the sentence, and a subject or an impersonal verb follows. */
function isAfterPlace({ before, after }: Gap, clause: Clause, { post, language }: Texts): boolean {
  const words = post.slice(clause.start, before + 1);
  const { verbs } = vocabularyOf(language);
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    (language === 'en' ? /^(?:in|at|on|with|for|during)$/ : /^(?:em|no|na|nos|nas|com|para|durante)$/).test(
      words[0]?.folded ?? '',
    ) &&
    !words.some(({ kind, folded }) => kind !== 'word' || verbs.has(folded) || lists.BE[language].has(folded)) &&
    (SUBJECTS.test(post[after]?.folded ?? '') || /^(?:ha|existe|the|o|os)$/.test(post[after]?.folded ?? ''))
  );
}

/** "When he fits at home the mother can give it": an article, a person and a modal verb begin the main clause. */
function beginsMainClause({ before, after }: Gap, { post, clauses, language }: Texts): boolean {
  const clause = clauses[before];
  if (!clause) return false;
  const at = /^(?:a|o|as|os|the|his|her|their)$/.test(post[after]?.folded ?? '') ? after + 1 : after;
  const hasArticle = at > after || /^(?:a|o|as|os|the)$/.test(post[after - 1]?.folded ?? '');
  const { verbs } = vocabularyOf(language);
  const hasVerb = post
    .slice(clause.start, before + 1)
    .some(({ folded }) => verbs.has(folded) || lists.BE[language].has(folded) || lists.HAVE[language].has(folded));
  return (
    hasArticle &&
    hasVerb &&
    lists.FAMILY.has(post[at]?.folded ?? '') &&
    /^(?:can|may|should|must|will|could|pode|deve|podem|devem|precisa|vai)$/.test(post[at + 1]?.folded ?? '')
  );
}

const isReasonWord = (word = ''): boolean => /^(?:so|entao|portanto)$/.test(word);

/** "After the tap not before": a comma may show the contrast, where no auxiliary has the negation. */
function isContrast({ before, after }: Gap, to: Boundary, { post, clauses, language }: Texts): boolean {
  const [last, next, follows] = [post[before], post[after], post[after + 1]];
  return (
    to.level === 1 &&
    !to.hasAnd &&
    /^(?:not|nao|n)$/.test(next?.folded ?? '') &&
    follows?.kind === 'word' &&
    last?.kind === 'word' &&
    clauses[before]?.hasScope !== true &&
    !lists.DANGLING.has(last.folded) &&
    !lists.BE[language].has(last.folded) &&
    !lists.HAVE[language].has(last.folded) &&
    !lists.BEFORE_NEGATIONS.has(last.folded) &&
    !vocabularyOf(language).verbs.has(follows.folded) &&
    !lists.BE[language].has(follows.folded)
  );
}

/** The first word of the post after the gap that begins its clause. */
const firstAfter = (gap: Gap, { post }: Texts): string => {
  const dropped = gap.dropped.map((at) => post[at]).find((item) => item?.kind === 'word');
  return dropped?.folded ?? post[gap.after]?.folded ?? '';
};

/** Words that connect what a comma separated. */
const JOINING = /^(?:with|who|which|has|had|com|que|is|are|was|were|shows|showed|in|at|of|on|em|no|na)$/;

/** "Patient with fever, gave X" and "a patient with fever received X": before the comma stands no other verb. */
function isReceived({ before, afterInRewriting }: Gap, { post, rewriting, clauses, language }: Texts): boolean {
  const { verbs } = vocabularyOf(language);
  const first = clauses[before];
  return (
    first !== undefined &&
    /^(?:received|recebeu)$/.test(rewriting[afterInRewriting]?.folded ?? '') &&
    lists.PERSONS.has(post.slice(first.start, first.end).find(({ kind }) => kind === 'word')?.folded ?? '') &&
    !post.slice(first.start, before + 1).some(({ folded }) => verbs.has(folded))
  );
}

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
  if (!from.isColon && isReceived(gap, texts)) return undefined;
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
  // "Give it orally, if not go IV": the other case begins a sentence that is separate.
  if (isOtherCase(gap, texts)) return undefined;
  if (one?.beginsWithScope || other?.beginsWithScope) return 'condition split';
  if (from.hasAnd && (one?.hasScope || other?.hasScope)) return 'condition split at and';
  if (one !== other && one?.hasNegation && !other?.stands) return 'negation split';
  if (one === other && one?.hasNegation && !verbAfter(gap, texts)) return 'negation split at and';
  return undefined;
}

/** "If not", "otherwise", "after that" or "up to 30%" begins the clause, and a verb stands in it. */
function isOtherCase(gap: Gap, texts: Texts): boolean {
  const { post, language } = texts;
  const [first = '', second = '', third = ''] = [0, 1, 2].map((offset) => post[gap.after + offset]?.folded);
  const begins =
    language === 'en'
      ? (first === 'if' && second === 'not') || (/^(?:after|before)$/.test(first) && /^(?:that|this)$/.test(second))
      : (first === 'se' && /^(?:nao|n)$/.test(second)) ||
        (/^(?:antes|depois)$/.test(first) && /^(?:disso|disto)$/.test(second)) ||
        (first === 'ate' && second.endsWith('%') && third !== '');
  return begins && third !== '' && left(gap, texts)?.hasNegation !== true;
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
