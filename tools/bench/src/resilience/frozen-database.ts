import { setTimeout as delay } from 'node:timers/promises';
import { mainProcess } from '../product/processes';
import { measureOutage } from './availability';
import { freeze } from './kills';
import type { Result } from './result';
import { all, RECOVERY_LIMIT_MS, createChecks, startIfEnded, runWithWriters } from './scenario';
import type { ScenarioContext } from './scenario-context';

const FROZEN_MS = 30_000;

/** PostgreSQL does not respond for 30 s, with its connections open, and then continues. */
export const frozenDatabase = (context: ScenarioContext): Promise<Result> =>
  runWithWriters(context, 'database frozen 30 s', async (onRestart) => {
    const checks = createChecks(context);
    const pidOf = (role: 'api' | 'releases'): number | undefined => mainProcess(context.stack.pid, role)?.pid;
    const before = { api: pidOf('api'), releases: pidOf('releases') };
    let unanswered = 0;
    const unfreeze = freeze(context);
    try {
      const end = performance.now() + FROZEN_MS;
      while (performance.now() < end) {
        if (!(await checks.live())) unanswered += 1;
        await delay(500, undefined, { signal: context.stop });
      }
    } finally {
      unfreeze();
    }
    const outage = await measureOutage(all([checks.api, checks.releases]), { limitMs: RECOVERY_LIMIT_MS });
    if (await startIfEnded(context)) onRestart();
    return {
      outages: [outage],
      problems: [
        ...(pidOf('api') === before.api ? [] : ['the API ended']),
        ...(pidOf('releases') === before.releases ? [] : ['the registry ended']),
        ...(unanswered > 0 ? [`the API did not respond to /health/live ${unanswered} times`] : []),
      ],
    };
  });
