import type { NotificationType, schemas } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

/** Which text about a decision a notification shows: to the reporter, to the member, after an appeal. */
export type ModerationNotice =
  | 'report_decided'
  | 'member_decided'
  | 'appeal_upheld'
  | 'appeal_reversed'
  | 'report_changed';
/** `removed`: the name or the specialty changed; `upheld`: the denial stays after an appeal. */
export type VerificationEvent = 'approved' | 'denied' | 'upheld' | 'expired' | 'removed';

export interface NotificationTable {
  id: string;
  /** The member who is notified. */
  user_id: string;
  from_user_id: string;
  /** Types that are not of the contract are sent as `verification`: see the contract's `notification`. */
  type: NotificationType | 'moderation' | 'evidence' | schemas.NotificationAction;
  read: Generated<boolean>;
  created_at: ColumnType<Date, Date, Date>;
  chat_id: string | null;
  message_id: string | null;
  post_id: string | null;
  /** The comment or the reply, or the comment that mentions the member. */
  comment_id: ColumnType<string | null, string | null | undefined, never>;
  /** The comment that a reply answers. */
  thread_id: ColumnType<string | null, string | null | undefined, never>;
  /** What notifications are grouped by, from the columns above; the id of one that is in no group (NOTIF-8). */
  group_key: ColumnType<string, never, never>;
  /** Whether it is the newest of its group that is not deleted. */
  is_newest: ColumnType<boolean, never, boolean>;
  /** The submission that was decided, or that no longer counts. */
  submission_id: string | null;
  /** The decision of a moderation notice. */
  decision_id: ColumnType<string | null, string | null | undefined, never>;
  notice: ColumnType<ModerationNotice | null, ModerationNotice | null | undefined, never>;
  /** What happened to the submission; null in rows from before this column existed: its status. */
  verification_event: VerificationEvent | null;
  /** What was said about a paper that the member cited. */
  evidence_kind: ColumnType<schemas.NoticeKind | null, schemas.NoticeKind | null | undefined, never>;
  deleted_at: Date | null;
}

/** A kind of notifications that a member has switched off. */
export interface NotificationSwitchTable {
  user_id: string;
  kind: schemas.SwitchableNotification;
}

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
  name: 'message' | 'chat' | 'notifications' | 'account';
  message_id: string | null;
  chat_id: string | null;
  created_at: ColumnType<Date, never, never>;
}

/** Notifications and the events of the event stream. */
export interface NotificationsSchema {
  notifications: NotificationTable;
  notification_switches: NotificationSwitchTable;
  live_counters: LiveCounterTable;
  live_events: LiveEventTable;
}
