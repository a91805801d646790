import type { Concept } from '../types';
import type { Word } from '../word-forms';
import { type Abbreviation, type Clue, type ClueWord, type Meaning, foldWord } from './parse-abbreviations';

/** The reading of an abbreviation at one position of a text. */
export interface Reading {
  /** Null for a reading that is no topic. */
  readonly concept: Concept | null;
  /** Whether the context decides, and not the default. */
  readonly isDecided: boolean;
  /** Whether several clues decide, and none of another meaning stands near: enough to write the meaning out. */
  readonly isCertain: boolean;
}

/** The words on either side of an abbreviation that can decide; it bounds the work for each abbreviation. */
const WINDOW = 30;
/** A clue in a fixed place says more than a word somewhere in the sentence. */
const PLACED_SCORE = 2;
/** Two words of one meaning, or one in a fixed place: a single word is near an abbreviation by chance too often. */
const CERTAIN_SCORE = 2;
/** The text names one of the meanings in full. */
const NAMED_SCORE = 3;
const MAX_STEM_LENGTH = 16;
/** What can stand between the abbreviation and its value: 'PSA: 14', 'SBP is now 92', 'PA de 150x95'. */
const VALUE =
  /^(?: *[:=<>≥≤~(]){0,2} *(?:(?:is|was|of|at|now|to|from|above|below|under|over|only|still|around|about|de|em|foi|era|deu|veio|com|esta|está|agora|inicial|total|acima|abaixo|subiu|caiu|para|pra|p\/)\b\/? *){0,3}[<>≥≤~]? *(\d{1,6}(?:[.,]\d{1,3})?)/iu;
const PAIR = /^ *(?:\/|x|por|over|a) *\d{1,3}(?!\d)/iu;
const VALUE_LENGTH = 50;
const SENTENCE_END = /[!?;\n]|\.(?:\s|$)/u;

type WordClue = Extract<Clue, { key: string }>;

/** Finds the meanings of the ambiguous abbreviations of one language. */
export class AbbreviationResolver {
  private readonly byName: ReadonlyMap<string, Abbreviation>;
  private readonly byWord = new Map<string, WordClue[]>();
  private readonly byStem = new Map<string, WordClue[]>();

  constructor(abbreviations: readonly Abbreviation[]) {
    this.byName = new Map(abbreviations.map((abbreviation) => [abbreviation.written, abbreviation]));
    const known = new Set<string>();
    for (const { meanings } of abbreviations)
      for (const clue of meanings.flatMap(({ clues }) => clues)) {
        if (clue.kind !== 'anywhere' || known.has(clue.key)) continue;
        known.add(clue.key);
        const [first] = clue.words;
        if (!first) continue;
        const lists = first.isStem ? this.byStem : this.byWord;
        const list = lists.get(first.text);
        if (list) list.push(clue);
        else lists.set(first.text, [clue]);
      }
  }

  /** The abbreviation that a word is; its plural ('AVCs') counts, and lower case where the table allows it. */
  find(written: string): Abbreviation | null {
    const singular = written.replace(/(?<=\p{Lu})s$/u, '');
    const exact = this.byName.get(singular);
    if (exact) return exact;
    const other = this.byName.get(written.toUpperCase());
    return other?.inLowerCase ? other : null;
  }

  /**
   * The readings of the abbreviations at the given words; null where the context decides nothing.
   * Linear in the number of words.
   * @param named the concepts that the text names in full
   * @param isAllCapitals whether the text is all in capitals; there an abbreviation may be an ordinary word
   */
  resolve(
    text: string,
    words: readonly Word[],
    at: readonly number[],
    named: ReadonlySet<Concept>,
    isAllCapitals: boolean,
  ): ReadonlyMap<number, Reading | null> {
    const context = new Context(text, words, this.byWord, this.byStem);
    const readings = new Map<number, Reading | null>();
    const decided = new Map<Abbreviation, Set<Meaning>>();
    const open: (readonly [number, Abbreviation])[] = [];
    for (const index of at) {
      const word = words[index];
      const abbreviation = word && this.find(word.written);
      if (!abbreviation || (isAllCapitals && !abbreviation.inLowerCase)) continue;
      const near = best(abbreviation, context, index, named, false);
      const { meaning } = best(abbreviation, context, index, named, true) ?? near ?? {};
      if (!meaning) {
        open.push([index, abbreviation]);
        continue;
      }
      readings.set(index, { concept: meaning.concept, isDecided: true, isCertain: near?.isAlone === true });
      decided.set(abbreviation, (decided.get(abbreviation) ?? new Set()).add(meaning));
    }
    for (const [index, abbreviation] of open) {
      // A text uses an abbreviation in one meaning.
      const [same, ...others] = decided.get(abbreviation) ?? [];
      const usual = abbreviation.meanings.find(({ isDefault }) => isDefault);
      const isUsual = usual && !isAllCapitals && words[index]?.written.startsWith(abbreviation.written);
      if (same && others.length === 0)
        readings.set(index, { concept: same.concept, isDecided: true, isCertain: false });
      else readings.set(index, isUsual ? { concept: usual.concept, isDecided: false, isCertain: false } : null);
    }
    return readings;
  }
}

/** The only meaning with the highest score; null when no clue is there or two meanings have the same score. */
function best(
  { meanings }: Abbreviation,
  context: Context,
  index: number,
  named: ReadonlySet<Concept>,
  withinSentence: boolean,
): { readonly meaning: Meaning; readonly isAlone: boolean } | null {
  const clues = context.cluesAround(index, withinSentence);
  let [first, most, isShared]: [Meaning | null, number, boolean] = [null, 0, false];
  let [withClues, fromClues] = [0, 0];
  for (const meaning of meanings) {
    let score = 0;
    for (const clue of meaning.clues)
      score += clue.kind === 'anywhere' ? (clues.has(clue.key) ? 1 : 0) : context.placedScore(index, clue);
    const own = score;
    if (!withinSentence && meaning.concept && named.has(meaning.concept)) score += NAMED_SCORE;
    if (score > 0) withClues += 1;
    if (score > most) [first, most, isShared, fromClues] = [meaning, score, false, own];
    else if (score === most) isShared = true;
  }
  return isShared || !first ? null : { meaning: first, isAlone: withClues === 1 && fromClues >= CERTAIN_SCORE };
}

/** The words of one text with the clues that they are. */
class Context {
  private readonly folded: readonly string[];
  private readonly sentences: readonly number[];
  private readonly cluesAt = new Map<number, readonly string[]>();

  constructor(
    private readonly text: string,
    private readonly words: readonly Word[],
    private readonly byWord: ReadonlyMap<string, readonly WordClue[]>,
    private readonly byStem: ReadonlyMap<string, readonly WordClue[]>,
  ) {
    // '15mg' is the unit of a number without a blank.
    this.folded = words.map(({ written }) => foldWord(written).replace(/^\d+(?=[a-z]+$)/, ''));
    const sentences: number[] = [];
    let sentence = 0;
    for (const [index, { start }] of words.entries()) {
      const before = words[index - 1];
      if (before && SENTENCE_END.test(text.slice(before.end, start))) sentence += 1;
      sentences.push(sentence);
    }
    this.sentences = sentences;
  }

  /** The keys of the clues within the window around a word. */
  cluesAround(index: number, withinSentence: boolean): ReadonlySet<string> {
    const found = new Set<string>();
    for (let at = Math.max(0, index - WINDOW); at <= index + WINDOW && at < this.words.length; at++) {
      if (at === index || (withinSentence && this.sentences[at] !== this.sentences[index])) continue;
      for (const key of this.cluesOf(at)) found.add(key);
    }
    return found;
  }

  /** The score of a clue in a fixed place; 0 when it is not there. */
  placedScore(index: number, clue: Clue): number {
    if (clue.kind === 'before' || clue.kind === 'after') {
      const start = clue.kind === 'after' ? index + 1 : index - clue.words.length;
      return this.sentences[start] === this.sentences[index] && this.matches(start, clue.words) ? PLACED_SCORE : 0;
    }
    const end = this.words[index]?.end ?? 0;
    const after = this.text.slice(end, end + VALUE_LENGTH);
    if (clue.kind === 'colon') return /^ ?:/.test(after) ? PLACED_SCORE : 0;
    const value = VALUE.exec(after);
    if (!value) return 0;
    if (clue.kind === 'number') return 1;
    const rest = after.slice(value[0].length).toLowerCase();
    if (clue.kind === 'pair') return PAIR.test(rest) ? PLACED_SCORE : 0;
    if (clue.kind === 'percent') return /^ ?%/.test(rest) ? PLACED_SCORE : 0;
    if (clue.kind !== 'unit') return 0;
    const unit = rest.trimStart();
    return unit.startsWith(clue.unit) && !/^\p{L}/u.test(unit.slice(clue.unit.length)) ? PLACED_SCORE : 0;
  }

  private cluesOf(at: number): readonly string[] {
    const known = this.cluesAt.get(at);
    if (known) return known;
    const word = this.folded[at] ?? '';
    const candidates = [...(this.byWord.get(word) ?? [])];
    for (let length = 2; length <= Math.min(word.length, MAX_STEM_LENGTH); length++)
      candidates.push(...(this.byStem.get(word.slice(0, length)) ?? []));
    const keys = candidates.filter(({ words }) => this.matches(at, words)).map(({ key }) => key);
    this.cluesAt.set(at, keys);
    return keys;
  }

  private matches(start: number, clueWords: readonly ClueWord[]): boolean {
    return clueWords.every(({ text, isStem }, offset) => {
      const word = this.folded[start + offset];
      return word !== undefined && (isStem ? word.startsWith(text) : word === text);
    });
  }
}
