import { askAhead, callApi, dropAnswersAhead, openAnswersAhead } from './index';
import { startLoopbackServer } from './testing/loopback';

const server = startLoopbackServer();
let asked: (string | undefined)[];
/** Answers the requests that wait. */
let release: (() => void)[];
let hold: boolean;
let status: number;
let now: number;
beforeEach(() => {
  asked = [];
  release = [];
  hold = false;
  status = 200;
  // Later than the limits of the test before.
  now = (now ?? Date.now()) + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  server.handle = (request, response) => {
    asked.push(request.url);
    const body = JSON.stringify({ number: asked.length });
    const end = (): void => void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (hold) release.push(end);
    else end();
  };
});
afterEach(() => {
  dropAnswersAhead();
  jest.restoreAllMocks();
});

const ask = (username = 'ana') => askAhead('getUser', { params: { username } });
const read = (username = 'ana') => callApi('getUser', { params: { username } });
const untilAsked = async (count: number): Promise<void> => {
  while (asked.length < count) await new Promise((resolve) => setImmediate(resolve));
};

describe('an answer that was asked for ahead', () => {
  it('is used once, by the next page only', async () => {
    expect(await ask()).toEqual({ address: '/user/ana', body: { number: 1 } });
    await expect(read()).resolves.toEqual({ number: 2 });
    openAnswersAhead();
    await expect(read()).resolves.toEqual({ number: 1 });
    await expect(read()).resolves.toEqual({ number: 3 });
  });

  it('is waited for by the page that opens before it arrives', async () => {
    hold = true;
    void ask();
    await untilAsked(1);
    openAnswersAhead();
    const page = read();
    release[0]?.();
    await expect(page).resolves.toEqual({ number: 1 });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a change', () => callApi('logout', {})],
    ['an event', async () => dropAnswersAhead()],
    ['ten seconds', async () => void (now += 10_001)],
  ])('is not used after %s', async (_name, happen) => {
    await ask();
    await happen();
    openAnswersAhead();
    const before = asked.length;
    await read();
    expect(asked).toHaveLength(before + 1);
  });
});

describe('an answer that was asked for during a change', () => {
  it('is not used after it', async () => {
    hold = true;
    const change = callApi('logout', {}).catch(() => undefined);
    await untilAsked(1);
    const ahead = ask();
    await untilAsked(2);
    release[1]?.();
    await ahead;
    release[0]?.();
    await change;
    openAnswersAhead();
    hold = false;
    await read();
    expect(asked).toHaveLength(3);
  });
});

describe('an answer whose page was opened', () => {
  it.each([
    ['an event', () => dropAnswersAhead()],
    ['three seconds', () => void (now += 3_001)],
  ])('is not used by a later call, after %s', async (_name, happen) => {
    await ask();
    openAnswersAhead();
    happen();
    await read();
    expect(asked).toHaveLength(2);
  });
});

describe('asking ahead', () => {
  it('asks each address once in ten seconds', async () => {
    await Promise.all([ask(), ask()]);
    openAnswersAhead();
    await read();
    expect(await ask()).toBeNull();
    expect(asked).toEqual(['/api/user/ana']);
    now += 10_001;
    expect(await ask()).not.toBeNull();
  });

  it('has at most four calls in flight', async () => {
    hold = true;
    const first = ['a', 'b', 'c', 'd', 'e', 'f'].map(ask);
    await untilAsked(4);
    release.forEach((end) => end());
    expect((await Promise.all(first)).map((answer) => answer?.body)).toEqual(
      [...[1, 2, 3, 4].map((number) => ({ number })), null, null].map((body) => body ?? undefined),
    );
    expect(asked).toHaveLength(4);
  });

  it.each([
    [404, 2],
    [503, 1],
  ])('continues after 404 and pauses after 503 (%d: %d calls)', async (failure, calls) => {
    status = failure;
    expect(await ask('a')).toBeNull();
    status = 200;
    await ask('b');
    expect(asked).toHaveLength(calls);
    now += 30_001;
    expect(await ask('c')).not.toBeNull();
  });

  it('leaves it to the page to ask after a failure', async () => {
    status = 503;
    await ask();
    openAnswersAhead();
    status = 200;
    await expect(read()).resolves.toEqual({ number: 2 });
  });
});
