import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { requireSelf } from '../../core/viewer';
import { endSession } from '../sessions/sessions.service';
import { getMe } from '../users/users.service';
import { checkLogin } from './auth.service';
import { changePassword } from './change-password';
import { completeLogin } from './complete-login';
import { failedLoginUrl } from './failed-login-page';

/** Registers login, logout, the signed-in member and the change of a password. */
export function registerAuth(api: Api): void {
  bind(
    api,
    'login',
    async ({ body, request, reply }) => {
      const credentials = await checkLogin(api, { ...body, address: request.ip });
      const user = await getMe(api, credentials.userId);
      await completeLogin(api, credentials, request, reply);
      return { user };
    },
    { form: { done: `${api.settings.PUBLIC_URL}/`, failed: (refusal) => failedLoginUrl(api.settings, refusal) } },
  );

  bind(api, 'getMe', async ({ viewer }) => await getMe(api, viewer.id));

  bind(api, 'logout', async ({ request, reply }) => {
    await endSession(api, request, reply);
    return { ok: true as const };
  });

  bind(api, 'setNewPassword', async ({ viewer, params, body, request, reply }) => {
    requireSelf(viewer, params.userId);
    await changePassword(
      api,
      viewer,
      { password: body.password, currentPassword: body.currentPassword, address: request.ip },
      reply,
    );
    return { ok: true as const };
  });
}
