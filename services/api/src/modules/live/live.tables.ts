import type { ColumnType } from 'kysely';

export interface LiveCounterTable {
  user_id: string;
  /** The number of the member's last event. */
  seq: number;
}

export interface LiveEventTable {
  /** The member who gets the event. */
  user_id: string;
  /** The member's own sequence: without gaps, in the order of the commits. */
  seq: number;
  name: 'message' | 'chat' | 'notifications';
  message_id: string | null;
  chat_id: string | null;
  created_at: ColumnType<Date, never, never>;
}

export interface LiveTables {
  live_counters: LiveCounterTable;
  live_events: LiveEventTable;
}
