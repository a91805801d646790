import type { ChatTables } from '../modules/chat/chat.tables';
import type { NotificationTables } from '../modules/notifications/notifications.tables';
import type { PostTables } from '../modules/posts/posts.tables';
import type { SessionTables } from '../modules/sessions/sessions.tables';
import type { UserTables } from '../modules/users/users.tables';

/** Every table, composed from those that each module owns. */
export interface DatabaseSchema extends UserTables, SessionTables, PostTables, ChatTables, NotificationTables {}
