import type { ReferenceFormat, StoredReference } from '@cred/contract';

/** One paper as an entry of a file. */
type ToEntry = (reference: StoredReference) => string;

interface Author {
  readonly family: string;
  /** With dots, `J. T.`; empty for a group. */
  readonly initials: string;
  /** `Jr`; empty for most. */
  readonly suffix: string;
}

/** PubMed writes persons as `Wright JT Jr`; any other name is a group's. */
const PERSON = /^(.+?) ((?:\p{Lu}-?){1,6})(?: (Jr|Sr|2nd|3rd|[IV]{2,3}))?$/u;

function parseAuthor(name: string): Author {
  const [, family, letters, suffix = ''] = PERSON.exec(name) ?? [];
  if (family === undefined || letters === undefined) return { family: name, initials: '', suffix: '' };
  return { family, initials: [...letters.replaceAll('-', '')].map((letter) => `${letter}.`).join(' '), suffix };
}

/** A field is one line: a line break would begin another field. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const pubMedUrl = ({ pmid }: StoredReference): string => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;

/** RIS has no escapes. Asterisks are not allowed in names. */
const risName = (text: string): string => oneLine(text.replaceAll('*', ''));

const toRis: ToEntry = (reference) => {
  const { pmid, title, authors, journal, year, doi } = reference;
  const names = authors
    .map(parseAuthor)
    .map(({ family, initials, suffix }) => [family, initials, suffix].filter(Boolean).map(risName).join(', '));
  const fields: readonly (readonly [string, string])[] = [
    ['TY', 'JOUR'],
    ...names.map((name) => ['AU', name] as const),
    ['TI', oneLine(title)],
    ['JO', risName(journal)],
    ['PY', String(year)],
    ['DO', oneLine(doi ?? '')],
    ['AN', pmid],
    ['DB', 'PubMed'],
    ['UR', pubMedUrl(reference)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${value}\r\n`);
  return `${lines.join('')}ER  - \r\n\r\n`;
};

/** By name, because BibTeX counts an escaped brace as a brace. */
const BIBTEX_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const bibtexText = (text: string): string =>
  oneLine(text)
    .replace(/[\\{}~^]/g, (character) => BIBTEX_ESCAPES[character] ?? '')
    .replace(/[$&#%_]/g, String.raw`\$&`);

/** Names are separated by `and`; one that contains it, or is a group's, stands in braces. */
function bibtexName({ family, initials, suffix }: Author): string {
  const name = bibtexText(family);
  if (initials === '') return `{${name}}`;
  const safe = /\sand\s|,/i.test(name) ? `{${name}}` : name;
  return [safe, bibtexText(suffix), initials].filter(Boolean).join(', ');
}

/** Unique by the PMID; only letters and digits, since others have a meaning in keys. */
function bibtexKey({ pmid, authors, year }: StoredReference): string {
  const family = parseAuthor(authors[0] ?? '')
    .family.normalize('NFD')
    .replace(/[^A-Za-z]/g, '');
  return `${family || 'Paper'}${year}pmid${pmid}`;
}

const toBibtex: ToEntry = (reference) => {
  const { pmid, title, authors, journal, year, doi } = reference;
  const fields: readonly (readonly [string, string])[] = [
    ['author', authors.map(parseAuthor).map(bibtexName).join(' and ')],
    // Double braces keep the case of abbreviations and names.
    ['title', `{${bibtexText(title)}}`],
    ['journal', bibtexText(journal)],
    ['year', String(year)],
    // Readers take a DOI as it stands; only braces and backslashes would change the entry.
    ['doi', oneLine(doi ?? '').replace(/[{}\\]/g, encodeURIComponent)],
    ['pmid', pmid],
    ['url', pubMedUrl(reference)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@article{${bibtexKey(reference)},\n${lines.join('')}}\n\n`;
};

/** The formats of POST-53: the entry of a paper, and the extension of the file's name. */
export const referenceFormats: Readonly<
  Record<ReferenceFormat, { readonly toEntry: ToEntry; readonly extension: string }>
> = {
  ris: { toEntry: toRis, extension: 'ris' },
  bibtex: { toEntry: toBibtex, extension: 'bib' },
};
