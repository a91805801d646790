import { type Candidate, priority } from './candidate';
import { fullNameLength } from './full-name';
import {
  AGE_AFTER,
  CITATION_AFTER,
  PERSON_BEFORE,
  EPONYM_AFTER,
  RELATIVE_BEFORE,
  CONTACT_BEFORE,
  FAMILY_AFTER,
  PERSONAL_VERB_AFTER,
  OTHER_NAME_BEFORE,
  PRONOUN_AND_RELATIVE_BEFORE,
} from './name-contexts';
import { KNOWN_PAIR, mayBeName } from './name-lists';
import { endOf, PARTICLE, runFrom, type Word, wordsOf } from './name-words';

/**
 * Names without a title (VAL-4): a first name with a family name in any case, a first name alone that is no other word,
 * a family name next to an age or a bed. Excluded: eponyms, cited authors, professionals with a title, and places.
 */
export function findNames(text: string): readonly Candidate[] {
  const words = wordsOf(text);
  const allCapitals = words.every(({ form }) => form !== 'lower');
  const found: Candidate[] = [];
  const add = (from: number, to: number): void => {
    const [first, last] = [words[from], words[to]];
    if (first && last) found.push({ kind: 'name', start: first.start, end: endOf(last), priority: priority.name });
  };
  for (let index = 0; index < words.length; index += 1) {
    if (isOfProfessional(text, words[index])) {
      index = runFrom(words, index).at(-1) ?? index;
      continue;
    }
    const last = nameAt(text, words, index, allCapitals);
    if (last === undefined) continue;
    add(index, last);
    index = last;
  }
  return [...found, ...repetitions(words, found)];
}

/** Whether a capitalised word follows the title of a professional, an institution or a named sign. */
const isOfProfessional = (text: string, word: Word | undefined): boolean =>
  word?.form === 'capital' && OTHER_NAME_BEFORE.test(text.slice(Math.max(0, word.start - 40), word.start));

/** The index of the last word of the name that begins at `index`; undefined for none. */
function nameAt(text: string, words: readonly Word[], index: number, allCapitals: boolean): number | undefined {
  const word = words[index];
  if (!word || word.text.length > 30) return undefined;
  const isInitial = word.text.length === 1 && word.form === 'capitals' && text[word.end] === '.';
  if (isInitial) return initialledName(text, words, index);
  if (word.ordinary || PARTICLE.test(word.folded)) return undefined;
  if (KNOWN_PAIR.test(text.slice(word.start, word.start + 30))) return undefined;
  const before = text.slice(Math.max(0, word.start - 40), word.start);
  const previous = words[index - 1];
  if (word.joined && previous?.eponym && previous.form === 'capital' && !previous.first) return undefined;
  if (OTHER_NAME_BEFORE.test(before) || /[\p{L}\d]-$/u.test(before)) return undefined;
  const run = runFrom(words, index);
  const last = words[run.at(-1) ?? index] ?? word;
  if (CITATION_AFTER.test(text.slice(last.end, last.end + 40))) return undefined;
  const after = text.slice(last.start + last.text.length, last.start + last.text.length + 24);
  const members = run.map((at) => words[at]).filter((each) => each !== undefined);
  if (members.length > 1) {
    const length = fullNameLength(members);
    if (length > 1) {
      const end = run[length - 1];
      if (end === run.at(-1) && EPONYM_AFTER.test(after) && !members.some(({ commonFirst }) => commonFirst))
        return undefined;
      return end;
    }
  }
  const reversed = reversedName(text, words, index);
  if (reversed !== undefined) return reversed;
  const own = text.slice(endOf(word), endOf(word) + 24);
  if (CITATION_AFTER.test(own) || EPONYM_AFTER.test(own)) return undefined;
  return isSingleName(word, {
    cued: PERSON_BEFORE.test(before),
    starts: /(?:^|[.!?\n:;*•-])[\s"“(]{0,4}$/u.test(before),
    met: CONTACT_BEFORE.test(before),
    ofRelative:
      PRONOUN_AND_RELATIVE_BEFORE.test(before) ||
      (RELATIVE_BEFORE.test(before) && word.folded.length > 3 && mayBeName(word.folded)),
    after: own,
    next: words[index + 1],
    allCapitals,
  })
    ? index
    : undefined;
}

/** "O'Brien, Siobhan" and "SILVA, MARIA". */
function reversedName(text: string, words: readonly Word[], index: number): number | undefined {
  const [family, first] = [words[index], words[index + 1]];
  if (!family || !first || text.slice(family.end, first.start) !== ', ') return undefined;
  const fits =
    family.form !== 'lower' &&
    first.form !== 'lower' &&
    (family.family || family.frequentFamily) &&
    first.first &&
    !first.place;
  return fits && !(family.first && family.form === 'capital') ? index + 1 : undefined;
}

/** "J. Whitcombe", "M. A. Pereira"; no bacteria, no cited authors. */
function initialledName(text: string, words: readonly Word[], index: number): number | undefined {
  let at = index;
  while (
    at - index < 4 &&
    words[at]?.text.length === 1 &&
    /^\. ?$/u.test(text.slice(words[at]?.end, words[at + 1]?.start))
  )
    at += 1;
  const name = words[at];
  if (!name || at === index || at - index > 3 || name.form !== 'capital' || name.ordinary) return undefined;
  const isInWard = /^,? \(?(?:bed|leito|cama|room|\d{1,3} ?(?:yo|anos|[MF](?!\p{L})))/u.test(
    text.slice(name.end, name.end + 12),
  );
  if (!(name.family || name.frequentFamily || name.first || isInWard) || name.eponym || name.place) return undefined;
  const before = text.slice(Math.max(0, (words[index]?.start ?? 0) - 30), words[index]?.start);
  if (OTHER_NAME_BEFORE.test(before) || CITATION_AFTER.test(text.slice(name.end, name.end + 40))) return undefined;
  if (EPONYM_AFTER.test(text.slice(name.end, name.end + 24))) return undefined;
  return at;
}

/** Whether a word alone is the name of a person. */
function isSingleName(
  word: Word,
  {
    cued,
    starts,
    met,
    ofRelative,
    after,
    next,
    allCapitals,
  }: {
    readonly cued: boolean;
    /** Whether the word begins a sentence, where any word has a capital. */
    readonly starts: boolean;
    readonly met: boolean;
    readonly ofRelative: boolean;
    readonly after: string;
    readonly next: Word | undefined;
    readonly allCapitals: boolean;
  },
): boolean {
  const isAged = AGE_AFTER.test(after);
  if (word.folded.length < 3) return false;
  if (word.shortForm && !cued && !met && !ofRelative && !isAged && !PERSONAL_VERB_AFTER.test(after)) return false;
  if (word.form === 'capital') {
    if (word.place) return word.first && !word.eponym && (cued || met || PERSONAL_VERB_AFTER.test(after));
    if (ofRelative) return !word.eponym;
    if (cued) return word.first || word.ordinaryFirst || (word.family && !word.eponym);
    const relatives = FAMILY_AFTER.exec(after)?.[1];
    // The Framingham family is a study, but any other relatives are patients.
    if (relatives !== undefined)
      return (word.family || word.frequentFamily) && !(word.eponym && relatives === 'family');
    if (word.first) return !word.eponym || (word.commonFirst && isAged);
    if (word.ordinaryFirst && (isAged || PERSONAL_VERB_AFTER.test(after))) return true;
    if (
      !word.eponym &&
      mayBeName(word.folded) &&
      (met || (PERSONAL_VERB_AFTER.test(after) && (!starts || word.family)))
    )
      return true;
    return isAged && (word.family || word.frequentFamily) && !word.eponym;
  }
  if (word.eponym || word.place) return false;
  if (word.form === 'capitals') return word.commonFirst && (cued || (allCapitals && word.folded.length > 4));
  return (
    word.commonFirst &&
    (cued || word.folded.length > 3) &&
    !(next?.joined && /^(?:score|scale|test|trial|study)/u.test(next.folded))
  );
}

/** Other places where a part of a found name stands alone, written in the same form. */
function repetitions(words: readonly Word[], found: readonly Candidate[]): Candidate[] {
  const isFound = (word: Word): boolean => found.some(({ start, end }) => word.start >= start && word.end <= end);
  const parts = new Set<string>();
  if (found.length === 0 || found.length > 50) return [];
  for (const word of words)
    if (word.form === 'capital' && word.folded.length > 3 && !word.eponym && !word.place && isFound(word))
      parts.add(word.text);
  return words
    .filter((word) => word.form === 'capital' && parts.has(word.text) && !isFound(word))
    .map((word) => ({ kind: 'name', start: word.start, end: endOf(word), priority: priority.name }));
}
