import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { clientAddress } from '../../core/client-address';
import { requireSelf } from '../../core/viewer';
import { confirmPassword } from '../credentials/confirm-password';
import { Puzzles, solutionOf } from '../credentials/puzzles';
import { knownDevices } from '../sessions/device-cookie';
import { requireCodeStep } from '../second-factor/login-step';
import { confirmationOf, endSession } from '../sessions/sessions.service';
import { getMe } from '../users/users.service';
import { checkLogin } from './auth.service';
import { changePassword } from './change-password';
import { completeLogin } from './complete-login';
import { failedLoginUrl } from './failed-login-page';
import { endUnknownLogin } from './login-notices';
import { LoginThrottle } from './login-throttle';
import { registerConfirmedLogins } from './second-step.routes';

/**
 * Registers login, logout, the signed-in member and the change of a password.
 * @param pause waits for the delay of a login in a new browser, in milliseconds; replaced in tests
 */
export function registerAuth(api: Api, pause?: (ms: number) => Promise<unknown>): void {
  const throttle = new LoginThrottle(api.rates, new Puzzles(api, 'login'), pause);
  bind(
    api,
    'login',
    async ({ body, request, reply }) => {
      const { username, password } = body;
      const credentials = await checkLogin(
        { db: api.db, throttle },
        {
          username,
          password,
          network: clientAddress(request),
          devices: knownDevices(request, api.settings, api.clock()),
          solution: solutionOf(body),
        },
      );
      const user = await getMe(api, credentials.userId);
      await requireCodeStep(api, credentials, reply);
      await completeLogin(api, credentials, request, reply, { secondFactor: false });
      return { user };
    },
    { form: { done: `${api.settings.PUBLIC_URL}/`, failed: (refusal) => failedLoginUrl(api.settings, refusal) } },
  );

  bind(api, 'getLoginPuzzle', async ({ query, request }) =>
    throttle.createPuzzle(query.username.toLowerCase(), clientAddress(request)),
  );
  registerConfirmedLogins(api);

  bind(api, 'getMe', async ({ viewer }) => await getMe(api, viewer.id));

  bind(api, 'logout', async ({ request, reply }) => {
    await endSession(api, request, reply);
    return { ok: true as const };
  });

  bind(api, 'endUnknownLogin', async ({ body }) => {
    await endUnknownLogin(api, body.token);
    return { ok: true as const };
  });

  bind(api, 'confirmPassword', async ({ db, viewer, body, request, reply }) => {
    await confirmPassword(api, viewer, body.currentPassword);
    const confirmation = confirmationOf(api, viewer, request, 'password');
    await confirmation.store(db);
    confirmation.setCookie(reply);
    return { ok: true as const };
  });

  bind(api, 'setNewPassword', async ({ viewer, params, body, request, reply }) => {
    requireSelf(viewer, params.userId);
    await changePassword(api, viewer, body, request, reply);
    return { ok: true as const };
  });
}
