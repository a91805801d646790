import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { clientAddress } from '../../core/client-address';
import { checkPasskeyLogin, startPasskeyLogin } from '../passkeys/passkey-login';
import { acceptCode } from '../second-factor/check-code';
import { clearCodeStep, readCodeStep } from '../second-factor/login-step';
import { findKnownDevice } from '../sessions/known-device';
import { getMe } from '../users/users.service';
import { completeLogin } from './complete-login';
import { failedCodeUrl } from './failed-login-page';

/** Registers the logins that end in a confirmed session: with a code after the password, and with a passkey. */
export function registerConfirmedLogins(api: Api): void {
  bind(
    api,
    'loginWithCode',
    async ({ body, request, reply }) => {
      const credentials = await readCodeStep(api, request);
      const { userId } = credentials;
      const source = { address: clientAddress(request), device: await findKnownDevice(api, request, userId) };
      await acceptCode(api, userId, { code: body.code, source });
      const user = await getMe(api, userId);
      await completeLogin(api, credentials, request, reply, { secondFactor: true });
      clearCodeStep(api, reply);
      return { user };
    },
    { form: { done: `${api.settings.PUBLIC_URL}/`, failed: (refusal) => failedCodeUrl(api.settings, refusal) } },
  );

  bind(api, 'startPasskeyLogin', async ({ reply }) => await startPasskeyLogin(api, reply), { bucket: 'passkey' });

  bind(
    api,
    'loginWithPasskey',
    async ({ body, request, reply }) => {
      const credentials = await checkPasskeyLogin(api, body, request, reply);
      const user = await getMe(api, credentials.userId);
      await completeLogin(api, credentials, request, reply, { secondFactor: true });
      clearCodeStep(api, reply);
      return { user };
    },
    { bucket: 'passkey' },
  );
}
