import { useState, type ReactNode } from 'react';
import { Button, ConfirmDialog, Drawer, Modal, notify, type ModalSize } from '../src';
import { Specimen } from './specimen';

const sizes: readonly ModalSize[] = ['sm', 'md', 'lg', 'xl', '2xl', 'full'];
type Open = ModalSize | 'confirm' | 'danger' | 'drawer' | null;

/** Components that cover the page; each opens from its button. */
export function Overlays({ theme }: { readonly theme: 'dark' | 'light' }): ReactNode {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  /** Overlays outside the section take the theme of the page. */
  const show = (next: Open): void => {
    document.documentElement.dataset['theme'] = theme;
    setOpen(next);
  };
  const toast = (add: () => void): void => {
    document.documentElement.dataset['theme'] = theme;
    add();
  };
  return (
    <>
      <Specimen name="Modal">
        {sizes.map((size) => (
          <Button key={size} onClick={() => show(size)}>
            {`Modal ${size}`}
          </Button>
        ))}
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Button onClick={() => show('confirm')}>Confirm</Button>
        <Button onClick={() => show('danger')}>Confirm deletion</Button>
      </Specimen>
      <Specimen name="Drawer">
        <Button onClick={() => show('drawer')}>Drawer</Button>
      </Specimen>
      <Specimen name="Toasts">
        <Button onClick={() => toast(() => notify.success('Saved'))}>Success toast</Button>
        <Button onClick={() => toast(() => notify.error('Not saved, try again'))}>Error toast</Button>
        <Button onClick={() => toast(() => notify.info('Information'))}>Info toast</Button>
        <Button onClick={() => toast(() => notify.undoable('Deleted', () => undefined))}>Undoable toast</Button>
        <Button onClick={() => toast(() => notify.loading('Loading'))}>Loading toast</Button>
      </Specimen>
      {sizes.map((size) => (
        <Modal
          key={size}
          open={open === size}
          onClose={close}
          title={`Modal of size ${size}`}
          size={size}
          footer={<Button onClick={close}>Close the modal</Button>}
        >
          <p>The content of a modal.</p>
        </Modal>
      ))}
      {(['confirm', 'danger'] as const).map((kind) => (
        <ConfirmDialog
          key={kind}
          open={open === kind}
          title={kind === 'danger' ? 'Delete the post?' : 'Publish the post?'}
          text="This can be changed later."
          confirmLabel={kind === 'danger' ? 'Delete' : 'Publish'}
          cancelLabel="Cancel"
          danger={kind === 'danger'}
          onConfirm={close}
          onCancel={close}
        />
      ))}
      <Drawer open={open === 'drawer'} onClose={close} label="Drawer">
        <Button onClick={close}>Close the drawer</Button>
      </Drawer>
    </>
  );
}
