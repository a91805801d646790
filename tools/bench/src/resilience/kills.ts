import { setTimeout as delay } from 'node:timers/promises';
import { mainProcess, processesBelow, type Role } from '../product/processes';
import { connect } from './audit';
import { describeOutages, untilBack, type Check, type Outage } from './availability';
import type { Result } from './result';
import { all, BACK_LIMIT_MS, checksOf, startIfEnded, underWriters } from './scenario';
import type { Setting } from './setting';

/** Between two faults. */
const PAUSE_MS = 1_000;
/** How many connections in use are ended in one turn, and how long one is waited for. */
const CONNECTIONS = 10;
const CONNECTION_WAIT_MS = 2_000;
/** One more than a part may end within seconds before the product gives up. */
const FLAPS = 6;
/** How long a part that was killed repeatedly may take: its restarts are delayed more and more. */
const FLAP_LIMIT_MS = 90_000;

interface Turn {
  readonly name: string;
  /** Makes the fault; resolves to whether what was hit has been replaced. */
  readonly fault: () => Promise<() => boolean>;
  readonly check: Check;
  /** The process that must not end by it. */
  readonly survivor?: Role;
}

/** Kills each process, PostgreSQL and connections in use by turns for this time, under 30 writers. */
export const kills = (setting: Setting, milliseconds: number): Promise<Result> =>
  underWriters(setting, 'kills', async (onEnd) => {
    const outages = new Map<string, Outage[]>();
    const harm: string[] = [];
    const end = performance.now() + milliseconds;
    for (let round = 0; performance.now() < end; round += 1) {
      const turns = turnsOf(setting);
      const turn = turns[round % turns.length];
      if (!turn) break;
      setting.stop.throwIfAborted();
      const pidBefore = turn.survivor && mainProcess(setting.stack.pid, turn.survivor)?.pid;
      const isReplaced = await turn.fault();
      const outage = await untilBack(turn.check, { isReplaced, limitMs: BACK_LIMIT_MS });
      outages.set(turn.name, [...(outages.get(turn.name) ?? []), outage]);
      if (turn.survivor && mainProcess(setting.stack.pid, turn.survivor)?.pid !== pidBefore)
        harm.push(`${turn.survivor} ended when its connections to the database broke`);
      if (await startIfEnded(setting)) onEnd();
      await delay(PAUSE_MS, undefined, { signal: setting.stop });
    }
    return {
      outages: [...outages.values()].flat(),
      harm,
      notes: [...outages].map(([name, list]) => {
        const { median, worst } = describeOutages(list);
        return `${name}: ${list.length} times, back after ${median} in the median, ${worst} at worst`;
      }),
    };
  });

function turnsOf(setting: Setting): readonly Turn[] {
  const checks = checksOf(setting);
  const database = all([checks.api, checks.releases]);
  const ofProcess = (role: Role, check: Check): Turn => ({ name: role, fault: async () => kill(setting, role), check });
  const ofConnections = (role: Role): Turn => ({
    name: `connections of ${role}`,
    fault: async () => terminate(setting, `cred-${role}`),
    check: database,
    survivor: role,
  });
  return [
    ofProcess('api', checks.api),
    ofConnections('api'),
    ofProcess('releases', checks.releases),
    ofProcess('postgres', database),
    ofProcess('web', checks.web),
    ofConnections('releases'),
    ofProcess('validation', checks.validation),
  ];
}

function kill({ stack }: Setting, role: Role): () => boolean {
  const before = mainProcess(stack.pid, role)?.pid;
  if (before !== undefined) process.kill(before, 'SIGKILL');
  return () => {
    const now = mainProcess(stack.pid, role)?.pid;
    return now !== undefined && now !== before;
  };
}

/** Ends connections that execute a statement or a transaction, one by one; idle ones where none is in use in time. */
async function terminate({ stack }: Setting, application: string): Promise<() => boolean> {
  const client = await connect(stack.data);
  try {
    const end = (isInUse: boolean) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name like $1 || '%' and pid <> pg_backend_pid() and (state <> 'idle' or not $2) limit 1`,
        [application, isInUse],
      );
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const due = performance.now() + CONNECTION_WAIT_MS / CONNECTIONS;
      let ended = 0;
      while (ended === 0 && performance.now() < due) ended = (await end(true)).rowCount ?? 0;
      if (ended === 0) await end(false);
    }
  } finally {
    await client.end();
  }
  return () => true;
}

/** Kills one part as soon as it has started, six times: the others continue, and it returns. */
export const flapping = (setting: Setting): Promise<Result> =>
  underWriters(setting, 'a part that keeps ending', async (onEnd) => {
    const checks = checksOf(setting);
    const failures = { api: 0 };
    const due = performance.now() + FLAP_LIMIT_MS;
    let killed = 0;
    for (let last = 0; killed < FLAPS && performance.now() < due && !setting.stack.hasEnded;) {
      const pid = mainProcess(setting.stack.pid, 'validation')?.pid;
      if (pid !== undefined && pid !== last) {
        process.kill(pid, 'SIGKILL');
        last = pid;
        killed += 1;
      }
      if (!(await checks.api())) failures.api += 1;
      await delay(100, undefined, { signal: setting.stop });
    }
    const hasEnded = await startIfEnded(setting);
    if (hasEnded) onEnd();
    const outage = await untilBack(all([checks.validation, checks.api]), { limitMs: BACK_LIMIT_MS });
    return {
      // The delay before the next restart is meant to grow, so this time is no goal; only its end is.
      outages: outage.isLasting ? [outage] : [],
      harm: [
        ...(hasEnded ? [`the whole product ended after ${killed} ends of the validation service`] : []),
        ...(failures.api > 0 ? [`the API did not answer ${failures.api} times`] : []),
      ],
      notes: [
        `the validation service was killed ${killed} times and back ${(outage.backMs / 1_000).toFixed(1)} s later`,
      ],
    };
  });

/** Stops all processes of PostgreSQL without ending them; resolves to a function that lets them continue. */
export function freeze({ stack }: Setting): () => void {
  const stopped = new Set<number>();
  // Its main process first, so that it starts no other one.
  for (const onlyMain of [true, false]) {
    for (const { pid, role, isMain } of processesBelow(stack.pid)) {
      if (role !== 'postgres' || isMain !== onlyMain) continue;
      signal(pid, 'SIGSTOP');
      stopped.add(pid);
    }
  }
  return () => {
    for (const pid of stopped) signal(pid, 'SIGCONT');
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended already.
  }
}
