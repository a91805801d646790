import type { ReleaseTable } from '@cred/contract';
import { ASK_MS, watchTable } from './watch-table';

const hash = `sha384-${'A'.repeat(64)}`;
const row = (build: string) => ({ build, entry: 'entry.js', global: 'g', preload: ['entry.js'], contractVersion: '1.0.0', base: '/b/', integrity: { 'entry.js': hash }, previous: null });
const table = (revision: number, areas: Record<string, unknown>) => ({ revision, areas });
const first = table(1, { feed: row('0'.repeat(16)) }) as ReleaseTable;
const next = row('1'.repeat(16));

let answers: (() => Response)[];
const asked = jest.fn();
let taken: ReleaseTable[];
let stop: () => void;
let visible: DocumentVisibilityState;

/** As much of an answer as is looked at; jsdom has none. */
const respond = (status: number, body?: unknown, etag = '"1"') =>
  ({ ok: status === 200, status, headers: new Headers({ etag }), json: async () => body }) as Response;

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  taken = [];
  answers = [];
  visible = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked(url, init?.headers);
    return (answers.shift() ?? (() => respond(304)))();
  });
  stop = watchTable(first, (each) => taken.push(each));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('watchTable', () => {
  it('asks every five seconds, with the tag of the last answer', async () => {
    answers = [() => respond(200, table(2, { feed: next }), '"2"')];
    await pass(ASK_MS * 2);
    expect(asked.mock.calls).toEqual([['/releases.json', {}], ['/releases.json', { 'if-none-match': '"2"' }]]);
    expect(taken.map(({ areas }) => areas['feed']?.build)).toEqual([next.build]);
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
    answers = [() => { throw new TypeError('Failed to fetch'); }, () => respond(503), () => respond(200, '<html>'), () => respond(200, table(2, { feed: next }))];
    await pass(ASK_MS * 4);
    expect(taken).toHaveLength(1);
  });

  it('takes fields that it does not know, and keeps the last row of an area that it cannot read', async () => {
    answers = [() => respond(200, { ...table(2, { feed: { entry: 7 }, chat: { ...next, colour: 'red' }, profile: 'new' }), also: 1 })];
    await pass(ASK_MS);
    expect(taken[0]?.areas).toEqual({ feed: first.areas['feed'], chat: next });
  });
});
