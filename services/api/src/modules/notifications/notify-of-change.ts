import { limits } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { sql } from 'kysely';
import { visibleToMembers } from '../../access/visibility';
import type { Executor } from '../../database/connection';
import { type MemberEvent, publishEvents } from '../live-events/publish-events';
import { keepNewest, type NewNotification } from './notifications.repository';
import { insertNotifications } from './notify';

/**
 * Notifies the members who rated, reposted or commented on a post of a change of its words (POST-64), together with those that
 * the new words mention, in the caller's
 * transaction; called at its end (see `publishEvents`). Of many members only those who acted last are notified. An
 * unread notification about an earlier change of the post is updated. Requires the lock of the post's row.
 */
export async function notifyOfChange(
  trx: Executor,
  settings: Pick<Settings, 'HEALTH_AUDIENCE'>,
  {
    postId,
    mentions,
    at,
  }: { readonly postId: string; readonly mentions: readonly NewNotification[]; readonly at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: string; user_id: string; from_user_id: string }>`
    insert into notifications (id, user_id, from_user_id, type, created_at, post_id)
    select gen_random_uuid(), users.id, posts.author_id, 'changed', ${at}::timestamptz, posts.id
    from (
      select user_id, max(acted_at) as acted_at from (
        select user_id, rated_at as acted_at from ratings where post_id = ${postId}::uuid
        union all
        select author_id, created_at from posts as repost where root_id = ${postId}::uuid and deleted_at is null
        union all
        select author_id, created_at from comments where post_id = ${postId}::uuid and deleted_at is null
      ) as actions (user_id, acted_at)
      group by user_id order by max(acted_at) desc limit ${sql.lit(limits.post.changeNotices)}
    ) as acted
      join users on users.id = acted.user_id
      join posts on posts.id = ${postId}::uuid and posts.author_id <> users.id
    where ${visibleToMembers(settings, at)} and not exists (
      select from notification_switches where notification_switches.user_id = users.id and kind = 'changed')
    order by users.id
    on conflict (user_id, post_id) where type = 'changed' and not read and deleted_at is null
      do update set created_at = excluded.created_at
    returning id, user_id, from_user_id`.execute(trx);
  if (rows.length > 0)
    await keepNewest(
      trx,
      rows.map(({ id }) => id),
    );
  const changes = rows.map(({ user_id: userId, from_user_id: fromUserId }): MemberEvent => ({
    userId,
    name: 'notifications',
    fromUserId,
  }));
  await publishEvents(trx, [...changes, ...(await insertNotifications(trx, mentions))]);
}
