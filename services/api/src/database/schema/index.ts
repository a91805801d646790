import type { AccountsSchema } from './accounts';
import type { BlocksSchema } from './blocks';
import type { ChatSchema } from './chat';
import type { ModerationSchema } from './moderation';
import type { MutedWordsSchema } from './muted-words';
import type { NotificationsSchema } from './notifications';
import type { PostsSchema } from './posts';
import type { SecondFactorsSchema } from './second-factors';
import type { TextEntitiesSchema } from './text-entities';

/** Every table of the database. */
export interface DatabaseSchema
  extends
    AccountsSchema,
    BlocksSchema,
    ChatSchema,
    ModerationSchema,
    MutedWordsSchema,
    NotificationsSchema,
    PostsSchema,
    SecondFactorsSchema,
    TextEntitiesSchema {}
