import { setTimeout as delay } from 'node:timers/promises';
import { mainProcess, processesBelow, type Role } from '../product/processes';
import { connect } from '../product/database';
import { describeOutages, measureOutage, type Check, type Outage } from './availability';
import type { Result } from './result';
import { all, RECOVERY_LIMIT_MS, createChecks, startIfEnded, runWithWriters } from './scenario';
import type { ScenarioContext } from './scenario-context';

/** Between two faults. */
const PAUSE_MS = 1_000;
/** How many connections one fault closes, and how long it waits for connections in use. */
const CONNECTIONS = 10;
const CONNECTION_WAIT_MS = 2_000;
/** One more than the number of exits within seconds after which a supervisor could give up. */
const KILLS = 6;
/** The time limit of all these kills: the supervisor delays each restart longer than the one before. */
const KILLS_LIMIT_MS = 90_000;

interface Fault {
  readonly name: string;
  /** Injects the fault; resolves to a function that returns whether the process has been replaced. */
  readonly inject: () => Promise<() => boolean>;
  readonly check: Check;
  /** The process that must not exit because of the fault. */
  readonly mustSurvive?: Role;
}

/** Kills each process and connections in use in rotation for this time, while 30 members write. */
export const kills = (context: ScenarioContext, milliseconds: number): Promise<Result> =>
  runWithWriters(context, 'kills', async (onRestart) => {
    const outages = new Map<string, Outage[]>();
    const problems: string[] = [];
    const end = performance.now() + milliseconds;
    for (let round = 0; performance.now() < end; round += 1) {
      const faults = faultsOf(context);
      const fault = faults[round % faults.length];
      if (!fault) break;
      context.stop.throwIfAborted();
      const pidBefore = fault.mustSurvive && mainProcess(context.stack.pid, fault.mustSurvive)?.pid;
      const isReplaced = await fault.inject();
      const outage = await measureOutage(fault.check, { isReplaced, limitMs: RECOVERY_LIMIT_MS });
      outages.set(fault.name, [...(outages.get(fault.name) ?? []), outage]);
      if (fault.mustSurvive && mainProcess(context.stack.pid, fault.mustSurvive)?.pid !== pidBefore)
        problems.push(`${fault.mustSurvive} ended when its connections to the database broke`);
      if (await startIfEnded(context)) onRestart();
      await delay(PAUSE_MS, undefined, { signal: context.stop });
    }
    return {
      outages: [...outages.values()].flat(),
      problems,
      notes: [...outages].map(([name, list]) => {
        const { median, worst } = describeOutages(list);
        return `${name}: ${list.length} times, recovered after ${median} in the median, ${worst} at worst`;
      }),
    };
  });

function faultsOf(context: ScenarioContext): readonly Fault[] {
  const checks = createChecks(context);
  const database = all([checks.api, checks.releases]);
  const ofProcess = (role: Role, check: Check): Fault => ({
    name: role,
    inject: async () => kill(context, role),
    check,
  });
  const ofConnections = (role: Role): Fault => ({
    name: `connections of ${role}`,
    inject: async () => terminate(context, `cred-${role}`),
    check: database,
    mustSurvive: role,
  });
  return [
    ofProcess('api', checks.api),
    ofConnections('api'),
    ofProcess('releases', checks.releases),
    ofProcess('postgres', database),
    ofProcess('web', checks.web),
    ofProcess('render', checks.page),
    ofConnections('releases'),
    ofProcess('validation', checks.validation),
  ];
}

function kill({ stack }: ScenarioContext, role: Role): () => boolean {
  const before = mainProcess(stack.pid, role)?.pid;
  if (before !== undefined) process.kill(before, 'SIGKILL');
  return () => {
    const now = mainProcess(stack.pid, role)?.pid;
    return now !== undefined && now !== before;
  };
}

/** Closes connections that execute a statement or a transaction, one by one, and an idle one when none is in use in time. */
async function terminate({ stack }: ScenarioContext, application: string): Promise<() => boolean> {
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

/** Kills the validation service six times, each time as soon as it has started: the others continue, and it recovers. */
export const flapping = (context: ScenarioContext): Promise<Result> =>
  runWithWriters(context, 'a service that keeps exiting', async (onRestart) => {
    const checks = createChecks(context);
    const failures = { api: 0 };
    const due = performance.now() + KILLS_LIMIT_MS;
    let killed = 0;
    for (let last = 0; killed < KILLS && performance.now() < due && !context.stack.hasEnded;) {
      const pid = mainProcess(context.stack.pid, 'validation')?.pid;
      if (pid !== undefined && pid !== last) {
        process.kill(pid, 'SIGKILL');
        last = pid;
        killed += 1;
      }
      if (!(await checks.api())) failures.api += 1;
      await delay(100, undefined, { signal: context.stop });
    }
    const hasEnded = await startIfEnded(context);
    if (hasEnded) onRestart();
    const outage = await measureOutage(all([checks.validation, checks.api]), { limitMs: RECOVERY_LIMIT_MS });
    return {
      // The delay before the next restart is meant to grow, so this time is no goal; only its end is.
      outages: outage.hasTimedOut ? [outage] : [],
      problems: [
        ...(hasEnded ? [`the whole product ended after ${killed} exits of the validation service`] : []),
        ...(failures.api > 0 ? [`the API did not respond ${failures.api} times`] : []),
      ],
      notes: [
        `the validation service was killed ${killed} times and recovered ${(outage.recoveryMs / 1_000).toFixed(1)} s later`,
      ],
    };
  });

/** Stops all processes of PostgreSQL without ending them; resolves to a function that lets them continue. */
export function freeze({ stack }: ScenarioContext): () => void {
  const stopped = new Set<number>();
  // The main process first, so that it starts no other one.
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
