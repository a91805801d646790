import type { Post } from '@cred/contract';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { shortCount, withCount } from '../../lib/count';
import { useMoveFocusOnUnmount } from '../../lib/use-move-focus-on-unmount';
import { ActionButton } from '../actions/action-button';
import { RepostDialog } from './repost-dialog';

/** Shows the number of reposts and whether one is the viewer's, and opens the dialog. Disabled for a tombstone. */
export function RepostButton({ post }: { readonly post: Post }) {
  // An undone repost is removed with its card.
  const root = useMoveFocusOnUnmount<HTMLDivElement>();
  const [open, setOpen] = useState<boolean | null>(null);
  const count = post._count.reposts;
  const own = post.userRepostId ? ', reposted by you' : '';
  const isTombstone = post.isRepost && !post.originalPost;
  return (
    <div ref={root}>
      <ActionButton
        icon={Repeat2}
        label={isTombstone ? 'The post is not available: nothing to repost' : withCount('Repost', count) + own}
        value={shortCount(count)}
        state={own ? 'done' : undefined}
        aria-haspopup="dialog"
        disabled={isTombstone}
        onClick={() => setOpen(true)}
      />
      {/* After the first opening the dialog stays mounted, so that a repost in flight finishes in the same form. */}
      {open !== null && !isTombstone && <RepostDialog post={post} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
