import { randomBytes } from 'node:crypto';
import { Base64Decoder, InvalidBase64Error } from './base64-decoder';

function decode(text: string, sizes: readonly number[] = [text.length]): Buffer {
  const decoder = new Base64Decoder();
  const target = Buffer.alloc(text.length + 8);
  let [at, from] = [0, 0];
  for (let turn = 0; from < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    at = decoder.decode(Buffer.from(text.slice(from, from + size), 'latin1'), target, at);
    from += size;
  }
  decoder.end();
  return target.subarray(0, at);
}

describe('Base64Decoder', () => {
  it('decodes every length, split into any chunks, as Node does', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = randomBytes(length);
      for (const sizes of [[1], [2], [3], [4], [5, 1], [7, 4, 2], [1_000]]) {
        expect(decode(bytes.toString('base64'), sizes).equals(bytes)).toBe(true);
      }
    }
  });

  it.each([
    ['a letter too few', 'AAA'],
    ['a lone letter', 'A'],
    ['a letter of the other alphabet', 'AA-_'],
    ['a line break', 'AAAA\nAAAA'],
    ['a blank', 'AA A'],
    ['padding too early', 'A==='],
    ['padding alone', '===='],
    ['padding too long', 'AAA=='],
    ['padding too short', 'AA='],
    ['letters behind the padding', 'AA==AAAA'],
    ['a letter within the padding', 'AA=A'],
    ['bits that stand for nothing', 'AB=='],
    ['bits that stand for nothing, in three', 'AAB='],
    ['a byte beyond ASCII', 'AAA\u00e9'],
    ['a NUL', 'AAA\u0000'],
  ])('rejects %s, however it is split', (_, text) => {
    for (const sizes of [[text.length], [1], [2], [3]]) expect(() => decode(text, sizes)).toThrow(InvalidBase64Error);
  });

  it('writes no more bytes than `room` returns', () => {
    const text = Buffer.alloc(999, 7).toString('base64');
    const target = Buffer.alloc(Base64Decoder.room(text.length));
    expect(new Base64Decoder().decode(Buffer.from(text), target, 0)).toBeLessThanOrEqual(target.length);
  });
});
