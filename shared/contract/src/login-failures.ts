/**
 * The login form also works without script: `login` accepts `application/x-www-form-urlencoded`. The API then redirects
 * to the login page and passes a failure as a code in the query, never the values that were entered. These are all
 * codes with the page's messages, identical to those of the JSON response.
 */
export interface LoginFailure {
  /** Shown below the form. */
  readonly text?: string;
  /** Shown below the fields. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The page shows the second step, the field for a code, instead of username and password (AUTH-18). */
  readonly step?: 'code';
}

const [noUsername, noPassword, shortPassword] = [
  'Username is empty',
  'Password is empty',
  'Minimal 6 caracters',
] as const;

/** The message for every code that is not accepted: unknown, expired or used before. */
export const WRONG_CODE = 'This code is wrong, too old, or was used before';
/** The message when the second step comes later than five minutes after the first one. */
export const LATE_CODE = 'Please sign in with your password again';

export const loginFailures = {
  credentials: { text: 'Username or password is wrong' },
  rate: { text: 'Too many requests, please try again later' },
  /** Every other failure, such as a username that is too long or an internal error. */
  other: { text: 'Erro ao fazer login' },
  username: { fields: { username: noUsername } },
  password: { fields: { password: noPassword } },
  short: { fields: { password: shortPassword } },
  both: { fields: { username: noUsername, password: noPassword } },
  'username-short': { fields: { username: noUsername, password: shortPassword } },
  code: { step: 'code' },
  'code-empty': { step: 'code', fields: { code: 'Code is empty' } },
  'code-wrong': { step: 'code', fields: { code: WRONG_CODE } },
  'code-rate': { step: 'code', text: 'Too many requests, please try again later' },
  'code-late': { text: LATE_CODE },
} as const satisfies Readonly<Record<string, LoginFailure>>;

export type LoginFailureCode = keyof typeof loginFailures;

/** The query parameter of the login page that contains the code. */
export const LOGIN_FAILURE_PARAM = 'failed';

/** The messages of a code; empty for an unknown code. */
export const loginFailure = (code: string | null): LoginFailure =>
  code !== null && Object.hasOwn(loginFailures, code) ? loginFailures[code as LoginFailureCode] : {};
