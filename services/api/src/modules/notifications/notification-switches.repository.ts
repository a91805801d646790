import type { NotificationSwitches, SwitchableNotification } from '@cred/contract';
import { switchableNotifications } from '@cred/contract/schemas';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';

/** Which kinds of notifications a member gets (NOTIF-9): all that are not switched off. */
export async function findSwitches(executor: Executor, userId: string): Promise<NotificationSwitches> {
  const rows = await executor
    .selectFrom('notification_switches')
    .select('kind')
    .where('user_id', '=', userId)
    .execute();
  const off = new Set(rows.map(({ kind }) => kind));
  return Object.fromEntries(switchableNotifications.map((kind) => [kind, !off.has(kind)])) as NotificationSwitches;
}

/** Switches a kind on or off; idempotent. */
export async function setSwitch(
  executor: Executor,
  userId: string,
  { kind, on }: { readonly kind: SwitchableNotification; readonly on: boolean },
): Promise<void> {
  if (on) {
    await executor.deleteFrom('notification_switches').where('user_id', '=', userId).where('kind', '=', kind).execute();
    return;
  }
  await executor
    .insertInto('notification_switches')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Recipient {
  readonly userId: string;
  readonly type: string;
}

/** Removes the notifications of kinds that their recipients have switched off. */
export async function withoutSwitchedOff<N extends Recipient>(
  executor: Executor,
  notifications: readonly N[],
): Promise<readonly N[]> {
  const { rows } = await sql<{ user_id: string; kind: string }>`
    select user_id, kind from notification_switches where (user_id, kind) in (
      select * from unnest(${notifications.map(({ userId }) => userId)}::uuid[],
        ${notifications.map(({ type }) => type)}::text[]))`.execute(executor);
  return rows.length === 0
    ? notifications
    : notifications.filter(({ userId, type }) => !rows.some((row) => row.user_id === userId && row.kind === type));
}
