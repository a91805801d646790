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
const makeReference = (pmid: string) => ({
  pmid,
  title: `Paper ${pmid} – a trial`,
  authors: ['Souza AB'],
  journal: 'Lancet',
  year: 2021,
  matchedTopics: ['sepsis'],
});
const found = async (log: IssuedLog, hash: string) => (await log.find(hash)) !== undefined;
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
    await log.add('a text', []);
    expect([await found(log, hashText('a text')), await found(log, hashText('another'))]).toEqual([true, false]);
    clock.time += 30 * MINUTE - 1;
    expect(await found(log, hashText('a text'))).toBe(true);
    clock.time += 1;
    expect(await found(log, hashText('a text'))).toBe(false);
  });

  it('restores texts after a restart without extending their validity; the file is private and contains no text', async () => {
    await (await open()).add('a text', []);
    clock.time += 20 * MINUTE;
    const log = await open();
    expect(await found(log, hashText('a text'))).toBe(true);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8')).toMatch(/^\d{13} [0-9a-f]{64}\n$/);
    clock.time += 10 * MINUTE;
    expect(await found(log, hashText('a text'))).toBe(false);
    await open();
    expect(lines()).toEqual([]);
  });

  it('restores the references of a text after a restart, each within its limits', async () => {
    const paper = makeReference('1');
    const unusable = [{ ...makeReference('x') }, { ...makeReference('2'), title: 'a\u0000b' }];
    await (await open()).add('a text', [paper, ...unusable]);
    await (await open()).add('without', []);
    const log = await open();
    expect(await log.find(hashText('a text'))).toEqual([paper]);
    expect(await log.find(hashText('without'))).toEqual([]);
    const many = Array.from({ length: 12 }, (_, index) => makeReference(String(index + 1)));
    await log.add('many', many);
    expect(await log.find(hashText('many'))).toEqual(many.slice(0, 10));
    const large = many.map((each) => ({ ...each, authors: Array.from({ length: 100 }, () => 'á'.repeat(100)) }));
    await log.add('large', large);
    expect(await log.find(hashText('large'))).toEqual(large.slice(0, 3));
  });

  it('drops the oldest references above the limit, and keeps their texts', async () => {
    const log = await open({ maxReferenceBytes: 1_000 });
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    for (const text of texts) await log.add(text, [makeReference('1')]);
    expect(await log.find(hashText('text 0'))).toEqual([]);
    expect(await log.find(hashText('text 19'))).toEqual([makeReference('1')]);
    await log.close();
    const restarted = await open();
    expect((await restarted.find(hashText('text 19')))?.length).toBe(1);
  });

  it('rewrites its file when replaced references fill it', async () => {
    const log = await open();
    const papers = Array.from({ length: 10 }, (_, index) => ({
      ...makeReference(String(index + 1)),
      authors: Array.from({ length: 50 }, () => 'x'.repeat(100)),
    }));
    for (let round = 0; round < 60; round += 1) await log.add('the same text', papers);
    expect(statSync(file()).size).toBeLessThan(1_300_000);
    expect((await (await open()).find(hashText('the same text')))?.length).toBe(10);
  });

  it('restarts the 30 minutes for a text that is issued again', async () => {
    const log = await open();
    await log.add('a text', []);
    clock.time += 20 * MINUTE;
    await log.add('a text', []);
    clock.time += 20 * MINUTE;
    expect(await found(log, hashText('a text'))).toBe(true);
    expect(await found(await open(), hashText('a text'))).toBe(true);
  });

  it('skips malformed lines and limits timestamps to the present', async () => {
    await (await open()).add('whole', []);
    const future = `${clock.time + 999 * MINUTE} ${hashText('future')}`;
    writeFileSync(file(), `garbage\n${lines().join('\n')}\n${future}\n${clock.time} ${hashText('cut').slice(0, 40)}`);
    const log = await open();
    expect(await Promise.all(['whole', 'future', 'cut'].map((text) => found(log, hashText(text))))).toEqual([
      true,
      true,
      false,
    ]);
    clock.time += 30 * MINUTE;
    expect(await found(log, hashText('future'))).toBe(false);
  });

  it('evicts the oldest texts above the limit', async () => {
    const log = await open({ maxEntries: 3 });
    for (const text of ['a', 'b', 'c', 'd']) await log.add(text, []);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map((text) => found(log, hashText(text))))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('compacts its file', async () => {
    const log = await open({ maxEntries: 2 });
    await Promise.all(Array.from({ length: 2_500 }, (_, index) => log.add(`text ${index}`, [])));
    await log.close();
    expect(lines().length).toBeLessThan(2_010);
    expect(await found(await open({ maxEntries: 2 }), hashText('text 2499'))).toBe(true);
  });

  it('continues in memory and reports the failure when the file cannot be written', async () => {
    const onWriteFailure = jest.fn();
    const log = await open({ onWriteFailure });
    rmSync(folder, { recursive: true });
    await log.add('a text', []);
    expect(onWriteFailure).toHaveBeenCalledTimes(1);
    expect(await found(log, hashText('a text'))).toBe(true);
  });

  it('does not start when the file cannot be read', async () => {
    writeFileSync(join(folder, 'validation'), 'a file in the folder’s place');
    await expect(open()).rejects.toThrow();
  });
});
