import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataUrlRules, DataUrlFile } from './data-url-file';
import { IncomingFiles } from './incoming-files';

const rules: DataUrlRules = {
  accepted: ['image/png', 'video/mp4'],
  unsupportedMessage: 'Not this',
  maxBytes: 500_000,
  tooLargeMessage: 'Too large',
  field: 'mediaUrl',
};
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cred-data-url-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function receive(url: string, size = 1_000_000) {
  const file = new DataUrlFile(new IncomingFiles(folder), rules);
  try {
    for (let at = 0; at < url.length; at += size) await file.write(Buffer.from(url.slice(at, at + size), 'latin1'));
    return await file.end();
  } catch (failure) {
    await file.abort();
    throw failure;
  }
}
const urlOf = (bytes: Buffer, type = 'video/mp4'): string => `data:${type};base64,${bytes.toString('base64')}`;

describe('DataUrlFile', () => {
  it.each([1, 7, 1_000, 65_536, 1_000_000])('writes the file in chunks of %i characters', async (size) => {
    const bytes = Buffer.from(
      Array.from({ length: size === 1 ? 100 : 400_001 }, (_, at) => (at * 7 + (at >> 8)) % 256),
    );
    const received = await receive(urlOf(bytes), size);
    expect(received).toMatchObject({ bytes: bytes.length, mediaType: 'video/mp4' });
    expect((await readFile(received.path)).equals(bytes)).toBe(true);
    await rm(received.path);
  });

  it('accepts a file of the maximum size, and rejects one byte more', async () => {
    const { path: file } = await receive(urlOf(Buffer.alloc(rules.maxBytes), 'IMAGE/PNG'), 65_536);
    await rm(file);
    await expect(receive(urlOf(Buffer.alloc(rules.maxBytes + 1)), 65_536)).rejects.toMatchObject({
      statusCode: 413,
      message: 'Too large',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    'http://cred.example/a.png',
    'javascript:alert(1)',
    'blob:http://cred.example/1',
    'file:///etc/passwd',
    '//cred.example/a',
    '/api/media/1/full.webp',
    '',
    'data:text/html;base64,PGI+',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/gif;base64,R0lG',
    'data:image/png,abc',
    'data:;base64,AAAA',
    'data:base64,AAAA',
    'data:image/jpeg;base64,/9j/',
    'data:image/png;charset=utf-8;base64,AAAA',
    ' data:image/png;base64,AAAA',
    'data:image/png;base64',
    `data:${'a'.repeat(5_000)},`,
    'x'.repeat(200_000),
  ])('rejects %.60s with 415 and leaves no file', async (url) => {
    for (const size of [1_000_000, 5])
      await expect(receive(url, size)).rejects.toMatchObject({ statusCode: 415, message: 'Not this' });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    '',
    'A',
    'AAA',
    'AA=',
    'AA-_',
    'AAAA AAAA',
    'AAAA\nAAAA',
    'AA==AA==',
    '%41%41%41%41',
    'AAAA\u00e9',
    `${'A'.repeat(300_000)}*`,
  ])('rejects the base64 %.20j with 400 and leaves no file', async (text) => {
    for (const size of [1_000_000, 100_000]) {
      await expect(receive(`data:image/png;base64,${text}`, size)).rejects.toMatchObject({
        statusCode: 400,
        fields: { mediaUrl: 'The file could not be read, please choose it again' },
      });
    }
    expect(await readdir(folder)).toEqual([]);
  });
});
