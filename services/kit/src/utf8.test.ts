import { createServer } from './server';
import { parseForm } from './utf8';

/** A truncated sequence, an overlong one, a surrogate, a byte that never occurs, and Latin-1. */
const INVALID = ['e282', 'c0af', 'eda080', 'ff', 'e9'].map((hex) => Buffer.from(hex, 'hex'));
const REPLACEMENT = '\ufffd';

function build() {
  const server = createServer({ name: 'test', settings: { LOG_LEVEL: 'fatal', TRUST_PROXY: undefined } });
  server.post('/echo', async (request) => ({ got: request.body }));
  server.get('/query', async (request) => ({ got: request.query }));
  return server;
}

const postJson = (payload: Buffer) =>
  build().inject({ method: 'POST', url: '/echo', headers: { 'content-type': 'application/json' }, payload });
const jsonWith = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from('{"text":"a'), bytes, Buffer.from('b"}')]);

describe('requireUtf8', () => {
  it.each(INVALID)('rejects %j in a JSON body', async (bytes) => {
    const response = await postJson(jsonWith(bytes));
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_body']);
  });

  it('accepts every valid text in a JSON body, also a replacement character that was sent', async () => {
    for (const text of [REPLACEMENT, 'ação 😀', '\u{10ffff}'])
      expect((await postJson(jsonWith(Buffer.from(text)))).json()).toEqual({ got: { text: `a${text}b` } });
  });

  it.each(INVALID)('rejects %j in a query and in a path', async (bytes) => {
    const escaped = bytes.toString('hex').replace(/../g, '%$&');
    for (const url of [`/query?q=${escaped}`, `/query?${escaped}=1`, `/${escaped}`])
      expect((await build().inject({ url })).statusCode).toBe(400);
  });

  it('accepts UTF-8 and a stray percent sign in a query', async () => {
    expect((await build().inject({ url: '/query?q=a%C3%A7%EF%BF%BD' })).json()).toEqual({
      got: { q: `aç${REPLACEMENT}` },
    });
    expect((await build().inject({ url: '/query?q=100%' })).statusCode).toBe(200);
  });
});

describe('parseForm', () => {
  it('rejects invalid UTF-8, escaped or not', () => {
    for (const bytes of INVALID) {
      const escaped = bytes.toString('hex').replace(/../g, '%$&');
      expect(() => parseForm(Buffer.from(`a=${escaped}`))).toThrow(expect.objectContaining({ statusCode: 400 }));
      expect(() => parseForm(Buffer.concat([Buffer.from('a='), bytes]))).toThrow(
        expect.objectContaining({ statusCode: 400 }),
      );
    }
    expect(parseForm(Buffer.from('a=%EF%BF%BD+b%')).get('a')).toBe(`${REPLACEMENT} b%`);
  });
});
