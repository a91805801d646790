/**
 * What the auth pages need once somebody uses them: the contract's rules, the calls, the toasts. A chunk
 * of its own, loaded at the first touch (`load-auth-calls.ts`), so that the forms are there without it.
 */
import '../app/forbid-eval';
import { callApi, isApiError } from '@cred/api-client';
import { schemas, type LoginBody, type SignUpBody } from '@cred/contract';
import { dataClient } from '../app/data-client';
import { forgetMemberData, refetchSession } from '../session/session-query';

export { notify } from '@cred/ui';

type Values = Readonly<Record<string, string>>;
type Faults = Readonly<Record<string, string>>;

const rules = {
  login: schemas.loginBody,
  signUp: schemas.signUpBody,
  forgotPassword: schemas.forgotPasswordBody,
  enterCode: schemas.verificationCodeBody.pick({ code: true }),
  newPassword: schemas.updatePasswordBody,
} as const;

export type AuthFormName = keyof typeof rules;

/** The first fault of each field by the contract's rules; none when all is well. */
export function faultsOf(form: AuthFormName, values: Values): Faults {
  const found: Record<string, string> = {};
  for (const { path, message } of rules[form].safeParse(values).error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

/** What the server found wrong with single fields. */
export const serverFaults = (error: unknown): Faults => (isApiError(error) ? error.fields : {});

// For the pages, which do not load the API client themselves.
export { serverMessage } from '@cred/api-client';

/**
 * Starts a session: login, then the session data anew (spec.md section 4).
 * @throws ApiError of whichever call failed
 */
export async function logIn(body: LoginBody): Promise<void> {
  const client = dataClient();
  await callApi('login', { body });
  forgetMemberData(client);
  await refetchSession(client);
}

/** Makes an account. Both flags travel for old servers' sake (spec.md section 5). */
export async function signUp(body: Omit<SignUpBody, 'isVerificated' | 'isSendVerificate'>): Promise<void> {
  dataClient();
  await callApi('signUp', { body: { ...body, isVerificated: false, isSendVerificate: false } });
}

/** Asks for a code by mail. @returns the recovery's handle */
export async function forgotPassword(email: string): Promise<string> {
  dataClient();
  return (await callApi('forgotPassword', { body: { email } })).user;
}

/** Trades the mailed code for a token. */
export async function checkCode(userId: string, code: string): Promise<string> {
  dataClient();
  return (await callApi('checkRecoveryCode', { body: { code, userId } })).token;
}

/** Sets the password that ends a recovery. */
export async function recoverPassword(userId: string, password: string): Promise<void> {
  dataClient();
  await callApi('recoverPassword', { params: { userId }, body: { password } });
}
