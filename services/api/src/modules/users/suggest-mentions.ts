import { limits, type UserSummary } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { sql } from 'kysely';
import { notBlocked } from '../../access/block-predicates';
import { presentUserSummary, userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { escapeLike, foldTerm } from './search-users';
import { findUsersByTerm } from './users.repository';

/** How many of the newest follows and of the chats are read. */
const READ_CONTACTS = 1_000;

/**
 * Members to mention by the beginning of a username or of a word of the name: those that the viewer follows or talks with
 * first (POST-97). Others need two characters, like the search for members; blocked members are never among them.
 */
export async function suggestMentions(
  { db, settings }: { readonly db: Executor; readonly settings: Settings },
  viewer: Viewer,
  prefix: string,
): Promise<UserSummary[]> {
  const term = foldTerm(prefix);
  const contacts = await findContacts(db, viewer.id, escapeLike(term));
  const isFull = contacts.length >= limits.mentions.suggestions || term.length < limits.search.termMin;
  const others = isFull ? [] : await findUsersByTerm(db, viewer.id, escapeLike(term), false);
  const known = new Set([viewer.id, ...contacts.map(({ user_id }) => user_id)]);
  return [...contacts, ...others.filter(({ user_id }) => !known.has(user_id))]
    .slice(0, limits.mentions.suggestions)
    .map((row) => presentUserSummary(row, settings));
}

/** Followed members and partners of chats whose name or username begins so; those who are both first. */
async function findContacts(executor: Executor, viewerId: string, term: string): Promise<UserSummaryRow[]> {
  const contacts = sql<{ id: string; ways: number }>`(
    select id, count(*) as ways from (
      (select following_id as id from follows where follower_id = ${viewerId}::uuid
        order by created_at desc limit ${READ_CONTACTS})
      union all (select high_user_id from chats where low_user_id = ${viewerId}::uuid limit ${READ_CONTACTS})
      union all (select low_user_id from chats where high_user_id = ${viewerId}::uuid limit ${READ_CONTACTS})) each_way
    group by id)`;
  return await executor
    .selectFrom(contacts.as('contacts'))
    .innerJoin('users', 'users.id', 'contacts.id')
    .select(userSummaryColumns)
    .where(sql<boolean>`users.search_text like ${`% ${term}%`}`)
    .where(notBlocked(viewerId, 'users.id'))
    .orderBy('contacts.ways', 'desc')
    .orderBy('users.full_name')
    .orderBy('users.id')
    .limit(limits.mentions.suggestions)
    .execute();
}
