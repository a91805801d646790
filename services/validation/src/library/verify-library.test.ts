import { exitCodes, runLibraryCommand } from './command';
import { importFiles } from './import-files';
import { openLibrary } from './open-library';
import type { LiteratureRecord } from '../records/record';
import { line, newFile, newFolder, removeFolders } from '../records/testing/files';
import { type SummarySource, verifyLibrary } from './verify-library';

afterAll(removeFolders);

const never = new AbortController().signal;
const pubmedRecord = (pmid: string, title: string, more: Partial<LiteratureRecord> = {}): LiteratureRecord => ({
  pmid,
  title,
  authors: ['Silva AB', 'Souza C'],
  journal: 'J Test',
  year: 2020,
  retracted: false,
  ...more,
});
const pubmed = (responses: Readonly<Record<string, LiteratureRecord | 'unknown'>>): SummarySource => ({
  fetchSummaries: async (pmids) =>
    new Map(pmids.flatMap((pmid) => (responses[pmid] ? [[pmid, responses[pmid]] as const] : []))),
});

describe('verifyLibrary', () => {
  it('corrects differing records, drops those that PubMed does not have or has retracted, and leaves the rest', async () => {
    const folder = newFolder();
    await importFiles(folder, [
      newFile(
        line('1', 'Same') +
          line('2', 'Salt and the heart', { abstract: 'Kept.' }) +
          line('3', 'None') +
          line('4', 'Gone') +
          line('5', 'Unclear') +
          line('6', 'Of another paper', { abstract: 'Wrong.' }),
      ),
    ]);
    const starter = [
      { pmid: '7', title: 'Starter', authors: ['Silva AB'], journal: 'J Test', year: 2019, topics: ['salt'] },
      { pmid: '8', title: 'Starter, gone', authors: [], journal: 'J', year: 2019 },
    ];
    const source = pubmed({
      1: pubmedRecord('1', 'Same.'),
      2: pubmedRecord('2', 'Salt and the heart: a trial', { year: 2021 }),
      3: 'unknown',
      4: pubmedRecord('4', 'Gone', { retracted: true }),
      6: pubmedRecord('6', 'Sugar in tea'),
      7: pubmedRecord('7', 'Starter', { year: 2020 }),
      8: 'unknown',
    });
    const result = await verifyLibrary(folder, source, { signal: never, starter });
    expect(result).toEqual({ checked: 8, corrected: 3, dropped: 3, unclear: 1, total: 8 });
    const library = await openLibrary(folder, { starter });
    const found = await Promise.all(['1', '2', '3', '4', '5', '6', '7', '8'].map((pmid) => library.find(pmid)));
    await library.close();
    expect(found.map((record) => record && `${record.title} ${record.year} ${record.abstract ?? ''}`)).toEqual([
      'Same 2020 ',
      'Salt and the heart: a trial 2021 Kept.',
      undefined,
      undefined,
      'Unclear 2020 ',
      'Sugar in tea 2020 ',
      'Starter 2020 ',
      undefined,
    ]);
    expect(found[6]?.topics).toEqual(['salt']);
  });
});

function command(source: SummarySource = { fetchSummaries: async () => Promise.reject(new Error('unreachable')) }) {
  const data = newFolder();
  const output: string[] = [];
  const terminal = { write: (text: string) => output.push(text) };
  return {
    output: () => output.splice(0).join(''),
    run: (...args: string[]) =>
      runLibraryCommand(args, { data, out: terminal, err: terminal, signal: never, pubmed: () => source }),
  };
}

describe('library verify', () => {
  it('reports that PubMed is unreachable and fails', async () => {
    const { run, output } = command();
    expect(await run('verify')).toBe(exitCodes.failed);
    expect(output()).toMatch(/0 of 146 papers checked.*\nPubMed is unreachable \(unreachable\)/);
  });
});

describe('library', () => {
  it('imports, reports bad records by line, and prints the status', async () => {
    const { run, output } = command();
    const file = newFile(`${line('1', 'Salt and hypertension')}no record\n`);
    expect(await run('import', file)).toBe(exitCodes.someBad);
    expect(output()).toMatch(`${file}, line 2: the line is not JSON`);
    expect(await run('import', newFile(line('2', 'Sugar')))).toBe(exitCodes.done);
    expect(output()).toMatch(
      '1 added, 0 replaced, 0 retracted and skipped, 0 removed, 0 new notices, 0 bad: 2 papers in the library now',
    );
    expect(await run('status')).toBe(exitCodes.done);
    expect(output()).toMatch(/starter library: 146 papers\n {2}imported: 2 papers in 1 segments/);
    expect(await run('rank', newFile('{"id":"q","text":"salt in hypertension"}\n'))).toBe(exitCodes.done);
    expect(JSON.parse(output())).toMatchObject({
      id: 'q',
      hits: expect.arrayContaining([{ pmid: '1', score: expect.any(Number) }]),
    });
    expect(await run('rollback')).toBe(exitCodes.done);
  });

  it('prints an error and leaves the library unchanged', async () => {
    const { run, output } = command();
    expect(await run('import', newFile('no such format at all'))).toBe(exitCodes.failed);
    expect(output()).toMatch(/its format is unknown.*\nNothing was imported/);
    expect(await run('rollback')).toBe(exitCodes.failed);
    expect(output()).toMatch('There is no previous state');
  });

  it.each([
    ['import', 'import needs the files'],
    ['crown', 'There is no command crown'],
    ['status now', 'status takes no now'],
    ['import a --force', "Unknown option '--force'"],
  ])('rejects "%s" with a reason', async (words, why) => {
    const { run, output } = command();
    expect(await run(...words.split(' '))).toBe(exitCodes.usage);
    expect(output()).toMatch(why);
  });

  it('prints its usage', async () => {
    const { run, output } = command();
    expect(await run('--help')).toBe(exitCodes.done);
    const help = output();
    for (const word of ['import FILE', 'verify', 'status', 'rollback', 'CRED_DATA']) expect(help).toContain(word);
  });
});
