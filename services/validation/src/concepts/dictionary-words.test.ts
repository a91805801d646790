import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewriteByLexicon } from '../text';
import { DICTIONARY_WORDS } from './data/dictionary-words';
import { conceptIndex, extractConcepts, lexiconEntries } from './lexicon';
import { Misspellings } from './misspellings';
import { type Dictionary, dictionaries, dictionaryWords } from './testing/dictionary-words';
import { keyOf } from './word-forms';

/** The Brazilian dictionary has 2.7 million inflected forms: these need two minutes, its stems two seconds. */
const update = process.env['CRED_DICTIONARY_WORDS'] === 'update';
const LARGEST = 'dictionary-pt';
const LINE_LENGTH = 116;

const misspellings = new Misspellings(conceptIndex.vocabulary);
const termsOf = (text: string, language: 'en' | 'pt'): string[] =>
  extractConcepts(text, language).map(({ concept }) => concept.term);

/** The keys of the words of some dictionaries that are long enough to be corrected. */
function dictionaryKeys(names: readonly Dictionary[]): Set<string> {
  const words = new Set<string>();
  for (const name of names)
    for (const word of dictionaryWords(name, { inflected: update || name !== LARGEST }))
      for (const part of word.split("'")) if (part.length >= 8) words.add(part);
  return new Set([...words].map(keyOf));
}

function writeList(found: ReadonlySet<string>): void {
  const file = join(__dirname, 'data', 'dictionary-words.ts');
  const lines = [''];
  for (const word of [...found].toSorted())
    if ((lines.at(-1) ?? '').length + word.length > LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  const list = lines.map((line) => `  ${line}`).join('\n');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/`[^`]*`(?=\s*\.split)/, () => `\`\n${list}\``),
  );
}

if (update)
  beforeAll(() => {
    const all = new Misspellings(conceptIndex.vocabulary, new Set());
    const found = new Set<string>();
    for (const names of Object.values(dictionaries))
      for (const key of dictionaryKeys(names)) if (all.correct(key) !== null) found.add(key);
    writeList(found);
  }, 600_000);

describe('the correction of misspelt words', () => {
  it.each(Object.keys(dictionaries))('changes no word of the %s dictionaries (VAL-25)', (language) => {
    const keys = dictionaryKeys(dictionaries[language] ?? []);
    expect(keys.size).toBeGreaterThan(30_000);
    expect([...keys].filter((key) => misspellings.correct(key) !== null)).toEqual([]);
  });

  it('changes no word of the lexicon', () => {
    const words = lexiconEntries.flatMap(({ forms }) => forms.flatMap(({ text }) => text.split(/[ '/.+&-]+/)));
    expect(words.length).toBeGreaterThan(10_000);
    expect(words.filter((word) => misspellings.correct(keyOf(word)) !== null)).toEqual([]);
  });

  it.each([
    ['hipocalcemia', 'pt', ['hypocalcemia']],
    ['hipercalcemia', 'pt', ['hypercalcemia']],
    ['fototerapia', 'pt', []],
    ['asiático', 'pt', []],
    ['incubação', 'pt', []],
    ['acidemia', 'pt', []],
    ['aspartate', 'en', []],
    ['eosinophilia', 'en', []],
  ] as const)('makes no other concept of %s', (word, language, terms) => {
    expect(termsOf(word, language)).toEqual(terms);
  });

  it('is not part of a rewriting', () => {
    for (const text of ['The hypertenion was treated.', 'Take metfornin 500 mg.'])
      expect(rewriteByLexicon(text, 'en')).toBe(text);
  });

  it('has thousands of words of its dictionaries', () => {
    expect(DICTIONARY_WORDS.size).toBeGreaterThan(3_000);
  });
});
