import { type RawBuilder, sql } from 'kysely';

/**
 * Whether neither of two members blocks the other, for every query that shows a member or their content. It needs two
 * primary-key lookups in `blocks` per row, which is fast because pages are short. `offset 0`, here and below, keeps
 * PostgreSQL from joining the table instead: while few members block, it expects that such a join leaves no row, and
 * reads and sorts a whole list for one page of it.
 * @param member the column, or the id's expression, of the other member
 */
export function notBlocked(viewerId: string, member: RawBuilder<unknown> | string): RawBuilder<boolean> {
  const other = typeof member === 'string' ? sql.ref(member) : member;
  return sql<boolean>`(
    not exists (select from blocks where blocks.blocker_id = ${viewerId}::uuid and blocks.blocked_id = ${other} offset 0)
    and not exists (select from blocks where blocks.blocker_id = ${other} and blocks.blocked_id = ${viewerId}::uuid offset 0))`;
}

/** Whether a member does not block the viewer; for lists of the viewer, which may contain members that they block. */
export function notBlockedBy(viewerId: string, member: RawBuilder<unknown> | string): RawBuilder<boolean> {
  const other = typeof member === 'string' ? sql.ref(member) : member;
  return sql<boolean>`(not exists (select from blocks where blocks.blocker_id = ${other}
    and blocks.blocked_id = ${viewerId}::uuid offset 0))`;
}

/** Whether the viewer does not mute a member; for feeds and notifications. */
export function notMuted(viewerId: string, member: RawBuilder<unknown> | string): RawBuilder<boolean> {
  const other = typeof member === 'string' ? sql.ref(member) : member;
  return sql<boolean>`(not exists (select from mutes where mutes.muter_id = ${viewerId}::uuid
    and mutes.muted_id = ${other} offset 0))`;
}
