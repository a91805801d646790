import type { LoginFailure } from '@cred/contract';
import { useForm, type Form } from '@cred/ui';
import { useEffect, useRef, useState } from 'react';
import type { AuthFormName } from './auth-calls';
import { loadAuthCalls, type AuthCalls } from './load-auth-calls';

interface Options<V, T> {
  /** Selects the schema of the contract. */
  readonly form: AuthFormName;
  readonly initial: V;
  /** The failure of a submission before the page's scripts ran. */
  readonly refused?: LoginFailure;
  /** Converts the typed values into those that are validated and sent. */
  readonly read?: (values: V) => V;
  /** False: validates, but never sends. */
  readonly ready?: boolean;
  readonly send: (calls: AuthCalls, values: V) => Promise<T>;
  /** Navigates away; the form stays pending. Not called when the member has already left the page. */
  readonly onSent: (response: T, values: V) => void;
  /** Returns the text under the form, or null. `calls` is null when they could not be loaded. */
  readonly onFailed: (error: unknown, calls: AuthCalls | null) => string | null;
  /** Whether the server's errors are shown at their fields. */
  readonly showServerErrors?: boolean;
}

export interface AuthFormState<V> extends Pick<Form<V>, 'formRef' | 'pending' | 'submit' | 'field' | 'reset'> {
  readonly failure: string | null;
}

/** The state of an auth page's form: validated by the contract, which is loaded with the first interaction. */
export function useAuthForm<V extends Readonly<Record<string, string>>, T>(options: Options<V, T>): AuthFormState<V> {
  const {
    form: name,
    initial,
    refused = {},
    read = (values) => values,
    ready = true,
    send,
    onSent,
    onFailed,
    showServerErrors = false,
  } = options;
  const [failure, setFailure] = useState<string | null>(refused.text ?? null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const form = useForm({
    initial,
    initialErrors: (refused.fields ?? {}) as Partial<V>,
    onSubmit: async (values) => {
      let calls: AuthCalls | null = null;
      setFailure(null);
      try {
        calls = await loadAuthCalls();
        const counted = read(values);
        if (form.showErrors(calls.validate(name, counted)) || !ready) return false;
        const response = await send(calls, counted);
        if (mounted.current) onSent(response, counted);
        return true;
      } catch (error) {
        if (!mounted.current) return false;
        if (showServerErrors && calls) form.showErrors(calls.serverErrors(error) as Partial<V>);
        setFailure(onFailed(error, calls));
        return false;
      }
    },
  });

  // Text that was typed, or filled in by the browser, before the page's scripts ran.
  useEffect(() => {
    for (const field of Object.keys(initial) as (keyof V & string)[]) {
      const element = form.formRef.current?.elements.namedItem(field);
      if (element && 'value' in element && element.value !== initial[field])
        form.setValue(field, element.value as V[typeof field], form.errors[field]);
    }
    // Once: later changes are events.
    // oxlint-disable-next-line exhaustive-deps
  }, []);

  return {
    formRef: form.formRef,
    pending: form.pending,
    submit: form.submit,
    field: form.field,
    reset: form.reset,
    failure,
  };
}
