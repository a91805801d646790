import type { NotificationType } from '@cred/contract';
import type { ColumnType, Generated } from 'kysely';

export interface NotificationTable {
  id: string;
  /** The member who is notified. */
  user_id: string;
  from_user_id: string;
  type: NotificationType;
  read: Generated<boolean>;
  created_at: ColumnType<Date, Date, Date>;
  chat_id: string | null;
  message_id: string | null;
  post_id: string | null;
  /** The submission that was decided. */
  submission_id: string | null;
  deleted_at: Date | null;
}

export interface NotificationTables {
  notifications: NotificationTable;
}
