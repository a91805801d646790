import { sql } from 'kysely';
import { limits, type Specialty } from '@cred/contract';
import type { Executor } from '../../database/connection';
import { notBlocked } from '../../access/block-predicates';
import type { UserTable } from '../../database/schema/accounts';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';

/** A member's profile as a viewer sees it. */
export interface ProfileRow extends Omit<
  UserTable,
  | 'password_hash'
  | 'is_verificated'
  | 'verified_until'
  | 'is_send_verificate'
  | 'is_reviewer'
  | 'created_at'
  | 'search_text'
  | 'username_skeleton'
  | 'device_generation'
> {
  readonly is_verificated: boolean;
  readonly verified_until: Date | null;
  readonly is_reviewer: boolean;
  readonly is_send_verificate: boolean;
  readonly created_at: Date;
  /** The address that is to replace `email`; only of the viewer. */
  readonly pending_email: string | null;
  readonly following_count: number;
  readonly followers_count: number;
  readonly is_following: boolean;
  readonly is_blocked: boolean;
  readonly is_muted: boolean;
  /** Whether this member blocks the viewer. */
  readonly blocks_viewer: boolean;
}

export type NewUser = Pick<
  UserTable,
  'id' | 'username' | 'email' | 'full_name' | 'password_hash' | 'specialty' | 'is_health_professional'
> &
  Partial<Pick<UserTable, 'profile_img' | 'cover_img' | 'bio' | 'link' | 'email_confirmed_at'>> & {
    readonly is_verificated?: boolean;
    readonly created_at: Date;
  };

export async function insertUser(executor: Executor, user: NewUser): Promise<void> {
  await executor.insertInto('users').values(user).execute();
}

/** The columns that a member can change. */
export type UserChange = Partial<
  Pick<UserTable, 'username' | 'email' | 'full_name' | 'specialty' | 'is_health_professional' | 'bio' | 'link'>
>;

/** A member's row, locked until the transaction ends. */
export async function lockUser(trx: Executor, id: string) {
  return await trx
    .selectFrom('users')
    .select(['username', 'email', 'full_name', 'specialty', 'profile_img', 'cover_img'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateUserRow(executor: Executor, id: string, change: UserChange): Promise<void> {
  if (Object.keys(change).length > 0) await executor.updateTable('users').set(change).where('id', '=', id).execute();
}

/** One member by id or username, with counts, as seen by a viewer. */
export async function findProfile(
  executor: Executor,
  by: { readonly id: string } | { readonly username: string },
  viewerId: string,
): Promise<ProfileRow | undefined> {
  return await executor
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'full_name',
      'specialty',
      'is_health_professional',
      'is_verificated',
      'verified_until',
      'is_send_verificate',
      'is_reviewer',
      'profile_img',
      'cover_img',
      'bio',
      'link',
      'created_at',
      'email_confirmed_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('email_confirmations')
        .select('email_confirmations.email')
        .whereRef('email_confirmations.user_id', '=', 'users.id')
        .where('email_confirmations.user_id', '=', viewerId)
        .whereRef('email_confirmations.email', '<>', 'users.email')
        .orderBy('email_confirmations.id', 'desc')
        .limit(1)
        .as('pending_email'),
      eb
        .selectFrom('follows')
        .whereRef('follower_id', '=', 'users.id')
        .select(eb.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('following_count'),
      eb
        .selectFrom('follows')
        .whereRef('following_id', '=', 'users.id')
        .select(eb.fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('followers_count'),
      eb
        .exists(
          eb
            .selectFrom('follows')
            .select('follower_id')
            .where('follower_id', '=', viewerId)
            .whereRef('following_id', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('is_following'),
      eb
        .exists(
          eb
            .selectFrom('blocks')
            .select('blocks.id')
            .where('blocker_id', '=', viewerId)
            .whereRef('blocked_id', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('is_blocked'),
      eb
        .exists(
          eb
            .selectFrom('mutes')
            .select('mutes.id')
            .where('muter_id', '=', viewerId)
            .whereRef('muted_id', '=', 'users.id'),
        )
        .$castTo<boolean>()
        .as('is_muted'),
      eb
        .exists(
          eb
            .selectFrom('blocks')
            .select('blocks.id')
            .whereRef('blocker_id', '=', 'users.id')
            .where('blocked_id', '=', viewerId),
        )
        .$castTo<boolean>()
        .as('blocks_viewer'),
    ])
    .where('id' in by ? 'users.id' : 'users.username', '=', 'id' in by ? by.id : by.username)
    .executeTakeFirst();
}

/**
 * Members that the viewer does not follow: first those that are followed by members that the viewer follows, then
 * verified members, then the newest.
 */
export async function findSuggestions(
  executor: Executor,
  viewerId: string,
  { sameSpecialty }: { readonly sameSpecialty: boolean },
): Promise<UserSummaryRow[]> {
  return await executor
    .with('mine', (db) => db.selectFrom('follows').select('following_id').where('follower_id', '=', viewerId))
    .with('nearby', (db) =>
      db
        .selectFrom('follows')
        .innerJoin('mine', 'mine.following_id', 'follows.follower_id')
        .select((eb) => ['follows.following_id as user_id', eb.fn.countAll<number>().as('mutual')])
        .groupBy('follows.following_id'),
    )
    .selectFrom('users')
    .leftJoin('nearby', 'nearby.user_id', 'users.id')
    .select(userSummaryColumns)
    .where('users.id', '<>', viewerId)
    .where(notBlocked(viewerId, 'users.id'))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('mine').select('mine.following_id').whereRef('mine.following_id', '=', 'users.id')),
      ),
    )
    .$if(sameSpecialty, (query) =>
      query.orderBy(
        sql`users.specialty = (select specialty from users as viewer where viewer.id = ${viewerId}::uuid)`,
        'desc',
      ),
    )
    .orderBy(sql`coalesce(nearby.mutual, 0)`, 'desc')
    .orderBy('users.is_verificated', 'desc')
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .limit(limits.suggestions)
    .execute();
}

/**
 * Members whose name or username contains a folded, escaped term: matches at the beginning of a word first.
 * @param inside also matches inside words
 */
export async function findUsersByTerm(
  executor: Executor,
  viewerId: string,
  term: string,
  inside: boolean,
): Promise<UserSummaryRow[]> {
  const begins = sql<boolean>`users.search_text like ${`% ${term}%`}`;
  return await executor
    .selectFrom('users')
    .select(userSummaryColumns)
    .where(inside ? sql<boolean>`users.search_text like ${`%${term}%`}` : begins)
    .where(notBlocked(viewerId, 'users.id'))
    .orderBy(begins, 'desc')
    .orderBy('users.is_verificated', 'desc')
    .orderBy('users.full_name')
    .orderBy('users.id')
    .limit(limits.search.results)
    .execute();
}

/** Members of the given specialties, verified ones first; reads at most one page of each. */
export async function findUsersBySpecialty(
  executor: Executor,
  viewerId: string,
  specialties: readonly Specialty[],
): Promise<UserSummaryRow[]> {
  if (specialties.length === 0) return [];
  const pageOf = (specialty: Specialty) =>
    executor
      .selectFrom('users')
      .select(userSummaryColumns)
      .where('users.specialty', '=', specialty)
      .where(notBlocked(viewerId, 'users.id'))
      .orderBy('users.is_verificated', 'desc')
      .orderBy('users.full_name')
      .orderBy('users.id')
      .limit(limits.search.results)
      .execute();
  const pages = await Promise.all(specialties.map(pageOf));
  return pages.flat().slice(0, limits.search.results);
}

/** Sets the path of a member's profile or cover image. */
export async function setImagePath(
  executor: Executor,
  id: string,
  column: 'profile_img' | 'cover_img',
  path: string,
): Promise<void> {
  await executor
    .updateTable('users')
    .set({ [column]: path })
    .where('id', '=', id)
    .execute();
}

/** Deletes the row of a profile image if it is the member's own; returns the deleted id, if any. */
export async function deleteProfileImage(executor: Executor, ownerId: string, mediaId: string): Promise<string[]> {
  const rows = await executor
    .deleteFrom('media')
    .where('id', '=', mediaId)
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
