import type { Post, Specialty } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { newId } from '../core/ids';
import { insertReferences } from '../modules/references/references.repository';
import { makeReference } from './fake-validation';
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

export type HealthAudience = Settings['HEALTH_AUDIENCE'];
export type Visibility = 'unauthenticated' | 'hidden' | 'seen';

/** What each observer may see of a health post, by the setting that defines the health audience (SRV-7, LIC-1). */
export const visibilities = {
  specialty: {
    anonymous: 'unauthenticated',
    'general member': 'hidden',
    'member who lost the flag': 'hidden',
    professional: 'seen',
    author: 'seen',
  },
  verified: {
    anonymous: 'unauthenticated',
    'general member': 'hidden',
    'verified general member': 'hidden',
    'professional without the badge': 'hidden',
    'professional who lost the badge': 'hidden',
    'professional whose licence has expired': 'hidden',
    'verified professional': 'seen',
    author: 'seen',
  },
} as const satisfies Record<HealthAudience, Record<string, Visibility>>;

export interface HealthPostWorld {
  readonly api: TestApi;
  readonly author: TestMember;
  /** A health post with an image, a reference, a comment with a reply, and a rating. */
  readonly post: Post;
  readonly commentId: string;
  readonly observers: Readonly<Record<string, Observer>>;
}

/** A new member of the health audience. */
export async function createProfessional(api: TestApi, specialty: Specialty = 'Nursing'): Promise<TestMember> {
  const member = await api.member({ specialty });
  if (api.settings.HEALTH_AUDIENCE === 'verified') await setBadge(api, member, { is_verificated: true });
  return member;
}

const setBadge = async (
  api: TestApi,
  member: TestMember,
  badge: { readonly is_verificated: boolean; readonly verified_until?: Date },
): Promise<void> => void (await api.db.updateTable('users').set(badge).where('id', '=', member.id).execute());

/** One health post and an observer of each role. Bookmarks, reposts and notifications are older than the test. */
export async function createHealthPostWorld(audience: HealthAudience): Promise<HealthPostWorld> {
  const api = await startTestApi({ settings: { HEALTH_AUDIENCE: audience } });
  const author = await createProfessional(api, 'Medicine');
  const general = await api.member({ specialty: 'Other_Professions' });
  const former = await createProfessional(api);
  const professional = await createProfessional(api);
  const post = await publish(author, `${SECRET} #colleagues`, { audience: 'health', img: await smallPng() });
  await insertReferences(api.db, post.id, [makeReference('1', { title: `${SECRET}: a trial` })]);
  const { id: commentId } = await commentBy(professional, post.id, `${SECRET}, I agree`);
  await commentBy(author, post.id, `${SECRET}, thank you`, commentId);
  await rateBy(former, post.id, 5);
  if (audience === 'specialty') await removeHealthFlag(api, former);
  else await setBadge(api, former, { is_verificated: false });

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
  const observers = new Map<string, Observer>([['general member', await make(general)]]);
  observers.set('author', await make(author));
  if (audience === 'specialty') {
    observers.set('member who lost the flag', await make(former));
    observers.set('professional', await make(professional));
  } else {
    const verifiedGeneral = await api.member({ specialty: 'Other_Professions' });
    await setBadge(api, verifiedGeneral, { is_verificated: true });
    const expired = await createProfessional(api);
    await setBadge(api, expired, { is_verificated: true, verified_until: api.clock.now() });
    observers.set('verified general member', await make(verifiedGeneral));
    observers.set('professional without the badge', await make(await api.member({ specialty: 'Nursing' })));
    observers.set('professional who lost the badge', await make(former));
    observers.set('professional whose licence has expired', await make(expired));
    observers.set('verified professional', await make(professional));
  }
  observers.set('anonymous', { ...observers.get('general member')!, client: api.anonymous });
  return { api, author, post, commentId, observers: Object.fromEntries(observers) };
}
