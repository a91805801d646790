import { setTimeout as delay } from 'node:timers/promises';
import { audit } from './audit';
import { untilBack, type Check, type Outage } from './availability';
import type { Result } from './result';
import type { Setting } from './setting';

/** The longest wait for a part to be back. */
export const BACK_LIMIT_MS = 60_000;
const CHECK_TIMEOUT_MS = 2_000;

/** What a scenario found while the writers wrote. */
export interface Found {
  readonly outages: readonly Outage[];
  readonly harm?: readonly string[];
  readonly notes?: readonly string[];
}

/** Checks of the parts, each by a request that it answers itself. */
export function checksOf({ api, web, validation, registry, ordinary: [member] }: Setting) {
  const get =
    (requester: typeof api, path: string, more: object = {}): Check =>
    async () =>
      (await requester.send({ path, timeoutMs: CHECK_TIMEOUT_MS, ...more })).status === 200;
  const own = { cookie: member?.cookie, address: member?.address };
  return {
    api: get(api, '/api/auth/me', own),
    live: get(api, '/health/live'),
    web: get(web, '/health/ready'),
    validation: get(validation, '/health/ready'),
    releases: get(registry, '/health/ready'),
  } satisfies Record<string, Check>;
}

export const all =
  (checks: readonly Check[]): Check =>
  async () =>
    (await Promise.all(checks.map((check) => check()))).every((isUp) => isUp);

/** Starts the product again if it has ended as a whole. Resolves to whether it had. */
export async function startIfEnded({ stack, stop, log }: Setting): Promise<boolean> {
  if (!stack.hasEnded) return false;
  log('the whole product has ended; starting it again');
  await stack.startAgain(stop);
  return true;
}

/** Runs a scenario while 30 members write, then compares what was acknowledged to them with what is stored. */
export async function underWriters(
  setting: Setting,
  name: string,
  body: (onEnd: () => void) => Promise<Found>,
): Promise<Result> {
  const { writers, stack } = setting;
  let ends = 0;
  const errorsBefore = writers.statuses.otherErrors;
  writers.start();
  // So that writes are in flight at the first fault.
  await delay(2_000);
  const found = await body(() => (ends += 1));
  if (await startIfEnded(setting)) ends += 1;
  await delay(2_000);
  await writers.stop();
  const checks = checksOf(setting);
  const settled = await untilBack(all([checks.api, checks.releases]), { limitMs: BACK_LIMIT_MS });
  return {
    name,
    audit: await audit(stack.data, writers),
    outages: settled.isLasting ? [...found.outages, settled] : found.outages,
    ends,
    otherErrors: writers.statuses.otherErrors - errorsBefore,
    harm: found.harm ?? [],
    notes: [...(found.notes ?? []), `responses to all writes so far: ${writers.statuses}`],
  };
}
