import type { Post } from '@cred/contract';
import type { TestMember } from './test-api';
import type { TestFile } from './test-client';

interface Published {
  readonly audience?: 'general' | 'health';
  readonly img?: TestFile;
}

/** Has a member publish a post. */
export const publish = (
  author: TestMember,
  text: string,
  { audience = 'general', img }: Published = {},
): Promise<Post> =>
  author.ok('createPost', {
    body: { userId: author.id, text, audience: JSON.stringify([audience]) },
    files: img ? { img } : {},
  });

/** Has a member repost a post. */
export const repostBy = (member: TestMember, originalPostId: string, additionalText?: string): Promise<Post> =>
  member.ok('repost', {
    body: { userId: member.id, originalPostId, ...(additionalText === undefined ? {} : { additionalText }) },
  });

/** Has a member rate a post. */
export const rateBy = (member: TestMember, postId: string, value: number) =>
  member.ok('ratePost', { body: { userId: member.id, postId, value } });

/** Has a member comment on a post. */
export const commentBy = (member: TestMember, postId: string, text: string) =>
  member.ok('createComment', { body: { userId: member.id, postId, text } });
