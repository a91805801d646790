import { auxiliaryOf, auxiliaryStart, isOpen, isParticiple, isScope, type Text } from './grammar';
import { isFree } from './free-items';
import * as lists from './word-lists';

/** A part of a text whose items may be read in another order. */
export interface MovedReading {
  readonly start: number;
  readonly end: number;
  readonly order: readonly number[];
  /** Items that this reading may leave out. */
  readonly free: readonly number[];
  /** Keys of a last step, after the items of the order. */
  readonly last: readonly string[];
}

const MAX_MOVED = 24;

/** The other orders in which a text may be read. Linear in its length. */
export function* movedReadings(text: Text): Generator<MovedReading> {
  if (text.side === 'rewriting') yield* movedPassives(text);
  else {
    yield* negatedAny(text);
    yield* ages(text);
    yield* opinions(text);
  }
}

/** "Heparin was given" is read as "given heparin" too, within one clause. */
function* movedPassives(text: Text): Generator<MovedReading> {
  for (const [at] of text.items.entries()) {
    if (!isParticiple(text, at) || auxiliaryOf(text, at) !== 'be') continue;
    const begin = auxiliaryStart(text, at);
    for (const stopsAtAnd of [true, false]) {
      let start = begin;
      while (start > 0 && begin - start < MAX_MOVED && !endsSubject(text, start - 1, stopsAtAnd)) start -= 1;
      if (start === begin || (!stopsAtAnd && start > 0 && !endsSubject(text, start - 1, false))) continue;
      const order = [...range(begin, at + 1), ...range(start, begin)];
      // An order in the active has no "should".
      const free = range(begin, at).filter(
        (each) =>
          /^(?:should|must|deve|devem)$/.test(text.items[each]?.folded ?? '') &&
          /^(?:be|not|never|nao|nunca|ser)$/.test(text.items[each + 1]?.folded ?? ''),
      );
      yield { start, end: at + 1, order, free, last: [] };
    }
  }
}

/** "Did not see any" is read as "saw no" too. */
function* negatedAny(text: Text): Generator<MovedReading> {
  for (const [at, { plain }] of text.items.entries()) {
    if (!/^(?:not|\p{L}+n't|dont|doesnt|didnt|havent|hasnt|não|nao|n)$/u.test(plain)) continue;
    let quantifier = at + 1;
    while (
      quantifier <= at + 3 &&
      text.items[quantifier]?.kind === 'word' &&
      !/^(?:any|nenhum|nenhuma)$/.test(text.items[quantifier]?.folded ?? '')
    )
      quantifier += 1;
    if (!/^(?:any|nenhum|nenhuma)$/.test(text.items[quantifier]?.folded ?? '')) continue;
    const order = range(at + 1, quantifier);
    const no = text.vocabulary.phrases
      .get(text.language === 'en' ? 'no' : 'sem')
      ?.find(({ words }) => words.length === 1);
    yield { start: at, end: quantifier + 1, order, free: [], last: no?.keys ?? [] };
  }
}

/** "Kid 4y" is read as "4-year-old child" too, and "sepsis pt" as "patient with sepsis". */
function* ages(text: Text): Generator<MovedReading> {
  for (const [at, { folded }] of text.items.entries()) {
    if (!lists.PERSONS.has(folded)) continue;
    let end = at + 1;
    while (
      end < at + 5 &&
      (text.items[end]?.kind === 'number' ||
        /^(?:old|y|yo|yr|yrs|years?|wks?|weeks?|months?|mo|days?|f|m|female|male)$/.test(text.items[end]?.folded ?? ''))
    )
      end += 1;
    if (end > at + 1 && text.items[at + 1]?.kind === 'number') yield moved(at, end, [...range(at + 1, end), at]);
    let start = at;
    while (
      start > 0 &&
      at - start < 3 &&
      text.items[start - 1]?.kind === 'word' &&
      !lists.CLAUSE_STARTERS[text.language].has(text.items[start - 1]?.folded ?? '') &&
      !text.vocabulary.verbs.has(text.items[start - 1]?.folded ?? '') &&
      !isFree(text, start - 1)
    )
      start -= 1;
    if (start < at && isOpen(text, start - 1) && /^(?:pts?|patients?|pct|paciente)$/.test(folded))
      yield moved(start, at + 1, [at, ...range(start, at)]);
  }
}

/** "It helps imo" is read as "In my opinion, it helps" too. */
function* opinions(text: Text): Generator<MovedReading> {
  for (const [at, { folded }] of text.items.entries()) {
    if (!/^(?:imo|imho|tbh|afaik)$/.test(folded) || !isOpen(text, at + 1)) continue;
    let start = at;
    while (start > 0 && at - start < MAX_MOVED * 2 && text.items[start - 1]?.kind !== 'boundary') start -= 1;
    if (isOpen(text, start - 1)) yield moved(start, at + 1, [at, ...range(start, at)]);
  }
}

function endsSubject(text: Text, at: number, stopsAtAnd: boolean): boolean {
  const item = text.items[at];
  return (
    !item || item.kind === 'boundary' || (stopsAtAnd && lists.AND[text.language].has(item.folded)) || isScope(text, at)
  );
}

const moved = (start: number, end: number, order: readonly number[]): MovedReading => ({
  start,
  end,
  order,
  free: [],
  last: [],
});

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);
