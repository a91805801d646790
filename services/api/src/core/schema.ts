import type { BlockTables } from '../modules/blocks/blocks.tables';
import type { ChatTables } from '../modules/chat/chat.tables';
import type { CommentTables } from '../modules/comments/comments.tables';
import type { LiveTables } from '../modules/live/live.tables';
import type { MailTables } from '../modules/mail/mail.tables';
import type { NotificationTables } from '../modules/notifications/notifications.tables';
import type { PostTables } from '../modules/posts/posts.tables';
import type { RatingTables } from '../modules/ratings/ratings.tables';
import type { RecoveryTables } from '../modules/recovery/recovery.tables';
import type { ReportTables } from '../modules/reports/reports.tables';
import type { ReviewTables } from '../modules/review/review.tables';
import type { SavedPostTables } from '../modules/saved-posts/saved-posts.tables';
import type { SessionTables } from '../modules/sessions/sessions.tables';
import type { UserTables } from '../modules/users/users.tables';
import type { VerificationTables } from '../modules/verification/verification.tables';

/** Every table, composed from those that each module owns. */
export interface DatabaseSchema
  extends
    UserTables,
    SessionTables,
    PostTables,
    CommentTables,
    RatingTables,
    SavedPostTables,
    ChatTables,
    NotificationTables,
    MailTables,
    RecoveryTables,
    VerificationTables,
    ReportTables,
    ReviewTables,
    BlockTables,
    LiveTables {}
