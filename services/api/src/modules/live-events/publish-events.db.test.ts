import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import pg from 'pg';
import { newId } from '../../core/ids';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { sweepEvents } from '../live/live.service';
import { CHANNEL, publishEvents } from './publish-events';

let database: TestDatabase;
/** Members in ascending id order. */
let members: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  members = [newId(), newId(), newId()].sort();
  for (const id of members) {
    await database.db
      .insertInto('users')
      .values({
        id,
        username: id.replaceAll('-', ''),
        email: id,
        full_name: 'Member',
        password_hash: 'none',
        specialty: 'Nursing',
        is_health_professional: true,
      })
      .execute();
  }
});
afterAll(() => database.drop());

const chatOf = (userId: string, chatId = newId()) => ({ userId, name: 'chat', chatId }) as const;
const eventsOf = (userId: string) =>
  database.db
    .selectFrom('live_events')
    .select(['seq', 'name', 'chat_id'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
const member = (index: number): string => members[index] ?? '';

async function listen(): Promise<{ readonly received: string[]; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const received: string[] = [];
  client.on('notification', ({ payload }) => received.push(payload ?? ''));
  await client.query(`listen ${CHANNEL}`);
  return { received, close: () => client.end() };
}

describe('publishEvents', () => {
  it('numbers each member’s events without a gap, in the order of publishing', async () => {
    const [first, second] = [newId(), newId()];
    await database.db
      .transaction()
      .execute((trx) =>
        publishEvents(trx, [
          chatOf(member(0), first),
          chatOf(member(1), first),
          chatOf(member(0), second),
          { userId: member(0), name: 'notifications' },
        ]),
      );
    await database.db.transaction().execute((trx) => publishEvents(trx, [chatOf(member(0), first)]));
    expect((await eventsOf(member(0))).map(({ seq, name, chat_id }) => [seq, name, chat_id])).toEqual([
      [1, 'chat', first],
      [2, 'chat', second],
      [3, 'notifications', null],
      [4, 'chat', first],
    ]);
    expect((await eventsOf(member(1))).map(({ seq }) => seq)).toEqual([1]);
  });

  it('numbers concurrent transactions in the order of their commits', async () => {
    const late = newId();
    let continueFirst = (): void => undefined;
    const firstContinues = new Promise<void>((resolve) => (continueFirst = resolve));
    let markPublished = (): void => undefined;
    const firstPublished = new Promise<void>((resolve) => (markPublished = resolve));
    const slow = database.db.transaction().execute(async (trx) => {
      await publishEvents(trx, [chatOf(member(0))]);
      markPublished();
      await firstContinues;
    });
    await firstPublished;
    const quick = database.db.transaction().execute((trx) => publishEvents(trx, [chatOf(member(0), late)]));
    // The second transaction gets its number only after the first one has ended, so its event is not readable before.
    await waitForLock();
    expect(await eventsOf(member(0))).toEqual([]);
    continueFirst();
    await Promise.all([slow, quick]);
    expect((await eventsOf(member(0))).map(({ seq, chat_id }) => [seq, chat_id === late])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('publishes to overlapping members in hundreds of transactions without a deadlock, gap or duplicate', async () => {
    const pairs = [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 0],
      [0, 2],
      [2, 1],
    ] as const;
    const all = Array.from({ length: 240 }, (_, n) => pairs[n % pairs.length] ?? pairs[0]);
    await Promise.all(
      all.map((pair) =>
        database.db.transaction().execute((trx) =>
          publishEvents(
            trx,
            pair.map((index) => chatOf(member(index))),
          ),
        ),
      ),
    );
    for (const userId of members)
      expect((await eventsOf(userId)).map(({ seq }) => seq)).toEqual(Array.from({ length: 160 }, (_, n) => n + 1));
  });

  it('notifies the processes at the commit; a failed transaction publishes nothing and uses no number', async () => {
    const listener = await listen();
    const failed = database.db.transaction().execute(async (trx) => {
      await publishEvents(trx, [chatOf(member(0))]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await database.db.transaction().execute((trx) => publishEvents(trx, [chatOf(member(1)), chatOf(member(1))]));
    await sql`select pg_notify(${CHANNEL}, 'last')`.execute(database.db);
    await eventually(() => listener.received.includes('last'));
    expect(listener.received).toEqual([`events ${member(1)}`, 'last']);
    await database.db.transaction().execute((trx) => publishEvents(trx, [chatOf(member(0))]));
    expect((await eventsOf(member(0))).map(({ seq }) => seq)).toEqual([1]);
    await listener.close();
  });

  it('does not publish a notification to a member who mutes the member that caused it', async () => {
    await sql`insert into mutes (id, muter_id, muted_id)
      values (${newId()}::uuid, ${member(0)}::uuid, ${member(1)}::uuid)`.execute(database.db);
    await database.db.transaction().execute((trx) =>
      publishEvents(
        trx,
        [1, 2].map((from) => ({ userId: member(0), name: 'notifications', fromUserId: member(from) }) as const),
      ),
    );
    expect(await eventsOf(member(0))).toHaveLength(1);
  });

  it('leaves no event of a deleted member', async () => {
    await database.db.transaction().execute((trx) => publishEvents(trx, [chatOf(member(0))]));
    await database.db.deleteFrom('users').where('id', '=', member(0)).execute();
    expect(await eventsOf(member(0))).toEqual([]);
    expect(
      await database.db.selectFrom('live_counters').select('seq').where('user_id', '=', member(0)).execute(),
    ).toEqual([]);
  });
});

describe('the events of one call', () => {
  it('have the same time, so that the sweep removes none before those with a lower number', async () => {
    await database.db.transaction().execute((trx) =>
      publishEvents(
        trx,
        [0, 1, 0, 1, 0, 1].map((index) => chatOf(member(index))),
      ),
    );
    const rows = await database.db
      .selectFrom('live_events')
      .select('created_at')
      .distinct()
      .where('user_id', 'in', members)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('sweepEvents', () => {
  it('removes events older than an hour, and the numbers continue', async () => {
    await database.db
      .transaction()
      .execute((trx) => publishEvents(trx, [chatOf(member(0)), chatOf(member(0)), chatOf(member(0))]));
    await sql`update live_events set created_at = now() - interval '61 minutes' where user_id = ${member(0)}::uuid
      and seq < 3`.execute(database.db);
    await sweepEvents(database.db);
    await database.db.transaction().execute((trx) => publishEvents(trx, [chatOf(member(0))]));
    expect((await eventsOf(member(0))).map(({ seq }) => seq)).toEqual([3, 4]);
  });
});

/** Waits until a transaction waits for another one. */
async function waitForLock(): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      );
    if (rows.length > 0) return;
  }
}
