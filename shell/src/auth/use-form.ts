import { isApiError } from '@cred/api-client';
import { useRef, useState, type ChangeEvent, type RefObject } from 'react';

type Values = Readonly<Record<string, string>>;
type Faults<V extends Values> = Partial<Record<keyof V & string, string>>;

/** The part of a zod schema that a form needs. */
interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] } | undefined;
  };
}

interface Form<V extends Values> {
  readonly values: V;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Attributes of one field. */
  readonly field: (name: keyof V & string) => {
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  /** Checks all fields; shows the faults and moves the focus to the first. */
  readonly check: () => boolean;
  /** Shows what the server found wrong with single fields. */
  readonly showServerFaults: (error: unknown) => void;
}

/** The state of a form whose rules are a schema of the contract. */
export function useForm<V extends Values>(initial: V, schema: Schema): Form<V> {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<V>>({});
  const formRef = useRef<HTMLFormElement>(null);

  const show = (found: Faults<V>): void => {
    setFaults(found);
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>('input[name], select[name]') ?? [])];
    fields.find((field) => (field.getAttribute('name') ?? '') in found)?.focus();
  };

  return {
    values,
    formRef,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      error: faults[name],
      onChange: ({ target }) => {
        setValues((now) => ({ ...now, [name]: target.value }));
        setFaults((now) => ({ ...now, [name]: undefined }));
      },
    }),
    check: () => {
      const found: Record<string, string> = {};
      for (const { path, message } of schema.safeParse(values).error?.issues ?? []) found[String(path[0])] ??= message;
      show(found as Faults<V>);
      return Object.keys(found).length === 0;
    },
    showServerFaults: (error) => {
      if (!isApiError(error)) return;
      const known = Object.entries(error.fields).filter(([name]) => name in initial);
      if (known.length > 0) show(Object.fromEntries(known) as Faults<V>);
    },
  };
}
