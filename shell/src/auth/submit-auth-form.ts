/**
 * The code that the auth pages need after the first interaction. A separate chunk (`load-auth-calls.ts`), so that the
 * forms render without it.
 */
import type { LoginFailure } from '@cred/contract/login-failures';
import type { Form } from '@cred/ui/form';
import * as calls from './auth-calls';

export * from './auth-calls';

type Values = Readonly<Record<string, string>>;
type AuthCalls = typeof calls;

export interface AuthFormOptions<V, T> {
  /** Selects the schema of the contract. */
  readonly form: calls.AuthFormName;
  readonly initial: V;
  /** The failure of a form that was sent before the page's scripts ran. */
  readonly earlierFailure?: LoginFailure;
  /** Converts the typed values into those that are validated and sent. */
  readonly normalize?: (values: V) => V;
  /** If false, the form is validated but not sent. */
  readonly canSend?: boolean;
  readonly send: (calls: AuthCalls, values: V) => Promise<T>;
  /** Navigates to another page; the form stays pending. Not called when the form is unmounted. */
  readonly onSent: (response: T, values: V) => void;
  /**
   * Returns the text to show under the form, or null. `calls` is null when the code of the calls could not be loaded.
   */
  readonly onFailed: (error: unknown, calls: AuthCalls | null) => string | null;
  /** Whether to show the server's errors at their fields. */
  readonly showServerErrors?: boolean;
}

/**
 * Validates and sends an auth form; shows its errors and its failure.
 * @returns whether the submission succeeded; the page is then left
 */
export async function submitAuthForm<V extends Values, T>(
  {
    form: name,
    normalize = (typed) => typed,
    canSend = true,
    send,
    onSent,
    onFailed,
    showServerErrors,
  }: AuthFormOptions<V, T>,
  form: Form<V>,
  typed: V,
  setFailure: (text: string | null) => void,
): Promise<boolean> {
  const isMounted = (): boolean => form.formRef.current !== null;
  try {
    const values = normalize(typed);
    if (form.showErrors(calls.validate(name, values) as Partial<V>) || !canSend) return false;
    const response = await send(calls, values);
    if (isMounted()) onSent(response, values);
    return true;
  } catch (error) {
    if (!isMounted()) return false;
    if (showServerErrors) form.showErrors(calls.serverErrors(error) as Partial<V>);
    setFailure(onFailed(error, calls));
    return false;
  }
}
