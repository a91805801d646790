import { doiNoticePage } from '@cred/contract/schemas';
import { importFiles } from './import-files';
import { LibraryNotices } from './notices';
import { EMPTY_MANIFEST, type Manifest, readManifest, switchTo } from './manifest';
import { openLibrary } from './open-library';
import { rollBack } from './status';
import { about } from './testing/about';
import { line, newFile, newFolder, removeFolders } from '../records/testing/files';

afterAll(removeFolders);

const HEADER =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,' +
  'RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes\r\n';
const row = (pmid: string, nature: string, date: string, title = 'A paper', doi = 'unavailable') =>
  `1,"${title}",S,I,J,P,C,A,,T,${date},10.1000/r,9,1/1/2010 0:00,"${doi}",${pmid},${nature},"+Error, in Data;",No,\r\n`;
const doiRow = (doi: string, nature = 'Retraction', pmid = '0', date = '6/30/2023 0:00') =>
  row(pmid, nature, date, 'A paper', doi);
const noticesOf = async (folder: string) => (await new LibraryNotices(folder).page(0)).notices;
const doiNoticesOf = async (folder: string) => (await new LibraryNotices(folder).doiPage('')).notices;
/** The papers that a search offers, and those that are found by number. */
async function offered(folder: string) {
  const library = await openLibrary(folder, { starter: [] });
  const hits = await library.search(about('asthma'), 10);
  const titles = await Promise.all(['7', '8'].map(async (pmid) => (await library.find(pmid))?.title));
  await library.close();
  return [hits.map(({ record }) => record.pmid).toSorted(), ...titles];
}
const today = new Date().toISOString().slice(0, 10);

describe('an import of Retraction Watch’s file', () => {
  it('notes each kind with its date, skips rows that name no paper, and reports unknown kinds', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(line('7', 'Soon retracted') + line('8', 'Stays'))]);
    const csv =
      HEADER +
      row('7', 'Retraction', '6/30/2023 0:00', 'Quoted ""words"", a comma\nand a line') +
      row('8', 'Correction', '1/2/2021 0:00') +
      row('8', 'Expression of concern', '13/45/2021') +
      row('0', 'Retraction', '6/30/2023 0:00') +
      row('9', 'Apology', '6/30/2023 0:00');
    const result = await importFiles(folder, [newFile(csv)]);
    expect(result).toMatchObject({ added: 0, removed: 1, noticed: 3, faults: 1, size: 1 });
    expect(await noticesOf(folder)).toEqual([
      { pmid: 7, kind: 'retraction', on: '2023-06-30' },
      { pmid: 8, kind: 'correction', on: '2021-01-02' },
      { pmid: 8, kind: 'concern', on: today },
    ]);
    expect(await importFiles(folder, [newFile(csv)])).toMatchObject({ noticed: 0 });
  });

  it('ends the notices about a reinstated paper, and a rollback restores them', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(HEADER + row('7', 'Retraction', '6/30/2023 0:00'))]);
    await importFiles(folder, [newFile(HEADER + row('7', 'Reinstatement', '7/1/2023 0:00'))]);
    expect(await noticesOf(folder)).toEqual([]);
    await rollBack(folder);
    expect(await noticesOf(folder)).toEqual([{ pmid: 7, kind: 'retraction', on: '2023-06-30' }]);
  });

  it('changes nothing when the file is truncated or has other columns', async () => {
    const folder = newFolder();
    for (const text of [`${HEADER}1,"never ends`, 'Record ID,Title\r\n1,A\r\n'])
      await expect(importFiles(folder, [newFile(text)])).rejects.toThrow(/truncated|no column/);
    expect(await noticesOf(folder)).toEqual([]);
  });
});

describe('rows without a PMID', () => {
  it('are kept by DOI in one spelling, and those whose DOI is none are skipped', async () => {
    const folder = newFolder();
    const csv =
      HEADER +
      doiRow('10.1016/S0140-6736(97)11096-0') +
      doiRow(' https://doi.org/10.1002/%28SICI%291097%3C1661::AID%3E3.0.CO;2-2 ', 'Correction', '') +
      doiRow('DOI: 10.1002/(sici)1097&lt;1661::aid&gt;3.0.co;2-2', 'Correction', 'unavailable') +
      doiRow('http://dx.doi.org/10.5555/ÄB\u200b', 'Expression of concern') +
      doiRow('10.5555/50%3C', 'Retraction', '0', '13/45/2021') +
      ['unavailable', 'Unavailable', '0', '', '10.1/x', '10.1000/', '10.1000/a b', 'https://example.org/10.1000/x']
        .concat(['11.1000/x', `10.1000/${'x'.repeat(200)}`, '10.1000/\ud83d\ude00', "'; drop table posts; --"])
        .map((doi) => doiRow(doi))
        .join('') +
      doiRow('10.1000/apology', 'Apology');
    expect(await importFiles(folder, [newFile(csv)])).toMatchObject({ noticed: 4, faults: 1 });
    expect(await doiNoticesOf(folder)).toEqual([
      { doi: '10.1002/(sici)1097<1661::aid>3.0.co;2-2', kind: 'correction', on: '2023-06-30' },
      { doi: '10.1016/s0140-6736(97)11096-0', kind: 'retraction', on: '2023-06-30' },
      { doi: '10.5555/50%3c', kind: 'retraction', on: today },
      { doi: '10.5555/Äb', kind: 'concern', on: '2023-06-30' },
    ]);
    expect(await noticesOf(folder)).toEqual([]);
    expect(await importFiles(folder, [newFile(csv)])).toMatchObject({ noticed: 0 });
  });

  it('are kept by PMID alone when they have both, as older builds of the API read them', async () => {
    const folder = newFolder();
    await importFiles(folder, [
      newFile(HEADER + doiRow('10.1000/a', 'Retraction', '7') + doiRow('10.1000/a', 'Correction', '8')),
    ]);
    expect(await noticesOf(folder)).toEqual([
      { pmid: 7, kind: 'retraction', on: '2023-06-30' },
      { pmid: 8, kind: 'correction', on: '2023-06-30' },
    ]);
    expect(await doiNoticesOf(folder)).toEqual([]);
  });

  it('are ended by a reinstatement, which may name the paper in the other way, and are restored by a rollback', async () => {
    const folder = newFolder();
    const papers = ['a', 'b', 'c', 'd'].map((name) => `10.1000/${name}`);
    const [a = '', b = '', c = '', d = ''] = papers;
    await importFiles(folder, [newFile(line('3', 'Paper c', { doi: c.toUpperCase() }))]);
    await importFiles(folder, [
      newFile(
        HEADER +
          doiRow(a) +
          doiRow(b, 'Retraction', '2') +
          doiRow(b) +
          doiRow(c) +
          doiRow(d) +
          row('9', 'Correction', ''),
      ),
    ]);
    const before = [await noticesOf(folder), await doiNoticesOf(folder)];
    await importFiles(folder, [
      newFile(
        HEADER + doiRow(a.toUpperCase(), 'Reinstatement') + doiRow(b, 'Reinstatement') + row('3', 'Reinstatement', ''),
      ),
    ]);
    expect((await noticesOf(folder)).map(({ pmid }) => pmid)).toEqual([9]);
    expect((await doiNoticesOf(folder)).map(({ doi }) => doi)).toEqual([d]);
    await rollBack(folder);
    expect([await noticesOf(folder), await doiNoticesOf(folder)]).toEqual(before);
  });

  it('hide a retracted paper of the library until its reinstatement, also one that is imported later', async () => {
    const folder = newFolder();
    const records =
      line('7', 'Asthma at night', { doi: '10.1000/A(1)' }) + line('8', 'Asthma by day', { doi: '10.1000/b' });
    await importFiles(folder, [newFile(records)]);
    await importFiles(folder, [newFile(HEADER + doiRow('10.1000/a(1)') + doiRow('10.1000/b', 'Correction'))]);
    expect(await offered(folder)).toEqual([['8'], undefined, 'Asthma by day']);
    await importFiles(folder, [newFile(records)]);
    expect(await offered(folder)).toEqual([['8'], undefined, 'Asthma by day']);
    await importFiles(folder, [newFile(HEADER + doiRow('10.1000/a(1)', 'Reinstatement'))]);
    expect(await offered(folder)).toEqual([['7', '8'], 'Asthma at night', 'Asthma by day']);
  });

  it('have each DOI once on the pages, in the order of its characters', async () => {
    const folder = newFolder();
    const dois = Array.from({ length: 1_200 }, (_, at) => `10.${1000 + at}/x${at % 7}`);
    const kinds = ['Retraction', 'Correction', 'Expression of concern'];
    const rows = dois.toReversed().flatMap((doi) => kinds.map((kind) => doiRow(doi, kind)));
    await importFiles(folder, [newFile(HEADER + rows.join(''))]);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = doiNoticePage.parse(await new LibraryNotices(folder).doiPage(next));
      seen.push(...page.notices.map(({ doi }) => doi));
      ({ next } = page);
    }
    expect(seen).toEqual(dois.flatMap((doi) => [doi, doi, doi]));
  });

  it('leave a library readable that an older build has written', async () => {
    const folder = newFolder();
    await importFiles(folder, [newFile(HEADER + row('7', 'Retraction', '6/30/2023 0:00'))]);
    const manifest = await readManifest(folder);
    const { doiNotices: _, ...older } = manifest ?? EMPTY_MANIFEST;
    await switchTo(folder, older as Manifest);
    expect([await noticesOf(folder), await doiNoticesOf(folder)]).toEqual([
      [{ pmid: 7, kind: 'retraction', on: '2023-06-30' }],
      [],
    ]);
  });
});

describe('an import of PubMed’s records', () => {
  it('notes retracted papers and not the notices of their retraction', async () => {
    const folder = newFolder();
    const medline = (pmid: string, kind: string) => `PMID- ${pmid}\nTI  - Paper\nPT  - ${kind}\nSO  - x\n\n`;
    const text = medline('1', 'Retracted Publication') + medline('2', 'Retraction of Publication');
    expect(await importFiles(folder, [newFile(text)])).toMatchObject({ retracted: 2, noticed: 1 });
    expect(await noticesOf(folder)).toEqual([{ pmid: 1, kind: 'retraction', on: today }]);
  });

  it('notes corrections and expressions of concern', async () => {
    const folder = newFolder();
    const xml = `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>5</PMID><Article>
      <ArticleTitle>Paper</ArticleTitle></Article><CommentsCorrectionsList>
      <CommentsCorrections RefType="ErratumIn"><PMID>6</PMID></CommentsCorrections>
      <CommentsCorrections RefType="ExpressionOfConcernIn"><PMID>7</PMID></CommentsCorrections>
      <CommentsCorrections RefType="Cites"><PMID>8</PMID></CommentsCorrections>
      </CommentsCorrectionsList></MedlineCitation></PubmedArticle></PubmedArticleSet>`;
    await importFiles(folder, [newFile(xml)]);
    expect(await noticesOf(folder)).toEqual([
      { pmid: 5, kind: 'correction', on: today },
      { pmid: 5, kind: 'concern', on: today },
    ]);
  });
});

describe('the pages of the notices', () => {
  it('have each notice once, and the state of the library', async () => {
    const folder = newFolder();
    expect(await new LibraryNotices(folder).page(0)).toEqual({ generation: 0, notices: [], next: null });
    const rows = Array.from({ length: 2_500 }, (_, index) => row(String(index + 1), 'Retraction', '6/30/2023 0:00'));
    await importFiles(folder, [newFile(HEADER + rows.join(''))]);
    const notices = new LibraryNotices(folder);
    const seen: number[] = [];
    let next: number | null = 0;
    while (next !== null) {
      const page = await notices.page(next);
      expect(page.generation).toBe(1);
      seen.push(...page.notices.map(({ pmid }) => pmid));
      next = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
  });
});
