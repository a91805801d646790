import { parseSync } from 'oxc-parser';
import { wordList } from './word-list';

/** A word of the list, where it was found. */
export interface FoundWord {
  /** 1-based. */
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

interface Text {
  readonly start: number;
  readonly value: string;
}

const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Quoted texts and code inside a comment are names, not prose. */
const withoutQuotes = (text: string): string =>
  text.replace(/`[^`\n]*`|'[^'\n]{2,}?'(?!\w)|"[^"\n]*"/g, (quoted) => ' '.repeat(quoted.length));

function textsOf(file: string, source: string): Text[] {
  if (file.endsWith('.md')) {
    const prose = source.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ' '));
    return [{ start: 0, value: prose }];
  }
  const comments = parseSync(file, source).comments.map(({ start, value }) => ({ start, value }));
  const titles = [...source.matchAll(TITLE)].map((match) => ({ start: match.index, value: match[2] ?? '' }));
  return [...comments, ...titles];
}

/**
 * The words of the list in a file's comments and test titles, or in a document's prose.
 * @param file its name decides how it is read: `.md` as prose, everything else as TypeScript
 */
export function findWords(file: string, source: string): FoundWord[] {
  return textsOf(file, source).flatMap(({ start, value }) =>
    withoutQuotes(value)
      .split('\n')
      .flatMap((text, index) => {
        const line = source.slice(0, start).split('\n').length + index;
        return wordList.flatMap(([pattern, instead]) => {
          const word = pattern.exec(text)?.[0];
          return word === undefined ? [] : [{ line, word, instead }];
        });
      }),
  );
}
