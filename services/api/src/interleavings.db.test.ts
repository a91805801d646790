import { sql } from 'kysely';
import { findNotifications } from './modules/notifications/notification-list.repository';
import { Actor } from './testing/interleavings/actor';
import { interleave, seededChoice } from './testing/interleavings/interleave';
import { apply, chooseOperations, confirm, DUE_AGAIN_MS } from './testing/interleavings/operations';
import { findFaults } from './testing/interleavings/truth';
import { clock, createMembers, createWorld, type World } from './testing/interleavings/world';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

jest.setTimeout(300_000);

const SEED = 17;
/** `INTERLEAVINGS=10000` runs more of them. */
const SCHEDULES = Number(process.env['INTERLEAVINGS'] ?? 2_000);
/** Plans that were made for empty tables read all rows of tables that have grown. */
const ANALYZED_EVERY = 200;
/** One schedule alone, by the number that a failure reports. */
const only = process.env['INTERLEAVING'] === undefined ? undefined : Number(process.env['INTERLEAVING']);
/** After so many failures the rest is not run. */
const REPORTED = 3;

let database: TestDatabase;
let actors: readonly Actor[];
/** Never scheduled. */
let observer: Actor;
let members: World['members'];

beforeAll(async () => {
  database = await createTestDatabase();
  // A deadlock is found soon; a statement is planned once.
  for (const setting of ["deadlock_timeout = '20ms'", "plan_cache_mode = 'force_generic_plan'", "jit = 'off'"])
    await sql
      .raw(
        `do $$ begin execute format('alter database %I set ${setting.replaceAll("'", "''")}', current_database()); end $$`,
      )
      .execute(database.db);
  actors = ['a', 'b', 'c', 'd'].map((name) => new Actor(name, database.url));
  observer = new Actor('observer', database.url);
  members = await createMembers(database.db);
});
afterAll(async () => {
  await Promise.all([observer, ...actors].map(({ db }) => db.destroy()));
  await database.drop();
});

/** Runs one schedule; returns what it did, and what is wrong afterwards. */
async function runSchedule(number: number): Promise<{ readonly schedule: string; readonly faults: readonly string[] }> {
  const choose = seededChoice(SEED * 1_000_003 + number);
  clock.advance(1_000);
  const world = await createWorld(observer.db, members, number, choose);
  const start = [...(world.posts[0]?.written.values() ?? [])].map(({ text }) => text).join('');
  const operations = chooseOperations(world, choose);
  const busy = actors.slice(0, operations.length);
  operations.forEach((operation, at) => busy[at]?.start(() => operation.run(busy[at] as Actor)));
  const order = await interleave(busy, choose, observer.db);
  const failures = busy.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`${name} fails: ${String(failure)}`],
  );
  for (const actor of busy) actor.state = 'idle';
  // What waits is done, as by the next run of the processes; their second run finds nothing to do.
  if (world.library.isChanged) await apply(world, observer);
  if (world.mayWait) await confirm(world, observer, { afterMs: DUE_AGAIN_MS });
  const steps = operations.map(({ name }, at) => `${busy[at]?.name}: ${name}`);
  return {
    schedule: [`from '${start}'`, ...steps, `in the order ${order}`].join('\n'),
    faults: [...failures, ...(await findFaults(observer.db, world))],
  };
}

describe('concurrent edits, ratings, deletions, retractions and confirmations of a badge', () => {
  it(`leave no wrong badge, warning, count or version in ${SCHEDULES} interleavings`, async () => {
    const failed: string[] = [];
    const distinct = new Set<string>();
    // A schedule that repeats an earlier one does not count.
    for (let number = only ?? 1; distinct.size < (only === undefined ? SCHEDULES : 1); number += 1) {
      if (number % ANALYZED_EVERY === 0) await sql`analyze`.execute(database.db);
      const { schedule, faults } = await runSchedule(number);
      if (faults.length > 0) failed.push([`INTERLEAVING=${number}, seed ${SEED}`, schedule, ...faults].join('\n'));
      if (failed.length === REPORTED) break;
      distinct.add(schedule.replaceAll(/\d+/g, ''));
    }
    expect(failed.join('\n\n')).toBe('');
    for (const owner of members) {
      const filter = { onlyUnread: false, take: 10_000, before: null };
      const { rows: listed } = await findNotifications(database.db, owner, filter);
      expect(listed.length).toBeGreaterThan(0);
      const ids = listed.flatMap(({ post_id }) => post_id ?? []);
      const hidden = await database.db
        .selectFrom('posts')
        .select('id')
        .where('id', 'in', ids)
        .where('deleted_at', 'is not', null)
        .execute();
      expect(hidden).toEqual([]);
    }
  });
});
