import type { Post } from '@cred/contract';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { shortCount, withCount } from '../../lib/count';
import { hasLostSubject } from '../../lib/subject';
import { ActionButton } from '../actions/action-button';
import { CommentsDialog } from './comments-dialog';

interface Props {
  readonly post: Post;
  /** What it does instead of opening the dialog, where the comments are on the page. */
  readonly onComments: (() => void) | undefined;
}

/** Shows the number of comments, and opens them. */
export function CommentsButton({ post, onComments }: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  const count = post._count.comments;
  const isGone = hasLostSubject(post);
  return (
    <div>
      <ActionButton
        data-shortcut="comment"
        icon={MessageCircle}
        label={isGone ? 'The post is not available: no comments' : withCount('Comments', count)}
        disabled={isGone}
        value={shortCount(count)}
        aria-haspopup={onComments ? undefined : 'dialog'}
        onClick={onComments ?? (() => setOpen(true))}
      />
      {/* After the first opening the dialog stays mounted, so that a comment in flight finishes in the same form. */}
      {open !== null && <CommentsDialog post={post} open={open} onClose={() => setOpen(false)} />}
    </div>
  );
}
