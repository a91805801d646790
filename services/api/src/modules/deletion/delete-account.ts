import type { Settings } from '@cred/deployment/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../core/clock';
import { type Executor, retryOnDeadlock } from '../../database/connection';
import type { RateLimiter } from '../../core/rate-limits';
import type { Viewer } from '../../core/viewer';
import { confirmPassword } from '../credentials/confirm-password';
import type { MediaLifecycle } from '../media/media-lifecycle';
import type { CertificateLifecycle } from '../verification/certificate-lifecycle';
import { deleteMember } from './delete-member';

interface Deps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly rates: RateLimiter;
  readonly media: MediaLifecycle;
  readonly certificates: CertificateLifecycle;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Deletes the viewer's account permanently.
 * @throws AppError 400 for a wrong password, 429 after too many
 */
export async function deleteAccount(deps: Deps, viewer: Viewer, currentPassword: string): Promise<void> {
  const { db, clock, media, certificates, log } = deps;
  await confirmPassword(deps, viewer, currentPassword);
  // A concurrent request of the same member may lock the same rows.
  const released = await retryOnDeadlock(() =>
    db.transaction().execute((trx) => deleteMember(trx, viewer.id, clock())),
  );
  try {
    await media.removeFiles(db, released ?? []);
    await certificates.sweep(clock());
  } catch (failure) {
    // The account is deleted already; the next sweep removes the remaining files.
    log.warn({ err: failure }, 'files of a deleted account could not be removed yet');
  }
}
