import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { OperatorError } from '@cred/tool-kit/errors';
import { requireSuccess } from '../product/members';
import { mainProcess } from '../product/processes';
import { measureOutage, type Outage } from './availability';
import type { Result } from './result';
import { RECOVERY_LIMIT_MS, createChecks, runWithWriters } from './scenario';
import type { ScenarioContext } from './scenario-context';

const HOUR_MS = 60 * 60_000;
/**
 * Forward and back, then backward and back, as a wrong time server makes a clock jump. The first return lasts more than
 * a minute: counts of rates that began before it last for hours if they follow the clock.
 */
const JUMPS = [
  { shiftMs: 2 * HOUR_MS, stayMs: 15_000 },
  { shiftMs: 0, stayMs: 70_000 },
  { shiftMs: -2 * HOUR_MS, stayMs: 15_000 },
  { shiftMs: 0, stayMs: 15_000 },
];
/** The API's time may differ this much from the expected one. */
const TOLERANCE_MS = 60_000;

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
export const movedClock = (context: ScenarioContext): Promise<Result> =>
  runWithWriters(context, 'clock moved by 2 h', async () => {
    const { stack, stop, writers } = context;
    const before = [401, 403, 429].map((status) => [status, writers.statuses.of(status)] as const);
    const outages: Outage[] = [];
    for (const { shiftMs, stayMs } of JUMPS) {
      writeFileSync(join(stack.data, 'api.clock'), String(shiftMs));
      const pid = mainProcess(stack.pid, 'api')?.pid;
      if (pid !== undefined) process.kill(pid, 'SIGUSR2');
      outages.push(await measureOutage(createChecks(context).api, { limitMs: RECOVERY_LIMIT_MS }));
      await requireMoved(context, shiftMs);
      await delay(stayMs, undefined, { signal: stop });
    }
    return {
      outages,
      problems: before.flatMap(([status, count]) =>
        writers.statuses.of(status) > count
          ? [`${writers.statuses.of(status) - count} writes were rejected with ${status}`]
          : [],
      ),
    };
  });

/** @throws OperatorError when the API's time is not the moved one: then nothing would be measured */
async function requireMoved({ api, posts, ordinary: [member] }: ScenarioContext, shiftMs: number): Promise<void> {
  const json = { postId: posts[0], userId: member?.id, text: 'What time is it?' };
  const sent = { method: 'POST', path: '/api/post/comment', json, cookie: member?.cookie, address: member?.address };
  const made = requireSuccess('comment', await api.send(sent));
  const { createdAt } = JSON.parse(made.body) as { readonly createdAt: string };
  if (Math.abs(Date.parse(createdAt) - Date.now() - shiftMs) > TOLERANCE_MS)
    throw new OperatorError(`The API's clock was not moved by ${shiftMs} ms: it is ${createdAt} there`);
}
