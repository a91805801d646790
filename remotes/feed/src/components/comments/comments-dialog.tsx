import type { Post } from '@cred/contract';
import { Modal } from '@cred/ui';
import { styled } from '@cred/vendor';
import { loadComments } from '../../lib/load-dialogs';
import { LazyContent } from '../lazy-content';

/** The minimum height is the same in all states, so that the dialog does not change its size. */
const Frame = styled.div`
  min-height: min(60dvh, 520px);
`;

interface Props {
  readonly post: Post;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A post's comments in a dialog. */
export function CommentsDialog({ post, open, onClose }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Comments" size="lg">
      <Frame>
        <LazyContent load={loadComments} label="Loading comments" failed="The comments could not be shown.">
          {(loaded) => <loaded.CommentsContent post={post} onLeave={onClose} />}
        </LazyContent>
      </Frame>
    </Modal>
  );
}
