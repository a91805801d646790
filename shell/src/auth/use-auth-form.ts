import type { LoginFailure } from '@cred/contract';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import type { AuthFormName } from './auth-calls';
import { loadAuthCalls, type AuthCalls } from './load-auth-calls';

type Values = Readonly<Record<string, string>>;
type Faults = Readonly<Record<string, string | undefined>>;

interface Options<V extends Values, T> {
  /** Whose rules of the contract hold. */
  readonly form: AuthFormName;
  readonly initial: V;
  /** What an attempt was refused for that was made before the page's script ran. */
  readonly refused?: LoginFailure;
  /** What counts of what was typed; as it is when not given. */
  readonly read?: (values: V) => V;
  /** False: checked, but never sent. */
  readonly ready?: boolean;
  readonly send: (calls: AuthCalls, values: V) => Promise<T>;
  /** The page is on its way elsewhere: the form stays pending. Not called when the member has left already. */
  readonly onSent: (answer: T, values: V) => void;
  /** Gives the text under the form, if any. `calls` is null when they could not be loaded. */
  readonly onFailed: (error: unknown, calls: AuthCalls | null) => string | null;
  /** Shows what the server says of single fields. */
  readonly showServerFaults?: boolean;
}

export interface AuthFormState<V extends Values> {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly pending: boolean;
  readonly failure: string | null;
  readonly submit: () => void;
  /** Back to the start, without faults. */
  readonly clear: () => void;
  /** Attributes of one field. */
  readonly field: (name: keyof V & string) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
}

/** The state of an auth page's form: checked by the contract, sent once at a time, usable again after a failure. */
export function useAuthForm<V extends Values, T>(options: Options<V, T>): AuthFormState<V> {
  const {
    form,
    initial,
    refused = {},
    read = (values) => values,
    ready = true,
    send,
    onSent,
    onFailed,
    showServerFaults = false,
  } = options;
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults>(refused.fields ?? {});
  const [failure, setFailure] = useState<string | null>(refused.text ?? null);
  const [pending, setPending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  // The second half of a double click may come before the first is rendered: `pending` alone is late.
  const running = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  // What was typed, or filled in by the browser, before the page's script ran.
  useEffect(() => {
    for (const name of Object.keys(initial)) {
      const field = formRef.current?.elements.namedItem(name);
      // Read now, as below.
      const value = field && 'value' in field ? field.value : initial[name];
      if (value !== undefined && value !== initial[name]) setValues((now) => ({ ...now, [name]: value }));
    }
    // Once: from then on every change is told.
    // oxlint-disable-next-line exhaustive-deps
  }, []);

  const show = (found: Faults): boolean => {
    setFaults(found);
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>('input[name], select[name]') ?? [])];
    const first = fields.find((field) => (field.getAttribute('name') ?? '') in found);
    first?.focus();
    return first !== undefined;
  };

  /** @returns whether the page stays as it is */
  const attempt = async (): Promise<boolean> => {
    let calls: AuthCalls | null = null;
    try {
      calls = await loadAuthCalls();
      const counted = read(values);
      if (show(calls.faultsOf(form, counted)) || !ready) return true;
      const answer = await send(calls, counted);
      if (shown.current) onSent(answer, counted);
      return false;
    } catch (error) {
      if (!shown.current) return true;
      if (showServerFaults && calls) show(calls.serverFaults(error));
      setFailure(onFailed(error, calls));
      return true;
    }
  };

  const submit = (): void => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setFailure(null);
    void attempt().then((stays) => {
      running.current = !stays;
      setPending(!stays);
    });
  };

  return {
    formRef,
    pending,
    failure,
    submit,
    clear: () => {
      setValues(initial);
      setFaults({});
    },
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: faults[name],
      onChange: ({ target }) => {
        // Read now: React may run the update after it has put the old value back into the field.
        const { value } = target;
        setValues((now) => ({ ...now, [name]: value }));
        setFaults((now) => ({ ...now, [name]: undefined }));
      },
    }),
  };
}
