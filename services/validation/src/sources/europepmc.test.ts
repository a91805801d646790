import { EuropePmc } from './europepmc';
import { OutsideHttp } from '../outside/outside-http';
import { keyword } from '../concepts/testing/keyword';
import { neverAborted, sendJson, startService, type TestService } from '../outside/testing/test-service';

const http = new OutsideHttp();
let service: TestService | undefined;
afterEach(() => service?.close());
afterAll(() => http.close());

/** A core result of Europe PMC. */
const paper = (pmid: string, overrides: Record<string, unknown> = {}) => ({
  id: pmid,
  source: 'MED',
  pmid,
  doi: '10.1/x',
  title: `Paper <i>${pmid}</i>.`,
  authorString: 'Silva AB, Reis C.',
  authorList: { author: [{ fullName: 'Silva AB', firstName: 'Ana' }, { collectiveName: 'The Group' }] },
  journalInfo: {
    issue: '1',
    journal: { title: 'The Journal', medlineAbbreviation: 'J Test', isoabbreviation: 'J. Test' },
  },
  pubYear: '2021',
  abstractText: '<h4>Background</h4>Salt &amp; pressure.',
  pubTypeList: { pubType: ['research-article', 'Journal Article'] },
  ...overrides,
});
const results = (...result: readonly unknown[]) => ({
  version: '6.9',
  hitCount: result.length,
  resultList: { result },
});
const search = () =>
  new EuropePmc({ url: `${service?.url ?? ''}/rest`, http }).search(
    [keyword('hypertension'), keyword('salt')],
    neverAborted,
  );

describe('EuropePmc', () => {
  it('requests complete records of PubMed and parses them', async () => {
    service = await startService((_request, response) =>
      sendJson(response, results(...['1', '2', '3', '4', '5'].map((id) => paper(id)))),
    );
    const records = await search();
    expect(records).toHaveLength(5);
    expect(records[0]).toEqual({
      pmid: '1',
      title: 'Paper 1',
      authors: ['Silva AB', 'The Group'],
      journal: 'J Test',
      year: 2021,
      abstract: 'Background Salt & pressure.',
      doi: '10.1/x',
      publicationTypes: ['research-article', 'Journal Article'],
      retracted: false,
    });
    expect(service.requests).toHaveLength(1);
    const { pathname, searchParams } = service.requests[0]?.url ?? new URL('http://none');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/rest/search',
      { query: expect.stringMatching(/ AND SRC:MED$/), format: 'json', resultType: 'core', pageSize: '20' },
    ]);
  });

  it('skips preprints, other databases and results without a PMID', async () => {
    service = await startService((_request, response) =>
      sendJson(
        response,
        results(
          paper('1', { source: 'PPR' }),
          paper('2', { pmid: undefined }),
          paper('PPR3'),
          paper('4', { title: ' ' }),
          'x',
          null,
          paper('5', { authorList: undefined, journalInfo: undefined, pubYear: 'n.d.' }),
        ),
      ),
    );
    expect(await search()).toEqual([
      {
        pmid: '5',
        title: 'Paper 5',
        authors: ['Silva AB', 'Reis C'],
        journal: '',
        year: null,
        abstract: 'Background Salt & pressure.',
        doi: '10.1/x',
        publicationTypes: ['research-article', 'Journal Article'],
        retracted: false,
      },
    ]);
  });

  it.each([
    [{ pubTypeList: { pubType: ['Journal Article', 'Retracted Publication'] } }],
    [{ pubTypeList: { pubType: ['retraction of publication'] } }],
    [{ commentCorrectionList: { commentCorrection: [{ type: 'Comment in' }, { type: 'Retraction in', id: '9' }] } }],
  ])('marks retracted papers (case %#)', async (overrides) => {
    service = await startService((_request, response) => sendJson(response, results(paper('1', overrides))));
    expect(await search()).toMatchObject([{ pmid: '1', retracted: true }]);
  });

  it.each([['{"errCode":404,"errMsg":"Not found"}'], ['<html>'], ['{"resultList":{"result":{}}}']])(
    'fails on %s',
    async (body) => {
      service = await startService((_request, response) => void response.end(body));
      await expect(search()).rejects.toMatchObject({ reason: 'malformed' });
    },
  );

  it('sends no request directly after a 429', async () => {
    service = await startService((_request, response) => sendJson(response, {}, 429, { 'retry-after': '30' }));
    const source = new EuropePmc({ url: service.url, http });
    await expect(source.search([keyword('a')], neverAborted)).rejects.toMatchObject({ reason: 'rate' });
    await expect(source.search([keyword('a')], neverAborted)).rejects.toMatchObject({ reason: 'rate' });
    expect(service.requests).toHaveLength(1);
  });
});
