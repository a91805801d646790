import type { Post } from '@cred/contract';
import { Modal } from '@cred/ui';
import { loadRepost } from '../../lib/load-dialogs';
import { LazyContent } from '../lazy-content';

interface Props {
  readonly post: Post;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form of a repost in a dialog. */
export const RepostDialog = ({ post, open, onClose }: Props) => (
  <Modal open={open} onClose={onClose} title="Repost" size="lg">
    <LazyContent load={loadRepost} label="Please wait" failed="The form could not be shown.">
      {(loaded) => <loaded.RepostForm post={post} onDone={onClose} />}
    </LazyContent>
  </Modal>
);
