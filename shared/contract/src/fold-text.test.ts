import { findFolded, foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['AÇÃO', 'ac\u0327a\u0303o'],
    ['É', 'e'],
    ['Straße', 'STRASSE'],
    ['ẞ', 'ss'],
    ['İstanbul', 'ISTANBUL'],
    ['ısı', 'ISI'],
    ['ΟΔΟΣ', 'οδος'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['ﬁn', 'FIN'],
    ['ǅ', 'ǆ'],
    ['Ångström', 'A\u030angstro\u0308m'],
    ['مُحَمَّد', 'محمد'],
    ['Ё', 'е'],
    ['각', '\u1100\u1161\u11a8'],
    ['❤️', '❤'],
    ['𝒳', '𝒳'],
  ])('folds %s and %s to the same text', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it.each([
    ['a', 'b'],
    ['ø', 'o'],
    ['😀', '😁'],
    ['心', '必'],
    ['a b', 'ab'],
    ['a_b', 'a%b'],
  ])('folds %s and %s to different texts', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('folds a word identically at any position, and leaves a folded text unchanged', () => {
    const words = ['ΣΟΦΟΣ', 'Çá', 'e\u0301', '👩🏽‍⚕️', 'ß', 'İ', 'שָׁלוֹם'];
    for (const word of words) {
      expect(foldText(`α${word}β`)).toBe(`α${foldText(word)}β`);
      expect(foldText(foldText(word))).toBe(foldText(word));
    }
  });
});

describe('findFolded', () => {
  const found = (text: string, term: string): string[] =>
    findFolded(text, term).map(({ start, end }) => text.slice(start, end));

  it.each<[string, string, string[]]>([
    ['Ação, AÇÃO e acao', 'acao', ['Ação', 'AÇÃO', 'acao']],
    ['ac\u0327a\u0303o!', 'ação', ['ac\u0327a\u0303o']],
    ['Straße', 'ss', ['ß']],
    ['Straße', 's', ['S', 'ß']],
    ['STRASSE', 'ß', ['SS']],
    ['Fußsohle', 'sss', ['ßs']],
    ['İzmir', 'i', ['İ', 'i']],
    ['cafe\u0301 e café', 'E', ['e\u0301', 'e', 'é']],
    ['👍🏽 👍', '👍', ['👍🏽', '👍']],
    ['a😀b😀', '😀b', ['😀b']],
    ['❤️ love', '❤', ['❤️']],
    ['قال مُحَمَّد هنا', 'محمد', ['مُحَمَّد']],
    ['각', '가', ['각']],
    ['aaa', 'aa', ['aa']],
    ['100%_x', '%_', ['%_']],
    ['a.c abc', 'a.c', ['a.c']],
    ['nothing', 'x', []],
    ['', 'x', []],
  ])('finds the matches in %j of the term %j', (text, term, expected) => {
    expect(found(text, term)).toEqual(expected);
  });

  it('returns no range for a term that folds to nothing', () => {
    expect([findFolded('e\u0301', ''), findFolded('e\u0301', '\u0301')]).toEqual([[], []]);
  });

  it('finds a match exactly when the folded text contains the folded term', () => {
    const text = 'O ßoldado Ümit 👩🏽‍⚕️ viu ΣΟΦΟΣ e o e\u0301cho';
    for (const term of ['ss', 'umit', '👩', 'σοφος', 'echo', 'z'])
      expect(findFolded(text, term).length > 0).toBe(foldText(text).includes(foldText(term)));
  });
});
