import { readPreview, signPreview } from './preview-token';

const key = 'a key';
const preview = { area: 'feed', build: '0123456789abcdef', expires: '2026-11-21T16:00:00.000Z' };
const [before, after] = [Date.parse(preview.expires) - 1, Date.parse(preview.expires)];
const token = signPreview(key, preview);

describe('readPreview', () => {
  it('returns what was signed, until it expires', () => {
    expect(readPreview(key, token, before)).toEqual(preview);
    expect(readPreview(key, token, after)).toBeNull();
  });

  it('refuses the signature of another key', () => {
    expect(readPreview('another key', token, before)).toBeNull();
  });

  it('refuses a token with any character changed', () => {
    for (let at = 0; at < token.length; at += 1) {
      for (const other of ['0', 'a', 'b', 'Z', '_', '.']) {
        const edited = token.slice(0, at) + other + token.slice(at + 1);
        if (edited !== token) expect(readPreview(key, edited, before)).toBeNull();
      }
    }
  });

  it('refuses other characters that decode to the same signature', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = token.slice(-1);
    const equivalents = [...alphabet].filter(
      (each) =>
        each !== last &&
        Buffer.from(token.slice(-43, -1) + each, 'base64url').equals(Buffer.from(token.slice(-43), 'base64url')),
    );
    expect(equivalents).toHaveLength(3);
    for (const equivalent of equivalents) expect(readPreview(key, token.slice(0, -1) + equivalent, before)).toBeNull();
  });

  it.each([
    '',
    'feed',
    token.slice(0, -1),
    `${token}A`,
    token.replace('feed', 'chat'),
    token.replace('.', '..'),
    `..${token}`,
    token.toUpperCase(),
    'x'.repeat(5_000),
  ])('refuses %j', (invalid) => {
    expect(readPreview(key, invalid, before)).toBeNull();
  });
});
