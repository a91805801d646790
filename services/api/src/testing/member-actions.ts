import type { Post } from '@cred/contract';
import type { TestMember, TestApi } from './test-api';
import type { TestFile } from './test-client';

interface Published {
  readonly audience?: 'general' | 'health';
  readonly img?: TestFile;
}

/** Publishes a post as a member. */
export const publish = (
  author: TestMember,
  text: string,
  { audience = 'general', img }: Published = {},
): Promise<Post> =>
  author.ok('createPost', {
    body: { userId: author.id, text, audience: JSON.stringify([audience]) },
    files: img ? { img } : {},
  });

/** Reposts a post as a member. */
export const repostBy = (member: TestMember, originalPostId: string, additionalText?: string): Promise<Post> =>
  member.ok('repost', {
    body: { userId: member.id, originalPostId, ...(additionalText === undefined ? {} : { additionalText }) },
  });

/** Rates a post as a member. */
export const rateBy = (member: TestMember, postId: string, value: number) =>
  member.ok('ratePost', { body: { userId: member.id, postId, value } });

/** Comments on a post as a member, or answers a comment of it. */
export const commentBy = (member: TestMember, postId: string, text: string, parentId?: string) =>
  member.ok('createComment', {
    body: { userId: member.id, postId, text, ...(parentId === undefined ? {} : { parentId }) },
  });

/** Changes a member to a specialty that is not a health profession. */
export async function removeHealthFlag(api: TestApi, member: TestMember): Promise<void> {
  const flag = { specialty: 'Other_Professions', is_health_professional: false } as const;
  await api.db.updateTable('users').set(flag).where('id', '=', member.id).execute();
}

export interface ChatOfTwo {
  readonly ana: TestMember;
  readonly tom: TestMember;
  readonly chatId: string;
}

/** Two new members and the chat that the first one opened with the second. */
export async function chatOfTwo(api: TestApi): Promise<ChatOfTwo> {
  const [ana, tom] = [await api.member(), await api.member()];
  const { id: chatId } = await ana.ok('openChat', { body: { otherUserId: tom.id } });
  return { ana, tom, chatId };
}
