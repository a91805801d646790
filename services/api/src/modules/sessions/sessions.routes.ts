import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { endAllSessions, endOneSession, listSessions } from './sessions.service';

/** The viewer's sessions, and logging out other browsers. */
export function registerSessions(api: Api): void {
  bind(api, 'getSessions', async ({ viewer }) => await listSessions(api, viewer));

  bind(api, 'endSession', async ({ viewer, params, reply }) => {
    await endOneSession(api, viewer, params.id, reply);
    return { ok: true as const };
  });

  bind(api, 'endAllSessions', async ({ viewer, reply }) => {
    await endAllSessions(api, viewer, reply);
    return { ok: true as const };
  });
}
