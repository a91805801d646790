import { callApi } from '@cred/api-client';
import type { CallResponse } from '@cred/contract';
import { useConfirmed } from '@cred/platform';
import { useMutation, useQueryClient } from '@cred/vendor';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { signInMethodsQuery } from './get-sign-in-methods';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** A change of the sign-in methods, in a confirmed session (AUTH-24); afterwards the list is fetched again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  const confirmed = useConfirmed();
  return useMutation({
    mutationFn: (input: Input) => confirmed(() => change(input)),
    onSuccess: () => client.invalidateQueries({ queryKey: signInMethodsQuery().queryKey }),
  });
}

/** Creates a passkey with this browser, and adds it to the account. */
export const useAddPasskey = () =>
  useChange(async (name: string) => {
    const { options } = await callApi('startPasskey', { body: {} });
    const response = await startRegistration({ optionsJSON: options as unknown as CreationOptions });
    return await callApi('addPasskey', { body: { name, response: { ...response, clientExtensionResults: {} } } });
  });

export const useRenamePasskey = () =>
  useChange(({ id, name }: { readonly id: string; readonly name: string }) =>
    callApi('renamePasskey', { params: { id }, body: { name } }),
  );

export const useRemovePasskey = () => useChange((id: string) => callApi('removePasskey', { params: { id }, body: {} }));

/** A new secret for an authenticator app; the list does not change until a code confirms it. */
export function useStartTotp() {
  const confirmed = useConfirmed();
  return useMutation({ mutationFn: () => confirmed(() => callApi('startTotp', { body: {} })) });
}

/** Turns two-step sign-in on. Resolves to the recovery codes. */
export const useConfirmTotp = () => useChange((code: string) => callApi('confirmTotp', { body: { code } }));

export const useRemoveTotp = () => useChange<void, unknown>(() => callApi('removeTotp', { body: {} }));

export const useRenewRecoveryCodes = () =>
  useChange<void, CallResponse<'renewRecoveryCodes'>>(() => callApi('renewRecoveryCodes', { body: {} }));

/** Fetches everything of the area again, because the session may now see more. */
function useConfirmation<Input, Output>(confirm: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirm,
    onSuccess: () => client.resetQueries({ queryKey: ['settings'] }),
  });
}

/** Confirms this session with a code (AUTH-25). */
export const useConfirmWithCode = () =>
  useConfirmation((code: string) => callApi('confirmSecondFactor', { body: { code } }));

/** Confirms by signing in again with a passkey; with one of another account the page starts again as that account. */
export const useConfirmWithPasskey = (memberId: string) =>
  useConfirmation<void, CallResponse<'loginWithPasskey'>>(async () => {
    const { options } = await callApi('startPasskeyLogin', {});
    const response = await startAuthentication({ optionsJSON: options as unknown as RequestOptions });
    const result = await callApi('loginWithPasskey', {
      body: { response: { ...response, clientExtensionResults: {} } },
    });
    if (result.user.id !== memberId) location.assign('/');
    return result;
  });
