import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { hashText, IssuedLog } from './issued-log';

const MINUTE = 60_000;
let folder: string;
const clock = { time: 1_800_000_000_000 };
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cred-issued-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'validation', 'issued.log');
const open = (over: object = {}) => IssuedLog.open({ file: file(), now: () => clock.time, ...over });
const lines = () => readFileSync(file(), 'utf8').split('\n').filter(Boolean);

describe('hashText', () => {
  it('hashes the text as the API stores it', () => {
    const stored = 'Ação\nde 75 mg';
    expect(hashText('Ac\u0327a\u0303o\r\nde 75 mg')).toBe(createHash('sha256').update(stored, 'utf8').digest('hex'));
    expect(hashText('Ação\nde 75 mg ')).not.toBe(hashText(stored));
  });
});

describe('IssuedLog', () => {
  it('contains a text for 30 minutes', async () => {
    const log = await open();
    await log.add('a text');
    expect([await log.has(hashText('a text')), await log.has(hashText('another'))]).toEqual([true, false]);
    clock.time += 30 * MINUTE - 1;
    expect(await log.has(hashText('a text'))).toBe(true);
    clock.time += 1;
    expect(await log.has(hashText('a text'))).toBe(false);
  });

  it('restores texts after a restart without extending their validity; the file is private and contains no text', async () => {
    await (await open()).add('a text');
    clock.time += 20 * MINUTE;
    const log = await open();
    expect(await log.has(hashText('a text'))).toBe(true);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8')).toMatch(/^\d{13} [0-9a-f]{64}\n$/);
    clock.time += 10 * MINUTE;
    expect(await log.has(hashText('a text'))).toBe(false);
    await open();
    expect(lines()).toEqual([]);
  });

  it('restarts the 30 minutes for a text that is issued again', async () => {
    const log = await open();
    await log.add('a text');
    clock.time += 20 * MINUTE;
    await log.add('a text');
    clock.time += 20 * MINUTE;
    expect(await log.has(hashText('a text'))).toBe(true);
    expect(await (await open()).has(hashText('a text'))).toBe(true);
  });

  it('skips malformed lines and limits timestamps to the present', async () => {
    await (await open()).add('whole');
    const future = `${clock.time + 999 * MINUTE} ${hashText('future')}`;
    writeFileSync(file(), `garbage\n${lines().join('\n')}\n${future}\n${clock.time} ${hashText('cut').slice(0, 40)}`);
    const log = await open();
    expect(await Promise.all(['whole', 'future', 'cut'].map((text) => log.has(hashText(text))))).toEqual([
      true,
      true,
      false,
    ]);
    clock.time += 30 * MINUTE;
    expect(await log.has(hashText('future'))).toBe(false);
  });

  it('evicts the oldest texts above the limit', async () => {
    const log = await open({ maxEntries: 3 });
    for (const text of ['a', 'b', 'c', 'd']) await log.add(text);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((text) => log.has(hashText(text))))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('compacts its file', async () => {
    const log = await open({ maxEntries: 2 });
    await Promise.all(Array.from({ length: 2_500 }, (_, index) => log.add(`text ${index}`)));
    await log.close();
    expect(lines().length).toBeLessThan(2_010);
    expect(await (await open({ maxEntries: 2 })).has(hashText('text 2499'))).toBe(true);
  });

  it('continues in memory and reports the failure when the file cannot be written', async () => {
    const onWriteFailure = jest.fn();
    const log = await open({ onWriteFailure });
    rmSync(folder, { recursive: true });
    await log.add('a text');
    expect(onWriteFailure).toHaveBeenCalledTimes(1);
    expect(await log.has(hashText('a text'))).toBe(true);
  });

  it('does not start when the file cannot be read', async () => {
    writeFileSync(join(folder, 'validation'), 'a file in the folder’s place');
    await expect(open()).rejects.toThrow();
  });
});
