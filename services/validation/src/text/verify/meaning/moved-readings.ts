import { auxiliaryOf, auxiliaryStart, isOpen, isParticiple, isScope, type Text } from './grammar';
import { isDrug } from '../../tokens/is-drug';
import { keysOf } from './changes';
import type { Item } from './items';
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
  /** An item with other keys than its own. */
  readonly replaced?: { readonly at: number; readonly keys: readonly string[] };
}

const MAX_MOVED = 24;

/** The other orders in which a text may be read. Linear in its length. */
export function* movedReadings(text: Text): Generator<MovedReading> {
  yield* doses(text);
  if (text.side === 'rewriting') yield* movedPassives(text);
  else {
    yield* negatedAny(text);
    yield* notNeeded(text);
    yield* findings(text);
    yield* reasonsFirst(text);
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
          // One modal verb is enough, also in "Should it be given?".
          !range(Math.max(0, start - 1), each).some((other) => MODAL.test(text.items[other]?.folded ?? '')) &&
          /^(?:be|not|never|nao|nunca|ser)$/.test(text.items[each + 1]?.folded ?? ''),
      );
      yield { start, end: at + 1, order, free, last: [] };
    }
  }
}

const MODAL = /^(?:should|must|can|could|may|might|would|deve|devem|pode|podem)$/;

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

/** "Biopsy positive" is read as "a positive biopsy" too, at the end of a clause. */
function* findings(text: Text): Generator<MovedReading> {
  if (text.language !== 'en') return;
  for (const [at, { folded, kind }] of text.items.entries()) {
    if (kind !== 'word' || !FINDING.test(folded) || !isOpen(text, at + 1)) continue;
    let start = at;
    while (start > 0 && at - start < 2 && text.items[start - 1]?.kind === 'word' && !endsFinding(text, start - 1))
      start -= 1;
    if (start < at && (isOpen(text, start - 1) || endsFinding(text, start - 1)))
      yield {
        ...moved(start, at + 1, [at, ...range(start, at)]),
        replaced: { at, keys: [findingKey(folded)] },
      };
  }
}
/** A finding before its noun, with an article: "a positive biopsy". */
export const findingKey = (word: string): string => `a:${plainFinding[word] ?? word}`;
const plainFinding: Readonly<Record<string, string>> = { neg: 'negative', pos: 'positive' };
export const isFinding = (word: string): boolean => FINDING.test(word);
const FINDING = /^(?:negative|neg|positive|pos|normal|raised|elevated|high|low|clear)$/;
const endsFinding = (text: Text, at: number): boolean => {
  const { folded = '' } = text.items[at] ?? {};
  return (
    lists.AND.en.has(folded) ||
    lists.ARTICLES.en.has(folded) ||
    lists.BE.en.has(folded) ||
    /^(?:with|w|w\/|has|had|have|his|her|their|but|show|shows|showed)$/.test(folded) ||
    (text.vocabulary.verbs.has(folded) && !/^(?:biopsy|culture|swab|scan|screen|test)$/.test(folded))
  );
};

const DOSE = /^\d[\d.,]*\s?(?:mg|mcg|ug|g|units?|iu|ui|ml|mmol|u)$/iu;

/** "5 mg apixaban" is read as "apixaban 5 mg" too, where no other drug or number stands near. */
function* doses(text: Text): Generator<MovedReading> {
  for (const [at, { text: dose, kind }] of text.items.entries()) {
    if (kind !== 'number' || !DOSE.test(dose)) continue;
    const [before, next, far] = [-1, 1, 2].map((offset) => text.items[at + offset]);
    const isOther = (item: Item | undefined): boolean =>
      item?.kind === 'number' || (item?.kind === 'word' && isDrug(item.text));
    if (next?.kind === 'word' && isDrug(next.text) && !isOther(before) && !isOther(far))
      yield moved(at, at + 2, [at + 1, at]);
    // "2mg oral vit k".
    const end = drugAfterRoute(text, at + 1);
    if (end !== undefined && !isOther(before) && !isOther(text.items[end]))
      yield { ...moved(at, end, [...range(at + 1, end), at]) };
    // "5 mg of apixaban".
    if (/^(?:of|de)$/.test(next?.folded ?? '') && far?.kind === 'word' && isDrug(far.text) && !isOther(before))
      yield { ...moved(at, at + 3, [at + 2, at, at + 1]), free: [at + 1] };
  }
}

/** The end of a drug that follows its route: "oral vit k", "iv iron". */
function drugAfterRoute({ items }: Text, start: number): number | undefined {
  let at = start;
  while (at < start + 2 && /^(?:oral|iv|im|sc|po|ev|vo|iv|of|de)$/.test(items[at]?.folded ?? '')) at += 1;
  if (
    /^(?:vit|vitamin|vitamina)$/.test(items[at]?.folded ?? '') &&
    /^(?:[a-ek]|b12|d3)$/.test(items[at + 1]?.folded ?? '')
  )
    return at + 2;
  return at > start && (isDrug(items[at]?.text ?? '') || /^(?:iron|ferro)$/.test(items[at]?.folded ?? ''))
    ? at + 1
    : undefined;
}

/** "No scan needed" is read as "scan not needed" too. */
function* notNeeded(text: Text): Generator<MovedReading> {
  const not = keysOf(text, text.language === 'en' ? 'not' : 'nao');
  for (const [at, { folded }] of text.items.entries()) {
    if (text.language !== 'en' || folded !== 'no') continue;
    let end = at + 1;
    while (end < at + 4 && text.items[end]?.kind === 'word' && !NEEDED.test(text.items[end]?.folded ?? '')) end += 1;
    if (end === at + 1 || !NEEDED.test(text.items[end]?.folded ?? '') || !isOpen(text, end + 1)) continue;
    if (range(at + 1, end).some((each) => text.vocabulary.verbs.has(text.items[each]?.folded ?? ''))) continue;
    yield {
      ...moved(at, end + 1, [...range(at + 1, end), at, end]),
      replaced: { at, keys: not },
    };
  }
}
const NEEDED = /^(?:needed|required|necessary|given|used|done|performed|taken|seen|found|noted)$/;

/** "BP was low, so we stopped it" is read as "because BP was low, we stopped it" too, within one sentence. */
function* reasonsFirst(text: Text): Generator<MovedReading> {
  for (const [at, { folded, kind }] of text.items.entries()) {
    if (kind !== 'word' || !REASON[text.language].test(folded) || !beginsClause(text, at + 1)) continue;
    let start = at;
    while (start > 0 && at - start < MAX_MOVED && !/^[.?;:…()]$/u.test(text.items[start - 1]?.mark ?? '')) start -= 1;
    if (start > 0 && text.items[start - 1]?.kind !== 'boundary') continue;
    const reason = range(start, at);
    if (reason.some((each) => isScope(text, each) || lists.AND[text.language].has(text.items[each]?.folded ?? '')))
      continue;
    if (!reason.some((each) => text.items[each]?.kind === 'word')) continue;
    yield {
      ...moved(start, at + 1, [at, ...reason]),
      replaced: { at, keys: BECAUSE[text.language].flatMap((word) => keysOf(text, word)) },
    };
  }
}
/** "So we stopped", not "so sick". */
const beginsClause = (text: Text, at: number): boolean => {
  const word = text.items[at]?.folded ?? '';
  return (
    /^(?:i|we|he|she|they|it|the|you|u|my|our|eu|nos|ele|ela|o|a)$/.test(word) ||
    text.vocabulary.verbs.get(word)?.some(({ form }) => form !== 'i' && form !== 'g') === true
  );
};
const REASON = { en: /^so$/, pt: /^(?:entao|portanto)$/ };
const BECAUSE = { en: ['because', 'as', 'since'], pt: ['porque', 'como'] };

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
    const isNamed = /^(?:pts?|patients?|pct|paciente)$/.test(folded) && isOpen(text, start - 1);
    // "For the delirium lady".
    const isDescribed =
      at - start === 1 &&
      /^(?:lady|woman|man|gentleman|kid|child|boy|girl|pt|patient)$/.test(folded) &&
      /^(?:the|my|our|this|that)$/.test(text.items[start - 1]?.folded ?? '') &&
      (text.items[start]?.isCapitals === true ||
        /(?:ia|itis|osis|ium|sis|oma|emia|stroke|cancer|copd|asthma|diabetes|hypertension|delirium|fracture|seizures?|migraine|gout|tb|hiv|ckd|hf|ms|pe|dvt)$/.test(
          text.items[start]?.folded ?? '',
        ));
    if (start < at && (isNamed || isDescribed)) yield moved(start, at + 1, [at, ...range(start, at)]);
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
