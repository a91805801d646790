import type { Api } from '../../core/api';
import { applyNotices } from './apply-notices';
import { libraryNotices } from './library-notices';

/** An import marks posts within a minute (POST-54). */
const INTERVAL_MS = 10_000;

/** Applies the library's notices to posts after each interval; no two runs overlap, and the API closes after the last one. */
export function watchPaperNotices(api: Api): void {
  const library = libraryNotices(api.settings);
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= applyNotices({ db: api.db, ...library }, api.clock())
      .catch((failure: unknown) => api.scope.log.warn({ err: failure }, 'cannot apply the notices about papers'))
      .finally(() => (running = undefined));
  }, INTERVAL_MS).unref();
  api.scope.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
