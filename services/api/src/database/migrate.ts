import { type Migration, Migrator } from 'kysely';
import * as accounts from '../migrations/0001-accounts';
import * as posts from '../migrations/0002-posts';
import * as chat from '../migrations/0003-chat';
import * as notifications from '../migrations/0004-notifications';
import * as engagement from '../migrations/0005-engagement';
import * as mediaKinds from '../migrations/0006-media-kinds';
import * as members from '../migrations/0007-members';
import * as moderation from '../migrations/0008-moderation';
import * as usernameSkeleton from '../migrations/0009-username-skeleton';
import * as chatMedia from '../migrations/0010-chat-media';
import * as liveEvents from '../migrations/0011-live-events';
import * as foreignKeyIndexes from '../migrations/0012-foreign-key-indexes';
import * as logins from '../migrations/0013-logins';
import * as secondFactors from '../migrations/0014-second-factors';
import * as moderationDecisions from '../migrations/0016-moderation-decisions';
import * as pendingBadges from '../migrations/0017-pending-badges';
import * as addressClaims from '../migrations/0018-address-claims';
import * as addressMails from '../migrations/0019-address-mails';
import * as accountEvents from '../migrations/0020-account-events';
import * as codesOfADay from '../migrations/0021-codes-of-a-day';
import * as commentCitations from '../migrations/0032-comment-citations';
import * as noticesOfComments from '../migrations/0033-notices-of-comments';
import * as mutedComments from '../migrations/0034-muted-comments';
import * as doiNotices from '../migrations/0035-doi-notices';
import * as commentReplies from '../migrations/0022-comment-replies';
import * as postReferences from '../migrations/0023-post-references';
import * as postVersions from '../migrations/0025-post-versions';
import * as paperNotices from '../migrations/0026-paper-notices';
import * as mentionsTopics from '../migrations/0028-mentions-topics';
import * as mutedWords from '../migrations/0029-muted-words';
import * as membersBySpecialty from '../migrations/0045-members-by-specialty';
import * as messageActions from '../migrations/0040-message-actions';
import * as postPreviews from '../migrations/0046-post-previews';
import * as newestRatings from '../migrations/0047-newest-ratings';
import * as plainReposts from '../migrations/0036-plain-reposts';
import * as reportedTexts from '../migrations/0037-reported-texts';
import * as notificationKinds from '../migrations/0027-notification-kinds';
import * as notificationSwitches from '../migrations/0030-notification-switches';
import * as notificationGroups from '../migrations/0031-notification-groups';
import * as postSearch from '../migrations/0024-post-search';
import * as licences from '../migrations/0015-licences';
import * as reviewers from '../migrations/0048-reviewers';
import * as settledPreviews from '../migrations/0049-settled-previews';
import * as unreadNotifications from '../migrations/0050-unread-notifications';
import type { Executor } from './connection';

/** All migrations, applied in the order of their names; a released one is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-posts': posts,
  '0003-chat': chat,
  '0004-notifications': notifications,
  '0005-engagement': engagement,
  '0006-media-kinds': mediaKinds,
  '0007-members': members,
  '0008-moderation': moderation,
  '0009-username-skeleton': usernameSkeleton,
  '0010-chat-media': chatMedia,
  '0011-live-events': liveEvents,
  '0012-foreign-key-indexes': foreignKeyIndexes,
  '0013-logins': logins,
  '0014-second-factors': secondFactors,
  '0016-moderation-decisions': moderationDecisions,
  '0017-pending-badges': pendingBadges,
  '0015-licences': licences,
  '0018-address-claims': addressClaims,
  '0019-address-mails': addressMails,
  '0020-account-events': accountEvents,
  '0021-codes-of-a-day': codesOfADay,
  '0022-comment-replies': commentReplies,
  '0023-post-references': postReferences,
  '0025-post-versions': postVersions,
  '0026-paper-notices': paperNotices,
  '0024-post-search': postSearch,
  '0028-mentions-topics': mentionsTopics,
  '0029-muted-words': mutedWords,
  '0032-comment-citations': commentCitations,
  '0033-notices-of-comments': noticesOfComments,
  '0034-muted-comments': mutedComments,
  '0035-doi-notices': doiNotices,
  '0036-plain-reposts': plainReposts,
  '0037-reported-texts': reportedTexts,
  '0045-members-by-specialty': membersBySpecialty,
  '0048-reviewers': reviewers,
  '0049-settled-previews': settledPreviews,
  '0050-unread-notifications': unreadNotifications,
  '0040-message-actions': messageActions,
  '0046-post-previews': postPreviews,
  '0047-newest-ratings': newestRatings,
  '0027-notification-kinds': notificationKinds,
  '0030-notification-switches': notificationSwitches,
  '0031-notification-groups': notificationGroups,
};

const migrator = (db: Executor): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    // Their numbers are assigned before they are written, so that a lower one may be added after a higher one.
    allowUnorderedMigrations: true,
  });

/** Applies the pending migrations and returns their names; safe when two processes start at once. */
export async function migrate(db: Executor): Promise<string[]> {
  const { error, results = [] } = await migrator(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

/** Rejects unless every migration is applied. */
export async function checkMigrated(db: Executor): Promise<void> {
  const pending = (await migrator(db).getMigrations()).filter((migration) => migration.executedAt === undefined);
  if (pending.length > 0) throw new Error(`${pending.length} migrations are not applied: run the migrate command`);
}
