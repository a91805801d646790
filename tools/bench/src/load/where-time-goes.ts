import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { processesBelow, type Role } from '../product/processes';
import type { Requester } from '../product/requester';
import { actions, type Browser, type Community } from './actions';

/** Processor time by role between two moments. */
export class ProcessorTime {
  private readonly before = processesBelow(process.pid);
  private readonly busyBefore = busyMs();
  private readonly began = performance.now();

  /** Shares of one processor in percent: of each role's processes that still run, and of all other programs. */
  shares(): ProcessorShares {
    const passedMs = performance.now() - this.began;
    const earlier = new Map(this.before.map(({ pid, cpuMs }) => [pid, cpuMs]));
    const shares = new Map<Role, number>();
    for (const { pid, role, cpuMs } of processesBelow(process.pid)) {
      const percent = (100 * (cpuMs - (earlier.get(pid) ?? 0))) / passedMs;
      shares.set(role, (shares.get(role) ?? 0) + percent);
    }
    const busy = (100 * (busyMs() - this.busyBefore)) / passedMs;
    return { roles: shares, others: Math.max(0, busy - [...shares.values()].reduce((sum, share) => sum + share, 0)) };
  }
}

export interface ProcessorShares {
  readonly roles: ReadonlyMap<Role, number>;
  readonly others: number;
}

/** What all processors of this machine worked since its start, in ms; a tick is 10 ms. */
function busyMs(): number {
  const [, user, nice, system, , , irq, softIrq] = (readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '')
    .split(/\s+/)
    .map(Number);
  return 10 * ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (softIrq ?? 0));
}

export interface EventLoop {
  /** The share of time in which it was not idle: mean and maximum of seconds. */
  readonly mean: number;
  readonly max: number;
  /** The longest delay of a timer, in ms. */
  readonly delayMs: number;
}

interface Line {
  readonly at: number;
  readonly utilization: number;
  readonly delayMs: number;
}

/** What a service's probe wrote since a time, in ms since 1970; undefined when it wrote nothing. */
export function eventLoopOf(folder: string, service: string, sinceMs: number): EventLoop | undefined {
  const file = join(folder, `${service}.jsonl`);
  if (!existsSync(file)) return undefined;
  return summarize(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
      .filter(({ at }) => at >= sinceMs),
  );
}

export function summarize(lines: readonly Line[]): EventLoop | undefined {
  if (lines.length === 0) return undefined;
  return {
    mean: lines.reduce((sum, { utilization }) => sum + utilization, 0) / lines.length,
    max: Math.max(...lines.map(({ utilization }) => utilization)),
    delayMs: Math.max(...lines.map(({ delayMs }) => delayMs)),
  };
}

export interface DatabaseTime {
  readonly name: string;
  readonly statements: number;
  readonly planningMs: number;
  readonly executionMs: number;
}

const REPETITIONS = 30;

/** Statements, and the time of their planning and execution, for one call of each kind, measured one after the other without other load. */
export async function databaseTimes(client: Client, api: Requester, community: Community): Promise<DatabaseTime[]> {
  const times: DatabaseTime[] = [];
  for (const action of actions) {
    await client.query('select pg_stat_statements_reset()');
    for (let n = 0; n < REPETITIONS; n += 1) {
      const member = community.members[n];
      if (!member) break;
      const browser: Browser = { member, chatId: community.chats[Math.floor(n / 2)] ?? '', sent: 100_000 + n };
      const { cookie, address } = member;
      await api.send({ ...action.sending(browser, community, n / REPETITIONS), cookie, address });
    }
    const { rows } = await client.query<{ statements: number; planning: number; execution: number }>(
      `select coalesce(sum(calls), 0)::int as statements, coalesce(sum(total_plan_time), 0)::float as planning,
         coalesce(sum(total_exec_time), 0)::float as execution
       from pg_stat_statements where query not like '%pg_stat%'`,
    );
    const { statements = 0, planning = 0, execution = 0 } = rows[0] ?? {};
    times.push({
      name: action.name,
      statements: statements / REPETITIONS,
      planningMs: planning / REPETITIONS,
      executionMs: execution / REPETITIONS,
    });
  }
  return times;
}

export interface Statement {
  readonly text: string;
  readonly calls: number;
  readonly planningMs: number;
  readonly executionMs: number;
}

const TOP = 8;

/** The statements that took the most time since the last reset, with their totals. */
export async function costliestStatements(client: Client): Promise<Statement[]> {
  const { rows } = await client.query<Statement>(
    `select left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as text, calls::int,
       total_plan_time::float as "planningMs", total_exec_time::float as "executionMs"
     from pg_stat_statements where query not like '%pg_stat%' order by total_plan_time + total_exec_time desc limit ${TOP}`,
  );
  return rows;
}
