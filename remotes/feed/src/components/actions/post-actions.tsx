import type { Post } from '@cred/contract';
import { useMe } from '@cred/platform';
import { space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { hasLostSubject, subjectOf } from '../../lib/subject';
import { CommentsButton } from '../comments/comments-button';
import { RepostButton } from '../repost/repost-button';
import { OVERHANG } from './action-button';
import { BookmarkButton } from './bookmark-button';
import { RatingControl } from './rating-control';

/**
 * The columns are fixed, so that a changing number does not move the other controls. The rating popup is positioned
 * relative to this bar.
 */
const Bar = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 40px;
  align-items: center;
  margin: ${space(1)} -${OVERHANG}px 0;
`;

interface Props {
  readonly post: Post;
  /** What the comments button does instead of opening the dialog. */
  readonly onComments: (() => void) | undefined;
}

/**
 * The actions on a post. A repost without text stands for its root (POST-34). Members cannot rate their own posts (SRV-23).
 */
export function PostActions({ post, onComments }: Props) {
  const me = useMe();
  const subject = subjectOf(post);
  const isRateable = subject.user.id !== me.id && !hasLostSubject(post);
  return (
    <Bar role="group" aria-label="Post actions">
      <CommentsButton post={post} onComments={onComments} />
      <RepostButton post={post} />
      {isRateable ? <RatingControl postId={subject.id} rating={post.userRating} /> : <span />}
      <BookmarkButton postId={post.id} />
    </Bar>
  );
}
