import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@cred/service-kit/testing/eventually';
import { importFiles } from './import-files';
import { openLibrary } from './open-library';
import { libraryStatus, rollBack } from './status';
import { about } from './testing/about';
import { line, newFile, newFolder, removeFolders } from '../records/testing/files';

afterAll(removeFolders);

const medline = (pmid: string, title: string, kind: string) =>
  `PMID- ${pmid}\nTI  - ${title}\nPT  - ${kind}\nSO  - x\n\n`;
const limits = { records: 4, bytes: 1_000_000 };

/** The imported titles by PMID, without the starter library. */
async function content(
  folder: string,
  pmids: readonly string[],
  starter: Parameters<typeof openLibrary>[1] = { starter: [] },
): Promise<(string | undefined)[]> {
  const library = await openLibrary(folder, {
    onFault: (error) => {
      throw error;
    },
    ...starter,
  });
  const titles = await Promise.all(pmids.map(async (pmid) => (await library.find(pmid))?.title));
  await library.close();
  return titles;
}

describe('importFiles', () => {
  it('replaces an earlier record with a later one within a file, across files and across imports', async () => {
    const folder = newFolder();
    const first = await importFiles(
      folder,
      [newFile(line('1', 'A') + line('2', 'B') + line('1', 'A2')), newFile(line('2', 'B2'))],
      { limits },
    );
    expect(first).toEqual({ added: 2, replaced: 2, retracted: 0, removed: 0, noticed: 0, faults: 0, size: 2 });
    expect(await content(folder, ['1', '2'])).toEqual(['A2', 'B2']);
    expect(await importFiles(folder, [newFile(line('2', 'B3') + line('3', 'C'))], { limits })).toMatchObject({
      added: 1,
      replaced: 1,
      size: 3,
    });
    expect(await content(folder, ['1', '2', '3', '4'])).toEqual(['A2', 'B3', 'C', undefined]);
  });

  it('splits large imports into segments and merges small segments', async () => {
    const folder = newFolder();
    const many = Array.from({ length: 9 }, (_, at) => line(String(at + 1), `Paper ${at + 1}`)).join('');
    await importFiles(folder, [newFile(many)], { limits });
    expect((await libraryStatus(folder)).segments).toBe(3);
    for (const pmid of ['20', '21', '22'])
      await importFiles(folder, [newFile(line(pmid, `Paper ${pmid}`))], { limits });
    expect(await libraryStatus(folder)).toMatchObject({ imported: 12, segments: 4 });
    expect(await content(folder, ['1', '9', '20', '22'])).toEqual(['Paper 1', 'Paper 9', 'Paper 20', 'Paper 22']);
  });

  it('never stores a retracted paper, regardless of how it is marked, and removes a stored one', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('1', 'Kept') + line('2', 'Gone') + line('3', 'RETRACTED: Gone'))]);
    const result = await importFiles(folder, [newFile(medline('2', 'Gone', 'Retracted Publication'))]);
    expect(result).toMatchObject({ retracted: 1, removed: 1, size: 1 });
    // A file without retraction data does not restore it; a file with such data may.
    await importFiles(folder, [newFile(line('2', 'Gone'))]);
    expect(await content(folder, ['1', '2', '3'])).toEqual(['Kept', undefined, undefined]);
    await importFiles(folder, [newFile(medline('2', 'Back', 'Journal Article'))]);
    expect(await content(folder, ['2'])).toEqual(['Back']);
  });

  it('hides a retracted paper of the starter library, and prefers an imported record to the starter’s', async () => {
    const starter = [
      { pmid: '1', title: 'Salt', authors: [], journal: 'J', year: 2000, topics: ['hypertension'] },
      { pmid: '2', title: 'Sugar', authors: [], journal: 'J', year: 2000 },
    ];
    const folder = newFolder();
    await importFiles(folder, [
      newFile(line('1', 'Salt, corrected')),
      newFile(medline('2', 'Sugar', 'Retracted Publication')),
    ]);
    expect(await content(folder, ['1', '2'], { starter })).toEqual(['Salt, corrected', undefined]);
    const library = await openLibrary(folder, { starter });
    expect((await library.find('1'))?.topics).toEqual(['hypertension']);
    expect((await library.search(about('hypertension'), 5)).map(({ record }) => record.pmid)).toEqual(['1']);
    await library.close();
  });

  it('imports nothing and names the file that cannot be read to its end', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('1', 'A'))]);
    const before = readdirSync(folder);
    const bad = newFile('<PubmedArticleSet><PubmedArticle>');
    await expect(
      importFiles(folder, [newFile(line('1', 'A2') + line('2', 'B')), bad], { limits: { records: 1, bytes: 1 } }),
    ).rejects.toThrow(`${bad}: line 1: the file is truncated`);
    await expect(importFiles(folder, [join(folder, 'none.xml')])).rejects.toThrow('the file does not exist');
    expect(readdirSync(folder)).toEqual(before);
    expect(await content(folder, ['1', '2'])).toEqual(['A', undefined]);
  });

  it('leaves the library unchanged when interrupted', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('1', 'A'))]);
    const stop = new AbortController();
    const file = newFile(line('1', 'A2') + line('2', 'B'));
    await expect(
      importFiles(folder, [file], {
        signal: stop.signal,
        observer: { format: () => stop.abort(new Error('Interrupted')) },
      }),
    ).rejects.toThrow();
    expect(await content(folder, ['1', '2'])).toEqual(['A', undefined]);
    expect(await importFiles(folder, [file])).toMatchObject({ size: 2 });
  });

  it('removes the unused files of an import that was killed', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('1', 'A'))]);
    for (const name of ['segment-2-1.records', 'manifest.json.new']) writeFileSync(join(folder, name), 'half a');
    writeFileSync(join(folder, 'import.lock'), '999999999');
    writeFileSync(join(folder, 'notes.txt'), 'of somebody else');
    expect(await content(folder, ['1'])).toEqual(['A']);
    await importFiles(folder, [newFile(line('2', 'B'))]);
    expect(await content(folder, ['1', '2'])).toEqual(['A', 'B']);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['notes.txt']));
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining(['manifest.json.new']));
  });

  it('rejects a second import while one is running', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'import.lock'), String(process.pid));
    await expect(importFiles(folder, [newFile(line('1', 'A'))])).rejects.toThrow('Another import');
  });

  it('reports faults with their lines, and the bytes that were read', async () => {
    const file = newFile(`${line('1', 'A')}nonsense\n`);
    const faults: string[] = [];
    let read = 0;
    const observer = {
      fault: (path: string, at: number, why: string) => faults.push(`${path === file} ${at} ${why}`),
      progress: (bytes: number) => (read = bytes),
    };
    expect(await importFiles(newFolder(), [file], { observer })).toMatchObject({ added: 1, faults: 1 });
    expect([faults, read]).toEqual([['true 2 the line is not JSON'], statSync(file).size]);
  });
});

describe('rollBack', () => {
  it('restores the state before the last import, once', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('1', 'A'))]);
    await expect(rollBack(folder)).rejects.toThrow('no previous state');
    await importFiles(folder, [newFile(line('1', 'A2'))]);
    await rollBack(folder);
    expect(await content(folder, ['1'])).toEqual(['A']);
    await importFiles(folder, [newFile(line('2', 'B'))]);
    expect(await content(folder, ['1', '2'])).toEqual(['A', 'B']);
  });
});

describe('an opened library', () => {
  it('uses an import soon after it ends, without reopening', async () => {
    const folder = newFolder();
    const library = await openLibrary(folder, { starter: [], pollMs: 0 });
    expect(await library.search(about('salt'), 5)).toEqual([]);
    await importFiles(folder, [newFile(line('1', 'Salt'))]);
    await eventually(async () => {
      await library.search(about('salt'), 5);
      return library.size > 0;
    });
    expect((await library.search(about('salt'), 5)).map(({ record }) => record.title)).toEqual(['Salt']);
    await library.close();
    await expect(library.search(about('salt'), 5)).rejects.toThrow('closed');
  });

  it.each([
    ['a manifest', 'manifest.json', 30],
    ['an index', '.index', 60],
    ['a table', '.index', 900],
    ['the records', '.records', 5],
  ])('falls back to the starter library and reports the fault when %s is damaged', async (_, ending, size) => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('1', 'Salt'))]);
    const name = readdirSync(folder).find((each) => each.endsWith(ending)) ?? '';
    truncateSync(join(folder, name), Math.min(size, statSync(join(folder, name)).size - 1));
    const onFault = jest.fn();
    const library = await openLibrary(folder, {
      onFault,
      starter: [{ pmid: '5', title: 'Sugar', authors: [], journal: 'J', year: 2000 }],
    });
    expect([library.size, onFault.mock.calls.length]).toEqual([1, 1]);
    await library.close();
    await expect(libraryStatus(folder)).rejects.toThrow(/damaged/);
  });

  it('is reported as damaged by status when a byte of its records or postings has changed', async () => {
    for (const ending of ['.records', '.index']) {
      const folder = join(newFolder(), 'library');
      mkdirSync(folder);
      await importFiles(folder, [newFile(line('1', 'Salt'))]);
      const path = join(folder, readdirSync(folder).find((each) => each.endsWith(ending)) ?? '');
      const bytes = readFileSync(path);
      bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      await expect(libraryStatus(folder)).rejects.toThrow('wrong checksum');
    }
  });
});
