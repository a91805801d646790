import type { Preview, ReleaseTable } from '@cred/contract';
import { isTab, SHOWS_HEADER, TAB_HEADER } from '@cred/contract/tabs';
import { ANSWER_MS, ASK_MS, ASK_SOON_MS, watchTable } from './watch-table';

const hash = `sha384-${'A'.repeat(64)}`;
const row = (build: string) => ({
  build,
  entry: 'entry.js',
  global: 'g',
  preload: ['entry.js'],
  contractVersion: '1.0.0',
  base: '/b/',
  integrity: { 'entry.js': hash },
  previous: null,
});
const table = (revision: number, areas: Record<string, unknown>) => ({ revision, areas });
const first = table(1, { feed: row('0'.repeat(16)) }) as ReleaseTable;
const next = row('1'.repeat(16));

let answers: (() => Response | Promise<Response>)[];
const asked = jest.fn();
let taken: ReleaseTable[];
let onTable: (each: ReleaseTable, previews: readonly Preview[]) => unknown;
let shown: { area: 'feed' | 'chat'; build: string }[];
let stop: () => void;
let visible: DocumentVisibilityState;

/** As much of an answer as is looked at; jsdom has none. */
const respond = (status: number, body?: unknown, etag = '"1"') =>
  ({ ok: status === 200, status, headers: new Headers({ etag }), json: async () => body }) as Response;

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  taken = [];
  shown = [];
  onTable = (each) => taken.push(each);
  answers = [];
  visible = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked(url, init?.headers, init?.credentials);
    const answer = (answers.shift() ?? (() => respond(304)))();
    return Promise.race([
      answer,
      new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('Aborted')))),
    ]);
  });
  stop = watchTable(
    first,
    (each, previews) => onTable(each, previews),
    () => shown,
  );
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('watchTable', () => {
  it('asks every few seconds, with the tag of the last answer', async () => {
    answers = [() => respond(200, table(2, { feed: next }), '"2"')];
    await pass(ASK_MS * 2);
    expect(asked.mock.calls.map(([url, headers]) => [url, headers['if-none-match']])).toEqual([
      ['/releases.json', undefined],
      ['/releases.json', '"2"'],
    ]);
    expect(taken.map(({ areas }) => areas['feed']?.build)).toEqual([next.build]);
  });

  it('says with each question which tab asks and what it shows by then, with a tag too', async () => {
    answers = [() => respond(200, table(1, {}))];
    shown = [{ area: 'feed', build: '0'.repeat(16) }];
    await pass(ASK_MS);
    shown = [
      { area: 'feed', build: '1'.repeat(16) },
      { area: 'chat', build: '2'.repeat(16) },
    ];
    await pass(ASK_MS);
    const [one, two] = asked.mock.calls.map(([, headers]) => headers);
    expect([one[SHOWS_HEADER], two[SHOWS_HEADER]]).toEqual([
      `feed=${'0'.repeat(16)}`,
      `feed=${'1'.repeat(16)},chat=${'2'.repeat(16)}`,
    ]);
    expect(two['if-none-match']).toBe('"1"');
    expect(isTab(one[TAB_HEADER])).toBe(true);
    expect(two[TAB_HEADER]).toBe(one[TAB_HEADER]);
  });

  it('asks again soon after a change, to say whether it has moved', async () => {
    answers = [() => respond(200, table(2, { feed: next }))];
    await pass(ASK_MS + ASK_SOON_MS);
    expect(asked).toHaveBeenCalledTimes(2);
    await pass(ASK_SOON_MS);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('does not ask while the tab is hidden, and at once when it is looked at again', async () => {
    visible = 'hidden';
    await pass(ASK_MS * 3);
    expect(asked).not.toHaveBeenCalled();
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('does not ask without a network', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(ASK_MS * 2);
    expect(asked).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps the last table through failures, in silence', async () => {
    answers = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => respond(503),
      () => respond(200, '<html>'),
      () => respond(200, table(2, { feed: next })),
    ];
    await pass(ASK_MS * 4);
    expect(taken).toHaveLength(1);
  });

  it('does not wait for ever for an answer that does not come', async () => {
    answers = [() => new Promise(() => undefined), () => respond(200, table(2, { feed: next }))];
    await pass(ASK_MS + ANSWER_MS + ASK_MS);
    expect(taken).toHaveLength(1);
  });

  it('shows who asks, and says which rows are previews', async () => {
    const preview = { area: 'feed', build: next.build, expires: '2026-11-21T16:00:00.000Z' };
    answers = [
      () => respond(200, { ...table(1, { feed: next }), previews: [preview] }),
      () => respond(200, table(1, {}), '"2"'),
    ];
    const told: (readonly Preview[])[] = [];
    onTable = (_each, previews) => told.push(previews);
    await pass(ASK_MS * 2);
    expect(told).toEqual([[preview], []]);
    expect(asked.mock.calls[0]?.[2]).toBe('same-origin');
  });

  it('asks for the same table again when it could not be taken', async () => {
    answers = [() => respond(200, table(1, {})), () => respond(200, table(1, {}))];
    const results = [() => Promise.reject(new Error('No bar')), () => undefined];
    onTable = () => results.shift()?.();
    await pass(ASK_MS * 3);
    expect(asked.mock.calls.map(([, headers]) => headers['if-none-match'])).toEqual([undefined, undefined, '"1"']);
  });

  it('takes no table whose previews it cannot read: their rows would pass for live ones', async () => {
    answers = [() => respond(200, { ...table(1, { feed: next }), previews: [{ area: 'feed' }] })];
    await pass(ASK_MS);
    expect(taken).toEqual([]);
  });

  it('takes fields that it does not know, and keeps the last row of an area that it cannot read', async () => {
    answers = [
      () =>
        respond(200, {
          ...table(2, { feed: { entry: 7 }, chat: { ...next, colour: 'red' }, profile: 'new' }),
          also: 1,
        }),
    ];
    await pass(ASK_MS);
    expect(taken[0]?.areas).toEqual({ feed: first.areas['feed'], chat: next });
  });
});
