import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@cred/tool-kit/errors';
import { runCommand } from '@cred/tool-kit/process/run-command';
import { measureOutage } from './availability';
import type { Result } from './result';
import { all, RECOVERY_LIMIT_MS, createChecks, startIfEnded, runWithWriters } from './scenario';
import type { ScenarioContext } from './scenario-context';

/** Uploads leave a gigabyte free, and reserve a quarter for each one in flight. */
const BYTES = 4 * 1024 ** 3;
const FULL_MS = 10_000;
const COMMAND_LIMIT_MS = 30_000;
const BLOCK = Buffer.alloc(4096);

/** A separate file system in a sparse file: filling it does not fill this machine's disk. */
export interface Volume {
  readonly folder: string;
  fill(): Promise<void>;
  empty(): void;
  dispose(): Promise<void>;
}

/** Makes and mounts one; resolves to the reason when this system does not allow it, which needs root. */
export async function mountVolume(stop: AbortSignal): Promise<Volume | string> {
  const home = mkdtempSync(join(tmpdir(), 'cred-bench-disk-'));
  const [image, folder] = [join(home, 'image'), join(home, 'volume')];
  const run = async (program: string, ...args: string[]): Promise<string> => {
    const command = `${program} ${args.join(' ')}`;
    try {
      const { code, output } = await runCommand(program, args, { cwd: '/', signal: stop, limit: COMMAND_LIMIT_MS });
      return code === 0 ? '' : `${command}: ${output.trim()}`;
    } catch (error) {
      return `${command}: ${errorCode(error) ?? 'failed'}`;
    }
  };
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, BYTES);
  const fault =
    (await run('chmod', '711', home)) ||
    // Without the share that only root may use: the API and PostgreSQL run out of space at the same time.
    (await run('mkfs.ext4', '-q', '-m', '0', '-E', 'lazy_itable_init=1,lazy_journal_init=1', image)) ||
    (await run('mount', '-o', 'loop', image, folder));
  if (fault) {
    rmSync(home, { recursive: true, force: true });
    return fault;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: async () => {
      const { bavail, bsize } = statfsSync(folder);
      // Reserved, not written: the file in this machine's disk stays sparse.
      await run('fallocate', '--length', String(Math.floor(bavail * bsize * 0.998)), filler);
      fillUp(filler);
    },
    empty: () => rmSync(filler, { force: true }),
    dispose: async () => {
      if ((await run('umount', folder)) !== '') await run('umount', '--lazy', folder);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function fillUp(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (;;) writeSync(handle, BLOCK);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}

/** The disk of CRED_DATA, with database, media and logs, is full for ten seconds. */
export const fullDisk = (context: ScenarioContext, volume: Volume): Promise<Result> =>
  runWithWriters(context, 'disk full 10 s', async (onRestart) => {
    const checks = createChecks(context);
    let unanswered = 0;
    await volume.fill();
    try {
      const end = performance.now() + FULL_MS;
      while (performance.now() < end) {
        if (!(await checks.live())) unanswered += 1;
        // What the product frees is filled again.
        fillUp(join(volume.folder, 'filler'));
        await delay(250, undefined, { signal: context.stop });
      }
    } finally {
      volume.empty();
    }
    const outage = await measureOutage(all([checks.api, checks.releases, checks.live, writes(context)]), {
      limitMs: RECOVERY_LIMIT_MS,
    });
    if (await startIfEnded(context)) onRestart();
    return {
      outages: [outage],
      problems:
        unanswered > 0 ? [`the API did not respond to /health/live ${unanswered} times while the disk was full`] : [],
    };
  });

/** Whether a member can rate a post. */
const writes =
  ({ api, ordinary: [member], posts: [postId] }: ScenarioContext) =>
  async (): Promise<boolean> => {
    const json = { postId, userId: member?.id, value: 3 };
    const sent = { method: 'PATCH', path: '/api/post/rating', json, cookie: member?.cookie, address: member?.address };
    return (await api.send({ ...sent, timeoutMs: 2_000 })).status === 200;
  };
