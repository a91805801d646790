import type { AccountsSchema } from './accounts';
import type { BlocksSchema } from './blocks';
import type { ChatSchema } from './chat';
import type { ModerationSchema } from './moderation';
import type { NotificationsSchema } from './notifications';
import type { PostsSchema } from './posts';

/** Every table of the database. */
export interface DatabaseSchema
  extends AccountsSchema, BlocksSchema, ChatSchema, ModerationSchema, NotificationsSchema, PostsSchema {}
