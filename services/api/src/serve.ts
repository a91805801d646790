import type { Settings } from '@cred/deployment/settings';
import type { RunningService } from '@cred/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from './app';
import { systemClock } from './core/clock';
import type { Executor } from './database/connection';
import { warmUpPasswords } from './modules/credentials/passwords';
import { startMailWorker } from './modules/mail/mail-worker';
import { issueRequestedCodes } from './modules/recovery/issue-codes';

/**
 * Starts the API and its mail worker; resolves when it listens.
 * @param openDatabase calls its argument for each connection that breaks
 */
export async function serve(
  settings: Settings,
  openDatabase: (onLost: (cause: Error) => void) => Executor,
): Promise<RunningService> {
  let log: FastifyBaseLogger | undefined;
  const db = openDatabase((cause) => log?.warn({ err: cause }, 'a database connection broke'));
  try {
    const app = await createApp({ settings, db });
    log = app.log;
    await warmUpPasswords();
    await app.listen({ host: settings.HOST, port: settings.API_PORT });
    const mail = startMailWorker({
      db,
      settings,
      log: app.log,
      beforeDelivery: () => issueRequestedCodes({ db, settings, clock: systemClock }),
    });
    return {
      close: async () => {
        await Promise.all([app.close(), mail.close()]);
        await db.destroy();
      },
    };
  } catch (failure) {
    await db.destroy();
    throw failure;
  }
}
