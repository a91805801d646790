/** Signing in with a passkey; a chunk that is loaded at the click. */
import { callApi } from '@cred/api-client';
import type { Me } from '@cred/contract';
import { startAuthentication } from '@simplewebauthn/browser';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Lets the member choose a passkey, and starts a session with it. Rejects when they cancel, or it is not accepted.
 * @returns the member whose passkey it is
 */
export async function authenticateWithPasskey(): Promise<Me> {
  const { options } = await callApi('startPasskeyLogin', {});
  const response = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
  const body = { response: { ...response, clientExtensionResults: {} } };
  return (await callApi('loginWithPasskey', { body })).user;
}
