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
  /** What gets the focus on closing when nothing had it on opening. */
  readonly opener?: RefObject<Element | null>;
}

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Props of the `<dialog>`. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
    readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onClose: () => void;
  };
}

/**
 * The behaviour of a native modal `<dialog>` that only the state `open` controls: the focus moves to `[data-autofocus]`
 * or the dialog, stays inside, and returns on closing; Escape, the backdrop and the system's back gesture request
 * closing.
 */
export function useModalDialog({ open, onClose, closable, opener }: Options): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const close = (): void => {
    if (closable) onClose();
  };

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const focused = document.activeElement;
    const before = focused === document.body && opener ? opener.current : focused;
    if (!dialog.open) dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open, opener]);

  return {
    ref,
    handlers: {
      onKeyDown: (event) => {
        if (event.key === 'Escape') {
          // Otherwise the browser closes the dialog regardless of the state, and an outer dialog too.
          event.preventDefault();
          event.stopPropagation();
          close();
        }
        if (event.key === 'Tab' && ref.current) keepInside(event, ref.current);
      },
      // The second press of a double click was meant for the button that opened the dialog, which the backdrop now
      // covers.
      onMouseDown: (event) => {
        pressedOutside.current = event.target === ref.current && event.detail <= 1;
      },
      // Press and release must both be on the backdrop: selecting text beyond the edge must not close the dialog.
      onClick: (event) => {
        const isBackdropClick = event.target === ref.current && pressedOutside.current && event.detail <= 1;
        pressedOutside.current = false;
        if (isBackdropClick) close();
      },
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close();
      },
      // The browser closed it without a cancellable event, for example after a second back gesture: update the state.
      onClose: () => {
        if (ref.current && !ref.current.open) onClose();
      },
    },
  };
}

function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const tabbable = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.closest('dialog') === dialog,
  );
  const [first, last] = [tabbable[0], tabbable.at(-1)];
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
