import { sql, type RawBuilder } from 'kysely';
import { notBlocked } from '../../access/block-predicates';
import { visibleTo } from '../../access/visibility';
import type { SortPosition } from '../../core/cursor';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import type { KnownForms, WordQuery } from './match-words';

/** A statement of a search that takes longer is cancelled. */
const STATEMENT_MS = 1_000;

/** Limits the work of the transaction's statements, and turns off what takes longer than it saves. */
export async function limitWork(trx: Executor): Promise<void> {
  await sql`
    select set_config('statement_timeout', ${String(STATEMENT_MS)}, true), set_config('jit', 'off', true),
      set_config('pg_trgm.similarity_threshold', '0.35', true)`.execute(trx);
}

/** @param open the word that is still being typed, or null */
export async function findKnownForms(
  executor: Executor,
  words: readonly string[],
  open: string | null,
): Promise<Map<string, KnownForms>> {
  const { rows } = await sql<KnownForms>`
    select typed.word, english = '{}' or portuguese = '{}' as is_stop_word, known.word is not null as is_known,
      array(select unnest(english) union select unnest(portuguese)) as stems,
      array(select begun.word from search_words begun where typed.word = ${open}::text
        and begun.word > typed.word and begun.word < typed.word || ${'\u{10ffff}'}::text collate "C"
        order by begun.posts desc, begun.word limit 20) as begun,
      array(select similar_search_words(typed.word)
        where known.word is null and length(typed.word) between 4 and 40 and typed.word !~ '[0-9]') as "similar"
    from unnest(${[...words]}::text[]) typed (word)
    cross join lateral (select coalesce(ts_lexize('english_stem', typed.word), array[typed.word]) as english,
      coalesce(ts_lexize('portuguese_stem', search_singular(typed.word)), array[typed.word]) as portuguese) stemmed
    left join search_words known on known.word = typed.word`.execute(executor);
  return new Map(rows.map((row) => [row.word, row]));
}

/** The id of a member by username, if the viewer may see them. */
export async function findAuthorId(executor: Executor, viewer: Viewer, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users where username = ${username} and ${notBlocked(viewer.id, 'users.id')}`.execute(executor);
  return rows[0]?.id;
}

/** Which posts a search reads: ids from `from` to before `before`. */
export interface PostRange {
  readonly words: WordQuery | null;
  readonly authorId: string | null;
  readonly hasImage: boolean;
  readonly hasReferences: boolean;
  readonly from: string;
  readonly before: string;
}

type Ids = RawBuilder<{ id: string; audience: string }>;

/** The audiences whose lists the viewer reads; of the others they see only their own posts. */
const readable = (viewer: Viewer): readonly string[] =>
  viewer.isHealthProfessional ? ['general', 'health'] : ['general'];

/** The visible ones of posts in descending order of ids, in the same order; read one after the other, up to `take`. */
const visibleOf = (
  viewer: Viewer,
  ids: RawBuilder<{ id: string }>,
  { hasImage, hasReferences }: PostRange,
  take: number,
): Ids => sql<{
  id: string;
  audience: string;
}>`(
  select seen.id, seen.audience from ${ids} matching cross join lateral (
    select posts.id, posts.audience from posts where posts.id = matching.id and ${visibleTo(viewer)}
      and (not ${hasImage}::boolean
        or exists (select from media where media.post_id = posts.id and media.kind = 'image'))
      and (not ${hasReferences}::boolean or posts.reference_count > 0)
    limit 1) seen
  order by matching.id desc limit ${take})`;

const merge = (branches: readonly Ids[], take: number): Ids =>
  sql`(select id, audience from (${sql.join(branches, sql` union all `)}) merged order by id desc limit ${take})`;

/** One member's posts of an audience that match. */
const writtenBy = (
  viewer: Viewer,
  { words, ...range }: PostRange & { readonly authorId: string },
  audience: 'general' | 'health',
  take: number,
): Ids =>
  visibleOf(
    viewer,
    sql`(select written.id from posts written where written.author_id = ${range.authorId}::uuid
      and written.audience = ${sql.lit(audience)} and written.id >= ${range.from}::uuid
      and written.id < ${range.before}::uuid
      and (${words === null}::boolean or exists (select from post_search
        where post_search.audience = written.audience and post_search.post_id = written.id
          and post_search.document @@ ${words?.wide ?? ''}::tsquery))
      order by written.id desc)`,
    { words, ...range },
    take,
  );

/** One member's matches, newest first. */
export const authorMatches = (viewer: Viewer, range: PostRange & { readonly authorId: string }, take: number): Ids =>
  merge(
    (['general', 'health'] as const).map((audience) => writtenBy(viewer, range, audience, take)),
    take,
  );

/** The posts that the viewer sees besides the lists that they read. */
const ownHealthPosts = (viewer: Viewer, range: PostRange, take: number): readonly Ids[] =>
  viewer.isHealthProfessional ? [] : [writtenBy(viewer, { ...range, authorId: viewer.id }, 'health', take)];

/** The matches among the newest `depth` posts of the range in each audience: fast for common words. */
export const nearMatches = (
  viewer: Viewer,
  range: PostRange & { readonly words: WordQuery },
  depth: number,
  take: number,
) =>
  merge(
    [
      ...readable(viewer).map((audience) =>
        visibleOf(
          viewer,
          sql`(select post_id as id from (
          select post_id, document from post_search
          where audience = ${sql.lit(audience)} and post_id >= ${range.from}::uuid and post_id < ${range.before}::uuid
          order by post_id desc limit ${depth}) near
          where document @@ ${range.words.wide}::tsquery)`,
          range,
          take,
        ),
      ),
      ...ownHealthPosts(viewer, range, take),
    ],
    take,
  );

/**
 * All matches of the range by the index of words: fast for words that few posts have. `offset 0` keeps the planner from
 * reading the whole index of ids for the range, or the newest posts one after the other.
 */
export const indexedMatches = (viewer: Viewer, range: PostRange & { readonly words: WordQuery }, take: number): Ids =>
  visibleOf(
    viewer,
    sql`(select id from (
      select post_id as id from post_search where document @@ ${range.words.wide}::tsquery offset 0) found
      where id >= ${range.from}::uuid and id < ${range.before}::uuid order by id desc)`,
    range,
    take,
  );

/** Whether the range has at most `depth` posts in each audience that the viewer reads: `nearMatches` reads them all. */
export async function isShallow(executor: Executor, viewer: Viewer, range: PostRange, depth: number): Promise<boolean> {
  const deeper = readable(viewer).map(
    (audience) => sql`exists (select from post_search where audience = ${sql.lit(audience)}
      and post_id >= ${range.from}::uuid and post_id < ${range.before}::uuid offset ${depth})`,
  );
  const { rows } = await sql<{ deep: boolean }>`select ${sql.join(deeper, sql` or `)} as deep`.execute(executor);
  return rows[0]?.deep === false;
}

/** Posts without a condition on their words, newest first. */
export function newestMatches(viewer: Viewer, range: PostRange, take: number): Ids {
  const inRange = (id: string) => sql`${sql.ref(id)} >= ${range.from}::uuid and ${sql.ref(id)} < ${range.before}::uuid`;
  const visible = (ids: RawBuilder<{ id: string }>): Ids => visibleOf(viewer, ids, range, take);
  if (range.hasImage)
    return visible(sql`(select post_id as id from media where post_id is not null and kind = 'image'
      and ${inRange('post_id')} order by post_id desc)`);
  if (range.hasReferences)
    return visible(sql`(select id from posts where reference_count > 0 and deleted_at is null
      and ${inRange('id')} order by id desc)`);
  const lists = readable(viewer).map((audience) =>
    visible(sql`(select id from posts where audience = ${sql.lit(audience)} and deleted_at is null
      and ${inRange('id')} order by id desc)`),
  );
  return merge([...lists, ...ownHealthPosts(viewer, range, take)], take);
}

export const readIds = async (executor: Executor, ids: Ids): Promise<string[]> =>
  (await sql<{ id: string }>`select id from ${ids} found order by id desc`.execute(executor)).rows.map(({ id }) => id);

export interface RankedId {
  readonly id: string;
  readonly score: number;
}

/**
 * The candidates, best first, and their number. Stems count less than words as written, and words that are only probably
 * meant count less than those.
 */
export async function rankIds(
  executor: Executor,
  ids: Ids,
  words: WordQuery,
  { after, take }: { readonly after: SortPosition | null; readonly take: number },
): Promise<{ readonly ranked: RankedId[]; readonly candidates: number }> {
  const { rows } = await sql<RankedId & { candidates: number }>`
    with ranked as (
      select found.id, (ts_rank('{0.4, 0.4, 0.4, 1}', document, ${words.strict}::tsquery, 1)
        + 0.2 * ts_rank('{0.4, 0.4, 0.4, 1}', document, ${words.wide}::tsquery, 1))::double precision as score
      from ${ids} found join post_search on post_search.audience = found.audience and post_search.post_id = found.id
    )
    select id, score, (select count(*) from ranked) as candidates from ranked
    where ${after === null}::boolean
      or (score, id) < (${after?.key ?? 0}::double precision, ${after?.id ?? null}::uuid)
    order by score desc, id desc limit ${take}`.execute(executor);
  return { ranked: rows, candidates: rows[0]?.candidates ?? 0 };
}

/** Those of the words that the query finds. */
export async function findMarkedWords(executor: Executor, words: readonly string[], marks: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${[...words]}::text[]) word cross join lateral (select search_fold(word) as folded) folding
    where (to_tsvector('pg_catalog.simple', folded) || to_tsvector('pg_catalog.english', folded)
      || to_tsvector('pg_catalog.portuguese', search_singular(folded))) @@ ${marks}::tsquery`.execute(executor);
  return rows.map(({ word }) => word);
}
