import type { FormEvent, KeyboardEvent } from 'react';

/** Submits a form with its button, or with Ctrl or Cmd and Enter in a multi-line field. */
export function useSubmitHandlers(onSend: () => void): {
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    onSend();
  };
  return {
    onSubmit: submit,
    onKeyDown: (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    },
  };
}
