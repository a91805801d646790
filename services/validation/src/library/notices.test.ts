import { importFiles } from './import-files';
import { LibraryNotices } from './notices';
import { rollBack } from './status';
import { line, newFile, newFolder, removeFolders } from '../records/testing/files';

afterAll(removeFolders);

const HEADER =
  'Record ID,Title,Subject,Institution,Journal,Publisher,Country,Author,URLS,ArticleType,RetractionDate,RetractionDOI,' +
  'RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason,Paywalled,Notes\r\n';
const row = (pmid: string, nature: string, date: string, title = 'A paper') =>
  `1,"${title}",S,I,J,P,C,A,,T,${date},10.1/r,9,1/1/2010 0:00,10.1/o,${pmid},${nature},"+Error, in Data;",No,\r\n`;
const noticesOf = async (folder: string) => (await new LibraryNotices(folder).page(0)).notices;
const today = new Date().toISOString().slice(0, 10);

describe('an import of Retraction Watch’s file', () => {
  it('notes each kind with its date, skips rows without a PMID, and reports unknown kinds', async () => {
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
