/**
 * The login page's form also works without script (`login` takes the encoding of plain forms). The API then answers
 * with an address of that page, and a failure travels as a code in its query: what was typed never does. These are
 * all the codes, and what the page says for each: the texts that the same call gives as JSON.
 */
export interface LoginFailure {
  /** Under the form. */
  readonly text?: string;
  /** At the fields. */
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
  /** Whatever else there is, from a name that is too long to a fault of the server. */
  other: { text: 'Erro ao fazer login' },
  username: { fields: { username: noUsername } },
  password: { fields: { password: noPassword } },
  short: { fields: { password: shortPassword } },
  both: { fields: { username: noUsername, password: noPassword } },
  'username-short': { fields: { username: noUsername, password: shortPassword } },
} as const satisfies Readonly<Record<string, LoginFailure>>;

export type LoginFailureCode = keyof typeof loginFailures;

/** The name in the query of the login page's address. */
export const LOGIN_FAILURE_PARAM = 'failed';

/** What a code stands for; a code that is none stands for nothing. */
export const loginFailure = (code: string | null): LoginFailure =>
  code !== null && Object.hasOwn(loginFailures, code) ? loginFailures[code as LoginFailureCode] : {};
