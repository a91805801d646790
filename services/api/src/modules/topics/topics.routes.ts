import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { decodeCursor, encodeCursor } from '../../core/cursor';
import { linkNextPage } from '../../core/paging';
import { presentPost } from '../posts/posts.presenter';
import { findFollowedTopics } from './topics.repository';
import { followTopic, listTopicPosts, unfollowTopic } from './topics.service';

/** Registers the pages of topics, and the topics that a member follows. */
export function registerTopics(api: Api): void {
  bind(api, 'getTopicPosts', async (context) => {
    const { viewer, db, params, query } = context;
    const page = { before: decodeCursor(query.cursor), take: query.take };
    const { rows, last } = await listTopicPosts(db, viewer, params.topic, page);
    linkNextPage(context, last && encodeCursor(last.id));
    return rows.map((row) => presentPost(row, api.settings));
  });

  bind(api, 'getFollowedTopics', ({ viewer, db }) => findFollowedTopics(db, viewer.id));

  bind(api, 'followTopic', async ({ viewer, db, params }) => {
    await followTopic(db, viewer, params.topic, api.clock());
    return { isFollowing: true as const };
  });

  bind(api, 'unfollowTopic', async ({ viewer, db, params }) => {
    await unfollowTopic(db, viewer, params.topic);
    return { isFollowing: false as const };
  });
}
