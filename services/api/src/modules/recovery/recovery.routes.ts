import type { Settings } from '@cred/deployment/settings';
import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { rememberDevice } from '../sessions/device-cookie';
import { sessionCookie } from '../sessions/session-cookie';
import { newSecret, RECOVERY_MS } from './recovery-secrets';
import { recoverPassword, requestCode, exchangeCodeForCookie } from './recovery.service';

/** Recovery of an account whose password is forgotten (SRV-12). */
export function registerRecovery(api: Api): void {
  bind(api, 'forgotPassword', async ({ body, request }) => ({ user: await requestCode(api, body.email, request.ip) }), {
    bucket: 'recovery',
  });

  bind(
    api,
    'checkRecoveryCode',
    async ({ body, reply }) => {
      const secret = await exchangeCodeForCookie(api, body.userId, body.code);
      const { name, options } = recoveryCookie(api.settings);
      reply.setCookie(name, secret, options);
      // Not the secret of the cookie: this token becomes part of the page's URL and grants nothing.
      return { token: newSecret() };
    },
    { bucket: 'recoveryCode' },
  );

  bind(
    api,
    'recoverPassword',
    async ({ params, body, request, reply }) => {
      const { name, options } = recoveryCookie(api.settings);
      const { userId, generation } = await recoverPassword(api, {
        handle: params.userId,
        cookie: request.cookies[name],
        password: body.password,
      });
      // The owner can log in from here even while other browsers use up the limits of the account (AUTH-30).
      rememberDevice(request, reply, { settings: api.settings, userId, generation, at: api.clock() });
      reply.setCookie(name, '', { ...options, maxAge: 0 });
      return { ok: true as const };
    },
    { bucket: 'recoveryCode' },
  );
}

/** The session cookie's attributes, with a lifetime of 15 minutes and for same-site requests only. */
function recoveryCookie(settings: Settings) {
  const { name, options } = sessionCookie(settings, RECOVERY_MS / 1_000);
  return { name: name.replace('cred_session', 'cred_recovery'), options: { ...options, sameSite: 'strict' as const } };
}
