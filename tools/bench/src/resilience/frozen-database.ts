import { setTimeout as delay } from 'node:timers/promises';
import { mainProcess } from '../product/processes';
import { untilBack } from './availability';
import { freeze } from './kills';
import type { Result } from './result';
import { all, BACK_LIMIT_MS, checksOf, startIfEnded, underWriters } from './scenario';
import type { Setting } from './setting';

const FROZEN_MS = 30_000;

/** PostgreSQL answers nothing for 30 s, with its connections open, and then continues. */
export const frozenDatabase = (setting: Setting): Promise<Result> =>
  underWriters(setting, 'database frozen 30 s', async (onEnd) => {
    const checks = checksOf(setting);
    const pidOf = (role: 'api' | 'releases'): number | undefined => mainProcess(setting.stack.pid, role)?.pid;
    const before = { api: pidOf('api'), releases: pidOf('releases') };
    let unanswered = 0;
    const thaw = freeze(setting);
    try {
      const end = performance.now() + FROZEN_MS;
      while (performance.now() < end) {
        if (!(await checks.live())) unanswered += 1;
        await delay(500, undefined, { signal: setting.stop });
      }
    } finally {
      thaw();
    }
    const outage = await untilBack(all([checks.api, checks.releases]), { limitMs: BACK_LIMIT_MS });
    if (await startIfEnded(setting)) onEnd();
    return {
      outages: [outage],
      harm: [
        ...(pidOf('api') === before.api ? [] : ['the API ended']),
        ...(pidOf('releases') === before.releases ? [] : ['the registry ended']),
        ...(unanswered > 0 ? [`the API did not answer /health/live ${unanswered} times`] : []),
      ],
    };
  });
