import { limits } from '@cred/contract';
import { foldTopic } from '@cred/contract/text-entities';
import { errors } from '@cred/service-kit';
import { newId } from '../../core/ids';
import type { Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import type { Executor } from '../../database/connection';
import { findNewestPosts } from '../posts/posts.repository';
import type { PostPage } from '../posts/posts.service';
import { withoutMuted } from '../posts/without-muted';
import {
  countFollowedTopics,
  deleteTopicFollow,
  insertTopicFollow,
  lockMemberForTopics,
  topicIds,
} from './topics.repository';

/** The posts with a topic that the viewer may see, newest first (POST-91). */
export function listTopicPosts(db: Executor, viewer: Viewer, name: string, page: Page): Promise<PostPage> {
  const topic = foldTopic(name);
  return withoutMuted(page, (each) => findNewestPosts(db, viewer, topicIds(viewer, topic, each), { ofAll: true }));
}

/**
 * Makes the viewer follow a topic; idempotent (POST-92).
 * @throws AppError 409 when the viewer follows too many
 */
export async function followTopic(db: Executor, viewer: Viewer, name: string, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMemberForTopics(trx, viewer.id);
    await insertTopicFollow(trx, { id: newId(at), userId: viewer.id, topic: foldTopic(name), name });
    if ((await countFollowedTopics(trx, viewer.id)) > limits.topics.followed)
      throw errors.conflict('conflict', `You can follow at most ${limits.topics.followed} topics`);
  });
}

/** Ends the viewer's follow of a topic; idempotent. */
export const unfollowTopic = (db: Executor, viewer: Viewer, name: string): Promise<void> =>
  deleteTopicFollow(db, viewer.id, foldTopic(name));
