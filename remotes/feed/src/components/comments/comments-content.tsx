import type { Post } from '@cred/contract';
import { subjectOf } from '../../lib/subject';
import { CommentList } from './comment-list';
import { NewComment } from './new-comment';

interface Props {
  readonly post: Post;
  readonly onLeave: () => void;
}

/** A post's comments, newest first, and the form for a new one, whose draft is stored. */
export const CommentsContent = ({ post, onLeave }: Props) => (
  <>
    <NewComment postId={subjectOf(post).id} />
    <CommentList post={post} linkedId={null} onLeave={onLeave} />
  </>
);
