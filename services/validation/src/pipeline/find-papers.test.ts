import type { PaperId } from '@cred/contract';
import { OutsideFailure } from '../outside/outside-failure';
import { neverAborted } from '../outside/testing/test-service';
import type { LiteratureRecord } from '../records/record';
import { PaperFinder } from './find-papers';

const record = (pmid: string, over: Partial<LiteratureRecord> = {}): LiteratureRecord => ({
  pmid,
  title: `Paper ${pmid}`,
  authors: ['Souza AB'],
  journal: 'Lancet',
  year: 2021,
  ...over,
});
const pmid = (value: string): PaperId => ({ kind: 'pmid', value });
const doi = (value: string): PaperId => ({ kind: 'doi', value });

const asked: string[] = [];
beforeEach(() => (asked.length = 0));

/** PubMed with these papers; the library has 1. */
const finder = (
  papers: readonly LiteratureRecord[],
  { reachable = true, fails = false, now = () => 0 }: { reachable?: boolean; fails?: boolean; now?: () => number } = {},
) =>
  new PaperFinder({
    findInLibrary: async (id) => (id === '1' ? record('1', { title: 'In the library' }) : undefined),
    now,
    pubmed: {
      reachability: { isReachable: async () => reachable },
      source: {
        findDoi: async (value) => {
          asked.push(value);
          return papers.flatMap((each) => (each.doi?.toLowerCase().startsWith(value) ? [each.pmid] : []));
        },
        fetchSummaries: async (ids) => {
          asked.push(...ids);
          if (fails) throw new OutsideFailure('malformed');
          return new Map(ids.map((id) => [id, papers.find((each) => each.pmid === id) ?? ('unknown' as const)]));
        },
      },
    },
  });
const statuses = async (found: ReturnType<PaperFinder['find']>) => (await found).map(({ status }) => status);

describe('the finder of cited papers', () => {
  it('answers from the library, then from PubMed, in the order of the question', async () => {
    const papers = finder([record('2'), record('3', { doi: '10.1056/NEJMoa2022190', retracted: true })]);
    const found = await papers.find([doi('10.1056/nejmoa2022190'), pmid('2'), pmid('1'), pmid('9')], neverAborted);
    expect(found).toMatchObject([
      { status: 'found', reference: { pmid: '3', doi: '10.1056/NEJMoa2022190' }, isRetracted: true },
      { status: 'found', reference: { pmid: '2' }, isRetracted: false },
      { status: 'found', reference: { pmid: '1', title: 'In the library' } },
      { status: 'none' },
    ]);
    expect(asked).not.toContain('1');
  });

  it('takes no paper with another DOI, and none with a field over its limit', async () => {
    const papers = finder([record('2', { doi: '10.1056/abc.suppl' }), record('4', { title: 'x'.repeat(3_000) })]);
    expect(await statuses(papers.find([doi('10.1056/abc'), pmid('4')], neverAborted))).toEqual(['none', 'unknown']);
  });

  it.each([
    ['cannot be reached', { reachable: false }],
    ['fails', { fails: true }],
  ])('does not know when PubMed %s, and asks again later', async (_, over) => {
    const papers = finder([record('2')], over);
    expect(await statuses(papers.find([pmid('2'), pmid('1')], neverAborted))).toEqual(['unknown', 'found']);
    const before = asked.length;
    await papers.find([pmid('2')], neverAborted);
    expect(asked.length - before).toBe(before);
  });

  it('asks PubMed once an hour for the same paper', async () => {
    let time = 0;
    const papers = finder([record('2')], { now: () => time });
    await papers.find([pmid('2'), pmid('9')], neverAborted);
    await papers.find([pmid('9'), pmid('2')], neverAborted);
    expect(asked).toEqual(['2', '9']);
    time = 3_600_001;
    await papers.find([pmid('2')], neverAborted);
    expect(asked).toEqual(['2', '9', '2']);
  });
});
