import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled]), video[controls], [tabindex]:not([tabindex="-1"])';

interface Options {
  readonly open: boolean;
  readonly onClose: () => void;
  /** False: Escape and the backdrop do nothing. */
  readonly closable: boolean;
}

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** To be spread on the `<dialog>`. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onClose: () => void;
  };
}

/**
 * The behaviour of a native modal `<dialog>` that the state `open` rules alone: focus goes to
 * `[data-autofocus]` or the dialog, stays inside, and returns where it was; Escape, the backdrop and the
 * system's back gesture ask to close.
 */
export function useModalDialog({ open, onClose, closable }: Options): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const close = (): void => {
    if (closable) onClose();
  };

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref,
    handlers: {
      onKeyDown: (event) => {
        if (event.key === 'Escape') {
          // The browser would close it by itself, whatever the state says; and an outer dialog too.
          event.preventDefault();
          event.stopPropagation();
          close();
        }
        if (event.key === 'Tab' && ref.current) keepInside(event, ref.current);
      },
      // The second press of a double click was meant for what opened the dialog, which now lies below the backdrop.
      onMouseDown: (event) => {
        pressedOutside.current = event.target === ref.current && event.detail <= 1;
      },
      // Both ends of the press: a selection dragged out of a field is no wish to close.
      onClick: (event) => {
        const wished = event.target === ref.current && pressedOutside.current && event.detail <= 1;
        pressedOutside.current = false;
        if (wished) close();
      },
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close();
      },
      // The browser closed it without asking (a second back gesture, say): the state follows.
      onClose: () => {
        if (ref.current && !ref.current.open) onClose();
      },
    },
  };
}

function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.closest('dialog') === dialog,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) {
    event.preventDefault();
    return;
  }
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === dialog)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}
