import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Modal, type ModalProps } from './modal';

function Opener(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal title="Edit" {...props} open={open} onClose={() => setOpen(false)}>
        <input aria-label="Name" />
        <button>Save</button>
      </Modal>
    </>
  );
}

async function openModal(props: Partial<ModalProps> = {}) {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Edit' }) };
}

const expectClosed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

describe('Modal', () => {
  it('takes the focus and returns it on closing', async () => {
    const { user, dialog } = await openModal();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Fechar modal' }));
    expectClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('returns the focus to a button that has lost it before the dialog opens, because it is disabled until then', async () => {
    function DisabledOpener() {
      const [open, setOpen] = useState(false);
      const button = useRef<HTMLButtonElement>(null);
      // What browsers do with a disabled button at the next frame.
      useEffect(() => (open ? button.current?.blur() : undefined), [open]);
      return (
        <>
          <button ref={button} disabled={open} onClick={() => setOpen(true)}>
            Open
          </button>
          <Modal title="Edit" open={open} onClose={() => setOpen(false)} />
        </>
      );
    }
    const user = userEvent.setup();
    render(<DisabledOpener />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('{Escape}');
    expectClosed();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('keeps the focus inside, in both directions', async () => {
    const { user } = await openModal();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fechar modal' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fechar modal' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('focuses the element that the content marks', () => {
    render(
      <Modal open title="Edit" onClose={() => undefined}>
        <input aria-label="Name" data-autofocus />
      </Modal>,
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('closes with Escape', async () => {
    const { user } = await openModal();
    await user.keyboard('{Escape}');
    expectClosed();
  });

  it('closes on a press on the backdrop, but not if the press began inside', async () => {
    const { dialog } = await openModal();
    fireEvent.mouseDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expectClosed();
  });

  it('stays open on the second press of a double click on the backdrop, and on a click without a press on it', async () => {
    const { dialog } = await openModal();
    fireEvent.click(dialog, { detail: 1 });
    expect(dialog).toBeInTheDocument();
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    // A press that began on the backdrop ends with its click.
    fireEvent.mouseDown(dialog, { detail: 1 });
    fireEvent.click(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 1 });
    expect(dialog).toBeInTheDocument();
    fireEvent.mouseDown(dialog, { detail: 1 });
    fireEvent.click(dialog, { detail: 1 });
    expectClosed();
  });

  it('stays open while it is not closable', async () => {
    const { user, dialog } = await openModal({ closable: false });
    await user.keyboard('{Escape}');
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(screen.getByRole('button', { name: 'Fechar modal' })).toBeDisabled();
    expect(dialog).toBeInTheDocument();
  });

  it.each(['sm', 'md', 'lg', 'xl', '2xl', 'full'] as const)('has the size %s', (size) => {
    render(
      <Modal open title="Edit" size={size} onClose={() => undefined}>
        Text
      </Modal>,
    );
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('ConfirmDialog', () => {
  it('focuses Cancel first and reports the choice', async () => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
    render(
      <ConfirmDialog
        open
        title="Do you want logout?"
        confirmLabel="Logout"
        cancelLabel="Cancel"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
