import { parseQuery } from './parse-query';

const message = (q: string): string => {
  try {
    return JSON.stringify(parseQuery(q));
  } catch (failure) {
    return failure instanceof Error ? failure.message : '';
  }
};

describe('parseQuery', () => {
  it('reads words, exact words, words to leave out, and operators', () => {
    expect(
      parseQuery(
        'Sépsis "choque séptico" -criança from:@Ana.Souza since:2026-01-31 until:2026-02-01 has:image has:references',
      ),
    ).toEqual({
      terms: [
        { words: ['sepsis'], exact: false, without: false, open: false },
        { words: ['choque', 'septico'], exact: true, without: false, open: false },
        { words: ['crianca'], exact: false, without: true, open: false },
      ],
      from: 'ana.souza',
      since: Date.UTC(2026, 0, 31),
      until: Date.UTC(2026, 1, 2),
      hasImage: true,
      hasReferences: true,
    });
  });

  it('takes only the last word as the beginning of a longer one, until a space follows', () => {
    const openWords = (q: string) => parseQuery(q).terms.flatMap(({ words, open }) => (open ? words : []));
    expect(openWords('heart fail')).toEqual(['fail']);
    expect(openWords('heart fail ')).toEqual([]);
    expect(openWords('"heart fail"')).toEqual([]);
    expect(openWords('in insulin')).toEqual(['insulin']);
  });

  it('reads an open quotation mark up to the end', () => {
    expect(parseQuery('"heart fail').terms).toEqual([
      { words: ['heart', 'fail'], exact: true, without: false, open: false },
    ]);
  });

  it.each([
    ['', 'Type a word to search for'],
    ['   ', 'Type a word to search for'],
    ['-sepsis', 'Type a word to search for'],
    ['has:image -sepsis', 'Type a word to search for'],
    ['!!! ()', 'Type a word to search for'],
    ['from:', 'from: needs a username'],
    ['from:@', 'from: needs a username'],
    ['has:', 'has: needs image or references'],
    ['has:video', 'has: needs image or references'],
    ['since:yesterday', 'since: needs a date such as 2026-05-31'],
    ['since:2026-02-31', 'since: needs a date such as 2026-05-31'],
    ['until:2026-13-01', 'until: needs a date such as 2026-05-31'],
    ['a '.repeat(21), 'At most 20 words'],
  ])('refuses %j', (q, expected) => {
    expect(message(q)).toBe(expected);
  });

  it('accepts only the words to leave out of one member’s posts', () => {
    expect(parseQuery('from:ana -sepsis').terms).toHaveLength(1);
  });
});
