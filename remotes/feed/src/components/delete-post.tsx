import { ConfirmDialog, IconButton } from '@cred/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDeletePost } from '../api/delete-post';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';
import { Corner } from './post-layout';

interface Props {
  readonly postId: string;
  /** What else can be done with an own post; before the button that deletes it. */
  readonly children?: ReactNode;
}

/** Deletes one of the viewer's posts, after a confirmation. */
export function DeletePost({ postId, children }: Props) {
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
      {children}
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
