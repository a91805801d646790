import type { ListedUser } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { cutPage } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { notBlocked } from '../../access/block-predicates';
import { presentUserSummary, userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import { isVisibleMember } from '../../access/reachability';

/** Which side of a follow is listed. */
export type FollowSide = 'followers' | 'following';

/** The end of a page: microseconds since 1970, as the database counts, and the listed member. */
interface Place {
  readonly micros: bigint;
  readonly id: string;
}

const PLACE_BYTES = 24;
const SHAPE = /^[A-Za-z0-9_-]{32}$/;

export function encodePlace({ micros, id }: Place): string {
  const bytes = Buffer.alloc(PLACE_BYTES);
  bytes.writeBigInt64BE(micros);
  bytes.write(id.replaceAll('-', ''), 8, 'hex');
  return bytes.toString('base64url');
}

/** @throws AppError 400 for anything that `encodePlace` did not create */
export function decodePlace(cursor: string): Place {
  if (!SHAPE.test(cursor)) throw errors.validationFailed({ cursor: 'Invalid cursor' });
  const bytes = Buffer.from(cursor, 'base64url');
  const micros = bytes.readBigInt64BE();
  // Outside the database's range of dates.
  if (micros < 0n || micros > 253_402_300_799_000_000n) throw errors.validationFailed({ cursor: 'Invalid cursor' });
  return {
    micros,
    id: bytes
      .subarray(8)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}

export interface FollowPage {
  readonly users: ListedUser[];
  /** The next page's cursor; null at the end. */
  readonly next: string | null;
}

/**
 * A member's followers, or the members that they follow, newest first.
 * @throws AppError 404 for an unknown member, 400 for an invalid cursor
 */
export async function listFollows(
  { db, settings }: { readonly db: Executor; readonly settings: Settings },
  viewer: Viewer,
  list: {
    readonly side: FollowSide;
    readonly userId: string;
    readonly cursor: string | undefined;
    readonly take: number;
  },
): Promise<FollowPage> {
  const before = list.cursor === undefined ? null : decodePlace(list.cursor);
  if (!(await isVisibleMember(db, viewer.id, list.userId))) throw errors.notFound('User not found');
  const { rows, last } = cutPage(await findFollows(db, viewer, { ...list, before, take: list.take + 1 }), list.take);
  return {
    users: rows.map((row) => ({ ...presentUserSummary(row, settings), isFollowing: row.is_following })),
    next: last ? encodePlace({ micros: BigInt(last.micros), id: last.user_id }) : null,
  };
}

async function findFollows(
  executor: Executor,
  viewer: Viewer,
  {
    side,
    userId,
    before,
    take,
  }: { readonly side: FollowSide; readonly userId: string; readonly before: Place | null; readonly take: number },
): Promise<(UserSummaryRow & { readonly is_following: boolean; readonly micros: number })[]> {
  const [of, listed] =
    side === 'followers'
      ? (['follows.following_id', 'follows.follower_id'] as const)
      : (['follows.follower_id', 'follows.following_id'] as const);
  return await executor
    .selectFrom('follows')
    .innerJoin('users', 'users.id', listed)
    .select(userSummaryColumns)
    .select((eb) => [
      sql<number>`(extract(epoch from follows.created_at) * 1000000)::bigint`.as('micros'),
      eb
        .exists(
          eb
            .selectFrom('follows as mine')
            .select('mine.follower_id')
            .where('mine.follower_id', '=', viewer.id)
            .whereRef('mine.following_id', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('is_following'),
    ])
    .where(of, '=', userId)
    .where(notBlocked(viewer.id, 'users.id'))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(follows.created_at, ${sql.ref(listed)}) < ('epoch'::timestamptz + ${String(before?.micros)}::bigint * interval '1 microsecond', ${before?.id}::uuid)`,
      ),
    )
    .orderBy('follows.created_at', 'desc')
    .orderBy(listed, 'desc')
    .limit(take)
    .execute();
}
