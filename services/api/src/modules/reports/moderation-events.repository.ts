import type { schemas } from '@cred/contract';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import type { ModerationEventTable } from '../../database/schema/moderation';

export interface ModerationEvent {
  readonly kind: ModerationEventTable['kind'];
  /** The report's. */
  readonly reason: schemas.ReportReason;
  /** From the report to its decision. */
  readonly seconds?: number;
}

/** PostgreSQL allows 65,535 parameters in a statement. */
const ROWS_PER_INSERT = 5_000;

/** Adds events to the counts of the transparency page (MOD-6), without references to members. */
export async function insertModerationEvents(
  executor: Executor,
  events: readonly ModerationEvent[],
  at: Date,
): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS_PER_INSERT) {
    await insertRows(executor, events.slice(start, start + ROWS_PER_INSERT), at);
  }
}

const insertRows = (executor: Executor, events: readonly ModerationEvent[], at: Date) =>
  executor
    .insertInto('moderation_events')
    .values(
      events.map(({ kind, reason, seconds }) => ({
        id: newId(at),
        at,
        kind,
        reason,
        seconds: seconds ?? null,
      })),
    )
    .execute();

/** Deletes events from before a time, at most `take`. Returns how many. */
export async function deleteOldEvents(executor: Executor, before: Date, take: number): Promise<number> {
  const { numDeletedRows } = await executor
    .deleteFrom('moderation_events')
    .where('id', 'in', (eb) => eb.selectFrom('moderation_events').select('id').where('at', '<', before).limit(take))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
