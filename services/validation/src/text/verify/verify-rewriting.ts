import { detectLanguage } from '../tokens/language';
import type { Fault, FaultKind, Language } from '../tokens/types';
import { expandShorthand } from '../lexicon/shorthand';
import { addedUnusualCharacters } from './characters';
import { inventedCitations } from './citations';
import { compareGap, type FreeReadings, type GapChange, movedWord } from './free-words';
import { findChangedQuotes } from './quotes';
import { RemainingUnits } from './remaining-units';
import { type End, type Option, type Reading, readText, strongest, type Unit } from './units';
import { isOneWord } from './words';

interface Pair {
  readonly original: Unit;
  readonly ends: readonly [End, End];
}

/**
 * Returns the changes of meaning in a rewriting; none when it keeps the meaning (VAL-2). The same rule applies to the
 * lexicon and to models. Numbers with units, drugs, negations, names, links, symbols and all words except free ones
 * must have the same order as in the original. A word may keep its form, be inflected, or be replaced by an entry of
 * the closed lexicons. Laughter, fillers and forms of address may be removed. Only free words and a few neutral words
 * may be added. Free words may be added or removed, but not moved or replaced by one with another meaning. Characters
 * that hide text or look like others must not be added. Questions must remain questions, and a sentence with a negation
 * must not be split or joined.
 */
export function verifyRewriting(
  original: string,
  rewritten: string,
  language: Language = detectLanguage(original),
): readonly Fault[] {
  const source = original.normalize('NFC');
  if (rewritten === original || rewritten === source) return [];
  // The original is read as the lexicon reads it, with its shorthand written out.
  return findFaults(expandShorthand(source, language), rewritten, language);
}

function findFaults(source: string, rewritten: string, language: Language): readonly Fault[] {
  const normal = rewritten.normalize('NFC');
  const citations = inventedCitations(source, normal).map((what): Fault => ({ kind: 'citation-added', what }));
  const unusual = addedUnusualCharacters(source, normal).map((what): Fault => ({ kind: 'character-added', what }));
  const changedQuotes = findChangedQuotes(source, normal).map((what): Fault => ({ kind: 'quote-changed', what }));
  const from = readText(source, language);
  const to = readText(normal, language);
  const { pairs, gaps, mismatch } = alignUnits(from, to);
  const faults = [...unusual, ...citations, ...changedQuotes];
  if (mismatch === null) return [...faults, ...endFaults(pairs), ...orderFaults(gaps, language)];
  const counted = countFaults(from.units, to.units);
  return [...faults, ...(counted.length > 0 ? counted : [{ kind: 'order' as const, what: mismatch }])];
}

const fits = (key: string, unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.key === key ||
    (key.startsWith('w:') && unit.key.startsWith('w:') && isOneWord(key.slice(2), unit.key.slice(2))));

/** The free words of both texts between two pairs. */
interface Gap {
  readonly from: readonly FreeReadings[];
  readonly to: readonly FreeReadings[];
}

/** Aligns both texts; `mismatch` is the first unit that cannot be aligned. */
function alignUnits(
  from: Reading,
  to: Reading,
): { readonly pairs: readonly Pair[]; readonly gaps: readonly Gap[]; readonly mismatch: string | null } {
  const pairs: Pair[] = [];
  const gaps: Gap[] = [];
  let at = 0;
  let open: FreeReadings[] = [];
  let since = 0;
  const addEnd = (side: 0 | 1, end: End): void => {
    const pair = pairs.at(-1);
    // A removed sentence loses its end mark too.
    if (!pair || pair.ends[side] === '.' || pair.ends[side] === '?') return;
    const end2 = strongest(pair.ends[side], end);
    pairs[pairs.length - 1] = { ...pair, ends: side === 0 ? [end2, pair.ends[1]] : [pair.ends[0], end2] };
  };
  const optionAt = (unit: Unit | undefined, place: number): Option | undefined =>
    unit?.options.find(
      ({ keys }) => keys.length > 0 && keys.every((key, offset) => fits(key, to.units[place + offset])),
    );
  const acceptOption = (unit: Unit, { keys, free }: Option): void => {
    gaps.push({ from: [...open, ...(free[0] ?? [])], to: to.gaps.slice(since, at + 1).flat() });
    for (let inner = 1; inner < keys.length; inner += 1)
      gaps.push({ from: free[inner] ?? [], to: to.gaps[at + inner] ?? [] });
    open = [...(free[keys.length] ?? [])];
    at += keys.length;
    since = at;
    pairs.push({ original: unit, ends: [unit.end, to.units[at - 1]?.end ?? ''] });
  };
  for (const [index, unit] of from.units.entries()) {
    const next = from.units[index + 1];
    open.push(...(from.gaps[index] ?? []));
    for (;;) {
      const option = optionAt(unit, at);
      // An optional word is skipped in favour of the same word after it ("galera, galera usa").
      const skipForNext = unit.optional && optionAt(next, at) !== undefined && optionAt(next, at + 1) === undefined;
      if (option && !skipForNext) {
        acceptOption(unit, option);
        break;
      }
      const empty = unit.options.filter(({ keys }) => keys.length === 0);
      if (unit.optional || empty.length > 0) {
        // "it's" consists of free words only.
        if (empty.length > 0) open.push(empty.map(({ free }) => (free[0] ?? []).flatMap(([only]) => only ?? [])));
        addEnd(0, unit.end);
        break;
      }
      const extra = to.units[at];
      if (!extra?.neutral) return { pairs, gaps, mismatch: unit.text };
      addEnd(1, extra.end);
      at += 1;
    }
  }
  const rest = to.units.slice(at).find((unit) => !unit.neutral);
  gaps.push({ from: [...open, ...(from.gaps.at(-1) ?? [])], to: to.gaps.slice(since).flat() });
  return { pairs, gaps, mismatch: rest ? rest.text : null };
}

/** Reports free words that were reordered, replaced by words with another meaning, or moved to another gap. */
function orderFaults(gaps: readonly Gap[], language: Language): readonly Fault[] {
  const changes: GapChange[] = [];
  for (const { from, to } of gaps) {
    const change = compareGap(from, to, language);
    if (change.scrambled) return [{ kind: 'order', what: [...change.lost, ...change.gained].join(' ') }];
    changes.push(change);
  }
  const moved = movedWord(changes);
  return moved === undefined ? [] : [{ kind: 'order', what: moved }];
}

function endFaults(pairs: readonly Pair[]): readonly Fault[] {
  const faults: Fault[] = [];
  let negated = false;
  for (const {
    original,
    ends: [was, is],
  } of pairs) {
    negated ||= original.kind === 'negation';
    const open = was === 'line' || was === '';
    if ((was === '?') !== (is === '?') && !(was === 'line' && is === '?'))
      faults.push({ kind: 'end', what: original.text });
    else if (negated && ((was === '.' && is === '') || (was === '' && (is === '.' || is === '?'))))
      faults.push({ kind: 'scope', what: original.text });
    if (!open) negated = false;
  }
  return faults;
}

const LOST: Readonly<Record<Unit['kind'], FaultKind>> = {
  number: 'number-lost',
  drug: 'drug-lost',
  negation: 'negation-lost',
  opposite: 'opposite-lost',
  name: 'name-lost',
  link: 'link-lost',
  word: 'word-lost',
};
const ADDED: Readonly<Record<Unit['kind'], FaultKind>> = {
  number: 'number-added',
  drug: 'drug-added',
  negation: 'negation-added',
  opposite: 'opposite-added',
  name: 'name-added',
  link: 'link-added',
  word: 'word-added',
};

/** Units that are in only one of the texts, regardless of order. */
function countFaults(from: readonly Unit[], to: readonly Unit[]): readonly Fault[] {
  const left = new RemainingUnits(to);
  const faults: Fault[] = [];
  for (const unit of from) {
    const taken = unit.options
      .map(({ keys }) => keys.map((key) => left.find(key)))
      .find((units) => units.every((each) => each !== undefined) && new Set(units).size === units.length);
    if (taken) for (const each of taken) left.delete(each as Unit);
    else if (!unit.optional) faults.push({ kind: LOST[unit.kind], what: unit.text });
  }
  for (const unit of left.all()) if (!unit.neutral) faults.push({ kind: ADDED[unit.kind], what: unit.text });
  return faults;
}
