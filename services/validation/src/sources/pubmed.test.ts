import { keyword } from '../concepts/testing/keyword';
import { OutsideHttp } from '../outside/outside-http';
import { RateLimiter } from '../outside/rate-limiter';
import { PubMed } from './pubmed';
import {
  type ReceivedRequest,
  neverAborted,
  sendJson,
  startService,
  type TestService,
} from '../outside/testing/test-service';

const http = new OutsideHttp();
let service: TestService | undefined;
afterEach(() => service?.close());
afterAll(() => http.close());

/** A response of E-utilities with their field order and extra fields. */
const found = (...ids: readonly string[]) => ({
  header: { type: 'esearch', version: '0.3' },
  esearchresult: {
    count: String(ids.length),
    retmax: '20',
    retstart: '0',
    idlist: ids,
    translationset: [],
    querytranslation: '',
  },
});
const paper = (uid: string, over: Record<string, unknown> = {}) => ({
  uid,
  pubdate: '2015 Nov 26',
  epubdate: '2015 Nov 9',
  source: 'N Engl J Med',
  authors: [
    { name: 'Wright JT Jr', authtype: 'Author', clusterid: '' },
    { name: 'SPRINT Research Group', authtype: 'CollectiveName', clusterid: '' },
  ],
  lastauthor: '',
  title: `Paper ${uid} about &lt;i&gt;hypertension&lt;/i&gt;.`,
  sortpubdate: '2015/11/26 00:00',
  pubtype: ['Journal Article'],
  articleids: [{ idtype: 'doi', idtypen: 3, value: '10.1/x' }],
  ...over,
});
const summaries = (...papers: readonly { uid: string }[]) => ({
  header: {},
  result: { uids: papers.map(({ uid }) => uid), ...Object.fromEntries(papers.map((each) => [each.uid, each])) },
});

const isSearch = ({ url }: ReceivedRequest): boolean => url.pathname.endsWith('/esearch.fcgi');
const instant = { now: () => 0, wait: async () => undefined };
const pubmed = (over: { apiKey?: string; email?: string; limiter?: RateLimiter } = {}) =>
  new PubMed({ url: `${service?.url ?? ''}/entrez/eutils/`, http, limiter: new RateLimiter(3, instant), ...over });
const words = [keyword('hypertension', ['high blood pressure']), keyword('salt intake')];

describe('PubMed', () => {
  it('queries E-utilities as NCBI requires, and parses records', async () => {
    service = await startService((received, response) =>
      sendJson(
        response,
        isSearch(received)
          ? found('1', '2', '3', '4', '5', '6', '7', '8')
          : summaries(...['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => paper(id))),
      ),
    );
    const records = await pubmed({ apiKey: 'the key', email: 'library@hospital.example' }).search(words, neverAborted);
    expect(records).toHaveLength(8);
    expect(records[0]).toEqual({
      pmid: '1',
      title: 'Paper 1 about hypertension',
      authors: ['Wright JT Jr', 'SPRINT Research Group'],
      journal: 'N Engl J Med',
      year: 2015,
      doi: '10.1/x',
      publicationTypes: ['Journal Article'],
      retracted: false,
    });
    expect(service.requests).toHaveLength(2);
    const [search, summary] = service.requests.map(({ url }) => ({
      path: url.pathname,
      ...Object.fromEntries(url.searchParams),
    }));
    const common = {
      db: 'pubmed',
      retmode: 'json',
      tool: 'cred',
      email: 'library@hospital.example',
      api_key: 'the key',
    };
    expect(search).toEqual({
      path: '/entrez/eutils/esearch.fcgi',
      ...common,
      sort: 'relevance',
      retmax: '20',
      term: expect.stringMatching(/^\("hypertension"\[tiab\] OR .*systematic\[sb\]/),
    });
    expect(summary).toEqual({ path: '/entrez/eutils/esummary.fcgi', ...common, id: '1,2,3,4,5,6,7,8' });
  });

  it('widens the query until there are enough results, and preserves their order', async () => {
    service = await startService((received, response, count) =>
      sendJson(
        response,
        isSearch(received)
          ? found(...([['5'], ['5', '7'], ['9']][count - 1] ?? []))
          : summaries(paper('9'), paper('7'), paper('5')),
      ),
    );
    const records = await pubmed().search(words, neverAborted);
    expect(records.map(({ pmid }) => pmid)).toEqual(['5', '7', '9']);
    // With two keywords, the third query equals the second.
    expect(service.requests.filter(isSearch)).toHaveLength(3);
  });

  it('requests no summaries without results, and nothing without keywords', async () => {
    service = await startService((_received, response) =>
      sendJson(response, {
        ...found(),
        esearchresult: {
          ...found().esearchresult,
          errorlist: { phrasesnotfound: ['salt intake'], fieldsnotfound: [] },
        },
      }),
    );
    expect(await pubmed().search(words, neverAborted)).toEqual([]);
    expect(service.requests.every(isSearch)).toBe(true);
    service.requests.length = 0;
    expect(await pubmed().search([], neverAborted)).toEqual([]);
    expect(service.requests).toHaveLength(0);
  });

  it('skips ids with an error, of another paper, without a title or not requested; marks retracted papers', async () => {
    service = await startService((received, response) =>
      sendJson(
        response,
        isSearch(received)
          ? found('1', '2', '3', '4', '5', 'x', '../6', '012')
          : {
              result: {
                uids: ['1'],
                1: { uid: '1', error: 'cannot get document summary' },
                2: paper('3'),
                3: paper('3', { title: '' }),
                4: paper('4', { pubtype: ['Journal Article', 'Retracted Publication'] }),
                5: paper('5', { pubtype: ['Retraction of Publication'], sortpubdate: '', title: '[Sal e pressão].' }),
                999: paper('999'),
                __proto__: paper('1'),
              },
            },
      ),
    );
    const records = await pubmed().search(words, neverAborted);
    expect(records.map(({ pmid, retracted }) => [pmid, retracted])).toEqual([
      ['4', true],
      ['5', true],
    ]);
    expect(records[1]).toMatchObject({ title: 'Sal e pressão', year: null });
    expect(service.requests.at(-1)?.url.searchParams.get('id')).toBe('1,2,3,4,5');
  });

  it('waits for the time in retry-after after a 429, and retries once', async () => {
    const waits: number[] = [];
    const limiter = new RateLimiter(3, { now: () => 0, wait: async (milliseconds) => void waits.push(milliseconds) });
    service = await startService((received, response, count) =>
      count === 1
        ? sendJson(response, { error: 'API rate limit exceeded', count: '4', limit: '3' }, 429, { 'retry-after': '2' })
        : sendJson(response, isSearch(received) ? found() : {}),
    );
    expect(await pubmed({ limiter }).search(words, neverAborted)).toEqual([]);
    expect(waits[0]).toBe(2_000);
  });

  it('fails after a second 429, and at once during a long pause', async () => {
    service = await startService((_received, response, count) =>
      sendJson(response, {}, 429, count < 2 ? {} : { 'retry-after': '30' }),
    );
    const source = pubmed();
    await expect(source.search(words, neverAborted)).rejects.toMatchObject({ reason: 'rate' });
    expect(service.requests).toHaveLength(2);
    await expect(source.search(words, neverAborted)).rejects.toMatchObject({ reason: 'rate' });
    expect(service.requests).toHaveLength(2);
  });

  it.each<[string, number, string]>([
    ['a web page', 200, '<html><title>Maintenance</title></html>'],
    ['broken JSON', 200, '{"esearchresult":{"idlist":["1"'],
    [
      'an error in the response',
      200,
      '{"esearchresult":{"ERROR":"Search Backend failed: Database is not supported: x"}}',
    ],
    ['another shape', 200, '{"esearchresult":{"idlist":{"0":"1"}}}'],
    ['null', 200, 'null'],
  ])('fails on %s', async (_what, status, body) => {
    service = await startService(
      (_received, response) => void response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
    await expect(pubmed().search(words, neverAborted)).rejects.toMatchObject({ reason: 'malformed' });
  });

  it.each([400, 403, 500, 502])('fails on a status %s', async (status) => {
    service = await startService((_received, response) => sendJson(response, { error: 'x' }, status));
    await expect(pubmed().search(words, neverAborted)).rejects.toMatchObject({ reason: 'status', status });
  });

  it('returns the results of the stricter queries when a wider one fails', async () => {
    service = await startService((received, response, count) =>
      count === 2
        ? sendJson(response, {}, 500)
        : sendJson(response, isSearch(received) ? found('1') : summaries(paper('1'))),
    );
    expect(await pubmed().search(words, neverAborted)).toHaveLength(1);
  });
});
