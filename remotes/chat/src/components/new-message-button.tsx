import { Button, IconButton } from '@cred/ui';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useLoaded } from '../lib/use-loaded';

/** Opens the dialog for a new conversation, as an icon in the list's title or as a button in the placeholder. */
export function NewMessageButton({ withText = false }: { readonly withText?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { loaded, isLoading, whenLoaded } = useLoaded(
    () => import(/* webpackChunkName: "new-message" */ './new-message-dialog'),
  );
  const open = () => whenLoaded(() => setOpen(true));
  return (
    <>
      {withText ? (
        <Button variant="primary" pending={isLoading} aria-haspopup="dialog" onClick={open}>
          New message
        </Button>
      ) : (
        <IconButton label="New message" icon={SquarePen} pending={isLoading} aria-haspopup="dialog" onClick={open} />
      )}
      {loaded && <loaded.NewMessageDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
