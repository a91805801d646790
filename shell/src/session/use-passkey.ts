/** Signing in with a passkey; a chunk that is loaded when one is used or offered. */
import { callApi } from '@cred/api-client';
import type { CallBodyInput, Me } from '@cred/contract';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { rememberPasskey } from './used-passkey';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type Choice = CallBodyInput<'loginWithPasskey'>;

/** A challenge is valid for five minutes (AUTH-17). */
const OFFER_MS = 280_000;

/** Requests for challenges run one after the other, since the browser's cookie has the challenge of the last one. */
let lastRequest: Promise<unknown> = Promise.resolve();

async function requestOptions(): Promise<RequestOptions> {
  const request = lastRequest.then(() => callApi('startPasskeyLogin', {}));
  lastRequest = request.catch(() => undefined);
  return (await request).options as unknown as RequestOptions;
}

/** Lets the member choose a passkey in the browser's dialog. Rejects when they cancel. */
export const choosePasskey = async (): Promise<Choice> =>
  toChoice(await startAuthentication({ optionsJSON: await requestOptions() }));

/**
 * Offers passkeys among the browser's suggestions for the field whose `autocomplete` ends in `webauthn` (AUTH-40), while
 * the challenge is valid. Rejects with an AbortError after that, when `signal` aborts, and when the dialog replaces it.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<Choice> {
  const optionsJSON = await requestOptions();
  signal.throwIfAborted();
  const cancel = (): void => WebAuthnAbortService.cancelCeremony();
  const timer = setTimeout(cancel, OFFER_MS);
  signal.addEventListener('abort', cancel);
  try {
    return toChoice(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * Starts a session with the chosen passkey.
 * @returns the member whose passkey it is
 * @throws ApiError 401 when it is not accepted
 */
export async function startSession(body: Choice): Promise<Me> {
  const { user } = await callApi('loginWithPasskey', { body });
  rememberPasskey();
  return user;
}

const toChoice = (response: Awaited<ReturnType<typeof startAuthentication>>): Choice => ({
  response: { ...response, clientExtensionResults: {} },
});
