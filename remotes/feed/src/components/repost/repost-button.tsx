import type { Post } from '@cred/contract';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { shortCount, withCount } from '../../lib/count';
import { ActionButton } from '../actions/action-button';
import { RepostDialog } from './repost-dialog';

/** Shows the number of reposts, and opens the dialog for a new one. Disabled for a tombstone. */
export function RepostButton({ post }: { readonly post: Post }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const count = post._count.reposts;
  const isTombstone = post.isRepost && !post.originalPost;
  return (
    <div>
      <ActionButton
        icon={Repeat2}
        label={isTombstone ? 'The post is not available: nothing to repost' : withCount('Repost', count)}
        value={shortCount(count)}
        aria-haspopup="dialog"
        disabled={isTombstone}
        onClick={() => setOpen(true)}
      />
      {/* After the first opening the dialog stays mounted, so that a repost in flight finishes in the same form. */}
      {open !== null && !isTombstone && <RepostDialog post={post} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
