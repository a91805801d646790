import { callApi, isApiError } from '@cred/api-client';
import { isBlankText, type ValidationResult } from '@cred/contract';
import { useMutation } from '@cred/vendor';
import { useRef } from 'react';

interface Check {
  readonly text: string;
  readonly signal: AbortSignal;
}

const validatePost = ({ text, signal }: Check): Promise<ValidationResult> =>
  callApi('validatePost', { body: { text } }, { signal });

/** The modal's text about a failed check (POST-19). */
export const validationErrorText = (error: unknown): string =>
  isApiError(error) && error.status > 0
    ? `Erro ${error.status}: ${error.statusText}`
    : error instanceof Error
      ? error.message
      : 'Erro';

/** The AI check of a text. At most one is in flight; a new one or `cancel` aborts it. */
export function useValidatePost() {
  const running = useRef<AbortController>(null);
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: validatePost });
  const cancel = (): void => {
    running.current?.abort();
    reset();
  };
  const check = (text: string): void => {
    cancel();
    // Blank text is not sent for validation (POST-17).
    if (isBlankText(text)) return;
    running.current = new AbortController();
    mutate({ text, signal: running.current.signal });
  };
  return { check, cancel, result: data, error, isPending };
}
