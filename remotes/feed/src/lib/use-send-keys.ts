import type { FormEvent, KeyboardEvent } from 'react';

/** Sends a form by its button, or by Ctrl or Cmd with Enter in a text of several lines. */
export function useSendKeys(send: () => void): {
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const instead = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    send();
  };
  return {
    onSubmit: instead,
    onKeyDown: (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) instead(event);
    },
  };
}
