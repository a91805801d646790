import { JsonScanner } from './json-scanner';

interface Read {
  readonly rest: string;
  readonly media: string | null;
  /** The texts found before the streamed string began. */
  readonly before: Readonly<Record<string, string>>;
}

function read(body: string | Buffer, size = 1_000_000, maxRest = 1_000): Read {
  const bytes = Buffer.from(body as string);
  const scanner = new JsonScanner('media', maxRest);
  const texts: Record<string, string> = {};
  let before = {};
  let media: string | null = null;
  for (let at = 0; at < bytes.length; at += size) {
    for (const found of scanner.scan(bytes.subarray(at, at + size))) {
      if (found.kind === 'text') texts[found.name] = found.value;
      if (found.kind === 'begin') [media, before] = ['', { ...texts }];
      if (found.kind === 'bytes') media += Buffer.from(found.bytes).toString('latin1');
    }
  }
  return { rest: scanner.finish(), media, before };
}
const everySize = (body: string | Buffer): Read => {
  const whole = read(body);
  for (let size = 1; size < 8; size += 1) expect(read(body, size)).toEqual(whole);
  return whole;
};

describe('JsonScanner', () => {
  it('extracts the streamed string at any position and keeps the rest', () => {
    expect(everySize('{"chat":"a","media":"data:1","text":"é\\n\\u00e9"}')).toEqual({
      rest: '{"chat":"a","media":"","text":"é\\n\\u00e9"}',
      media: 'data:1',
      before: { chat: 'a' },
    });
    expect(everySize(' {\n"media" :\t"x" , "chat":"a" } ')).toEqual({
      rest: ' {\n"media" :\t"" , "chat":"a" } ',
      media: 'x',
      before: {},
    });
    expect(everySize('{"chat":"a"}')).toEqual({ rest: '{"chat":"a"}', media: null, before: {} });
  });

  it('decodes escapes in the string and in its name', () => {
    expect(everySize('{"medi\\u0061":"a\\/b\\u002b\\u002Bc\\"d\\\\"}').media).toBe('a/b++c"d\\');
    expect(everySize('{"media":"\\n\\u00e9\\ud83d\\ude00"}').media).toBe('\0\0\0\0');
    expect(everySize(`{"media":"${'ab\\/'.repeat(40_000)}"}`.slice(0, 400) + '"}').media).toMatch(/^(ab\/)+/);
  });

  it('leaves the property to the parser when it is nested or not a string', () => {
    for (const body of [
      '{"a":{"media":"x"}}',
      '{"a":["media","x"]}',
      '{"text":"media","b":"x"}',
      '{"media":null}',
      '{"media":{"media":"x"}}',
      '["media","x"]',
      '"media"',
      '{"a":"\\"media\\":\\"x"}',
    ]) {
      expect(everySize(body)).toMatchObject({ rest: body, media: null });
    }
  });

  it('treats `__proto__` like any other name', () => {
    expect(everySize('{"__proto__":"x","media":"y"}')).toMatchObject({
      rest: '{"__proto__":"x","media":""}',
      media: 'y',
    });
  });

  it.each([
    ['a name that comes twice', '{"media":"a","media":"b"}'],
    ['a name that comes twice, once escaped', '{"chat":"a","ch\\u0061t":"b"}'],
    ['an end within the string', '{"media":"abc'],
    ['an end behind the string', '{"media":"abc"'],
    ['an end within another', '{"chat":"abc'],
    ['an escape that is none', '{"media":"a\\x"}'],
    ['digits that are none', '{"media":"\\u00g0"}'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d])],
    ['half a character at the end', Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3]), Buffer.from('"}')])],
    ['a bad name', '{"\\q":"a"}'],
    ['an opened list', '{"media":"x","a":['],
  ])('returns 400 for %s', (_, body) => {
    for (const size of [1, 2, 1_000])
      expect(() => read(body, size)).toThrow(expect.objectContaining({ statusCode: 400, code: 'malformed_body' }));
  });

  it('limits the size of everything except the streamed string', () => {
    const tooLong = expect.objectContaining({ statusCode: 413 });
    expect(() => read(`{"text":"${'x'.repeat(1_000)}","media":"y"}`)).toThrow(tooLong);
    expect(() => read(' '.repeat(1_001))).toThrow(tooLong);
    expect(() => read('['.repeat(1_001))).toThrow(tooLong);
    expect(() => read(`{${'"a":{'.repeat(300)}`)).toThrow(tooLong);
    expect(read(`{"media":"${'y'.repeat(200_000)}"}`, 70_000).media).toHaveLength(200_000);
  });
});
