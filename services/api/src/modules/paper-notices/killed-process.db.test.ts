import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DoiNotice, PaperNotice } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import type { Executor } from '../../database/connection';
import { type FakeValidation, startFakeValidation } from '../../testing/fake-validation';
import { CONNECTION } from '../../testing/mark-posts-process';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';

jest.setTimeout(120_000);

const POSTS = 1_000;
const PAGE = 20;
const papers = Array.from({ length: 100 }, (_, index) => (index + 1) * 10);
const retracted = papers
  .filter((pmid) => pmid % 20 === 0)
  .map((pmid): PaperNotice => ({ pmid, kind: 'retraction', on: '2025-03-12' }));
/** The other half is known by DOI. */
const retractedByDoi = papers
  .filter((pmid) => pmid % 20 !== 0)
  .map((pmid): DoiNotice => ({ doi: `10.${1000 + pmid}/x`, kind: 'retraction', on: '2025-03-12' }));

let database: TestDatabase;
let db: Executor;
let validation: FakeValidation;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  validation = await startFakeValidation();
  validation.notices = (after) => {
    const rest = retracted.filter(({ pmid }) => pmid > after);
    const notices = rest.slice(0, PAGE);
    return { generation: 1, notices, next: notices.length < rest.length ? (notices.at(-1)?.pmid ?? null) : null };
  };
  validation.doiNotices = (after) => {
    const rest = retractedByDoi.filter(({ doi }) => doi > after);
    const notices = rest.slice(0, PAGE);
    return { generation: 1, notices, next: notices.length < rest.length ? (notices.at(-1)?.doi ?? null) : null };
  };
});
afterAll(async () => {
  for (const each of processes) each.kill('SIGKILL');
  await validation.close();
  await database.drop();
});

/** Starts another process that marks posts. */
function startProcess(): ChildProcess {
  const program = join(__dirname, '..', '..', 'testing', 'mark-posts-process.ts');
  const started = spawn(
    process.execPath,
    ['-e', `require('tsx/cjs/api').register(); require(${JSON.stringify(program)})`],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        CRED_MARK_POSTS: '1',
        DATABASE_URL: database.url,
        INTERNAL_SECRET: validation.settings.INTERNAL_SECRET,
        VALIDATION_PORT: String(validation.settings.VALIDATION_PORT),
      },
      cwd: __dirname,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  processes.push(started);
  return started;
}

async function insertPosts(): Promise<void> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      username: 'ana',
      full_name: 'Ana',
      email: 'ana@cred.example',
      password_hash: 'x',
      specialty: 'Medicine',
      is_health_professional: true,
      email_confirmed_at: new Date(),
    })
    .execute();
  await sql`
    insert into posts (id, author_id, text, audience, created_at, reference_count)
    select gen_random_uuid(), ${id}::uuid, n::text, 'general', now(), 2 from generate_series(1, ${sql.lit(POSTS)}) n`.execute(
    db,
  );
  await sql`
    insert into post_references (post_id, pmid, position, title, authors, journal, matched_topics, doi)
    select id, pmid, at, 'Paper', '{}', 'Lancet', '{}', '10.' || 1000 + pmid || '/X'
    from posts cross join generate_series(0, 1) at
      cross join lateral (select 1 + (text::int * 7 + at * 611) % 1000 as pmid) as cited`.execute(db);
}

const isMarkingBlocked = async (): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${CONNECTION} and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
};

/** Papers whose posts are marked now, by whether they should be. */
async function findMarks() {
  const { rows } = await sql<{ right: number; wrong: number; missed: number }>`
    select count(*) filter (where marked and cites)::int as right, count(*) filter (where marked and not cites)::int as wrong,
      count(*) filter (where cites and not marked)::int as missed
    from (
      select notice_kind is not null as marked,
        exists (select from post_references where post_id = posts.id and pmid % 10 = 0) as cites from posts) as each`.execute(
    db,
  );
  return rows[0];
}

describe('a process that is killed while it marks posts', () => {
  it('leaves no page half done, and the next process misses none, marks none wrongly and notifies once', async () => {
    await insertPosts();
    // The first process waits inside its second page's transaction, at a post that this one holds.
    await db.transaction().execute(async (trx) => {
      await sql`select from posts where id = (select post_id from post_references where pmid = 500 limit 1) for update`.execute(
        trx,
      );
      const first = startProcess();
      const ended = once(first, 'exit');
      await eventually(isMarkingBlocked);
      first.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
    });
    expect(await db.selectFrom('notice_progress').select(['after_pmid', 'done']).executeTakeFirst()).toEqual({
      after_pmid: 400,
      done: false,
    });
    const half = await findMarks();
    expect(half).toMatchObject({ wrong: 0 });
    expect(half?.right).toBeGreaterThan(0);
    expect(half?.missed).toBeGreaterThan(0);
    const next = startProcess();
    expect(await once(next, 'exit')).toEqual([0, null]);
    expect(await findMarks()).toEqual({ right: (half?.right ?? 0) + (half?.missed ?? 0), wrong: 0, missed: 0 });
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from notifications) as notified, (select count(*)::int from notice_log) as logged,
        (select count(*)::int from post_references where pmid % 10 = 0) as cited,
        (select count(distinct pmid)::int from post_references where pmid % 10 = 0) as papers`.execute(db);
    expect(rows[0]).toMatchObject({ notified: rows[0]?.['papers'], logged: rows[0]?.['cited'] });
  });
});
