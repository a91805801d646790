import { ConfirmDialog, IconButton } from '@cred/ui';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDeletePost } from '../api/delete-post';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';
import { Corner } from './post-layout';

/** Deletes an own post, after asking. */
export function DeletePost({ postId }: { readonly postId: string }) {
  const corner = useMoveFocusOnUnmount<HTMLDivElement>();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDeletePost();
  // State is seen a render later, and a second click may come before it.
  const busy = useRef(false);
  const remove = (): void => {
    if (busy.current) return;
    busy.current = true;
    mutate(postId, {
      // After a success there is nothing left to press: the card goes.
      onError: () => {
        busy.current = false;
        setAsking(false);
      },
    });
  };
  return (
    <Corner ref={corner}>
      <IconButton type="button" label="Delete post" icon={Trash2} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="Delete this post?"
        text="It goes away for everybody, with its comments and ratings. This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        pending={isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Corner>
  );
}
