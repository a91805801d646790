import childProcess, { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@cred/service-kit/testing/eventually';
import sharp from 'sharp';
import { smallPng } from '../../testing/test-images';
import { type ImageJob, ImageWorkers } from './image-workers';

jest.setTimeout(60_000);

const PROCESSED = {
  result: {
    full: { width: 64, height: 48 },
    card: { width: 64, height: 48 },
    placeholder: expect.stringMatching(/^data:image/),
  },
};
const DAMAGED = { rejected: 'damaged' };
const IDLE_MS = 30_000;
const TIMEOUT_MS = 60_000;

let folder = '';
let workers: ImageWorkers;
let reported: string[];
let jobs = 0;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cred-workers-'));
  await writeFile(path.join(folder, 'image'), Buffer.from((await smallPng()).bytes));
  // Reading a pipe without a writer blocks, which simulates a decoder that hangs.
  execFileSync('mkfifo', [path.join(folder, 'hanging')]);
  [workers, reported] = [new ImageWorkers({ running: 1, waiting: 30, timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS }), []];
  workers.onProcessEnd((reason) => void reported.push(reason));
});
afterEach(async () => {
  workers.endIdle();
  await rm(folder, { recursive: true });
});

function job(source: string): ImageJob {
  jobs += 1;
  const [card, full] = [path.join(folder, `card${jobs}`), path.join(folder, `full${jobs}`)];
  return { source: path.join(folder, source), card, full, side: 2_048, longSide: 4_096, maxPixels: 40_000_000 };
}

/** Resolves when a decoder has begun to read the file that blocks it. The caller closes the handle. */
const waitForReader = (): Promise<FileHandle> => open(path.join(folder, 'hanging'), 'w');

const onlyPid = (): number => {
  const [pid, ...others] = workers.pids;
  if (pid === undefined || others.length > 0) throw new Error('one process should run');
  return pid;
};

const ended = (pid: number): Promise<void> =>
  eventually(() => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });

/** The environment of a process at its start. */
const environmentOf = async (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/environ`, 'latin1').catch(() =>
    execFileSync('ps', ['eww', '-o', 'command=', '-p', String(pid)], { encoding: 'latin1' }),
  );

describe('ImageWorkers.run', () => {
  it('starts a process with the first image and reuses it for the next', async () => {
    expect(workers.pids).toEqual([]);
    const [first, second] = [job('image'), job('image')];
    expect(await workers.run(first)).toEqual(PROCESSED);
    const pid = onlyPid();
    expect(await workers.run(second)).toEqual(PROCESSED);
    expect(onlyPid()).toBe(pid);
    for (const file of [first.card, first.full, second.card, second.full])
      expect((await sharp(await readFile(file)).metadata()).format).toBe('webp');
  });

  it('reports an image that crashes its process as damaged, and decodes the next one in a new process', async () => {
    const [crashing, next] = [workers.run(job('hanging')), workers.run(job('image'))];
    const file = await waitForReader();
    const pid = onlyPid();
    process.kill(pid, 'SIGKILL');
    expect(await crashing).toEqual(DAMAGED);
    expect(await next).toEqual(PROCESSED);
    expect(onlyPid()).not.toBe(pid);
    expect(reported).toEqual(['it ended with SIGKILL']);
    await file.close();
  });

  it('reports a timed-out image as damaged, ends its process, and decodes the next one in a new process', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const [hanging, next] = [workers.run(job('hanging')), workers.run(job('image'))];
      const file = await waitForReader();
      const pid = onlyPid();
      jest.advanceTimersByTime(TIMEOUT_MS);
      expect(await hanging).toEqual(DAMAGED);
      expect(await next).toEqual(PROCESSED);
      await ended(pid);
      expect(reported).toEqual(['it took too long']);
      await file.close();
    } finally {
      jest.useRealTimers();
    }
  });

  it('starts a new process if the idle process has ended before the next image', async () => {
    await workers.run(job('image'));
    process.kill(onlyPid(), 'SIGKILL');
    expect(await workers.run(job('image'))).toEqual(PROCESSED);
    expect(reported).toEqual([]);
  });

  it('rejects with an internal error when no process can be started or the disk is full', async () => {
    await expect(workers.run({ ...job('image'), card: path.join(folder, 'absent', 'card') })).rejects.toThrow('ENOENT');
    workers.endIdle();
    const { fork } = childProcess;
    const broken = jest
      .spyOn(childProcess, 'fork')
      .mockImplementation((_file, _args, options) =>
        fork(path.join(folder, 'absent'), { ...options, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
      );
    await expect(workers.run(job('image'))).rejects.toThrow('The image worker cannot be started: it ended with 1');
    broken.mockRestore();
    expect(await workers.run(job('image'))).toEqual(PROCESSED);
  });

  it('ends a process after its idle time', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      await workers.run(job('image'));
      const pid = onlyPid();
      jest.advanceTimersByTime(IDLE_MS);
      expect(workers.pids).toEqual([]);
      await ended(pid);
    } finally {
      jest.useRealTimers();
    }
  });

  it('passes no secret to the process; the process ignores SIGTERM and SIGINT', async () => {
    const env = jest.replaceProperty(process, 'env', {
      ...process.env,
      INTERNAL_SECRET: 'never passed on',
      TMPDIR: folder,
    });
    await workers.run(job('image'));
    env.restore();
    const pid = onlyPid();
    const environment = await environmentOf(pid);
    expect(environment).toContain(`TMPDIR=${folder}`);
    expect(environment).not.toMatch(/never passed on|DATABASE_URL|PATH=\//);
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    expect(await workers.run(job('image'))).toEqual(PROCESSED);
    expect(onlyPid()).toBe(pid);
  });

  it('does not decode svg, gif or tiff', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    );
    for (const bytes of [svg, await sharp(svg).gif().toBuffer(), await sharp(svg).tiff().toBuffer()]) {
      await writeFile(path.join(folder, 'other'), bytes);
      expect(await workers.run(job('other'))).toEqual(DAMAGED);
    }
  });
});

describe('image-worker.mjs', () => {
  it('exits when its parent process exits, even while an image blocks it', async () => {
    const child = fork(path.join(__dirname, 'image-worker.mjs'), [], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const exited = once(child, 'exit');
    child.send(job('hanging'));
    const file = await waitForReader();
    // However the parent ends, even by `kill -9`, the child only receives the event 'disconnect'.
    child.disconnect();
    expect(await exited).toEqual([null, 'SIGKILL']);
    await file.close();
  });
});
