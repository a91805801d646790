import type { Preview, ReleaseTable } from '@cred/contract';
import { isTabId, SHOWN_BUILDS_HEADER, TAB_ID_HEADER } from '@cred/contract/tabs';
import { TIMEOUT_MS, POLL_MS, POLL_AFTER_CHANGE_MS, watchTable } from './watch-table';

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

let responses: (() => Response | Promise<Response>)[];
const requests = jest.fn();
let received: ReleaseTable[];
let onTable: (each: ReleaseTable, previews: readonly Preview[]) => unknown;
let shown: { area: 'feed' | 'chat'; build: string }[];
let stop: () => void;
let visible: DocumentVisibilityState;

/** A response with only the properties that the code reads, because jsdom has no Response. */
const respond = (status: number, body?: unknown, etag = '"1"') =>
  ({ ok: status === 200, status, headers: new Headers({ etag }), json: async () => body }) as Response;

beforeEach(() => {
  jest.useFakeTimers();
  requests.mockClear();
  received = [];
  shown = [];
  onTable = (each) => received.push(each);
  responses = [];
  visible = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests(url, init?.headers, init?.credentials);
    const response = (responses.shift() ?? (() => respond(304)))();
    return Promise.race([
      response,
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

const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('watchTable', () => {
  it('polls every few seconds with the ETag of the last response', async () => {
    responses = [() => respond(200, table(2, { feed: next }), '"2"')];
    await passTime(POLL_MS * 2);
    expect(requests.mock.calls.map(([url, headers]) => [url, headers['if-none-match']])).toEqual([
      ['/releases.json', undefined],
      ['/releases.json', '"2"'],
    ]);
    expect(received.map(({ areas }) => areas['feed']?.build)).toEqual([next.build]);
  });

  it("sends the tab's id and the builds that it shows with each request, also with an ETag", async () => {
    responses = [() => respond(200, table(1, {}))];
    shown = [{ area: 'feed', build: '0'.repeat(16) }];
    await passTime(POLL_MS);
    shown = [
      { area: 'feed', build: '1'.repeat(16) },
      { area: 'chat', build: '2'.repeat(16) },
    ];
    await passTime(POLL_MS);
    const [one, two] = requests.mock.calls.map(([, headers]) => headers);
    expect([one[SHOWN_BUILDS_HEADER], two[SHOWN_BUILDS_HEADER]]).toEqual([
      `feed=${'0'.repeat(16)}`,
      `feed=${'1'.repeat(16)},chat=${'2'.repeat(16)}`,
    ]);
    expect(two['if-none-match']).toBe('"1"');
    expect(isTabId(one[TAB_ID_HEADER])).toBe(true);
    expect(two[TAB_ID_HEADER]).toBe(one[TAB_ID_HEADER]);
  });

  it('polls sooner after a change, to report the builds that the tab now shows', async () => {
    responses = [() => respond(200, table(2, { feed: next }))];
    await passTime(POLL_MS + POLL_AFTER_CHANGE_MS);
    expect(requests).toHaveBeenCalledTimes(2);
    await passTime(POLL_AFTER_CHANGE_MS);
    expect(requests).toHaveBeenCalledTimes(2);
  });

  it('does not poll while the tab is hidden, and polls at once when it becomes visible', async () => {
    visible = 'hidden';
    await passTime(POLL_MS * 3);
    expect(requests).not.toHaveBeenCalled();
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await passTime(0);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('does not poll without a network', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await passTime(POLL_MS * 2);
    expect(requests).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await passTime(0);
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('keeps the last table after failures and logs nothing', async () => {
    responses = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => respond(503),
      () => respond(200, '<html>'),
      () => respond(200, table(2, { feed: next })),
    ];
    await passTime(POLL_MS * 4);
    expect(received).toHaveLength(1);
  });

  it('aborts a request without a response after the timeout', async () => {
    responses = [() => new Promise(() => undefined), () => respond(200, table(2, { feed: next }))];
    await passTime(POLL_MS + TIMEOUT_MS + POLL_MS);
    expect(received).toHaveLength(1);
  });

  it('sends credentials and passes on which rows are previews', async () => {
    const preview = { area: 'feed', build: next.build, expires: '2026-11-21T16:00:00.000Z' };
    responses = [
      () => respond(200, { ...table(1, { feed: next }), previews: [preview] }),
      () => respond(200, table(1, {}), '"2"'),
    ];
    const previewsOfTables: (readonly Preview[])[] = [];
    onTable = (_each, previews) => previewsOfTables.push(previews);
    await passTime(POLL_MS * 2);
    expect(previewsOfTables).toEqual([[preview], []]);
    expect(requests.mock.calls[0]?.[2]).toBe('same-origin');
  });

  it('requests the same table again when it could not be applied', async () => {
    responses = [() => respond(200, table(1, {})), () => respond(200, table(1, {}))];
    const results = [() => Promise.reject(new Error('No bar')), () => undefined];
    onTable = () => results.shift()?.();
    await passTime(POLL_MS * 3);
    expect(requests.mock.calls.map(([, headers]) => headers['if-none-match'])).toEqual([undefined, undefined, '"1"']);
  });

  it('ignores a table whose previews it cannot parse, because preview rows would be mistaken for live ones', async () => {
    responses = [() => respond(200, { ...table(1, { feed: next }), previews: [{ area: 'feed' }] })];
    await passTime(POLL_MS);
    expect(received).toEqual([]);
  });

  it('accepts unknown fields, and keeps the last row of an area whose row it cannot parse', async () => {
    responses = [
      () =>
        respond(200, {
          ...table(2, { feed: { entry: 7 }, chat: { ...next, colour: 'red' }, profile: 'new' }),
          also: 1,
        }),
    ];
    await passTime(POLL_MS);
    expect(received[0]?.areas).toEqual({ feed: first.areas['feed'], chat: next });
  });
});
