import { useSyncExternalStore } from 'react';

/**
 * Short messages over the page. `subject`: the subject that attempts of the same action share; only the last message of a
 * subject is shown.
 */
export interface Notify {
  readonly success: (text: string, subject?: string) => void;
  readonly error: (text: string, subject?: string) => void;
  readonly info: (text: string) => void;
  /**
   * Reports a completed action, with a button that undoes it. The returned function closes the toast when there is
   * nothing left to undo.
   */
  readonly undoable: (text: string, onUndo: () => void) => () => void;
  /** Stays until the returned function is called. */
  readonly loading: (text: string) => () => void;
}

/** The most messages that wait for the code of the toasts; the oldest is given up. */
const MAX_WAITING = 20;

let toasts: Notify | undefined;
const waiting: ((toasts: Notify) => void)[] = [];
const listeners = new Set<() => void>();

/** Sets what shows the messages: their code, once it is loaded. Messages that wait are shown. */
export function provideToasts(provided: Notify): void {
  toasts = provided;
  for (const show of waiting.splice(0)) show(provided);
}

/** Whether there was a message, which needs `AppToasts` on the page. */
export const useToastsWanted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => toasts !== undefined || waiting.length > 0,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function whenLoaded(show: (toasts: Notify) => void): void {
  if (toasts) return show(toasts);
  waiting.push(show);
  waiting.splice(0, waiting.length - MAX_WAITING);
  for (const listener of listeners) listener();
}

/** Shows a message that can be closed, also before it is shown. */
function closable(show: (toasts: Notify) => () => void): () => void {
  let close: (() => void) | undefined;
  let closed = false;
  whenLoaded((loaded) => {
    if (!closed) close = show(loaded);
  });
  return () => {
    closed = true;
    close?.();
  };
}

/** The messages of the page. They appear where `AppToasts` is rendered, whose code the shell loads when it is wanted. */
export const notify: Notify = {
  success: (text, subject) => whenLoaded((loaded) => loaded.success(text, subject)),
  error: (text, subject) => whenLoaded((loaded) => loaded.error(text, subject)),
  info: (text) => whenLoaded((loaded) => loaded.info(text)),
  undoable: (text, onUndo) => closable((loaded) => loaded.undoable(text, onUndo)),
  loading: (text) => closable((loaded) => loaded.loading(text)),
};
