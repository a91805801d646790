import type { Post } from '@cred/contract';
import type { TestMember } from './test-api';
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

/** Comments on a post as a member. */
export const commentBy = (member: TestMember, postId: string, text: string) =>
  member.ok('createComment', { body: { userId: member.id, postId, text } });
