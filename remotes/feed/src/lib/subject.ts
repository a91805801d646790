import type { OriginalPost, Post } from '@cred/contract';

/** The post that a card's ratings and comments belong to: of a repost without text its root (POST-34). */
export const subjectOf = (post: Post): Post | OriginalPost => (isPlainRepost(post) && post.originalPost) || post;

/** Whether a repost without text has lost its root, so that there is nothing to rate or to comment on. */
export const hasLostSubject = (post: Post): boolean => isPlainRepost(post) && !post.originalPost;

const isPlainRepost = ({ isRepost, additionalText }: Post): boolean => isRepost && !additionalText;
