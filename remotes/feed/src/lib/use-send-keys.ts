import type { FormEvent, KeyboardEvent } from 'react';

/** Submits a form with its button, or with Ctrl or Cmd and Enter in a multi-line field. */
export function useSendKeys(send: () => void): {
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    send();
  };
  return {
    onSubmit: submit,
    onKeyDown: (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    },
  };
}
