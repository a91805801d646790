import { keyframes, styled } from '@cred/vendor';
import { cssTransition, toast, ToastContainer } from '@cred/vendor/toasts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { color, font, radius, shadow, space } from '../tokens/tokens';
import { Button } from './button';
import { type Notify, provideToasts } from './notify';

/** Times in ms, and the maximum number of toasts (GEN-6). */
export const toastRules = { successMs: 2_000, otherMs: 4_000, kept: 20, removalMs: 1_000, maxWidth: 350 } as const;

const LEAVE_MS = 160;

const transition = cssTransition({
  enter: 'cred-toast-enter',
  exit: 'cred-toast-exit',
  collapseDuration: toastRules.removalMs - LEAVE_MS,
});

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The last toast of each subject. */
const latest = new Map<string, ReturnType<typeof toast>>();

/** The button is taller than the line; its negative margin keeps it from enlarging the toast. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  button { margin: -${space(2)} 0; color: ${color.accentText}; }
`;

const enter = keyframes`from { opacity: 0; translate: 0 -12px; }`;

const leave = keyframes`to { opacity: 0; scale: 0.97; }`;

/**
 * The library makes its container as wide as a phone's screen; this resets the width. A closed toast's space collapses
 * at once; its element is removed after `toastRules.removalMs`. The progress bar is the timer of the toast: it must
 * run, but is not visible.
 */
const Layer = styled.div`
  &[popover] {
    inset: auto;
    width: 0;
    height: 0;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
  }

  .Toastify__toast-container {
    --toastify-toast-width: ${toastRules.maxWidth}px;
    --toastify-toast-min-height: 48px;
    --toastify-toast-bd-radius: ${radius.control};
    --toastify-toast-background: ${color.raised};
    --toastify-toast-offset: 12px;
    width: min(${toastRules.maxWidth}px, calc(100vw - 24px));
    max-width: ${toastRules.maxWidth}px;
    padding: 0;
  }
  @media (max-width: 480px) {
    .Toastify__toast-container { top: max(12px, env(safe-area-inset-top)); left: 50%; transform: translateX(-50%); }
  }
  .Toastify__toast {
    width: 100%;
    margin-bottom: ${space(2)};
    padding: ${space(3)} ${space(10)} ${space(3)} ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.raised};
    box-shadow: ${shadow.floating};
    color: ${color.text};
    font-family: inherit;
    font-size: ${font.s15};
    overflow-wrap: anywhere;
    transition-duration: ${LEAVE_MS}ms !important;
  }
  .Toastify__toast--success .Toastify__toast-icon { color: ${color.success}; }
  .Toastify__toast--error .Toastify__toast-icon { color: ${color.danger}; }
  .Toastify__toast-icon { width: 20px; margin-inline-end: ${space(3)}; }
  .Toastify__close-button { top: 4px; right: 4px; width: 40px; height: 40px; color: ${color.muted}; opacity: 1; }
  .Toastify__close-button > svg { margin: auto; }
  .Toastify__progress-bar--wrp { opacity: 0; }
  .cred-toast-enter { animation: ${enter} 160ms ease-out both; }
  .cred-toast-exit { animation: ${leave} ${LEAVE_MS}ms ease-out both; }
`;

/** Replaces the previous toast of the same subject. */
function show(subject: string | undefined, add: () => ReturnType<typeof toast>): void {
  const before = subject === undefined ? undefined : latest.get(subject);
  if (before !== undefined) toast.dismiss(before);
  const id = add();
  if (subject !== undefined) latest.set(subject, id);
}

const toasts: Notify = {
  success: (text, subject) =>
    show(subject, () =>
      toast.success(text, { autoClose: toastRules.successMs, role: 'status', icon: <CircleCheck {...icon} /> }),
    ),
  error: (text, subject) =>
    show(subject, () =>
      toast.error(text, { autoClose: toastRules.otherMs, role: 'alert', icon: <CircleAlert {...icon} /> }),
    ),
  info: (text) => {
    toast(text, { autoClose: toastRules.otherMs, role: 'status' });
  },
  undoable: (text, onUndo) => {
    const id = toast.success(<Undoable text={text} onUndo={onUndo} />, {
      autoClose: toastRules.otherMs,
      role: 'status',
      icon: <CircleCheck {...icon} />,
    });
    return () => toast.dismiss(id);
  },
  loading: (text) => {
    const id = toast.loading(text, { role: 'status' });
    return () => toast.dismiss(id);
  },
};

function Undoable({
  text,
  onUndo,
  closeToast,
}: {
  readonly text: string;
  readonly onUndo: () => void;
  readonly closeToast?: () => void;
}): ReactNode {
  const undo = (): void => {
    closeToast?.();
    onUndo();
  };
  return (
    <Line>
      {text}
      <Button size="sm" variant="ghost" onClick={undo}>
        Undo
      </Button>
    </Line>
  );
}

provideToasts(toasts);

/** Renders the toasts of `notify`. Rendered once, by the shell; `nonce` is for its styles. */
export function AppToasts({ nonce }: { readonly nonce?: string }): ReactNode {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    layer.current?.showPopover?.();
    return toast.onChange(({ status }) => {
      // An open dialog is in the top layer: the toasts must be added to that layer after it.
      if (status !== 'added' || !document.querySelector('dialog[open]')) return;
      layer.current?.hidePopover?.();
      layer.current?.showPopover?.();
    });
  }, []);

  return (
    <Layer ref={layer} popover="manual">
      <ToastContainer
        aria-label="Messages"
        position="top-center"
        limit={toastRules.kept}
        autoClose={toastRules.otherMs}
        transition={transition}
        pauseOnFocusLoss={false}
        closeOnClick={false}
        newestOnTop
        {...(nonce ? { nonce } : {})}
      />
    </Layer>
  );
}
