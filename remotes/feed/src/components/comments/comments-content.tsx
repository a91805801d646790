import type { OriginalPost, Post } from '@cred/contract';
import { subjectOf } from '../../lib/subject';
import { QuotedPost } from '../repost/quoted-post';
import { CommentList } from './comment-list';
import { NewComment } from './new-comment';

interface Props {
  readonly post: Post;
  readonly onLeave: () => void;
}

/** The post that the comments belong to, with the text that its author wrote. */
function quotedOf(post: Post): OriginalPost {
  const subject = subjectOf(post);
  return subject === post && post.isRepost ? { ...post, text: post.additionalText ?? '' } : subject;
}

/** The post, its comments, newest first, and the form for a new one, whose draft is stored. */
export const CommentsContent = ({ post, onLeave }: Props) => (
  <>
    <QuotedPost post={quotedOf(post)} />
    <NewComment postId={subjectOf(post).id} />
    <CommentList post={post} linkedId={null} onLeave={onLeave} />
  </>
);
