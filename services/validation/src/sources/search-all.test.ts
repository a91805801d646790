import type { LiteratureRecord } from '../records/record';
import { OutsideFailure } from '../outside/outside-failure';
import { OutsideSource } from './outside-source';
import { searchAll } from './search-all';
import { keyword } from '../concepts/testing/keyword';
import { neverAborted } from '../outside/testing/test-service';
import { isOnTopic, topicOverlap } from './topic-overlap';
import type { LocalSource, ReferenceSource } from './reference-source';

const record = (pmid: string, title: string, over: Partial<LiteratureRecord> = {}): LiteratureRecord => ({
  pmid,
  title,
  authors: ['Silva A'],
  journal: 'J',
  year: 2020,
  ...over,
});
const source = (
  name: string,
  response: (signal: AbortSignal) => Promise<readonly LiteratureRecord[]>,
): ReferenceSource => ({ name, search: (_keywords, signal) => response(signal) });
const gives = (name: string, ...records: readonly LiteratureRecord[]) => source(name, async () => records);
const local = (name: string, ...records: readonly LiteratureRecord[]): LocalSource => ({
  name,
  search: async () => records.map((each) => ({ record: each, matchedTopics: [], isQuoted: false })),
});
const words = [
  keyword('hypertension', ['high blood pressure'], 'Hypertension'),
  keyword('salt intake', ['dietary sodium']),
];
const queryOf = (keywords = words) => ({ keywords, text: 'the post', language: 'en' as const });
const search = async (own: readonly LocalSource[], outside: readonly ReferenceSource[], keywords = words) => {
  const { records, responded, failed } = await searchAll(
    { local: own, outside },
    queryOf(keywords),
    neverAborted,
    1_000,
  );
  return { pmids: records.map(({ record }) => record.pmid), responded, failed };
};

describe('isOnTopic', () => {
  const about = (title: string, keywords = words, abstract?: string) =>
    isOnTopic(topicOverlap(record('1', title, abstract ? { abstract } : {}), keywords), keywords);
  it.each([
    ['Dietary sodium and hypertension in adults', true],
    ['Sódio: dietary sodium and HIGH blood pressures', true],
    ['Hypertension in pregnancy', false],
    ['Salt intake of fish', false],
    ['Pressure ulcers of the blood donor', false],
    ['', false],
  ])('requires both of two keywords: %s', (title, expected) => {
    expect(about(title)).toBe(expected);
  });

  it('includes the abstract', () => {
    expect(about('A trial', words, 'Salt intake was reduced in hypertension.')).toBe(true);
  });

  it('requires two topical words of a single keyword', () => {
    expect(about('Dengue in Brazil', [keyword('dengue')])).toBe(false);
    expect(about('Myocardial infarction in women', [keyword('myocardial infarction')])).toBe(true);
    expect(about('Lung disease', [keyword('lung disease')])).toBe(false);
  });
});

describe('searchAll', () => {
  const [both, weak] = [record('1', 'Dietary sodium in hypertension'), record('2', 'Hypertension of the portal vein')];

  it('removes weak hits of outside sources, but not of the library, which filters its own results', async () => {
    expect((await search([], [gives('a', weak, both)])).pmids).toEqual(['1']);
    expect((await search([local('library', weak)], [])).pmids).toEqual(['2']);
  });

  it('never returns a paper that any source marks as retracted', async () => {
    expect((await search([local('library', both)], [gives('a', { ...both, retracted: true })])).pmids).toEqual([]);
    expect(
      (await search([local('library', { ...both, title: `RETRACTED: ${both.title}` })], [gives('a', both)])).pmids,
    ).toEqual([]);
  });

  it('returns each paper once, best first, and at most ten', async () => {
    const abstractOnly = record('3', 'A cohort', { abstract: 'Salt intake, hypertension.' });
    expect((await search([], [gives('a', abstractOnly, both), gives('b', both)])).pmids).toEqual(['1', '3']);
    const many = Array.from({ length: 30 }, (_, index) =>
      record(String(100 + index), `Salt intake and hypertension ${index}`),
    );
    expect((await search([local('library', ...many)], [])).pmids).toEqual(many.slice(0, 10).map(({ pmid }) => pmid));
  });

  it('gives the post to local sources only, and queries no outside source without keywords', async () => {
    const outside = { name: 'a', search: jest.fn(async () => [both]) };
    const own = { name: 'library', search: jest.fn(async () => []) };
    await search([own], [outside]);
    expect(own.search).toHaveBeenCalledWith(queryOf(), expect.anything());
    expect(outside.search).toHaveBeenCalledWith(words, expect.anything());
    expect((await search([own], [outside], [])).pmids).toEqual([]);
    expect(outside.search).toHaveBeenCalledTimes(1);
  });

  it('puts a paper whose title the post quotes before those of other sources', async () => {
    const quoting: LocalSource = {
      name: 'library',
      search: async () => [{ record: weak, matchedTopics: ['hypertension'], isQuoted: true }],
    };
    const { records } = await searchAll(
      { local: [quoting], outside: [gives('a', both)] },
      queryOf(),
      neverAborted,
      1_000,
    );
    expect(records.map(({ record: { pmid }, matchedTopics }) => [pmid, matchedTopics])).toEqual([
      ['2', ['hypertension']],
      ['1', ['hypertension', 'salt intake']],
    ]);
  });

  it('skips sources that fail, are slow or ignore the signal, and names them', async () => {
    const response = await searchAll(
      {
        local: [local('library', both)],
        outside: [
          source('a', () => Promise.reject(new OutsideFailure('rate'))),
          source('b', () => new Promise(() => undefined)),
          source('c', () => Promise.reject(new Error('x'))),
        ],
      },
      queryOf(),
      neverAborted,
      20,
    );
    expect(response.records).toHaveLength(1);
    expect(response.responded).toEqual(['library']);
    expect([...response.failed].sort()).toEqual(['a: rate', 'b: time', 'c: fault']);
  });
});

describe('OutsideSource', () => {
  const createReachability = (reachable: boolean) => ({
    isReachable: async () => reachable,
    markUnreachable: jest.fn(),
  });

  it('sends nothing to an unreachable service', async () => {
    const inner = { name: 'a', search: jest.fn() };
    await expect(
      new OutsideSource({ source: inner, reachability: createReachability(false) }).search(words, neverAborted),
    ).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(inner.search).not.toHaveBeenCalled();
  });

  it('sends the same keywords once an hour, regardless of the post, and caches no failure', async () => {
    const clock = { time: 0 };
    const inner = { name: 'a', search: jest.fn(async () => [record('1', 'x')]) };
    inner.search.mockRejectedValueOnce(new OutsideFailure('status'));
    const outside = new OutsideSource({ source: inner, reachability: createReachability(true), now: () => clock.time });
    await expect(outside.search(words, neverAborted)).rejects.toMatchObject({ reason: 'status' });
    for (const keywords of [words, words, [...words].reverse(), words]) await outside.search(keywords, neverAborted);
    expect(inner.search).toHaveBeenCalledTimes(3);
    clock.time = 60 * 60_000;
    await outside.search(words, neverAborted);
    expect(inner.search).toHaveBeenCalledTimes(4);
  });

  it('evicts the least recently used of 500 results', async () => {
    const inner = { name: 'a', search: jest.fn(async () => []) };
    const outside = new OutsideSource({ source: inner, reachability: createReachability(true) });
    for (let each = 0; each < 501; each += 1) {
      await outside.search([keyword('first')], neverAborted);
      await outside.search([keyword(`term ${each}`)], neverAborted);
    }
    await outside.search([keyword('first')], neverAborted);
    expect(inner.search).toHaveBeenCalledTimes(502);
    await outside.search([keyword('term 0')], neverAborted);
    expect(inner.search).toHaveBeenCalledTimes(503);
  });

  it('marks the service as unreachable after a failed connection only', async () => {
    for (const [reason, times] of [
      ['unreachable', 1],
      ['status', 0],
      ['time', 0],
    ] as const) {
      const at = createReachability(true);
      await expect(
        new OutsideSource({
          source: { name: 'a', search: () => Promise.reject(new OutsideFailure(reason)) },
          reachability: at,
        }).search(words, neverAborted),
      ).rejects.toMatchObject({ reason });
      expect(at.markUnreachable).toHaveBeenCalledTimes(times);
    }
  });
});
