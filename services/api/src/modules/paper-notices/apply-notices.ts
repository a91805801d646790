import type { NoticeKind, NoticePage, PaperNotice } from '@cred/contract';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import type { Executor } from '../../database/connection';
import { publishEvents } from '../live-events/publish-events';
import { lockReferences, markPosts } from '../references/mark-posts';
import type { ReadNotices } from './library-notices';

/** More pages than any list of retractions has: PubMed knows about 60,000 notices. */
const MAX_PAGES = 1_000;

interface Progress {
  readonly generation: number;
  readonly after_pmid: number;
  readonly done: boolean;
}

const readProgress = (executor: Executor): Promise<Progress> =>
  executor.selectFrom('notice_progress').select(['generation', 'after_pmid', 'done']).executeTakeFirstOrThrow();

/**
 * Marks posts according to the library's notices (POST-54), page by page, each in one transaction with the place reached:
 * after a kill it continues there. Several processes may run it.
 */
export async function applyNotices(
  { db, read }: { readonly db: Executor; readonly read: ReadNotices },
  at: Date,
): Promise<void> {
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const before = await readProgress(db);
    let page = await read(before.after_pmid);
    if (!page || (before.done && page.generation === before.generation)) return;
    const restarts = page.generation !== before.generation;
    if (restarts && before.after_pmid > 0) page = await read(0);
    if (!page) return;
    const after = restarts ? 0 : before.after_pmid;
    const applied = await db.transaction().execute((trx) => applyPage(trx, before, page, after, at));
    if (!applied || page.next === null) return;
  }
}

/** Returns false when another process has changed the place since then. */
async function applyPage(
  trx: Executor,
  before: Progress,
  { generation, notices, next }: NoticePage,
  after: number,
  at: Date,
): Promise<boolean> {
  await lockReferences(trx);
  const now = await readProgress(trx);
  if (now.generation !== before.generation || now.after_pmid !== before.after_pmid || now.done !== before.done)
    return false;
  const ended = await deleteOthers(trx, notices, after, next);
  const { added, changed } = await upsert(trx, notices);
  await markPosts(trx, [...new Set([...ended, ...added, ...changed].map(({ pmid }) => pmid))]);
  await log(trx, 'marked', added, at);
  await log(trx, 'unmarked', ended, at);
  await notifyAuthors(trx, added, at);
  await trx
    .updateTable('notice_progress')
    .set({ generation, after_pmid: next ?? notices.at(-1)?.pmid ?? after, done: next === null })
    .execute();
  return true;
}

type Notice = Pick<PaperNotice, 'pmid' | 'kind'>;

const columnsOf = (notices: readonly Notice[]) => ({
  pmids: notices.map(({ pmid }) => pmid),
  kinds: notices.map(({ kind }) => kind),
});

/** Deletes the notices of the page's papers that the library does not have any more. */
async function deleteOthers(
  trx: Executor,
  notices: readonly PaperNotice[],
  after: number,
  next: number | null,
): Promise<readonly Notice[]> {
  const { pmids, kinds } = columnsOf(notices);
  const { rows } = await sql<Notice>`
    delete from paper_notices
    where pmid > ${after}::int and (${next}::int is null or pmid <= ${next}::int)
      and (pmid, kind) not in (select * from unnest(${pmids}::int[], ${kinds}::text[]))
    returning pmid, kind`.execute(trx);
  return rows;
}

async function upsert(
  trx: Executor,
  notices: readonly PaperNotice[],
): Promise<{ readonly added: readonly Notice[]; readonly changed: readonly Notice[] }> {
  const { pmids, kinds } = columnsOf(notices);
  const { rows } = await sql<Notice & { readonly is_new: boolean }>`
    insert into paper_notices as old (pmid, kind, noticed_on)
    select * from unnest(${pmids}::int[], ${kinds}::text[], ${notices.map(({ on }) => on)}::text[])
    on conflict (pmid, kind) do update set noticed_on = excluded.noticed_on
      where old.noticed_on <> excluded.noticed_on
    returning pmid, kind, xmax = 0 as is_new`.execute(trx);
  return { added: rows.filter(({ is_new }) => is_new), changed: rows.filter(({ is_new }) => !is_new) };
}

async function log(trx: Executor, action: 'marked' | 'unmarked', notices: readonly Notice[], at: Date): Promise<void> {
  const { pmids, kinds } = columnsOf(notices);
  await sql`
    insert into notice_log (at, action, pmid, kind, post_id, comment_id)
    select ${at}::timestamptz, ${action}, pmid, kind, post_id, comment_id
    from unnest(${pmids}::int[], ${kinds}::text[]) as notice (pmid, kind) join (${citing}) as citing using (pmid)`.execute(
    trx,
  );
}

/** Every post and comment that cites a paper. */
const citing = sql`
  select pmid, post_id, null::uuid as comment_id from post_references
  union all
  select pmid, comments.post_id, comments.id from comment_citations join comments on comments.id = comment_id`;

/** One notification for each author, paper and kind, about the newest post that cites it, else the newest comment. */
async function notifyAuthors(trx: Executor, notices: readonly Notice[], at: Date): Promise<void> {
  const { pmids, kinds } = columnsOf(notices);
  const { rows } = await sql<{ author_id: string; post_id: string; comment_id: string | null; kind: NoticeKind }>`
    select distinct on (citer.author_id, pmid, kind) citer.author_id, citing.post_id, citing.comment_id, kind
    from unnest(${pmids}::int[], ${kinds}::text[]) as notice (pmid, kind)
      join (${citing}) as citing using (pmid)
      join posts on posts.id = citing.post_id
      left join comments on comments.id = citing.comment_id
      cross join lateral (select coalesce(comments.author_id, posts.author_id) as author_id) as citer
    where posts.deleted_at is null and comments.deleted_at is null
    order by citer.author_id, pmid, kind, citing.comment_id is not null, citing.post_id desc,
      citing.comment_id desc`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    insert into notifications (id, user_id, from_user_id, type, created_at, post_id, comment_id, evidence_kind)
    select id, author_id, author_id, 'evidence', ${at}::timestamptz, post_id, comment_id, kind
    from unnest(${rows.map(() => newId(at))}::uuid[], ${rows.map((row) => row.author_id)}::uuid[],
      ${rows.map((row) => row.post_id)}::uuid[], ${rows.map((row) => row.comment_id)}::uuid[],
      ${rows.map((row) => row.kind)}::text[]) as t (id, author_id, post_id, comment_id, kind)`.execute(trx);
  const authors = [...new Set(rows.map((row) => row.author_id))];
  await publishEvents(
    trx,
    authors.map((userId) => ({ userId, name: 'notifications' })),
  );
}
