import { ConfirmDialog, IconButton } from '@cred/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeletePost } from '../api/delete-post';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';
import { Corner } from './post-layout';

/** Deletes one of the viewer's posts, after a confirmation. */
export function DeletePost({ postId }: { readonly postId: string }) {
  const corner = useMoveFocusOnUnmount<HTMLDivElement>();
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useDeletePost();
  // A ref, since a second click can precede the next render.
  const busy = useRef(false);
  const remove = (): void => {
    if (busy.current) return;
    busy.current = true;
    mutate(postId, {
      // After a success the card is removed.
      onError: () => {
        busy.current = false;
        setConfirming(false);
      },
    });
  };
  return (
    <Corner ref={corner}>
      <IconButton type="button" label="Delete post" icon={Trash2} onClick={() => setConfirming(true)} />
      <ConfirmDialog
        open={confirming}
        title="Delete this post?"
        text="It goes away for everybody, with its comments and ratings. This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        pending={isPending}
        onConfirm={remove}
        onCancel={() => setConfirming(false)}
      />
    </Corner>
  );
}
