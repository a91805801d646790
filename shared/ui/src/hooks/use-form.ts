import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';

/** A message for each invalid field. */
export type FieldErrors<V> = { readonly [N in keyof V]?: string | undefined };

export interface FormOptions<V> {
  readonly initial: V;
  /** Errors of a submission before the page's scripts ran. */
  readonly initialErrors?: FieldErrors<V> | undefined;
  /** @returns the errors that prevent the submission; null prevents it without a message */
  readonly validate?: (values: V) => FieldErrors<V> | null;
  /**
   * Sends valid values. It shows its own failures; a rejection is ignored.
   * @returns true when the page is about to be left: the form stays pending
   */
  readonly onSubmit: (values: V) => Promise<boolean | void>;
  /** Called with every change of a text field. */
  readonly onChange?: () => void;
}

/** The names of the text fields among the values. */
type TextName<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string;

interface TextFieldAttributes<N> {
  readonly name: N;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

type FormRef = RefObject<HTMLFormElement | null>;

export interface Form<V> {
  readonly formRef: FormRef;
  readonly values: V;
  readonly errors: FieldErrors<V>;
  /** A submission is in flight. */
  readonly pending: boolean;
  /** Validates and sends; ignored while a submission is in flight. */
  readonly submit: (event: SyntheticEvent) => void;
  /** Attributes of a text field, text area or select field. */
  readonly field: <N extends TextName<V>>(name: N) => TextFieldAttributes<N>;
  /** Sets the value of a field, and its error. */
  readonly setValue: <N extends keyof V>(name: N, value: V[N], error?: string) => void;
  /** Replaces all errors and focuses the first invalid field. @returns whether there is one */
  readonly showErrors: (errors: FieldErrors<V>) => boolean;
  /** Restores the initial values and removes the errors. */
  readonly reset: () => void;
}

/** Focuses the first field of the form that matches. @returns whether there is one */
export function focusField({ current: form }: FormRef, matches: (name: string) => boolean): boolean {
  const first = ([...(form ?? [])] as HTMLInputElement[]).find(({ name }) => matches(name));
  first?.focus();
  return first !== undefined;
}

/** Whether a value differs from its initial one. */
export const isDirty = <V extends object>(values: V, initial: V): boolean =>
  (Object.keys(values) as (keyof V)[]).some((name) => values[name] !== initial[name]);

/** The state of a form: values, errors per field, and one submission at a time. Its fields are found by their `name`. */
export function useForm<V extends object>(options: FormOptions<V>): Form<V> {
  const { initial, initialErrors = {}, validate, onSubmit, onChange } = options;
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>(initialErrors);
  const [pending, setPending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  // The second click of a double click may precede the render of `pending`.
  const running = useRef(false);

  const setRunning = (value: boolean): void => {
    running.current = value;
    setPending(value);
  };

  const showErrors = (found: FieldErrors<V>): boolean => {
    setErrors(found);
    return focusField(formRef, (name) => found[name as keyof V] !== undefined);
  };

  const setValue: Form<V>['setValue'] = (name, value, error) => {
    setValues((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: error }));
  };

  return {
    formRef,
    values,
    errors,
    pending,
    submit: (event) => {
      event.preventDefault();
      if (running.current) return;
      const found = validate?.(values);
      if (found === null || (found && showErrors(found))) return;
      setRunning(true);
      void onSubmit(values)
        .catch(() => false)
        .then((leaving) => setRunning(leaving === true));
    },
    field: (name) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }) => {
        // Read now: React may run the update after it has restored the old value of the field.
        setValue(name, target.value as V[typeof name]);
        onChange?.();
      },
    }),
    setValue,
    showErrors,
    reset: () => {
      setValues(initial);
      setErrors({});
    },
  };
}
