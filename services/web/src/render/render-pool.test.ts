import type { RenderJob, ServerFailure, ServerFile } from '@cred/deployment/render-process';
import { eventually } from '@cred/service-kit/testing/eventually';
import { FIXTURE_SHELL, makeRenderFiles, type RenderFiles } from '../testing/render-files';
import type { RenderResult } from './render-process';
import { RenderPool, type RenderPoolOptions } from './render-pool';

/** Longer than any test, so that only the test that means a limit reaches it. */
const NEVER_MS = 60_000;
const limits = { warmMs: NEVER_MS, coldMs: NEVER_MS, minShare: 0, maxOutput: 100_000 };

let files: RenderFiles;
let shell: ServerFile;
let working: ServerFile;
let looping: ServerFile;
beforeAll(() => {
  files = makeRenderFiles();
  shell = files.add(FIXTURE_SHELL);
  working = files.add("module.exports = { show: () => 'words' };");
  looping = files.add('module.exports = { show() { for (;;); } };');
});
afterAll(() => files.remove());

let pool: RenderPool;
let failures: ServerFailure[];
let warnings: object[];
function makePool(options: Partial<RenderPoolOptions> = {}): void {
  [failures, warnings] = [[], []];
  pool = new RenderPool({
    main: files.main,
    folders: [files.builds],
    size: 1,
    maxWaiting: 16,
    waitMs: NEVER_MS,
    pageMs: 2 * NEVER_MS,
    answerMs: NEVER_MS,
    maxPages: 1_000,
    maxRss: Number.POSITIVE_INFINITY,
    heapMb: 64,
    firstPauseMs: 1,
    log: { info: () => undefined, warn: (details) => void warnings.push(details) },
    onFailure: (failure) => void failures.push(failure),
    ...options,
  });
}
async function startPool(options?: Partial<RenderPoolOptions>): Promise<void> {
  makePool(options);
  await eventually(() => pool.isReady);
}
afterEach(async () => {
  jest.useRealTimers();
  await pool.close();
});

const job = (area: ServerFile = working): RenderJob => ({
  realm: '',
  shell,
  areas: { feed: area },
  input: JSON.stringify({ url: '/', config: {}, now: 0 }),
  limits,
});
/** Resolves when the process runs the code of the area. */
const untilPart = (area: string): Promise<void> => eventually(() => pool['slots'][0]?.process?.['part'] === area);
const htmlOf = (result: RenderResult | null): string | undefined => result?.output?.html;
const WORDS = '<nav></nav><main>words</main>';

const fakeTimers = (): void => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
};
const onlyPid = (): number => {
  const [pid, ...others] = pool.pids;
  if (pid === undefined || others.length > 0) throw new Error('one process should run');
  return pid;
};
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the pool of render processes', () => {
  it('renders pages one after another in one process', async () => {
    await startPool();
    const pid = onlyPid();
    const results = await Promise.all([1, 2, 3].map(() => pool.render(job())));
    expect(results.map(htmlOf)).toEqual([WORDS, WORDS, WORDS]);
    expect(pool.pids).toEqual([pid]);
  });

  it('starts another process when a page has to wait', async () => {
    await startPool({ size: 2 });
    const blocked = pool.render(job(looping));
    await untilPart('feed');
    expect(htmlOf(await pool.render(job()))).toBe(WORDS);
    expect(pool.pids).toHaveLength(2);
    const [blockedPid] = pool.pids;
    process.kill(blockedPid!, 'SIGKILL');
    expect((await blocked)?.output).toBeUndefined();
    await eventually(() => failures.length > 0);
    expect(failures).toEqual([{ area: 'feed', build: looping.build, kind: 'crash' }]);
  });

  it('ends a process that does not answer, names the area, and starts another', async () => {
    await startPool();
    const pid = onlyPid();
    fakeTimers();
    const rendering = pool.render(job(looping));
    await untilPart('feed');
    jest.advanceTimersByTime(NEVER_MS);
    jest.useRealTimers();
    expect((await rendering)?.output).toBeUndefined();
    await eventually(() => failures.length > 0);
    expect(failures).toEqual([{ area: 'feed', build: looping.build, kind: 'timeout' }]);
    await eventually(() => pool.isReady && onlyPid() !== pid);
    expect(isRunning(pid)).toBe(false);
  });

  it('counts the failure of code that a page has left', async () => {
    const leaving = files.add(
      "module.exports = { show() { import('x').catch(() => { for (;;); }); return 'words'; } };",
    );
    await startPool();
    await pool.render({ ...job(leaving), limits: { ...limits, warmMs: 300, coldMs: 300 } });
    await eventually(() => failures.length > 0);
    expect(failures).toEqual([{ area: 'feed', build: leaving.build, kind: 'timeout' }]);
    expect(htmlOf(await pool.render(job()))).toBe(WORDS);
  });

  it('survives a process that is killed while it renders', async () => {
    await startPool();
    const rendering = pool.render(job(looping));
    const waiting = pool.render(job());
    process.kill(onlyPid(), 'SIGKILL');
    expect((await rendering)?.output).toBeUndefined();
    // Nothing renders until the next process is ready, so the page does not wait for it.
    expect(await waiting).toBeNull();
    await eventually(() => pool.isReady);
    expect(htmlOf(await pool.render(job()))).toBe(WORDS);
    expect(warnings).toHaveLength(1);
  });

  it('gives a page no markup when it waited long enough for a process or for its markup, and still counts its failure', async () => {
    await startPool({ waitMs: 1, pageMs: 3 });
    fakeTimers();
    const rendering = pool.render(job(looping));
    const waiting = pool.render(job());
    jest.advanceTimersByTime(1);
    expect(await waiting).toBeNull();
    expect(await Promise.race([rendering, 'renders'])).toBe('renders');
    jest.advanceTimersByTime(2);
    expect(await rendering).toBeNull();
    await untilPart('feed');
    jest.advanceTimersByTime(NEVER_MS);
    jest.useRealTimers();
    await eventually(() => failures.length === 1);
    expect(failures).toEqual([{ area: 'feed', build: looping.build, kind: 'timeout' }]);
  });

  it('gives a page no markup at once when too many wait', async () => {
    await startPool({ maxWaiting: 1 });
    const [running, waiting] = [pool.render(job(looping)), pool.render(job())];
    expect(await pool.render(job())).toBeNull();
    process.kill(onlyPid(), 'SIGKILL');
    expect((await running)?.output).toBeUndefined();
    expect(await waiting).toBeNull();
  });

  it('replaces a process after a number of pages, without a page that waits for it', async () => {
    await startPool({ maxPages: 3 });
    const pid = onlyPid();
    let pages = 0;
    await eventually(async () => {
      expect(htmlOf(await pool.render(job()))).toBe(WORDS);
      pages += 1;
      return !pool.pids.includes(pid);
    });
    expect(pages).toBeGreaterThanOrEqual(3);
    await eventually(() => !isRunning(pid));
    expect(warnings).toEqual([]);
  });

  it('replaces a process that uses too much memory', async () => {
    await startPool({ maxRss: 1 });
    const pid = onlyPid();
    expect(htmlOf(await pool.render(job()))).toBe(WORDS);
    await eventually(() => !isRunning(pid) && pool.isReady);
    expect(htmlOf(await pool.render(job()))).toBe(WORDS);
  });

  it('starts a process that cannot start again and again, after pauses that grow', async () => {
    const pauses = (): unknown[] => warnings.map((details) => Reflect.get(details, 'pauseMs'));
    makePool({ main: `${files.main}.missing` });
    await eventually(() => warnings.length === 3);
    expect(pauses()).toEqual([1, 2, 4]);
    expect(await pool.render(job())).toBeNull();
  });

  it('ends all processes when it is closed', async () => {
    await startPool();
    const pid = onlyPid();
    const rendering = pool.render(job(looping));
    await pool.close();
    expect([await rendering, failures]).toEqual([{ failures: [] }, []]);
    expect(isRunning(pid)).toBe(false);
    expect(await pool.render(job())).toBeNull();
  });
});
