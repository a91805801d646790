import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { mainProcess } from '../product/processes';
import { untilBack, type Outage } from './availability';
import type { Result } from './result';
import { BACK_LIMIT_MS, checksOf, underWriters } from './scenario';
import type { Setting } from './setting';

const HOUR_MS = 60 * 60_000;
/** Forward and back, then backward and back, as a wrong time server makes a clock jump. */
const SHIFTS_MS = [2 * HOUR_MS, 0, -2 * HOUR_MS, 0];
/** At each time. After a jump back, counts of rates that began before it last too long if they follow the clock. */
const STAY_MS = 15_000;

/** The environment in which `npm start` lets a bench move the API's clock. */
export const clockEnvironment = (data: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '..', 'product', 'probe.mjs')).href}`,
  CRED_BENCH_PROBE: data,
  CRED_BENCH_CLOCK: 'api',
});

/**
 * The clock of the API's process jumps; PostgreSQL's and the other processes' do not. Timers keep their pace, as they
 * do when a system's clock is set.
 */
export const movedClock = (setting: Setting): Promise<Result> =>
  underWriters(setting, 'clock moved by 2 h', async () => {
    const { stack, stop, writers } = setting;
    const before = [401, 403, 429].map((status) => [status, writers.statuses.of(status)] as const);
    const outages: Outage[] = [];
    for (const shift of SHIFTS_MS) {
      writeFileSync(join(stack.data, 'api.clock'), String(shift));
      const pid = mainProcess(stack.pid, 'api')?.pid;
      if (pid !== undefined) process.kill(pid, 'SIGUSR2');
      outages.push(await untilBack(checksOf(setting).api, { limitMs: BACK_LIMIT_MS }));
      await delay(STAY_MS, undefined, { signal: stop });
    }
    return {
      outages,
      harm: before.flatMap(([status, count]) =>
        writers.statuses.of(status) > count
          ? [`${writers.statuses.of(status) - count} writes were refused with ${status}`]
          : [],
      ),
    };
  });
