import { endsSentence } from '../tokens/sentences';
import { findQuotes } from '../tokens/protect';
import { type Token, tokenize } from '../tokens/tokenize';

/** What the letter case of a language's words depends on. */
export interface LetterCase {
  /** Abbreviations and names by their lower-case form, with the usual spelling. */
  readonly spellings: ReadonlyMap<string, string>;
  /** Abbreviations that are everyday words in lower case: kept in a text all in capitals, never introduced. */
  readonly capitalsOnly: ReadonlySet<string>;
  /** Everyday words that are abbreviations in a text all in capitals only next to some words, as "before word after". */
  readonly capitalContexts?: ReadonlyMap<string, RegExp>;
  /** Everyday words that may be written in capitals for emphasis. */
  readonly emphasised: Pick<ReadonlySet<string>, 'has'>;
  /** Emphasised words that are abbreviations too. */
  readonly ambiguous?: ReadonlySet<string>;
  /** Everyday words without a vowel, which would be read as abbreviations in a text all in capitals. */
  readonly withoutVowel: ReadonlySet<string>;
  /** Short words inside a phrase in capitals ("TRATA A FAMILIA"); none to leave such phrases. */
  readonly phraseWords?: ReadonlySet<string>;
  /** Whether a long word in capitals can only be an everyday word, by its ending. */
  readonly isEverydayWord?: (word: string) => boolean;
  /** Letters that are words when they stand alone between words, in a text all in capitals. */
  readonly letterWords?: Pick<ReadonlySet<string>, 'has'>;
  /** Whether small letters are an everyday word after the word before them ("da vo"), and no abbreviation. */
  readonly isPlainAfter?: (word: string, before: string) => boolean;
  /** Whether a single capital names something between two words ("hepatite A"); '' for no adjacent word. */
  readonly isLetterName?: (letter: string, before: string, after: string) => boolean;
}

const UNIT_CASE: Readonly<Record<string, string>> = {
  MG: 'mg',
  MCG: 'mcg',
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  DL: 'dl',
  MMHG: 'mmHg',
  KCAL: 'kcal',
  MEQ: 'mEq',
  MMOL: 'mmol',
  MIN: 'min',
  MINS: 'mins',
  H: 'h',
  HR: 'hr',
  HRS: 'hrs',
  D: 'd',
  CM: 'cm',
  MM: 'mm',
  KM: 'km',
  YO: 'yo',
  X: 'x',
  DIA: 'dia',
  DIAS: 'dias',
  SEM: 'sem',
  HS: 'hs',
  SEG: 'seg',
  DAY: 'day',
  DAYS: 'days',
  WEEK: 'week',
  WEEKS: 'weeks',
  WK: 'wk',
  WKS: 'wks',
  DOSE: 'dose',
  HOUR: 'hour',
  HOURS: 'hours',
  YR: 'yr',
  YRS: 'yrs',
  Y: 'y',
};

/**
 * Writes a text in the usual letter case: words of a text all in capitals, words in capitals for emphasis, and known
 * abbreviations in small letters. Changes the case of letters only. Linear in the length.
 */
export function normalizeCase(text: string, lists: LetterCase): string {
  const tokens = tokenize(text);
  const quotes = findQuotes(text);
  const sentences = capitalSentences(tokens, lists);
  const phrases = capitalPhrases(tokens, lists);
  let next = 0;
  return tokens
    .map((token, index) => {
      while ((quotes[next]?.end ?? Infinity) <= token.start) next += 1;
      if (token.start >= (quotes[next]?.start ?? Infinity)) return token.text;
      const capitals = sentences[index] ?? false;
      if (token.kind === 'number') return capitals && !isMnemonic(tokens, index) ? unitCase(token.text) : token.text;
      if (!capitals && phrases.has(index)) return token.text.toLowerCase();
      return token.kind === 'word' ? wordCase(token.text, tokens, index, capitals, lists) : token.text;
    })
    .join('');
}

function wordCase(
  word: string,
  tokens: readonly Token[],
  index: number,
  capitals: boolean,
  {
    spellings,
    capitalsOnly,
    emphasised,
    ambiguous,
    withoutVowel,
    isLetterName,
    isPlainAfter,
    letterWords,
    capitalContexts,
  }: LetterCase,
): string {
  if (capitals && /^\p{L}{2,}(?:-\p{L}{2,})+$/u.test(word))
    return word
      .split('-')
      .map((part) =>
        wordCase(part, tokens, index, capitals, { spellings, capitalsOnly, emphasised, ambiguous, withoutVowel }),
      )
      .join('-');
  const lower = word.toLowerCase().replaceAll('’', "'");
  const joined = /^[/&+]$/u.test(tokens[index - 1]?.text ?? '') || /^[/&+]$/u.test(tokens[index + 1]?.text ?? '');
  const owner = /^(\p{L}{2,})'s$/u.exec(lower)?.[1];
  const owned = owner === undefined ? undefined : spellings.get(owner);
  const spelling = /^g\d{1,2}p\d{1,2}$/.test(lower)
    ? lower.toUpperCase()
    : (spellings.get(lower) ?? (owned === undefined ? undefined : `${owned}'s`));
  const isCapitalAt = (at: number): boolean => {
    const text = tokens[at]?.text ?? '';
    return text.length > 1 && /^\p{Lu}+$/u.test(text);
  };
  const isEmphasisAt = (at: number): boolean => {
    const text = (tokens[at]?.text ?? '').toLowerCase();
    return isCapitalAt(at) && emphasised.has(text) && !ambiguous?.has(text);
  };
  const isNextToEmphasis = (): boolean => isEmphasisAt(index - 2) || isEmphasisAt(index + 2);
  // "LOOK FOR THE HERALD PATCH": a long word in a row of words in capitals.
  const isEmphasised = (): boolean =>
    word.length >= 5 &&
    !capitalsOnly.has(lower) &&
    spelling === undefined &&
    !/\d/.test(word) &&
    (isNextToEmphasis() ||
      (isCapitalAt(index - 2) && isEmphasisAt(index - 4)) ||
      (isCapitalAt(index + 2) && isEmphasisAt(index + 4)));
  const isAlone = (): boolean =>
    /^\p{L}{8,}$/u.test(word) &&
    spelling === undefined &&
    endsSentence(tokens, index + 1) &&
    (index === 0 || endsSentence(tokens, index - 2));
  if (word === word.toLowerCase()) {
    // "300 bp" is a length of DNA.
    const number = tokens[index - 1]?.kind === 'space' && tokens[index - 2]?.kind === 'number';
    // "Alt days" are alternate days.
    const alternate = lower === 'alt' && ALTERNATE.test(adjacentWord(tokens, index, 1));
    const isUnit = number && /^(?:bp|hr|pm|am|ms)$/.test(lower) && tokens[index + 2]?.kind !== 'number';
    const isPlain = isPlainAfter?.(lower, adjacentWord(tokens, index, -1)) ?? false;
    return spelling === undefined || alternate || isUnit || isPlain ? word : spelling;
  }
  // A phone gives the first word of a sentence a capital: "Crp", "Ecg".
  if (/^\p{Lu}\p{Ll}+$/u.test(word))
    return spelling !== undefined &&
      (spelling === spelling.toUpperCase() || /^\p{Lu}\p{Ll}?\p{Lu}/u.test(spelling) || spelling.endsWith("'s")) &&
      (index === 0 || endsSentence(tokens, index - 2) || tokens[index - 1]?.kind === 'line') &&
      !/^\p{Lu}\p{Ll}/u.test(tokens[index + 2]?.text ?? '') &&
      !isGivenName(lower)
      ? spelling
      : word;
  if (word !== word.toUpperCase()) return word;
  if (!capitals)
    return (emphasised.has(lower) &&
      (word.length > 1 || (isEmphasisAt(index - 2) && isEmphasisAt(index + 2))) &&
      !NAMES_A_STUDY.test(adjacentWord(tokens, index, 1)) &&
      !joined &&
      (!ambiguous?.has(lower) || isNextToEmphasis())) ||
      isEmphasised() ||
      isAlone()
      ? word.toLowerCase()
      : word;
  const context = capitalContexts?.get(lower);
  if (context && !context.test(wordsAround(tokens, index))) return lower;
  if (spelling !== undefined) return spelling;
  if (/\d/.test(word) || capitalsOnly.has(lower)) return word;
  if (word.length === 1) {
    const isName =
      (isLetterName?.(word, adjacentWord(tokens, index, -1), adjacentWord(tokens, index, 1)) ?? false) ||
      isInLetterList(tokens, index);
    // "10 MMOL/H": a unit of time.
    if (/^[HD]$/.test(word) && tokens[index - 1]?.text === '/') return lower;
    if (letterWords?.has(lower) && isBetweenWords(tokens, index)) return lower;
    return /^[AÀÁÉEO]$/u.test(word) && !isName ? word.toLowerCase() : word;
  }
  const plural = /^(?:\p{Lu}+)S$/u.test(word) ? spellings.get(lower.slice(0, -1)) : undefined;
  if (plural !== undefined && plural === plural.toUpperCase()) return `${plural}s`;
  return word.length <= 5 && !/[aeiouáéíóúâêôãõà]/u.test(lower) && !withoutVowel.has(lower) ? word : word.toLowerCase();
}

/** "FAMILIA ACHA Q É": no name of a wave, a fever or a stage. */
const isBetweenWords = (tokens: readonly Token[], index: number): boolean =>
  /^\p{L}/u.test(adjacentWord(tokens, index, 1)) &&
  /^\p{L}{2}/u.test(adjacentWord(tokens, index, -1)) &&
  !/^(?:ondas?|febre|complexo|coenzima|raz[aã]o|t\d|vitamina|grupo|tipo|classe|hepatite|raios?|cromossomo|fator)$/u.test(
    adjacentWord(tokens, index, -1),
  );

/** Abbreviations that are given names or everyday words too. */
const isGivenName = (lower: string): boolean =>
  /^(?:tia|ana|ida|alp|alt|ast|dan|sam|pat|may|les|des|ed|al|jan|cat|pip|val|ray|sal|sob|hap|cap|ten|era|ero)$/.test(
    lower,
  );

/**
 * The words of phrases in capitals in another text: at least two adjacent words, of which one is an everyday word and
 * another one is longer. Abbreviations among them stay.
 */
function capitalPhrases(tokens: readonly Token[], lists: LetterCase): ReadonlySet<number> {
  const found = new Set<number>();
  const { phraseWords, spellings, capitalsOnly, emphasised, isEverydayWord } = lists;
  if (!phraseWords) return found;
  let run: number[] = [];
  const close = (): void => {
    // "O RECOVERY" is an article at the beginning of a sentence and a name.
    while (run.length > 0 && (tokens[run[0] as number]?.text.length ?? 0) === 1) run.shift();
    const words = run.map((at) => (tokens[at]?.text ?? '').toLowerCase());
    const isKept = (word: string): boolean =>
      !phraseWords.has(word) && (spellings.has(word) || capitalsOnly.has(word) || !/[aeiouáéíóúâêôãõà]/u.test(word));
    const everyday = words.filter((word) => !isKept(word));
    if (
      everyday.length > 1 &&
      everyday.some((word) => phraseWords.has(word) || emphasised.has(word)) &&
      everyday.some((word) => word.length > 3 && !phraseWords.has(word))
    )
      for (const [at, word] of words.entries()) if (!isKept(word)) found.add(run[at] as number);
    run = [];
  };
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind === 'word' && /^\p{Lu}+$/u.test(text)) {
      run.push(index);
      if (isEverydayWord?.(text.toLowerCase())) found.add(index);
    } else if (kind !== 'space') close();
  }
  close();
  return found;
}

const ALTERNATE = /^(?:days?|nights?|weeks?|months?|doses?|drugs?|diagnosis|diagnoses|options?|agents?|treatments?)$/;

/** Whether a single capital stands in a list of letters: "B/C", "A, D, E AND K". */
function isInLetterList(tokens: readonly Token[], index: number): boolean {
  const isLetter = (at: number): boolean => /^\p{Lu}$/u.test(tokens[at]?.text ?? '');
  return ([1, -1] as const).some(
    (step) =>
      (/^[/+&-]$/u.test(tokens[index + step]?.text ?? '') && isLetter(index + 2 * step)) ||
      // A comma on either side of the blank.
      (tokens[index + step]?.text === ',' && isLetter(index + 3 * step)) ||
      (tokens[index + 2 * step]?.text === ',' && isLetter(index + 3 * step)) ||
      (/^(?:AND|OR|&|E|OU)$/u.test(tokens[index + 2 * step]?.text ?? '') &&
        isLetter(index + 4 * step) &&
        tokens[index + 4 * step]?.text !== tokens[index]?.text),
  );
}

/** The "5H and 5T" of an arrest are no hours. */
const isMnemonic = (tokens: readonly Token[], index: number): boolean =>
  /^\dH$/.test(tokens[index]?.text ?? '') && /^\dT/i.test(tokens[index + 4]?.text ?? '');

/** The word on one side in lower case; '' for none. */
function adjacentWord(tokens: readonly Token[], index: number, step: 1 | -1): string {
  const near = tokens[index + step]?.kind === 'space' ? tokens[index + 2 * step] : tokens[index + step];
  return near?.kind === 'word' ? near.text.toLowerCase() : '';
}

/** A word between those next to it, in small letters, a number as "#". */
function wordsAround(tokens: readonly Token[], index: number): string {
  const near = (step: 1 | -1): string => {
    const token = tokens[index + step]?.kind === 'space' ? tokens[index + 2 * step] : tokens[index + step];
    return token?.kind === 'number' ? '#' : token?.kind === 'word' ? token.text.toLowerCase() : '';
  };
  return `${near(-1)} ${tokens[index]?.text.toLowerCase() ?? ''} ${near(1)}`;
}

const unitCase = (number: string): string =>
  number
    // "25G" can be a gauge.
    .replace(/(?<!^(?:1[4-9]|2\d|30) ?(?=G$))(?<=\d ?|\/)\p{Lu}+(?![\p{L}\d])/gu, (unit) => UNIT_CASE[unit] ?? unit)
    .replace(/(?<=\d)X(?=\d)/gu, 'x')
    .replace(/(?<=\d)(?:ST|ND|RD|TH)(?![\p{L}\d])/gu, (ordinal) => ordinal.toLowerCase());

/** Words after the name of a trial or a score ("the WOMAN trial"). */
const NAMES_A_STUDY =
  /^(?:trials?|stud(?:y|ies)|registry|scores?|criteria|cohort|programmes?|programs?|tool|protocol|bundle|checklist)$/;
const SHARE = 0.7;
const MIN_LONG_WORDS = 3;

/** For each token, whether its sentence is written all in capitals, or the whole text is. */
function capitalSentences(tokens: readonly Token[], { emphasised, phraseWords }: LetterCase): readonly boolean[] {
  const whole = isCapitals(tokens, MIN_LONG_WORDS);
  const flags: boolean[] = [];
  let sentence: Token[] = [];
  /** Adjacent sentences without a small letter: "THE PHONE. RINGS. ALL. SHIFT." is one post, split into short sentences. */
  let run: Token[] = [];
  const mark = (part: readonly Token[]): void => {
    // A list of abbreviations has no everyday word.
    const capitals =
      whole ||
      (part.some(({ text }) => emphasised.has(text.toLowerCase())) && isCapitals(part, MIN_LONG_WORDS)) ||
      isShouted(part) ||
      isBroken(part);
    for (let at = 0; at < part.length; at += 1) flags.push(capitals);
  };
  // "WRONG SIDE." and "DO THE TEST": each word is for emphasis or too long for an abbreviation.
  const isShouted = (part: readonly Token[]): boolean => {
    const words = part.filter(({ kind }) => kind === 'word').map(({ text }) => text);
    const isEmphasis = (word: string): boolean => emphasised.has(word.toLowerCase());
    return (
      phraseWords === undefined &&
      words.length > 1 &&
      words.every((word) => /^\p{Lu}{2,}$/u.test(word) && (isEmphasis(word) || word.length >= 4)) &&
      words.some((word) => word.length > 2 && isEmphasis(word))
    );
  };
  // "THIS. IS. SEPSIS."
  const isBroken = (part: readonly Token[]): boolean => {
    const words = part.filter(({ kind, text }) => kind === 'word' && text.length > 1);
    return (
      part.filter(({ kind }) => kind === 'end').length > 1 &&
      words.every(({ text }) => !/\p{Ll}/u.test(text)) &&
      words.filter(({ text }) => emphasised.has(text.toLowerCase())).length * 2 > words.length
    );
  };
  const closeRun = (): void => {
    mark(run);
    run = [];
  };
  const close = (): void => {
    if (sentence.some(({ text }) => /\p{Ll}/u.test(text))) {
      closeRun();
      mark(sentence);
    } else run.push(...sentence);
    sentence = [];
  };
  for (const [index, token] of tokens.entries()) {
    sentence.push(token);
    if (endsSentence(tokens, index) || token.kind === 'line') close();
  }
  close();
  closeRun();
  return flags;
}

function isCapitals(tokens: readonly Token[], least: number): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  const long = words.filter(({ text }) => text.length > 3);
  const capitals = (list: readonly Token[]): number => list.filter(({ text }) => text === text.toUpperCase()).length;
  return long.length >= least && capitals(words) > words.length * SHARE && capitals(long) > long.length * SHARE;
}
