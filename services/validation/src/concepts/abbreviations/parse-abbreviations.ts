import type { Concept } from '../types';

/** One word of a clue, folded; a stem is the beginning of a word. */
export interface ClueWord {
  readonly text: string;
  readonly isStem: boolean;
}

/** What decides for a meaning; see {@link parseAbbreviations}. */
export type Clue =
  | { readonly kind: 'anywhere' | 'before' | 'after'; readonly key: string; readonly words: readonly ClueWord[] }
  | { readonly kind: 'number' | 'pair' | 'percent' | 'colon' }
  | { readonly kind: 'unit'; readonly unit: string };

export interface Meaning {
  /** Null for a reading that is no medical topic. */
  readonly concept: Concept | null;
  readonly clues: readonly Clue[];
  /** By far the commonest reading, which needs no clue. */
  readonly isDefault: boolean;
}

export interface Abbreviation {
  readonly written: string;
  /** Members write it in lower case too; the abbreviation is no word of the language. */
  readonly inLowerCase: boolean;
  readonly meanings: readonly Meaning[];
}

const ABBREVIATION = /^(?:[A-Z][A-Z0-9]+|[a-z][a-z0-9]+)$/;
const CLUE_WORD = /^[a-z0-9]+\*?$/;
const DEFAULT = 'default';
const NONE = '-';

/** Lower case without accents. */
export const foldWord = (written: string): string => written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Parses a table with one abbreviation per line: `abbreviation | meaning: clue, clue | meaning: clue`.
 * An abbreviation in lower case is recognised in either case, one in capitals only in capitals. A meaning is the term of
 * a concept, or `-` for a reading that is no topic. Clues: `ascites` or `blood pressure` (words), `ascit*` (a stem),
 * `>word` directly after and `<word` directly before the abbreviation, `#` a number after it, `# mmhg` a number with
 * this unit, `#/#` two numbers as in 120/80, `#%` a percentage, `:` a colon, and `default` for the meaning without clues.
 * @throws Error that names the line of the first fault.
 */
export function parseAbbreviations(
  file: string,
  table: string,
  concepts: ReadonlyMap<string, Concept>,
): readonly Abbreviation[] {
  const seen = new Set<string>();
  return table.split('\n').flatMap((line, index) => {
    const row = line.trim();
    if (row === '' || row.startsWith('#')) return [];
    try {
      const abbreviation = parseRow(row, concepts);
      if (seen.has(abbreviation.written)) throw new Error('a second row');
      seen.add(abbreviation.written);
      return [abbreviation];
    } catch (fault) {
      throw new Error(`${file}:${index + 1}: ${fault instanceof Error ? fault.message : String(fault)}: ${row}`, {
        cause: fault,
      });
    }
  });
}

function parseRow(row: string, concepts: ReadonlyMap<string, Concept>): Abbreviation {
  const [name = '', ...columns] = row.split('|').map((column) => column.trim());
  if (!ABBREVIATION.test(name)) throw new Error(`'${name}' is not an abbreviation`);
  const meanings = columns.map((column) => parseMeaning(column, concepts));
  if (meanings.length === 0) throw new Error('no meaning');
  const repeated = meanings.find(
    ({ concept }, index) => meanings.findIndex((one) => one.concept === concept) !== index,
  );
  if (repeated) throw new Error(`'${repeated.concept?.term ?? NONE}' stands twice`);
  if (meanings.filter(({ isDefault }) => isDefault).length > 1) throw new Error('two defaults');
  return { written: name.toUpperCase(), inLowerCase: name === name.toLowerCase(), meanings };
}

function parseMeaning(column: string, concepts: ReadonlyMap<string, Concept>): Meaning {
  const [, term = '', list = ''] = /^([^:]+): (.+)$/.exec(column) ?? [];
  const concept = term === NONE ? null : concepts.get(term);
  if (concept === undefined) throw new Error(`'${term || column}' is not a concept with clues`);
  const clues = list.split(',').map((clue) => clue.trim());
  const distinct = new Set(clues);
  const repeated = clues.length === distinct.size ? undefined : clues.find((clue, at) => clues.indexOf(clue) !== at);
  if (repeated) throw new Error(`'${repeated}' stands twice`);
  return {
    concept,
    clues: clues.filter((clue) => clue !== DEFAULT).map(parseClue),
    isDefault: distinct.has(DEFAULT),
  };
}

function parseClue(clue: string): Clue {
  if (clue === '#') return { kind: 'number' };
  if (clue === '#/#') return { kind: 'pair' };
  if (clue === '#%') return { kind: 'percent' };
  if (clue === ':') return { kind: 'colon' };
  if (clue.startsWith('# ')) return { kind: 'unit', unit: clue.slice(2) };
  const kind = clue.startsWith('>') ? 'after' : clue.startsWith('<') ? 'before' : 'anywhere';
  const words = foldWord(clue.replace(/^[<>]/, '')).split(' ');
  const fault = words.find((word) => !CLUE_WORD.test(word));
  if (fault !== undefined) throw new Error(`'${clue}' is not a clue`);
  return {
    kind,
    key: clue,
    words: words.map((word) => ({ text: word.replace('*', ''), isStem: word.endsWith('*') })),
  };
}
