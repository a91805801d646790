import type { Post } from '@cred/contract';
import { IconButton, useLazyDialog } from '@cred/ui';
import { Pencil } from 'lucide-react';

const loadDialog = async () => (await import(/* webpackChunkName: "edit-post" */ './edit-dialog')).EditDialog;

/** Opens the form that changes one of the viewer's posts. */
export function EditPost({ post }: { readonly post: Post }) {
  const { Dialog, isOpen, isLoading, open, close } = useLazyDialog(loadDialog);
  return (
    <>
      <IconButton
        type="button"
        label="Edit post"
        icon={Pencil}
        aria-haspopup="dialog"
        pending={isLoading}
        onClick={open}
      />
      {Dialog && <Dialog post={post} open={isOpen} onClose={close} />}
    </>
  );
}
