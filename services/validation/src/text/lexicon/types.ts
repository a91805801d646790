/** Where a word stands; words are in small letters, '' where there is none before the next mark or line. */
export interface WordContext {
  readonly word: string;
  readonly before: string;
  readonly after: string;
  readonly second: string;
  /** The word before the one before. */
  readonly earlier: string;
  /** Up to six words after this one in its stretch, a blank before each. */
  readonly rest: string;
  /** First or last of its sentence or line, not only of the stretch between marks. */
  readonly starts: boolean;
  readonly isSentenceBoundary: boolean;
  /** First or last of its sentence, or of the stretch between marks. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** The sentence ends in a question mark. */
  readonly question: boolean;
  /** Touches a slash or a dot, as in "pt/inr" and "i.v.". */
  readonly joined: boolean;
}

/** A word that has more than one formal form: `choose` picks by the place, null where it is not sure. */
export interface Choice {
  readonly options: readonly string[];
  readonly choose: (place: WordContext) => string | null;
}

/** A closed, hand-written lexicon of one language: nothing outside it is ever replaced or left out. */
export interface Lexicon {
  readonly plain: ReadonlyMap<string, string>;
  readonly choices: ReadonlyMap<string, Choice>;
  /** Words for the readers ("guys"), left out where nothing else stands between the marks. */
  readonly vocatives: ReadonlySet<string>;
  /** Vocatives after which a question goes on without a comma ("gente alguém sabe"). */
  readonly vocativeBefore: ReadonlySet<string>;
  readonly greetings: ReadonlySet<string>;
  /** Fillers, left out at the beginning or the end of a sentence or of a stretch between marks. */
  readonly fillers: ReadonlySet<string>;
  /** Left out only where they stand alone between marks: "nossa" is also "our". */
  readonly exclamations: ReadonlySet<string>;
  /** First words that may begin a question, so that a stretch without an end mark is given none. */
  readonly questionStarters: ReadonlySet<string>;
  /** Words that are written with a letter held ("sooooo"). */
  readonly elongated: ReadonlySet<string>;
  /** First words (one or two) that make a sentence without an end mark a question. */
  readonly questionPattern: RegExp;
}

/** A table written as "from=to" with line ends or "; " between. */
export const parseTable = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(/\n|;/)
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line) => {
        const [from = '', to = ''] = line.split('=');
        return [from.trim(), to.trim()] as const;
      }),
  );

/** The words of a list, as they are written. */
export const parseWords = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

const LAUGHTER =
  /^(?:k{2,}|(?:rs){2,}|rs|(?:a?h[aeu]){2,}h?|(?:hue){2,}|lo+l+|lmf?ao+|rofl|u?h+m{2,}|uhm|hum{2,}|e+r{3,}m?|e+rr+m|a+ff+s?|ugh+)$/;

/** Laughter and sounds: "kkkk", "rsrs", "haha", "lol", "hmm". */
export const isLaughter = (word: string): boolean => LAUGHTER.test(word);
