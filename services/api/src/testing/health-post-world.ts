import type { Post } from '@cred/contract';
import { newId } from '../core/ids';
import { commentBy, publish, rateBy, removeHealthFlag } from './member-actions';
import { startTestApi, type TestApi, type TestMember } from './test-api';
import type { TestClient } from './test-client';
import { smallPng } from './test-images';

/** The text that must not reach anyone who may not see the post. */
export const SECRET = 'For colleagues only';

/** An observer with everything that a member can have of a post: a bookmark, a repost, a notification. */
export interface Observer {
  readonly client: TestClient;
  readonly id: string;
  /** The observer's repost of the post. */
  readonly repostId: string;
  /** The observer's notification about the post. */
  readonly notificationId: string;
}

export const observerNames = [
  'anonymous',
  'general member',
  'member who lost the flag',
  'professional',
  'author',
] as const;
export type ObserverName = (typeof observerNames)[number];

export interface HealthPostWorld {
  readonly api: TestApi;
  readonly author: TestMember;
  /** A health post with an image, a comment and a rating. */
  readonly post: Post;
  readonly observers: Readonly<Record<ObserverName, Observer>>;
}

/** One health post and an observer of each role. Bookmarks, reposts and notifications are older than the test. */
export async function createHealthPostWorld(): Promise<HealthPostWorld> {
  const api = await startTestApi();
  const author = await api.member();
  const general = await api.member({ specialty: 'Other_Professions' });
  const former = await api.member({ specialty: 'Nursing' });
  const professional = await api.member({ specialty: 'Nursing' });
  const post = await publish(author, SECRET, { audience: 'health', img: await smallPng() });
  await commentBy(professional, post.id, `${SECRET}, I agree`);
  await rateBy(former, post.id, 5);
  await removeHealthFlag(api, former);

  const make = async (member: TestMember): Promise<Observer> => {
    if (member !== author) await member.ok('follow', { body: { followerId: member.id, followingId: author.id } });
    const [repostId, notificationId, at] = [newId(), newId(), api.clock.now()];
    const from_user_id = member === author ? professional.id : author.id;
    await api.db
      .insertInto('posts')
      .values({
        id: repostId,
        author_id: member.id,
        text: '',
        audience: 'health',
        is_repost: true,
        root_id: post.id,
        additional_text: 'My words',
        img_alt: null,
        slug: null,
        created_at: at,
        deleted_at: null,
      })
      .execute();
    await api.db.insertInto('saved_posts').values({ id: newId(), user_id: member.id, post_id: post.id }).execute();
    await api.db
      .insertInto('notifications')
      .values({
        id: notificationId,
        user_id: member.id,
        from_user_id,
        type: 'repost',
        created_at: at,
        chat_id: null,
        message_id: null,
        post_id: post.id,
        deleted_at: null,
      })
      .execute();
    return { client: member, id: member.id, repostId, notificationId };
  };
  const members = {
    'general member': await make(general),
    'member who lost the flag': await make(former),
    professional: await make(professional),
    author: await make(author),
  };
  return {
    api,
    author,
    post,
    observers: { anonymous: { ...members['general member'], client: api.anonymous }, ...members },
  };
}
