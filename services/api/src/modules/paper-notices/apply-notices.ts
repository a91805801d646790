import type { NoticeKind } from '@cred/contract';
import { sql } from 'kysely';
import { newId } from '../../core/ids';
import type { Executor } from '../../database/connection';
import { publishEvents } from '../live-events/publish-events';
import { lockReferences } from '../references/mark-posts';
import type { ReadDoiNotices, ReadNotices } from './library-notices';
import { listByDoi, listByPmid, type Notice, type NoticeList } from './notice-lists';

/** More pages than any list of retractions has: PubMed knows about 60,000 notices. */
const MAX_PAGES = 1_000;

interface Progress<Key> {
  readonly generation: number;
  readonly after: Key;
  readonly done: boolean;
}

async function readProgress<Key>(executor: Executor, list: NoticeList<Key>): Promise<Progress<Key>> {
  const { rows } = await sql<Progress<Key>>`
    select generation, ${list.after} as after, done from ${list.progress}`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('there is no progress of the notices');
  return row;
}

interface Deps {
  readonly db: Executor;
  readonly read: ReadNotices;
  readonly readByDoi?: ReadDoiNotices;
}

/**
 * Marks posts according to the library's notices (POST-54), page by page, each in one transaction with the place reached:
 * after a kill it continues there. Several processes may run it. The notices by DOI come after those by PMID, so that a notice
 * whose paper got its PMID later stays the same notice.
 */
export async function applyNotices({ db, read, readByDoi }: Deps, at: Date): Promise<void> {
  const isApplied = await applyList(db, listByPmid(read), at);
  if (isApplied && readByDoi) await applyList(db, listByDoi(readByDoi), at);
}

/** Returns whether the list was applied to its end, now or before. */
async function applyList<Key>(db: Executor, list: NoticeList<Key>, at: Date): Promise<boolean> {
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const before = await readProgress(db, list);
    let page = await list.read(before.after);
    if (!page) return false;
    if (before.done && page.generation === before.generation) return true;
    const restarts = page.generation !== before.generation;
    if (restarts && before.after !== list.start) page = await list.read(list.start);
    if (!page) return false;
    const next = { ...page, after: restarts ? list.start : before.after };
    const applied = await db.transaction().execute((trx) => applyPage(trx, list, before, next, at));
    if (!applied) return false;
    if (page.next === null) return true;
  }
  return false;
}

type PageAfter<Key> = NonNullable<Awaited<ReturnType<NoticeList<Key>['read']>>> & { readonly after: Key };

/** Returns false when another process has changed the place since then. */
async function applyPage<Key>(
  trx: Executor,
  list: NoticeList<Key>,
  before: Progress<Key>,
  page: PageAfter<Key>,
  at: Date,
): Promise<boolean> {
  const { generation, notices, next, after } = page;
  await lockReferences(trx);
  const now = await readProgress(trx, list);
  if (now.generation !== before.generation || now.after !== before.after || now.done !== before.done) return false;
  const ended = await deleteOthers(trx, list, page);
  const { added, changed } = await upsert(trx, list, notices);
  await list.mark(trx, [...new Set([...ended, ...added, ...changed].map(({ paper }) => paper))]);
  await log(trx, list, 'marked', added, at);
  await log(trx, list, 'unmarked', ended, at);
  await notifyAuthors(trx, list, added, at);
  await sql`
    update ${list.progress}
    set generation = ${generation}, ${list.after} = ${next ?? notices.at(-1)?.paper ?? after}, done = ${next === null}`.execute(
    trx,
  );
  return true;
}

const columnsOf = <Key>(notices: readonly Notice<Key>[]) => ({
  papers: notices.map(({ paper }) => paper),
  kinds: notices.map(({ kind }) => kind),
});

/** Deletes the notices of the page's papers that the library does not have any more. */
async function deleteOthers<Key>(
  trx: Executor,
  { table, key, type }: NoticeList<Key>,
  { notices, after, next }: PageAfter<Key>,
): Promise<readonly Notice<Key>[]> {
  const { papers, kinds } = columnsOf(notices);
  const { rows } = await sql<Notice<Key>>`
    delete from ${table}
    where ${key} > ${after}::${type} and (${next}::${type} is null or ${key} <= ${next}::${type})
      and (${key}, kind) not in (select * from unnest(${papers}::${type}[], ${kinds}::text[]))
    returning ${key} as paper, kind`.execute(trx);
  return rows;
}

async function upsert<Key>(
  trx: Executor,
  { table, key, type }: NoticeList<Key>,
  notices: PageAfter<Key>['notices'],
): Promise<{ readonly added: readonly Notice<Key>[]; readonly changed: readonly Notice<Key>[] }> {
  const { papers, kinds } = columnsOf(notices);
  const { rows } = await sql<Notice<Key> & { readonly is_new: boolean }>`
    insert into ${table} as old (${key}, kind, noticed_on)
    select * from unnest(${papers}::${type}[], ${kinds}::text[], ${notices.map(({ on }) => on)}::text[])
    on conflict (${key}, kind) do update set noticed_on = excluded.noticed_on
      where old.noticed_on <> excluded.noticed_on
    returning ${key} as paper, kind, xmax = 0 as is_new`.execute(trx);
  return { added: rows.filter(({ is_new }) => is_new), changed: rows.filter(({ is_new }) => !is_new) };
}

/** Every post and comment that cites a paper of `notice`, unless the other list has the same notice. */
const citing = <Key>({ isOfPaper, isInOther }: NoticeList<Key>) => {
  const [ofPost, ofComment] = [sql`cited.doi`, sql`cited.cited_doi`];
  return sql`
    select notice.*, cited.pmid, cited.post_id, null::uuid as comment_id
    from notice join post_references as cited on ${isOfPaper(ofPost)}
    where not ${isInOther(ofPost)}
    union all
    select notice.*, cited.pmid, comments.post_id, comments.id
    from notice join comment_citations as cited on ${isOfPaper(ofComment)}
      join comments on comments.id = cited.comment_id
    where not ${isInOther(ofComment)}`;
};

async function log<Key>(
  trx: Executor,
  list: NoticeList<Key>,
  action: 'marked' | 'unmarked',
  notices: readonly Notice<Key>[],
  at: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const { papers, kinds } = columnsOf(notices);
  await sql`
    with notice as (
      select *, ${list.loggedDoi} as logged_doi
      from unnest(${papers}::${list.type}[], ${kinds}::text[]) as notice (paper, kind))
    insert into notice_log (at, action, pmid, doi, kind, post_id, comment_id)
    select ${at}::timestamptz, ${action}, pmid, logged_doi, kind, post_id, comment_id
    from (${citing(list)}) as citing`.execute(trx);
}

/** One notification for each author, paper and kind, about the newest post that cites it, else the newest comment. */
async function notifyAuthors<Key>(
  trx: Executor,
  list: NoticeList<Key>,
  notices: readonly Notice<Key>[],
  at: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const { papers, kinds } = columnsOf(notices);
  const { rows } = await sql<{ author_id: string; post_id: string; comment_id: string | null; kind: NoticeKind }>`
    with notice as (select * from unnest(${papers}::${list.type}[], ${kinds}::text[]) as notice (paper, kind))
    select distinct on (citer.author_id, paper, kind) citer.author_id, citing.post_id, citing.comment_id, kind
    from (${citing(list)}) as citing
      join posts on posts.id = citing.post_id
      left join comments on comments.id = citing.comment_id
      cross join lateral (select coalesce(comments.author_id, posts.author_id) as author_id) as citer
    where posts.deleted_at is null and comments.deleted_at is null
    order by citer.author_id, paper, kind, citing.comment_id is not null, citing.post_id desc,
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
