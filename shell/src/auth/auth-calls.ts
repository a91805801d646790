/** Validation, calls and toasts of the auth pages; part of the chunk that `load-auth-calls.ts` loads. */
import '../lib/forbid-eval';
import { callApi, isApiError } from '@cred/api-client';
import type { LoginBody, Puzzle, SignUpBody } from '@cred/contract';
import * as schemas from '@cred/contract/in-browsers';
import { dataClient } from '../session/data-client';
import { removeMemberData, refetchSession } from '../session/session-query';
import { notify } from '@cred/ui';

export { notify };

type Values = Readonly<Record<string, string>>;
type FieldErrors = Readonly<Record<string, string>>;

const bodySchemas = {
  login: schemas.loginBody,
  loginCode: schemas.secondFactorCodeBody,
  signUp: schemas.signUpBody,
  forgotPassword: schemas.forgotPasswordBody,
  enterCode: schemas.verificationCodeBody.pick({ code: true }),
  newPassword: schemas.updatePasswordBody,
  mailLink: schemas.mailLinkBody,
} as const;

export type AuthFormName = keyof typeof bodySchemas;

/** The first error of each field, by the contract's schema. */
export function validate(form: AuthFormName, values: Values): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of bodySchemas[form].safeParse(values).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}

/** The server's error messages by field. */
export const serverErrors = (error: unknown): FieldErrors => (isApiError(error) ? error.fields : {});

// Re-exported for the pages, which do not import the API client.
export { serverMessage } from '@cred/api-client';

type Solved = { readonly puzzle: string; readonly solution: string } | undefined;

/** Puzzles that are solved for one request: a second one when the first is not accepted, such as in another network. */
const MAX_PUZZLES = 3;

/**
 * Sends a request. When others have used up a limit that it shares with them, solves a puzzle and sends it again (AUTH-30,
 * AUTH-31), and again with the new puzzle of a response that did not accept it (AUTH-39).
 * @throws ApiError of the request that failed
 */
async function sendOrSolve<T>(send: (solved: Solved) => Promise<T>, getPuzzle: () => Promise<Puzzle>): Promise<T> {
  try {
    return await send(undefined);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'too_many_requests') throw error;
    const { solvePuzzle } = await import(/* webpackChunkName: "auth-calls" */ './solve-puzzle');
    const solved = await getPuzzle()
      .then(solvePuzzle)
      .catch(() => undefined);
    // The first error has the time to wait.
    if (!solved) throw error;
    return await sendSolved(send, solved, solvePuzzle);
  }
}

async function sendSolved<T>(
  send: (solved: Solved) => Promise<T>,
  first: Solved,
  solvePuzzle: (puzzle: Puzzle) => Promise<Solved>,
): Promise<T> {
  let solved = first;
  for (let count = 1; ; count += 1) {
    try {
      return await send(solved);
    } catch (error) {
      if (!isApiError(error) || !error.puzzle || count === MAX_PUZZLES) throw error;
      solved = await solvePuzzle(error.puzzle);
    }
  }
}

/**
 * Logs in, then loads the session (AUTH-4).
 * @throws ApiError of the call that failed
 */
export async function logIn(body: LoginBody): Promise<void> {
  const client = dataClient();
  await sendOrSolve(
    (solved) => callApi('login', { body: { ...body, ...solved } }),
    () => callApi('getLoginPuzzle', { query: { username: body.username } }),
  );
  removeMemberData(client);
  await refetchSession(client);
}

/** Whether the password was right and the login continues with a code (AUTH-18). */
export const needsCode = (error: unknown): boolean => isApiError(error) && error.code === 'second_factor_required';

/** The second step of a login. */
export async function logInWithCode(code: string): Promise<void> {
  const client = dataClient();
  await callApi('loginWithCode', { body: { code } });
  removeMemberData(client);
  await refetchSession(client);
}

const loadPasskeys = () => import(/* webpackChunkName: "use-passkey" */ '../session/use-passkey');

/**
 * Signs in with a passkey, and shows a failure.
 * @returns whether it succeeded
 */
export async function logInWithPasskey(): Promise<boolean> {
  const client = dataClient();
  try {
    const { choosePasskey, startSession } = await loadPasskeys();
    await startSession(await choosePasskey());
  } catch (error) {
    if (!isCancelled(error)) showPasskeyFailure(error);
    return false;
  }
  removeMemberData(client);
  await refetchSession(client);
  return true;
}

/**
 * Offers passkeys among the browser's suggestions until the member chooses one, and signs in with it (AUTH-40).
 * @returns 'again' when they can be offered again: the challenge expired, or the chosen passkey was not accepted, which is
 * shown; 'failed' for everything else, which is not shown, because the member did not ask for it
 */
export async function offerPasskeys(signal: AbortSignal): Promise<'signed in' | 'again' | 'failed'> {
  const client = dataClient();
  try {
    const passkeys = await loadPasskeys();
    const choice = await passkeys.offerPasskeys(signal);
    try {
      await passkeys.startSession(choice);
    } catch (error) {
      showPasskeyFailure(error);
      return 'again';
    }
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? 'again' : 'failed';
  }
  removeMemberData(client);
  await refetchSession(client);
  return 'signed in';
}

/** The browser reports a member who cancels, or a dialog that was replaced, like this. */
const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

const showPasskeyFailure = (error: unknown): void =>
  notify.error(isApiError(error) ? error.message : 'This browser could not use a passkey. Use your password.');

/** Creates an account. Both flags are sent for compatibility with older servers (AUTH-7). */
export async function signUp(body: Omit<SignUpBody, 'isVerificated' | 'isSendVerificate'>): Promise<void> {
  dataClient();
  await callApi('signUp', { body: { ...body, isVerificated: false, isSendVerificate: false } });
}

/** Requests a code by mail. @returns the handle of the recovery */
export async function forgotPassword(email: string): Promise<string> {
  dataClient();
  const { user } = await sendOrSolve(
    (solved) => callApi('forgotPassword', { body: { email, ...solved } }),
    () => callApi('getRecoveryPuzzle', {}),
  );
  return user;
}

/** Ends all sessions of the member who got the link by mail. */
export async function endUnknownLogin(token: string): Promise<void> {
  const client = dataClient();
  await callApi('endUnknownLogin', { body: { token } });
  removeMemberData(client);
  notify.success('All sessions of your account are ended. Set a new password now.');
}

/** Confirms the mail address of a link. */
export async function confirmEmail(token: string): Promise<void> {
  const client = dataClient();
  await callApi('confirmEmail', { body: { token } });
  // The signed-in member's cached address is the earlier one.
  removeMemberData(client);
  notify.success('Your mail address is confirmed');
}

/** Exchanges the mailed code for a token. */
export async function checkCode(userId: string, code: string): Promise<string> {
  dataClient();
  return (await callApi('checkRecoveryCode', { body: { code, userId } })).token;
}

/** Sets the new password and ends the recovery. */
export async function recoverPassword(userId: string, password: string): Promise<void> {
  dataClient();
  await callApi('recoverPassword', { params: { userId }, body: { password } });
}
