import type { Post } from '@cred/contract';
import { Repeat2 } from 'lucide-react';
import { useState } from 'react';
import { shortCount, withCount } from '../../lib/count';
import { ActionButton } from '../actions/action-button';
import { RepostDialog } from './repost-dialog';

/** The number of reposts; opens the dialog that makes one. Of a post that is gone there is nothing to repost. */
export function RepostButton({ post }: { readonly post: Post }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const count = post._count.reposts;
  const gone = post.isRepost && !post.originalPost;
  return (
    <div>
      <ActionButton
        icon={Repeat2}
        label={gone ? 'The post is not available: nothing to repost' : withCount('Repost', count)}
        value={shortCount(count)}
        aria-haspopup="dialog"
        disabled={gone}
        onClick={() => setOpen(true)}
      />
      {/* Once opened it stays, closed: a repost on its way comes back to where it was written. */}
      {open !== null && !gone && <RepostDialog post={post} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
