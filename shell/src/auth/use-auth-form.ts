import { useForm, type Form } from '@cred/ui/form';
import { useEffect, useState } from 'react';
import { loadAuthCalls } from './load-auth-calls';
import type { AuthFormOptions } from './submit-auth-form';

declare global {
  /** Set by a script in the page's head: whether a form was submitted before the shell ran; null once it runs. */
  var credEarlySubmit: boolean | null | undefined;
}

export interface AuthFormState<V> extends Form<V> {
  readonly failure: string | null;
}

/** The state of an auth page's form. The code that validates and sends the form is loaded at the first interaction. */
export function useAuthForm<V extends Readonly<Record<string, string>>, T>(
  options: AuthFormOptions<V, T>,
): AuthFormState<V> {
  const { initial, earlierFailure = {}, onFailed } = options;
  const [failure, setFailure] = useState<string | null>(earlierFailure.text ?? null);
  const form: Form<V> = useForm({
    initial,
    initialErrors: earlierFailure.fields as Partial<V> | undefined,
    onSubmit: async (values) => {
      setFailure(null);
      try {
        const calls = await loadAuthCalls();
        return await calls.submitAuthForm(options, form, values, setFailure);
      } catch (error) {
        if (form.formRef.current) setFailure(onFailed(error, null));
      }
    },
  });

  // Reads text that was typed, or filled in by the browser, before the page's scripts ran, and sends what was to be sent.
  const [wasSubmitted, setSubmitted] = useState(false);
  useEffect(() => {
    setSubmitted(globalThis.credEarlySubmit === true);
    globalThis.credEarlySubmit = null;
    for (const field of Object.keys(initial) as (keyof V & string)[]) {
      const element = form.formRef.current?.elements.namedItem(field);
      if (element && 'value' in element && element.value !== initial[field])
        form.setValue(field, element.value as V[typeof field], form.errors[field]);
    }
    // Once: later changes are events.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  // After a render with these values.
  useEffect(() => {
    if (wasSubmitted) form.formRef.current?.requestSubmit();
    // oxlint-disable-next-line exhaustive-deps
  }, [wasSubmitted]);

  return { ...form, failure };
}
