import type { Post } from '@cred/contract';
import { Modal } from '@cred/ui';
import { styled } from '@cred/vendor';
import { CommentList } from './comment-list';
import { NewComment } from './new-comment';

/** The minimum height is the same in all states, so that the dialog does not change its size. */
const Frame = styled.div`
  min-height: min(60dvh, 520px);
`;

interface Props {
  readonly post: Post;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A post's comments, newest first, and the form for a new one, whose draft is stored. */
export function CommentsDialog({ post, open, onClose }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Comments" size="lg">
      <Frame>
        <NewComment postId={post.id} />
        <CommentList post={post} linkedId={null} onLeave={onClose} />
      </Frame>
    </Modal>
  );
}
