import type { LetterCase } from './letter-case';
import type { RewriteRule } from './rewrite-rules';

/** The context of a word. Words are in lower case; '' when there is none before the next mark or line. */
export interface WordContext {
  readonly word: string;
  readonly before: string;
  readonly after: string;
  /** The word after `after`. */
  readonly secondAfter: string;
  /** The word before `before`. */
  readonly secondBefore: string;
  /** The word before `secondBefore`. */
  readonly thirdBefore: string;
  /** Up to six following words up to the next mark, each after a blank. */
  readonly rest: string;
  /** First or last word of its sentence or line, not only between marks. */
  readonly startsSentence: boolean;
  readonly endsSentence: boolean;
  /** First or last word of its sentence or between marks. */
  readonly startsClause: boolean;
  readonly endsClause: boolean;
  /** The sentence ends in a question mark. */
  readonly isQuestion: boolean;
  /** Adjacent to a slash or a dot, as in "pt/inr" and "i.v.". */
  readonly isJoined: boolean;
}

/** A word with several formal forms: `choose` selects one by the context, null when uncertain. */
export interface Choice {
  readonly options: readonly string[];
  readonly choose: (context: WordContext) => string | null;
}

/** How the variety of the language in which a text is written spells its words. */
interface Spelling {
  /** Adds the accents that a word lacks; null when none is missing or several words can be meant. */
  readonly restore: (word: string) => string | null;
  /** The variety's spelling of a form of the lexicon. */
  readonly adapt: (form: string) => string;
}

/** Rules that are applied together, and undone together when they change a number, drug, negation or comparison. */
interface RuleGroup {
  readonly rules: readonly RewriteRule[];
  /** The rules name drugs in full or write a number as a word, which the check for protected parts would refuse. */
  readonly isFree?: boolean;
  /** The rules replace words of speech: the same letters in capitals are an abbreviation (RN, PICS), which stays. */
  readonly isSpeech?: boolean;
  /** Whether the rules are for a text. */
  readonly isFor?: (text: string) => boolean;
}

/** A closed, hand-written lexicon of one language: no other word is replaced or removed. */
export interface Lexicon {
  readonly plain: ReadonlyMap<string, string>;
  readonly choices: ReadonlyMap<string, Choice>;
  readonly spelling?: (text: string) => Spelling;
  /** Forms of address ("guys"), removed when they are alone between marks. */
  readonly vocatives: ReadonlySet<string>;
  /** Words after which a form of address needs no comma ("gente alguém sabe"). */
  readonly vocativeBefore: ReadonlySet<string>;
  readonly greetings: ReadonlySet<string>;
  /** Fillers, removed at the beginning or end of a sentence or between marks. */
  readonly fillers: ReadonlySet<string>;
  /** Removed only when alone between marks: "nossa" also means "our". */
  readonly exclamations: ReadonlySet<string>;
  /** First words that may begin a question; such a clause gets no end mark. */
  readonly questionStarters: ReadonlySet<string>;
  /** Words that are written with a repeated letter ("sooooo"). */
  readonly elongated: ReadonlySet<string>;
  /** First words (one or two) that make a sentence without an end mark a question. */
  readonly questionPattern: RegExp;
  readonly letterCase?: LetterCase;
  /** Applied to a text before the rules; linear in its length. */
  readonly prepare?: (text: string) => string;
  /** Shorthand and phrases, applied in this order before the words. */
  readonly rules?: readonly RuleGroup[];
  /** Applied to a text after the rules; linear in its length. */
  readonly finish?: (text: string) => string;
  /** Separates main clauses that commas join, after the words and marks; linear in the length of a text. */
  readonly separateClauses?: (text: string) => string;
}

/** Parses a table of "from=to", separated by line ends or "; ". */
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

/** The words of a list. */
export const parseWords = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

const LAUGHTER =
  /^(?:k{2,}|(?:rs){2,}|rs|(?:a?h[aeu]){2,}h?|(?:hue){2,}|lo+l+|lmf?ao+|rofl|u?h+m{2,}|uhm|hum{2,}|e+r{3,}m?|e+rr+m|a+ff+s?|ugh+)$/;

/** Laughter and sounds: "kkkk", "rsrs", "haha", "lol", "hmm". */
export const isLaughter = (word: string): boolean => LAUGHTER.test(word);
