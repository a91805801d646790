import type { SearchOrder } from '@cred/contract';
import { errors } from '@cred/service-kit';
import { sql } from 'kysely';
import type { SortPosition } from '../../core/cursor';
import { cutPage } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { type PostRow, selectVisiblePosts } from '../posts/post-rows';
import { foldWords } from '../../access/fold-words';
import { makeWordQuery, type WordQuery } from './match-words';
import { parseQuery, type PostQuery } from './parse-query';
import {
  authorMatches,
  findAuthorId,
  findKnownForms,
  findMarkedWords,
  indexedMatches,
  isShallow,
  limitWork,
  nearMatches,
  newestMatches,
  type PostRange,
  type RankedId,
  rankIds,
  readIds,
} from './post-search.repository';

/** How many of the newest posts a page reads, in less than 10 ms, before it uses the index of words. */
const NEAR_POSTS = 20_000;
/** A word that fewer than `SAMPLE_MATCHES` of this many newest posts have is rare: the index of words finds it sooner. */
const SAMPLE_POSTS = 2_000;
const SAMPLE_MATCHES = 2;
/** How many matches there must be among the `NEAR_POSTS` to rank these only. */
const NEAR_CANDIDATES = 100;
/** The most relevant posts are those of this many newest matches. */
const CANDIDATES = 1_000;
const QUERY_CANCELED = '57014';

export interface SearchRequest {
  readonly q: string;
  readonly order: SearchOrder;
  /** Where the page begins: after this post, which has this score; the score is 0 for `newest`. */
  readonly after: SortPosition | null;
  readonly take: number;
}

interface FoundPost {
  readonly row: PostRow;
  readonly words: readonly string[];
}

export interface FoundPage {
  readonly found: readonly FoundPost[];
  readonly next: SortPosition | null;
}

const NONE: FoundPage = { found: [], next: null };

/**
 * Searches the posts that the viewer may see (POST-74). Each statement has a time limit, and no page sorts all matches of
 * a common word.
 * @throws AppError 400 for a query that cannot be read, 503 for a search that takes too long
 */
export async function searchPosts(db: Executor, viewer: Viewer, request: SearchRequest): Promise<FoundPage> {
  const query = parseQuery(request.q);
  try {
    return await db.transaction().execute(async (trx) => {
      await limitWork(trx);
      return await findPage(trx, viewer, query, request);
    });
  } catch (failure) {
    const isTooSlow = failure instanceof Error && 'code' in failure && failure.code === QUERY_CANCELED;
    throw isTooSlow ? errors.overloaded(2, failure) : failure;
  }
}

async function findPage(
  trx: Executor,
  viewer: Viewer,
  query: PostQuery,
  { order, after, take }: SearchRequest,
): Promise<FoundPage> {
  const words = await readWords(trx, query);
  const authorId = query.from === null ? null : await findAuthorId(trx, viewer, query.from);
  if (authorId === undefined) return NONE;
  const range: PostRange = {
    words,
    authorId,
    hasImage: query.hasImage,
    hasReferences: query.hasReferences,
    from: idAt(query.since ?? 0),
    before: query.until === null ? LAST_ID : idAt(query.until),
  };
  const ranked =
    order === 'relevance' && words
      ? await findMostRelevant(trx, viewer, { ...range, words }, { after, take: take + 1 })
      : await findNewest(trx, viewer, range, { after, take: take + 1 });
  const { rows: page, last } = cutPage(ranked, take);
  const rows = await readPosts(trx, viewer, page);
  return { found: await markWords(trx, rows, words), next: last && { key: last.score, id: last.id } };
}

interface Part {
  readonly after: SortPosition | null;
  readonly take: number;
}

async function findNewest(trx: Executor, viewer: Viewer, whole: PostRange, { after, take }: Part): Promise<RankedId[]> {
  const range = { ...whole, before: after && after.id < whole.before ? after.id : whole.before };
  const ids = await findNewestIds(trx, viewer, range, take);
  return ids.map((id) => ({ id, score: 0 }));
}

async function findNewestIds(trx: Executor, viewer: Viewer, range: PostRange, take: number): Promise<string[]> {
  const { words, authorId } = range;
  if (authorId !== null) return readIds(trx, authorMatches(viewer, { ...range, authorId }, take));
  if (words === null) return readIds(trx, newestMatches(viewer, range, take));
  const indexed = indexedMatches(viewer, { ...range, words }, take);
  if (await isRare(trx, viewer, { ...range, words })) return readIds(trx, indexed);
  const near = await readIds(trx, nearMatches(viewer, { ...range, words }, NEAR_POSTS, take));
  return near.length === take || (await isShallow(trx, viewer, range, NEAR_POSTS)) ? near : readIds(trx, indexed);
}

/** Whether a sample of the newest posts of the range has hardly any match. */
async function isRare(
  trx: Executor,
  viewer: Viewer,
  range: PostRange & { readonly words: WordQuery },
): Promise<boolean> {
  const sample = await readIds(trx, nearMatches(viewer, range, SAMPLE_POSTS, SAMPLE_MATCHES));
  return sample.length < SAMPLE_MATCHES;
}

async function findMostRelevant(
  trx: Executor,
  viewer: Viewer,
  range: PostRange & { readonly words: WordQuery },
  part: Part,
): Promise<RankedId[]> {
  const { words, authorId } = range;
  if (authorId !== null)
    return (await rankIds(trx, authorMatches(viewer, { ...range, authorId }, CANDIDATES), words, part)).ranked;
  if (!(await isRare(trx, viewer, range))) {
    const near = await rankIds(trx, nearMatches(viewer, range, NEAR_POSTS, CANDIDATES), words, part);
    if (near.candidates >= NEAR_CANDIDATES || (await isShallow(trx, viewer, range, NEAR_POSTS))) return near.ranked;
  }
  return (await rankIds(trx, indexedMatches(viewer, range, CANDIDATES), words, part)).ranked;
}

async function readWords(trx: Executor, { terms }: PostQuery): Promise<WordQuery | null> {
  const words = [...new Set(terms.flatMap((term) => (term.exact ? [] : term.words)))];
  const open = terms.find((term) => term.open)?.words[0] ?? null;
  return makeWordQuery(terms, words.length === 0 ? new Map() : await findKnownForms(trx, words, open));
}

/** The posts of a page, in its order, without those with a muted word: a page may be short. */
async function readPosts(trx: Executor, viewer: Viewer, page: readonly RankedId[]): Promise<PostRow[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const found = await selectVisiblePosts(trx, viewer, sql`(select unnest(${ids}::uuid[]) as id)`, {
    ofAll: true,
  }).execute();
  const rows = found.filter(({ is_muted }) => !is_muted);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a post's own text, as they are written there. */
const writtenWords = ({ is_repost, text, additional_text }: PostRow): string[] => [
  ...new Set((is_repost ? (additional_text ?? '') : text).match(WORD) ?? []),
];

async function markWords(trx: Executor, rows: readonly PostRow[], query: WordQuery | null): Promise<FoundPost[]> {
  const written = rows.map((row) => ({ row, words: query ? writtenWords(row) : [] }));
  if (!query) return written;
  const mayMatch = (word: string): boolean =>
    foldWords(word).some((folded) => query.beginnings.has(folded.slice(0, 2)));
  const candidates = [...new Set(written.flatMap(({ words }) => words))].filter(mayMatch);
  const marked = new Set(candidates.length === 0 ? [] : await findMarkedWords(trx, candidates, query.marks));
  return written.map(({ row, words }) => ({ row, words: words.filter((word) => marked.has(word)) }));
}

/** After every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The smallest id of a time, in milliseconds: ids begin with their time. */
function idAt(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
