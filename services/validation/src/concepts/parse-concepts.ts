import type { Concept, ConceptKind } from './types';

/** A way to write a concept. `language` is absent when both languages write it so. */
export interface Form {
  readonly text: string;
  readonly language?: 'en' | 'pt';
  /** Whether the form matches only in capitals, because it is an abbreviation that is also a word. */
  readonly capitals: boolean;
  readonly everyday: boolean;
}

/** A concept with all forms by which it is recognised. */
export interface Entry {
  readonly concept: Concept;
  readonly forms: readonly Form[];
}

const KINDS: readonly ConceptKind[] = [
  'disease',
  'drug',
  'drug-class',
  'procedure',
  'test',
  'device',
  'symptom',
  'population',
  'outcome',
  'lifestyle',
  'study',
];
const COLUMNS = 6;
const NONE = '-';
const FORM = /^[\p{L}\p{N}][\p{L}\p{N} '/.+&-]*$/u;
const HEADING = /^(?:von )?[\p{Lu}\p{N}][\p{L}\p{N} ,'()+-]*$/u;

/**
 * Parses a data file with one concept per line:
 * `term | MeSH heading or - | kind[*weight] | English synonyms | Portuguese names | other forms`.
 * The forms of the last column are recognised but never searched; one that is spelled in capitals matches only in
 * capitals, `~` marks an everyday word, `en:` or `pt:` a form of one language, `=` a form that matches only in this
 * spelling ('PrEP'). Empty lines and lines that begin with `#` are skipped.
 * @throws Error that names the file and the line of the first fault.
 */
export function parseConcepts(file: string, text: string): readonly Entry[] {
  return text.split('\n').flatMap((line, index) => {
    const row = line.trim();
    if (row === '' || row.startsWith('#')) return [];
    try {
      return [parseRow(row)];
    } catch (fault) {
      throw new Error(`${file}:${index + 1}: ${fault instanceof Error ? fault.message : String(fault)}: ${row}`, {
        cause: fault,
      });
    }
  });
}

function parseRow(row: string): Entry {
  const columns = row.split('|').map((column) => column.trim());
  const [term = '', heading = '', kindColumn = '', english = '', portuguese = '', recognised = ''] = columns;
  if (columns.length !== COLUMNS) throw new Error(`${columns.length} columns instead of ${COLUMNS}`);
  if (columns.includes('')) throw new Error("an empty column; write '-' for none");
  if (heading !== NONE && !HEADING.test(heading)) throw new Error(`'${heading}' is not a MeSH heading`);
  const { kind, weight } = parseKind(kindColumn);
  const synonyms = parseList(english);
  const pt = parseList(portuguese);
  if (pt.length === 0) throw new Error('no Portuguese name');
  const forms = [
    ...[term, ...synonyms].map((name): Form => ({
      text: checked(name),
      language: 'en',
      capitals: false,
      everyday: false,
    })),
    ...pt.map((name): Form => ({ text: checked(name), language: 'pt', capitals: false, everyday: false })),
    ...parseList(recognised).map(parseRecognised),
  ];
  const id = term
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { concept: { id, term, ...(heading === NONE ? {} : { mesh: heading }), synonyms, pt, kind, weight }, forms };
}

function parseKind(column: string): { kind: ConceptKind; weight: number } {
  const [name, factor = '1', ...rest] = column.split('*');
  const kind = KINDS.find((each) => each === name);
  const weight = Number(factor);
  if (!kind || rest.length > 0) throw new Error(`'${column}' is not a kind`);
  if (!(weight > 0 && weight <= 3)) throw new Error(`'${factor}' is not a weight`);
  return { kind, weight };
}

const parseList = (column: string): string[] => (column === NONE ? [] : column.split(',').map((each) => each.trim()));

function parseRecognised(written: string): Form {
  const everyday = written.startsWith('~');
  const [, exact, prefix, name = ''] = /^~?(=?)(?:(en|pt):)?(.*)$/u.exec(written) ?? [];
  const language = prefix === 'en' || prefix === 'pt' ? ({ language: prefix } as const) : {};
  return {
    text: checked(name),
    ...language,
    capitals: exact === '=' || (/\p{Lu}/u.test(name) && name === name.toUpperCase()),
    everyday,
  };
}

function checked(name: string): string {
  if (!FORM.test(name)) throw new Error(`'${name}' is not a name`);
  return name;
}
