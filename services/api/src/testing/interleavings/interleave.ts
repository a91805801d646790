import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import type { Actor } from './actor';

/** Returns one of `count` numbers from 0. */
export type Choose = (count: number) => number;

/** Numbers that depend on the seed only (mulberry32). */
export function seededChoice(seed: number): Choose {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count);
  };
}

/** After this time without a response, the database is asked whether a statement waits for a lock. */
const ASK_AFTER_MS = 4;

/**
 * Runs the actors' work, one statement at a time, in an order that `choose` decides. A statement that waits for a lock
 * is left waiting while the others continue. Returns the order, by the actors' names.
 */
export async function interleave(actors: readonly Actor[], choose: Choose, monitor: Executor): Promise<string> {
  let order = '';
  let last: Actor | undefined;
  for (;;) {
    await settle(actors, monitor);
    const ready = actors.filter(({ state }) => state === 'waiting');
    if (ready.length === 0) {
      const blocked = actors.filter(({ state }) => state === 'blocked');
      if (blocked.length === 0) return order;
      // Each waits for another: the database ends one of them.
      await Promise.race(blocked.map((actor) => actor.settled()));
      continue;
    }
    // Half of the time the same actor continues: few changes find faults that many hide.
    const same: Actor | undefined = last?.state === 'waiting' && choose(2) === 0 ? last : undefined;
    last = same ?? ready[choose(ready.length)];
    order += last?.name;
    last?.proceed();
  }
}

/** Waits until each actor's statement has ended or waits for a lock. */
async function settle(actors: readonly Actor[], monitor: Executor): Promise<void> {
  // A lock may have been released by the last statement.
  let ask = actors.some(({ state }) => state === 'blocked');
  for (;;) {
    const running = actors.filter(({ state }) => state === 'running');
    if (running.length > 0) await oneOf(Promise.all(running.map((actor) => actor.settled())), ASK_AFTER_MS);
    const unsettled = actors.filter(({ state }) => state === 'running' || state === 'blocked');
    if (!ask && unsettled.every(({ state }) => state === 'blocked')) return;
    const backends = unsettled.map(({ backend }) => backend);
    const { rows } = await sql<{ backend: number }>`
      select backend from unnest(${backends}::int[]) as backend
      where cardinality(pg_blocking_pids(backend)) > 0`.execute(monitor);
    const waiting = new Set(rows.map(({ backend }) => backend));
    for (const actor of unsettled)
      if (actor.state === 'running' || actor.state === 'blocked')
        actor.state = waiting.has(actor.backend) ? 'blocked' : 'running';
    ask = false;
  }
}

async function oneOf(settled: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([settled, late]);
  clearTimeout(timer);
}
