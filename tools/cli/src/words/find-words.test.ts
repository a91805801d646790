import { findWords } from './find-words';
import { wordList } from './word-list';

const words = (file: string, source: string) => findWords(file, source).map(({ line, word }) => `${line} ${word}`);

describe('findWords', () => {
  it('finds words in comments of all kinds, with their lines', () => {
    const source = '// nobody\nconst a = 1;\n/**\n * Loads it anew.\n */\n';
    expect(words('a.ts', source)).toEqual(['1 nobody', '4 anew']);
  });

  it('finds words in the titles of tests', () => {
    expect(words('a.test.ts', "it('hears of it', () => {});\n")).toEqual(['1 hears']);
    expect(words('a.test.ts', "it.each([1])('tells %i', () => {});\n")).toEqual(['1 tells']);
  });

  it('ignores code, strings and quoted names', () => {
    expect(words('a.ts', "const nobody = 'told'; // calls `tell`\n")).toEqual([]);
  });

  it('reads documents without their code blocks', () => {
    expect(words('docs/glossary.md', 'Fine.\n```sh\nnobody\n```\nHeld.\n')).toEqual(['5 Held']);
  });
});

describe('wordList', () => {
  it('has at least 60 entries', () => {
    expect(wordList.length).toBeGreaterThanOrEqual(60);
  });
});
