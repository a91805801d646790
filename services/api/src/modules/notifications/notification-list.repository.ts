import { limits, type Message, type schemas, type UnreadNotifications } from '@cred/contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { userSummaryColumns, type UserSummaryRow } from '../../access/user-summary.presenter';
import type { SortPosition } from '../../core/cursor';
import { cutPage, type PageOf } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { notBlocked, notMuted } from '../../access/block-predicates';
import { commentHasMutedWord, hasMutedWord } from '../../access/muted-words';
import { visibleTo } from '../../access/visibility';
import type { ModerationNotice, NotificationTable, VerificationEvent } from '../../database/schema/notifications';

export interface NotificationRow
  extends UserSummaryRow, Pick<NotificationTable, 'id' | 'type' | 'chat_id' | 'post_id'> {
  readonly group_key: string;
  readonly comment_id: string | null;
  readonly read: boolean;
  readonly created_at: Date;
  /** Null unless the owner is still a member of the message's chat. */
  readonly message_text: string | null;
  readonly message_type: Message['type'] | null;
  readonly message_deleted_at: Date | null;
  /** For a verification; the status is for a notification without an event. */
  readonly verification_event: VerificationEvent | null;
  readonly submission_status: string | null;
  /** The reviewer's reason; for a denial only, the member may read it. */
  readonly submission_reason: string | null;
  /** All columns of a moderation notice are null or none is, except the post's id. */
  readonly notice: ModerationNotice | null;
  readonly decision_outcome: schemas.ReportOutcome | null;
  readonly decision_reason: schemas.DecisionReason | null;
  readonly decision_post_id: string | null;
  readonly evidence_kind: schemas.NoticeKind | null;
  /** How many other members are in the group, at most one more than `limits.notifications.othersMax`. */
  readonly others: number;
  /** The text of the comment that it is about, else that of the post; null without them. */
  readonly quoted_text: string | null;
  /** The rating that the member gives to the post. */
  readonly stars: number | null;
}

/**
 * What hides one of the owner's notifications, apart from its post: its comment is deleted or has a muted word, its sender is
 * hidden. `offset 0` is explained at `notBlocked`.
 */
const shownTo = (owner: Pick<Viewer, 'id'>, alias: string) =>
  sql<boolean>`(${notBlocked(owner.id, `${alias}.from_user_id`)} and ${notMuted(owner.id, `${alias}.from_user_id`)}
    and not exists (select from comments where comments.id = ${sql.ref(`${alias}.comment_id`)}
      and (comments.deleted_at is not null or ${commentHasMutedWord(owner.id)}) offset 0))`;

/**
 * What a notification is about: its comment, which `shownTo` has checked, or the post, which the caller checks. A repost
 * has its own text, or none.
 */
const quotedText = sql<string | null>`(case when notifications.comment_id is not null
    then (select text from comments where comments.id = notifications.comment_id)
    else (select case when is_repost then additional_text else text end from posts about
      where about.id = notifications.post_id) end)`;

const stars = sql<number | null>`(select value from ratings where notifications.type = 'rating'
    and ratings.post_id = notifications.post_id and ratings.user_id = notifications.from_user_id)`;

/** The other members of a notification's group, from this one back in time (NOTIF-8). */
const countOthers = (owner: Pick<Viewer, 'id'>) =>
  sql<number>`(select count(distinct from_user_id)::int - 1 from (
    select earlier.from_user_id from notifications earlier
    where earlier.user_id = notifications.user_id and earlier.group_key = notifications.group_key
      and earlier.deleted_at is null and ${shownTo(owner, 'earlier')}
      and (earlier.created_at, earlier.id) <= (notifications.created_at, notifications.id)
    order by earlier.created_at desc, earlier.id desc limit ${sql.lit(limits.notifications.othersMax + 2)}) as members)`;

/**
 * The owner's notifications with their senders and what the owner may still see of the message, without those whose
 * comment is deleted and those from blocked or muted members. The caller checks the post.
 */
const selectOwn = (executor: Executor, owner: Viewer) =>
  executor
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.from_user_id')
    .leftJoin('chat_participants', (join) =>
      join
        .onRef('chat_participants.chat_id', '=', 'notifications.chat_id')
        .onRef('chat_participants.user_id', '=', 'notifications.user_id'),
    )
    // Joined through the membership: without it there is no message to preview.
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.id', '=', 'notifications.message_id')
        .onRef('messages.chat_id', '=', 'chat_participants.chat_id'),
    )
    .leftJoin('submissions', 'submissions.id', 'notifications.submission_id')
    .leftJoin('moderation_decisions', 'moderation_decisions.id', 'notifications.decision_id')
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.read',
      'notifications.created_at',
      'notifications.chat_id',
      'notifications.post_id',
      'notifications.comment_id',
      'notifications.group_key',
      'messages.text as message_text',
      'messages.type as message_type',
      'messages.deleted_at as message_deleted_at',
      'notifications.verification_event',
      'submissions.status as submission_status',
      'submissions.reason as submission_reason',
      'notifications.notice',
      'notifications.evidence_kind',
      'moderation_decisions.outcome as decision_outcome',
      'moderation_decisions.reason as decision_reason',
      'moderation_decisions.post_id as decision_post_id',
    ])
    .select(userSummaryColumns)
    .select([countOthers(owner).as('others'), quotedText.as('quoted_text'), stars.as('stars')])
    .where('notifications.user_id', '=', owner.id)
    .where('notifications.deleted_at', 'is', null)
    .where(shownTo(owner, 'notifications'));

export interface ListFilter {
  readonly onlyUnread: boolean;
  readonly take: number;
  /** Only groups whose newest notifications are older than this; null for the first page. */
  readonly before: SortPosition | null;
}

/** The group's place in the list: that of its newest notification, also when the owner does not see that one. */
interface GroupRow extends NotificationRow {
  readonly position_at: Date;
  readonly position_id: string;
}

/** The place in the list as a cursor's position. Notifications are created with times of whole milliseconds. */
export const positionOf = ({ position_at, position_id }: GroupRow): SortPosition => ({
  key: position_at.getTime(),
  id: position_id,
});

/** Finds groups by their newest rows, so that its work does not grow with the size of a group. */
export const selectGroups = (executor: Executor, owner: Viewer, { onlyUnread, take, before }: ListFilter) =>
  executor
    .selectFrom('notifications as newest')
    .leftJoin('posts', 'posts.id', 'newest.post_id')
    .innerJoinLateral(
      selectOwn(executor, owner)
        .where(sql<boolean>`notifications.group_key = newest.group_key`)
        .$if(onlyUnread, (query) => query.where('notifications.read', '=', false))
        .orderBy('notifications.created_at', 'desc')
        .orderBy('notifications.id', 'desc')
        .limit(1)
        .as('shown'),
      (join) => join.onTrue(),
    )
    .selectAll('shown')
    .select(['newest.created_at as position_at', 'newest.id as position_id'])
    .where('newest.user_id', '=', owner.id)
    .where('newest.is_newest', '=', sql.lit(true))
    .where('newest.deleted_at', 'is', null)
    // What is unread is never older than something read of the same group.
    .$if(onlyUnread, (query) => query.where('newest.read', '=', false))
    .where((eb) => eb.or([eb('newest.post_id', 'is', null), visibleTo(owner)]))
    .where(sql<boolean>`not ${hasMutedWord(owner.id)}`)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(newest.created_at, newest.id) < (${new Date(before?.key ?? 0)}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(take + 1);

/**
 * The owner's groups of notifications, the one with the newest first, each as its newest notification that the owner
 * may see (NOTIF-8), page by page.
 */
export async function findNotifications(
  executor: Executor,
  owner: Viewer,
  filter: ListFilter,
): Promise<PageOf<GroupRow>> {
  const { rows, last } = cutPage<GroupRow>(await selectGroups(executor, owner, filter).execute(), filter.take);
  // Two that arrived at the same time may both be marked as the newest of their group.
  const shown = rows
    .filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index)
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime());
  return { rows: shown, last };
}

/** The owner's unread groups, at most one more than `limits.notifications.unreadMax`, and those of them about messages (NOTIF-16). */
export async function countUnreadGroups(executor: Executor, owner: Viewer): Promise<UnreadNotifications> {
  const unread = executor
    .selectFrom('notifications as newest')
    .leftJoin('posts', 'posts.id', 'newest.post_id')
    .select(['newest.type', 'newest.group_key'])
    .where('newest.user_id', '=', owner.id)
    .where('newest.is_newest', '=', sql.lit(true))
    .where('newest.deleted_at', 'is', null)
    .where('newest.read', '=', sql.lit(false))
    .where((eb) => eb.or([eb('newest.post_id', 'is', null), visibleTo(owner)]))
    .where(sql<boolean>`not ${hasMutedWord(owner.id)}`)
    .where(
      sql<boolean>`exists (select from notifications own where own.user_id = newest.user_id
        and own.group_key = newest.group_key and not own.read and own.deleted_at is null and ${shownTo(owner, 'own')})`,
    )
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(limits.notifications.unreadMax + 1);
  const { count, messages } = await executor
    .selectFrom(unread.as('unread'))
    // Two that arrived at the same time may both be marked as the newest of their group.
    .select(({ fn }) => fn.count<string>('unread.group_key').distinct().as('count'))
    .select(({ fn }) =>
      fn.count<string>('unread.group_key').distinct().filterWhere('unread.type', '=', 'message').as('messages'),
    )
    .executeTakeFirstOrThrow();
  return { count: Number(count), messages: Number(messages) };
}

export async function findNotification(
  executor: Executor,
  owner: Viewer,
  id: string,
): Promise<NotificationRow | undefined> {
  return await selectOwn(executor, owner)
    .leftJoin('posts', 'posts.id', 'notifications.post_id')
    .where((eb) => eb.or([eb('notifications.post_id', 'is', null), visibleTo(owner)]))
    .where('notifications.id', '=', id)
    .executeTakeFirst();
}
