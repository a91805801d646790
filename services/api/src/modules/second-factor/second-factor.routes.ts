import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { clientAddress } from '../../core/client-address';
import { requireRecentLogin } from '../credentials/confirm-password';
import { presentPasskey } from '../passkeys/passkeys.presenter';
import { findPasskeys } from '../passkeys/passkeys.repository';
import { findKnownDevice } from '../sessions/known-device';
import { requireConfirmedReviewer } from '../sessions/require-confirmed-reviewer';
import { confirmationOf } from '../sessions/sessions.service';
import { acceptCode } from './check-code';
import { countRecoveryCodes, findTotp } from './second-factor.repository';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './totp.service';

/** The member's sign-in methods, the authenticator app, and the confirmation of a session (AUTH-19 to AUTH-25). */
export function registerSecondFactor(api: Api): void {
  bind(api, 'getSignInMethods', async ({ db, viewer }) => {
    const [passkeys, totp, left] = await Promise.all([
      findPasskeys(db, viewer.id),
      findTotp(db, viewer.id),
      countRecoveryCodes(db, viewer.id),
    ]);
    return {
      passkeys: passkeys.map(presentPasskey),
      totp: totp?.enabled_at ? { since: totp.enabled_at.toISOString(), recoveryCodesLeft: left } : null,
      confirmed: viewer.session.secondFactorAt !== null,
    };
  });

  bind(api, 'confirmSecondFactor', async ({ db, viewer, body, request, reply }) => {
    const source = { address: clientAddress(request), device: await findKnownDevice(api, request, viewer.id) };
    await acceptCode(api, viewer.id, { code: body.code, source });
    const confirmation = confirmationOf(api, viewer, request, 'second factor');
    await confirmation.store(db);
    confirmation.setCookie(reply);
    return { ok: true as const };
  });

  bind(api, 'startTotp', async ({ db, viewer, body }) => {
    await requireRecentLogin(api, viewer, body);
    await requireConfirmedReviewer(db, viewer);
    return await startTotp(api, viewer);
  });

  bind(api, 'confirmTotp', async ({ db, viewer, body, request, reply }) => {
    await requireConfirmedReviewer(db, viewer);
    const confirmation = confirmationOf(api, viewer, request, 'second factor');
    const recoveryCodes = await confirmTotp(api, viewer, {
      code: body.code,
      address: clientAddress(request),
      confirmation,
    });
    confirmation.setCookie(reply);
    return { recoveryCodes };
  });

  bind(api, 'removeTotp', async ({ db, viewer, body }) => {
    await requireRecentLogin(api, viewer, body);
    await requireConfirmedReviewer(db, viewer);
    await removeTotp(api, viewer);
    return { ok: true as const };
  });

  bind(api, 'renewRecoveryCodes', async ({ db, viewer, body }) => {
    await requireRecentLogin(api, viewer, body);
    await requireConfirmedReviewer(db, viewer);
    return { recoveryCodes: await renewRecoveryCodes(api, viewer) };
  });
}
