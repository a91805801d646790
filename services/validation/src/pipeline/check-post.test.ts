import type { LiteratureRecord } from '../records/record';
import { OutsideFailure } from '../outside/outside-failure';
import { keyword } from '../concepts/testing/keyword';
import { neverAborted, createDeferred } from '../outside/testing/test-service';
import type { LocalSource, ReferenceSource } from '../sources/reference-source';
import type { Identifier } from '../text';
import { type CheckDeps, createCheck } from './check-post';

const words = [keyword('hypertension'), keyword('salt intake')];
const record: LiteratureRecord = {
  pmid: '1',
  title: 'Salt intake and hypertension',
  authors: Array.from({ length: 120 }, (_, index) => `Silva ${index}`),
  journal: 'J',
  year: null,
  doi: '10.1/x',
  abstract: 'x',
  publicationTypes: ['Journal Article', 'Meta-Analysis'],
};

/** Dependencies that record their arguments; each has its own tests. */
function make(
  overrides: Partial<CheckDeps> = {},
  { found = [] as readonly Identifier[], modelOutput = 'The post.' as string | Error } = {},
) {
  const calls: string[] = [];
  const recordCall = <T>(what: string, value: T): T => (calls.push(what), value);
  const source = (name: string, records: readonly LiteratureRecord[] | Error): ReferenceSource => ({
    name,
    search: async (keywords) => (
      recordCall(`${name}: ${keywords.map(({ term }) => term).join('+')}`, 0),
      records instanceof Error ? Promise.reject(records) : records
    ),
  });
  const local = (name: string, records: readonly LiteratureRecord[] | Error): LocalSource => {
    const { search } = source(name, records);
    return {
      name,
      search: async ({ keywords }, signal) =>
        (await search(keywords, signal)).map((each) => ({
          record: each,
          matchedTopics: ['hypertension', 'salt intake'],
          isQuoted: false,
        })),
    };
  };
  const fail = modelOutput instanceof Error;
  const parts: CheckDeps = {
    detectLanguage: () => 'en',
    findIdentifiers: () => found,
    verifyRewriting: (_original, text) => (text.includes('bad') ? [{ kind: 'word-added', what: 'bad' }] : []),
    verifyModelRewriting: (_original, text) => (/bad/.test(text) ? [{ kind: 'wording', what: 'bad' }] : []),
    rewriteInPartByModel: () => null,
    stripInventedCitations: (_original, text) => text,
    rewriter: { name: 'lexicon', rewrite: async (text) => recordCall(`lexicon: ${text}`, 'By the lexicon.') },
    keywords: { name: 'lexicon', extract: async () => words },
    sources: {
      local: [local('library', [record])],
      outside: [source('pubmed', [record]), source('europepmc', new OutsideFailure('rate'))],
    },
    ...overrides,
  };
  const model = {
    rewriter: {
      name: 'openai-compatible',
      rewrite: async (text: string) => (
        recordCall(`model: ${text}`, 0),
        fail ? Promise.reject(modelOutput) : modelOutput
      ),
    },
    keywords: {
      name: 'openai-compatible',
      extract: async () => (fail ? Promise.reject(modelOutput) : [keyword('salt intake', ['dietary sodium'])]),
    },
  };
  return { parts, model, calls, source, local, check: createCheck(parts), withModel: createCheck({ ...parts, model }) };
}
const cpf: Identifier = { kind: 'cpf', start: 0, end: 14 };

describe('a check', () => {
  it('returns the formal text, keywords and references of all sources', async () => {
    const { check, calls } = make();
    const { result, logFields } = await check('the post', neverAborted);
    expect(result).toEqual({
      formalizado: 'By the lexicon.',
      keywords: ['hypertension', 'salt intake'],
      error: null,
      unreachable: ['europepmc'],
      referencias: [
        {
          pmid: '1',
          title: record.title,
          authors: record.authors.slice(0, 100),
          journal: 'J',
          year: '',
          doi: '10.1/x',
          studyType: 'meta-analysis',
          matchedTopics: ['hypertension', 'salt intake'],
        },
      ],
    });
    expect(calls).toEqual([
      'lexicon: the post',
      'library: hypertension+salt intake',
      'pubmed: hypertension+salt intake',
      'europepmc: hypertension+salt intake',
    ]);
    expect(logFields).toEqual({
      language: 'en',
      identifiers: [],
      rewriting: 'lexicon',
      passed: [],
      keywords: 2,
      references: 1,
      answered: ['library', 'pubmed'],
      failed: ['europepmc: rate'],
    });
  });

  it('uses the model’s text, and adds its keywords to the lexicon’s', async () => {
    const { result } = await make().withModel('the post', neverAborted);
    expect(result).toMatchObject({ formalizado: 'The post.', keywords: ['hypertension', 'salt intake'] });
  });

  it.each<[string, string | Error, readonly string[]]>([
    ['a text that does not keep the meaning', 'a bad one', ['openai-compatible: wording']],
    ['a failure', new OutsideFailure('status'), ['openai-compatible: status', 'keywords of openai-compatible: status']],
    ['an error', new Error('the post'), ['openai-compatible: fault', 'keywords of openai-compatible: fault']],
  ])('works without the model when it returns %s', async (_what, modelOutput, passed) => {
    const { result, logFields } = await make({}, { modelOutput }).withModel('the post', neverAborted);
    expect(result).toMatchObject({ formalizado: 'By the lexicon.', error: null });
    expect(logFields).toMatchObject({ passed });
    expect(JSON.stringify(logFields)).not.toContain('post');
  });

  it('puts the lexicon’s keywords first, and the model’s after them', async () => {
    const { parts, model } = make();
    const keywordsWith = async (...named: string[]) =>
      (
        await createCheck({
          ...parts,
          model: { ...model, keywords: { name: 'm', extract: async () => named.map((term) => keyword(term)) } },
        })('the post', neverAborted)
      ).result.keywords;
    expect(await keywordsWith()).toEqual(['hypertension', 'salt intake']);
    expect(await keywordsWith('odd term')).toEqual(['hypertension', 'salt intake', 'odd term']);
  });

  it('searches locally only, and reports no error, for a text without keywords', async () => {
    const { check, calls } = make({ keywords: { name: 'lexicon', extract: async () => [] } });
    expect((await check('the post', neverAborted)).result).toMatchObject({
      keywords: [],
      referencias: [{ pmid: '1' }],
      error: null,
    });
    expect(calls).toEqual(['lexicon: the post', 'library: ']);
  });

  it('reports no error when nothing was found, and one when no source was reachable', async () => {
    const { source, local } = make();
    const found = async (sources: CheckDeps['sources']) =>
      (await make({ sources }).check('the post', neverAborted)).result;
    expect(await found({ local: [], outside: [source('a', [])] })).toMatchObject({ referencias: [], error: null });
    expect(
      await found({ local: [local('library', new Error('x'))], outside: [source('a', new OutsideFailure('time'))] }),
    ).toMatchObject({
      formalizado: 'By the lexicon.',
      keywords: ['hypertension', 'salt intake'],
      referencias: [],
      error: expect.stringMatching(/^This text was not checked: no source/),
    });
  });

  it('names the sources that did not answer, also when another one did', async () => {
    const { source, local } = make();
    const found = async (outside: ReturnType<typeof source>) =>
      (await make({ sources: { local: [local('library', [])], outside: [outside] } }).check('the post', neverAborted))
        .result;
    expect(await found(source('pubmed', new OutsideFailure('time')))).toMatchObject({
      referencias: [],
      error: null,
      unreachable: ['pubmed'],
    });
    expect(await found(source('pubmed', []))).not.toHaveProperty('unreachable');
  });
});

describe('a check of a text that identifies a patient', () => {
  it('sends nothing to outside services, gives the reason, and still rewrites and searches locally', async () => {
    const { withModel, calls } = make({}, { found: [cpf, { ...cpf, kind: 'name' }, cpf] });
    const { result, logFields } = await withModel('the post', neverAborted);
    expect(calls).toEqual(['lexicon: the post', 'library: hypertension+salt intake']);
    expect(result).toMatchObject({ formalizado: 'By the lexicon.', referencias: [{ pmid: '1' }] });
    expect(result.error).toBe(
      'This text was not checked: it seems to identify a patient by a CPF and a patient’s name. Nothing was sent to other services. Please take it out and check again.',
    );
    expect(result.identifiers?.[0]).toEqual({ kind: 'cpf', start: 0, end: 14, replacement: '[CPF]' });
    expect(logFields).toMatchObject({ identifiers: ['cpf', 'name'] });
  });
});

describe('the time limits of a check', () => {
  const hangs: ReferenceSource = { name: 'slow', search: () => new Promise(() => undefined) };
  const times = { modelMs: 20, sourceMs: 20, totalMs: 10_000 };

  it('end a model and sources that hang, and keep the other results', async () => {
    const { parts } = make();
    const model = {
      rewriter: { name: 'm', rewrite: () => new Promise<string>(() => undefined) },
      keywords: { name: 'm', extract: () => new Promise<never>(() => undefined) },
    };
    const { result, logFields } = await createCheck({
      ...parts,
      model,
      times,
      sources: { local: parts.sources.local, outside: [hangs] },
    })('the post', neverAborted);
    expect(result).toMatchObject({ formalizado: 'By the lexicon.', referencias: [{ pmid: '1' }], error: null });
    expect(logFields).toMatchObject({ passed: ['m: time', 'keywords of m: time'], failed: ['slow: time'] });
  });

  it('skip the model when queueing has used its time', async () => {
    const { withModel, calls } = make();
    await withModel('the post', neverAborted, 5_000);
    expect(calls[0]).toBe('lexicon: the post');
  });

  it('end the check when the member disconnects', async () => {
    const { parts } = make();
    const disconnected = new AbortController();
    const reached = createDeferred();
    const abortable: ReferenceSource = {
      name: 'slow',
      search: (_keywords, signal) => (
        reached.resolve(),
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new OutsideFailure('time'))))
      ),
    };
    const running = createCheck({ ...parts, sources: { local: [], outside: [abortable] } })(
      'the post',
      disconnected.signal,
    );
    await reached.promise;
    disconnected.abort(new Error('disconnected'));
    await expect(running).rejects.toThrow('disconnected');
  });
});
