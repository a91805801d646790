import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import { notBlockedBy } from '../../access/block-predicates';

/** The two lists of members that each member has. */
export type ListKind = 'blocks' | 'mutes';

const columns = {
  blocks: { owner: 'blocker_id', member: 'blocked_id' },
  mutes: { owner: 'muter_id', member: 'muted_id' },
} as const satisfies Record<ListKind, object>;

const refsOf = (kind: ListKind): Record<'table' | 'owner' | 'member', RawBuilder<unknown>> => ({
  table: sql.table(kind),
  owner: sql.ref(`${kind}.${columns[kind].owner}`),
  member: sql.ref(`${kind}.${columns[kind].member}`),
});

/** Locks members, so that changes between them are serialized; returns the ids that exist. */
export async function lockMembersForUpdate(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Returns false when the entry exists already. */
export async function insertEntry(
  executor: Executor,
  kind: ListKind,
  entry: { readonly ownerId: string; readonly memberId: string; readonly at: Date },
): Promise<boolean> {
  const { owner, member } = columns[kind];
  const result = await sql`
    insert into ${sql.table(kind)} (id, ${sql.ref(owner)}, ${sql.ref(member)})
    values (${newId(entry.at)}::uuid, ${entry.ownerId}::uuid, ${entry.memberId}::uuid)
    on conflict (${sql.ref(owner)}, ${sql.ref(member)}) do nothing returning id`.execute(executor);
  return result.rows.length > 0;
}

/** Returns false when there is no such entry. */
export async function deleteEntry(
  executor: Executor,
  kind: ListKind,
  ownerId: string,
  memberId: string,
): Promise<boolean> {
  const { table, owner, member } = refsOf(kind);
  const result =
    await sql`delete from ${table} where ${owner} = ${ownerId}::uuid and ${member} = ${memberId}::uuid`.execute(
      executor,
    );
  return (result.numAffectedRows ?? 0n) > 0n;
}

export async function countEntries(executor: Executor, kind: ListKind, ownerId: string): Promise<number> {
  const { table, owner } = refsOf(kind);
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${table} where ${owner} = ${ownerId}::uuid`.execute(executor);
  return rows[0]?.n ?? 0;
}

export interface EntryRow extends UserSummaryRow {
  readonly entry_id: string;
}

/** Finds the members that a member blocks or mutes, newest first, without those who block the member. */
export async function findEntries(
  executor: Executor,
  kind: ListKind,
  ownerId: string,
  { before, take }: { readonly before: string | null; readonly take: number },
): Promise<EntryRow[]> {
  const { owner, member } = refsOf(kind);
  let query = executor
    .selectFrom(kind)
    .innerJoin('users', (join) => join.on(sql<boolean>`users.id = ${member}`))
    .select(`${kind}.id as entry_id`)
    .select(userSummaryColumns)
    .where(sql<boolean>`${owner} = ${ownerId}::uuid`)
    .where(notBlockedBy(ownerId, 'users.id'))
    .orderBy(`${kind}.id`, 'desc')
    .limit(take);
  if (before !== null) query = query.where(`${kind}.id`, '<', before);
  return query.execute();
}

/** Deletes the follows between two members, in both directions. */
export async function deleteFollowsBetween(executor: Executor, one: string, other: string): Promise<void> {
  await executor
    .deleteFrom('follows')
    .where((eb) =>
      eb.or([
        eb.and([eb('follower_id', '=', one), eb('following_id', '=', other)]),
        eb.and([eb('follower_id', '=', other), eb('following_id', '=', one)]),
      ]),
    )
    .execute();
}
