import type { NoticeKind } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { hashOf, type TrackedPost, type World } from './world';

/** What the database has of a post, read with one statement and nothing of the API. */
interface Stored {
  readonly id: string;
  readonly text: string;
  readonly version: number;
  readonly is_valid: boolean;
  readonly edited_at: Date | null;
  readonly is_hidden: boolean;
  readonly reference_count: number;
  readonly rating_count: number;
  readonly rating_sum: number;
  readonly comment_count: number;
  readonly repost_count: number;
  readonly notice_kind: string | null;
  readonly versions: readonly {
    readonly version: number;
    readonly text: string;
    readonly is_valid: boolean;
    readonly written_at: string;
    readonly replaced_at: string;
  }[];
  readonly pmids: readonly number[];
  readonly ratings: Readonly<Record<string, number>>;
  readonly comments: number;
  readonly citations: number;
  readonly reposts: number;
  readonly pending: number;
  readonly topics: readonly string[];
  readonly raters: number;
  readonly evidence: number;
  readonly logged: number;
}

async function readStored(db: Executor, ids: readonly string[]): Promise<readonly Stored[]> {
  const { rows } = await sql<Stored>`
    select id, text, version, is_valid, edited_at, deleted_at is not null as is_hidden, reference_count, rating_count,
      rating_sum, comment_count, repost_count, notice_kind,
      array(select to_jsonb(post_versions) from post_versions where post_id = posts.id order by version) as versions,
      array(select pmid from post_references where post_id = posts.id order by position) as pmids,
      (select coalesce(jsonb_object_agg(user_id, value), '{}') from ratings where post_id = posts.id) as ratings,
      (select count(*)::int from comments where post_id = posts.id and deleted_at is null) as comments,
      (select count(*)::int from comment_citations join comments on comments.id = comment_id
        where post_id = posts.id) as citations,
      (select count(*)::int from posts repost where repost.root_id = posts.id and deleted_at is null) as reposts,
      (select count(*)::int from pending_badges where post_id = posts.id) as pending,
      array(select topic from post_topics where post_id = posts.id) as topics,
      (select count(*)::int from notifications where post_id = posts.id and type = 'rating') as raters,
      (select count(*)::int from notifications
        where post_id = posts.id and type = 'evidence' and user_id = posts.author_id) as evidence,
      (select count(*)::int from notice_log
        where post_id = posts.id and comment_id is null and action = 'marked') as logged
    from posts where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** What is wrong in a world in which all work has ended and nothing waits any more. */
export async function findFaults(db: Executor, world: World): Promise<string[]> {
  const stored = await readStored(
    db,
    world.posts.map(({ id }) => id),
  );
  return world.posts.flatMap((post) => {
    const row = stored.find(({ id }) => id === post.id);
    if (!row) return ['a post is missing'];
    return post.isDeleted ? faultsOfDeleted(row) : faultsOfPost(world, post, row);
  });
}

const check = (faults: readonly (readonly [string, boolean])[]): string[] =>
  faults.filter(([, isFault]) => isFault).map(([name]) => name);

const faultsOfDeleted = (row: Stored): string[] =>
  check([
    ['a deleted post is not hidden', !row.is_hidden],
    ['a deleted post keeps its text', row.text !== ''],
    ['a deleted post keeps versions', row.versions.length > 0],
    ['a deleted post keeps references', row.pmids.length + row.reference_count > 0],
    ['a deleted post keeps a notice', row.notice_kind !== null],
    ['a deleted post keeps ratings', Object.keys(row.ratings).length + row.rating_count + row.rating_sum > 0],
    ['a deleted post keeps comments', row.comments + row.citations + row.comment_count > 0],
    ['a deleted post keeps topics', row.topics.length > 0],
    ['a deleted post waits for a badge', row.pending > 0],
  ]);

const gravity: readonly string[] = ['retraction', 'concern', 'correction'] satisfies NoticeKind[];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const topicOf = (text: string): string => /#(\w+)/.exec(text)?.[1] ?? '';

function faultsOfPost(world: World, post: TrackedPost, row: Stored): string[] {
  const last = Math.max(...post.written.keys());
  const written = post.written.get(last);
  if (!written) return ['nothing was written'];
  const references = world.issued.get(hashOf(written.text))?.map(({ pmid }) => Number(pmid));
  // The order of requests with and without the badge for one version is not known.
  const asked = new Set(written.requests);
  const mayHaveBadge = asked.has(true) && references !== undefined;
  const mustHaveBadge = mayHaveBadge && !asked.has(false);
  const notices = world.library.notices.filter(({ pmid }) => row.is_valid && references?.includes(pmid));
  const gravest = gravity.find((kind) => notices.some((notice) => notice.kind === kind)) ?? null;
  const noticed = sum([...world.noticed.values()]);
  return check([
    ['a post is hidden', row.is_hidden],
    ['a text is not the one written last', row.text !== written.text || row.version !== last],
    ['a badge of a text that was not issued or requested', row.is_valid && !mayHaveBadge],
    ['a badge is missing', !row.is_valid && mustHaveBadge],
    ['references are not those of the text', String(row.pmids) !== String(row.is_valid ? references : [])],
    ['the number of references is wrong', row.reference_count !== row.pmids.length],
    ['a warning is missing or wrong', row.notice_kind !== gravest],
    ['a badge waits without end', row.pending > 0],
    ['topics are not those of the text', last > 1 && String(row.topics) !== topicOf(row.text)],
    ['the number of comments is wrong', row.comment_count !== row.comments],
    ['the number of reposts is wrong', row.repost_count !== row.reposts],
    ['more notifications than notices about papers', row.evidence > noticed],
    ['more lines in the log than notices about papers', row.logged > noticed],
    ...ratingFaults(post, row),
    ...versionFaults(world, post, row),
  ]);
}

function ratingFaults(post: TrackedPost, row: Stored): readonly (readonly [string, boolean])[] {
  const values = Object.values(row.ratings);
  const isRated = Object.entries(row.ratings).every(([member, value]) => post.ratings.get(member)?.has(value));
  return [
    ['ratings are not those of the members', values.length !== post.ratings.size || !isRated],
    ['the number of ratings is wrong', row.rating_count !== values.length],
    ['the sum of ratings is wrong', row.rating_sum !== sum(values)],
    ['a rating is notified twice or never', row.raters !== post.ratings.size],
  ];
}

function versionFaults(world: World, post: TrackedPost, row: Stored): readonly (readonly [string, boolean])[] {
  const { versions } = row;
  const last = Math.max(...post.written.keys());
  const numbers = versions.map(({ version }) => version);
  const expected = Array.from({ length: last - 1 }, (_, at) => at + 1);
  const ends = versions.map(({ replaced_at }) => Date.parse(replaced_at));
  return [
    ['versions are missing', post.isOld && String(numbers) !== String(expected)],
    ['a version has another text', versions.some((each) => each.text !== post.written.get(each.version)?.text)],
    ['a version has a wrong badge', versions.some((each) => each.is_valid && !world.issued.has(hashOf(each.text)))],
    ['versions overlap', versions.some((each, at) => at > 0 && Date.parse(each.written_at) !== ends[at - 1])],
    ['the last change has another time', (ends.at(-1) ?? null) !== (row.edited_at?.getTime() ?? null)],
  ];
}
