import { gzipSync } from 'node:zlib';
import { line, newFile, removeFolders } from '../testing/files';
import type { ImportItem } from './items';
import { type FormatName, type ReadOptions, readRecords } from './read-file';

afterAll(removeFolders);

/** All items of a file with this content. */
async function itemsOf(content: string | Uint8Array, reading: ReadOptions = {}): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  for await (const item of readRecords(newFile(content), reading)) items.push(item);
  return items;
}

const records = (items: Awaited<ReturnType<typeof itemsOf>>) =>
  items.flatMap((item) => (item.kind === 'record' ? [item.record] : []));
const faults = (items: Awaited<ReturnType<typeof itemsOf>>) =>
  items.flatMap((item) => (item.kind === 'fault' ? [`${item.line}: ${item.reason}`] : []));

const article = (
  pmid: string,
  inner = '',
  more = '',
) => `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID><Article>
<Journal><JournalIssue><PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue><Title>Journal of tests</Title></Journal>
<ArticleTitle>Salt &amp; CO<sub>2</sub> in <i>E. coli</i> &#x3b2;.</ArticleTitle>
<Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText><![CDATA[p < 0.05]]></AbstractText></Abstract>
<AuthorList><Author ValidYN="Y"><LastName>Silva</LastName><ForeName>Ana B</ForeName><Initials>AB</Initials></Author><Author ValidYN="N"><LastName>Wrong</LastName></Author>
<Author><CollectiveName>The Salt Group</CollectiveName></Author></AuthorList>${inner}</Article><MedlineJournalInfo><MedlineTA>J Test</MedlineTA></MedlineJournalInfo>${more}
</MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="doi">10.1/x</ArticleId></ArticleIdList>
<ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.9/other</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>`;
const xml = (inner: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "x.dtd">\n<PubmedArticleSet>${inner}</PubmedArticleSet>\n`;

describe('PubMed XML', () => {
  it('reads markup, entities, CDATA and groups, and only the paper’s own DOI', async () => {
    expect(records(await itemsOf(xml(article('7'))))).toEqual([
      {
        pmid: '7',
        title: 'Salt & CO2 in E. coli β',
        authors: ['Silva AB', 'The Salt Group'],
        journal: 'J Test',
        year: 1998,
        abstract: 'AIM: To see. p < 0.05',
        doi: '10.1/x',
        retracted: false,
      },
    ]);
  });

  it('reports retracted papers, retraction notices with their targets, and deleted citations', async () => {
    const items = await itemsOf(
      xml(
        article(
          '1',
          '<PublicationTypeList><PublicationType UI="D016441">Retracted Publication</PublicationType></PublicationTypeList>',
        ) +
          article(
            '2',
            '',
            '<CommentsCorrectionsList><CommentsCorrections RefType="RetractionOf"><PMID>9</PMID></CommentsCorrections></CommentsCorrectionsList>',
          ) +
          article(
            '3',
            '',
            '<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><PMID>8</PMID></CommentsCorrections></CommentsCorrectionsList>',
          ) +
          '<DeleteCitation><PMID>4</PMID><PMID>5</PMID></DeleteCitation>',
      ),
    );
    expect(records(items).map(({ pmid, retracted }) => [pmid, retracted])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
    expect(items.flatMap((item) => (item.kind === 'withdrawn' ? [item.pmid] : []))).toEqual(['9', '4', '5']);
  });

  it('returns the same items for any chunks, compressed or not', async () => {
    const text = xml(article('7') + article('8'));
    expect(records(await itemsOf(gzipSync(text)))).toEqual(records(await itemsOf(text)));
    const { PubmedXmlParser } = await import('./pubmed-xml');
    const parser = new PubmedXmlParser();
    const singly = [...[...text].flatMap((character) => [...parser.push(character)]), ...parser.end()];
    expect(records(singly)).toEqual(records(await itemsOf(text)));
  });

  it('reports a bad record by its line and continues', async () => {
    const items = await itemsOf(xml(`\n\n${article('x')}${article('8')}`));
    expect(faults(items)).toEqual(['5: its PMID is not a number of up to nine digits']);
    expect(records(items).map(({ pmid }) => pmid)).toEqual(['8']);
  });

  it.each([
    [
      'entities that expand without limit',
      '<!DOCTYPE PubmedArticleSet [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><PubmedArticleSet>&b;</PubmedArticleSet>',
      'declares entities',
    ],
    ['a truncated file', xml(article('7')).slice(0, -60), 'is truncated'],
    ['mismatched tags', '<PubmedArticleSet><a><b></a></b></PubmedArticleSet>', '</a> ends <b>'],
    ['another kind of XML', '<html><body></body></html>', 'not PubMed XML'],
    ['endless nesting', `<PubmedArticleSet>${'<a>'.repeat(100)}`, 'nested'],
    ['a tag without an end', `<PubmedArticleSet><a ${'x'.repeat(2_000_000)}`, 'more than'],
  ])('rejects %s', async (_, text, why) => {
    await expect(itemsOf(text)).rejects.toThrow(why);
  });
});

const medline = [
  '',
  'PMID- 11',
  'DP  - 2019 Winter',
  'TI  - A title that goes on',
  '      in the next line.',
  'FAU - Silva, Ana B',
  'AU  - Silva AB',
  'CN  - The Group',
  'TA  - J Test',
  'AB  - What was',
  '      found.',
  'LID - 10.1/y [doi]',
  'MH  - *Salts/adverse effects',
  'PT  - Journal Article',
  'SO  - J Test. 2019.',
  '',
  'PMID- 12',
  'TI  - Gone',
  'PT  - Retracted Publication',
  'SO  - x',
  '',
].join('\n');

describe('MEDLINE', () => {
  it.each([
    ['LF', medline],
    ['CRLF', medline.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${medline}`],
  ])('is read with %s', async (_, text) => {
    const [first, second] = records(await itemsOf(text));
    expect(first).toEqual({
      pmid: '11',
      title: 'A title that goes on in the next line',
      authors: ['Silva AB', 'The Group'],
      journal: 'J Test',
      year: 2019,
      abstract: 'What was found.',
      doi: '10.1/y',
      topics: ['Salts'],
      publicationTypes: ['Journal Article'],
      retracted: false,
    });
    expect(second).toMatchObject({ pmid: '12', retracted: true });
  });

  it('reports a truncated record, and one with an invalid line', async () => {
    expect(faults(await itemsOf(`${medline}\nPMID- 13\nTI  - Cut in the mid`))).toEqual([
      '22: PMID 13: the file ends within this record',
    ]);
    expect(faults(await itemsOf(`PMID- 14\nTI  - A\n!!! no field\nSO  - x\n`))).toEqual([
      '1: PMID 14: line 3 is no field of MEDLINE',
    ]);
  });
});

const summary = `1: Silva AB, Souza C Jr; Salt Group. Salt in the diet. A review of 2020: what is known
and what is not. J Test. 2020 Oct;184(4):638-639. doi: 10.1/z. Epub 2020 Sep 20. PMID:
32866990.

2: Does salt harm? J Test. 2019;3:1. PMID: 15; PMCID: PMC1.

3: Broken citation without anything.
`;

it.each([
  [
    'PubMed XML',
    xml(
      article(
        '7',
        '<PublicationTypeList><PublicationType>Review</PublicationType><PublicationType>Meta-Analysis</PublicationType></PublicationTypeList>',
      ),
    ),
  ],
  ['MEDLINE', 'PMID- 7\nTI  - A\nPT  - Review\nPT  - Meta-Analysis\nSO  - x\n'],
  ['JSON Lines', line('7', 'A', { publicationTypes: ['Review', 'Meta-Analysis'] })],
  ['JSON Lines of E-utilities', line('7', 'A', { pubtype: ['Review', 'Meta-Analysis'] })],
])('keeps the publication types of %s', async (_, content) => {
  expect(records(await itemsOf(content))).toMatchObject([{ pmid: '7', publicationTypes: ['Review', 'Meta-Analysis'] }]);
});

describe('PubMed Summary', () => {
  it('is split into authors, title, journal and year', async () => {
    const items = await itemsOf(summary);
    expect(records(items)).toEqual([
      {
        pmid: '32866990',
        title: 'Salt in the diet. A review of 2020: what is known and what is not',
        authors: ['Silva AB', 'Souza C Jr', 'Salt Group'],
        journal: 'J Test',
        year: 2020,
        doi: '10.1/z',
      },
      { pmid: '15', title: 'Does salt harm?', authors: [], journal: 'J Test', year: 2019 },
    ]);
    expect(faults(items)).toEqual(['7: it has no PMID']);
  });

  it('takes linear time for any text', async () => {
    // With a backtracking pattern, this would not end.
    const items = await itemsOf(
      `1: ${'a. '.repeat(60_000)}\n\n2: ${'2020 Oct '.repeat(20_000)}\n\n3: ${'A B, '.repeat(9_000)}C D. T. J. 2020. PMID: 3.\n`,
    );
    expect([faults(items).length, records(items).length]).toEqual([2, 1]);
  });
});

describe('JSON Lines', () => {
  it('reports each invalid line and continues', async () => {
    const items = await itemsOf(
      `${line('1', 'A.')}\n[1]\n{"pmid":\n${line('2', '')}${line('3', 'C', { year: 'soon' })}${line('4', 'D', { authors: 'x' })}${line('05', 'E')}${line('6', 'F', { abstract: 'x'.repeat(200_000) })}{"pmid":"7","title":"G"}`,
    );
    expect(records(items).map(({ pmid, title }) => [pmid, title])).toEqual([
      ['1', 'A'],
      ['7', 'G'],
    ]);
    expect(faults(items)).toEqual([
      '3: the line is not a JSON object',
      '4: the line is not JSON',
      '5: PMID 2 has no title',
      '6: PMID 3: its year is not a year',
      '7: PMID 4: its authors are not a list of names',
      '8: its PMID is not a number of up to nine digits',
      '9: PMID 6: a field has more than 100000 characters',
    ]);
  });

  it('imports records with characters that PubMed has lost', async () => {
    const lost = line('1', 'Factor \uFFFDB', { abstract: 'Temperature 38 \uFFFDC' });
    expect(records(await itemsOf(lost))).toMatchObject([
      { pmid: '1', title: 'Factor \uFFFDB', abstract: 'Temperature 38 \uFFFDC' },
    ]);
    const long = Array.from({ length: 3_000 }, () => lost).join('');
    expect(records(await itemsOf(long))).toHaveLength(3_000);
  });

  it('rejects records that are not UTF-8, except for their abstracts', async () => {
    const latin = Buffer.from(
      line('1', 'Ménière') + line('2', 'A', { abstract: 'Ménière' }) + line('3', 'B'),
      'latin1',
    );
    const items = await itemsOf(latin);
    expect(records(items).map(({ pmid }) => pmid)).toEqual(['2', '3']);
    expect(faults(items)).toEqual([
      '1: PMID 1: its text has characters that cannot be read, so that it may not be UTF-8',
    ]);
  });

  it('truncates an endless line', async () => {
    expect(faults(await itemsOf(`${line('1', 'A')}{"a":"${'x'.repeat(1_500_000)}"}\n${line('2', 'B')}`))).toEqual([
      '2: the line has more than 1000000 characters',
    ]);
  });
});

describe('readRecords', () => {
  it.each<[string, FormatName]>([
    [xml(''), 'PubMed XML'],
    [medline, 'MEDLINE'],
    [line('1', 'A'), 'JSON Lines'],
    [summary, 'PubMed Summary'],
  ])('rejects %s', async (text, name) => {
    const names: string[] = [];
    await itemsOf(gzipSync(text), { onFormat: (each) => names.push(each) });
    expect(names).toEqual([name]);
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['spaces only', ' \n \n', 'empty'],
    ['another format', 'PMID,Title,Authors\n1,A,B\n', 'format is unknown'],
    ['UTF-16', Buffer.from('\uFEFFPMID- 1', 'utf16le'), 'UTF-16'],
    ['a truncated gzip file', gzipSync(line('1', 'A'.repeat(5_000))).subarray(0, 40), 'is truncated'],
    [
      'a gzip file with a wrong checksum',
      Buffer.concat([gzipSync(line('1', 'A')).subarray(0, -8), Buffer.alloc(8, 1)]),
      'not a valid gzip',
    ],
  ])('refuses %s', async (_, content, why) => {
    await expect(itemsOf(content)).rejects.toThrow(why);
  });
});
