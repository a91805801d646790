import { setTimeout as delay } from 'node:timers/promises';
import { lastLines } from '@cred/tool-kit/process/run-command';
import { audit } from './audit';
import { measureOutage, type Check, type Outage } from './availability';
import type { Result } from './result';
import type { ScenarioContext } from './scenario-context';

/** The longest wait for a service to recover. */
export const RECOVERY_LIMIT_MS = 60_000;
const CHECK_TIMEOUT_MS = 2_000;

/** What a scenario observed while the writers wrote. */
export interface Observations {
  readonly outages: readonly Outage[];
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
}

/** Checks of the services, each by a request to which that service responds itself. */
export function createChecks({ api, web, validation, registry, ordinary: [member] }: ScenarioContext) {
  const get =
    (requester: typeof api, path: string, more: object = {}): Check =>
    async () =>
      (await requester.send({ path, timeoutMs: CHECK_TIMEOUT_MS, ...more })).status === 200;
  const session = { cookie: member?.cookie, address: member?.address };
  return {
    api: get(api, '/api/auth/me', session),
    live: get(api, '/health/live'),
    web: get(web, '/health/ready'),
    // With or without markup of the server: a page does not depend on the render processes.
    page: get(web, '/', { ...session, headers: { accept: 'text/html', host: new URL(web.origin).host } }),
    validation: get(validation, '/health/ready'),
    releases: get(registry, '/health/ready'),
  } satisfies Record<string, Check>;
}

export const all =
  (checks: readonly Check[]): Check =>
  async () =>
    (await Promise.all(checks.map((check) => check()))).every((isUp) => isUp);

/** Starts the product again if it has exited as a whole. Resolves to whether it had. */
export async function startIfEnded({ stack, stop, log }: ScenarioContext): Promise<boolean> {
  if (!stack.hasEnded) return false;
  log(`the whole product has exited (${stack.ending}); starting it again. It printed last:`);
  log(lastLines(stack.output));
  await stack.startAgain(stop);
  return true;
}

/** Runs a scenario while 30 members write, then compares what was acknowledged to them with what is stored. */
export async function runWithWriters(
  context: ScenarioContext,
  name: string,
  body: (onRestart: () => void) => Promise<Observations>,
): Promise<Result> {
  const { writers, stack } = context;
  let restarts = 0;
  const errorsBefore = writers.statuses.otherErrors;
  writers.start();
  // So that writes are in flight at the first fault.
  await delay(2_000);
  const observed = await body(() => (restarts += 1));
  if (await startIfEnded(context)) restarts += 1;
  await delay(2_000);
  await writers.stop();
  const checks = createChecks(context);
  const recovery = await measureOutage(all([checks.api, checks.releases]), { limitMs: RECOVERY_LIMIT_MS });
  return {
    name,
    audit: await audit(stack.data, writers),
    outages: recovery.hasTimedOut ? [...observed.outages, recovery] : observed.outages,
    restarts,
    otherErrors: writers.statuses.otherErrors - errorsBefore,
    problems: observed.problems ?? [],
    notes: [...(observed.notes ?? []), `responses to all writes so far: ${writers.statuses}`],
  };
}
