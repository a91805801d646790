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
}

const [noUsername, noPassword, shortPassword] = [
  'Username is empty',
  'Password is empty',
  'Minimal 6 caracters',
] as const;

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
} as const satisfies Readonly<Record<string, LoginFailure>>;

export type LoginFailureCode = keyof typeof loginFailures;

/** The query parameter of the login page that contains the code. */
export const LOGIN_FAILURE_PARAM = 'failed';

/** The messages of a code; empty for an unknown code. */
export const loginFailure = (code: string | null): LoginFailure =>
  code !== null && Object.hasOwn(loginFailures, code) ? loginFailures[code as LoginFailureCode] : {};
