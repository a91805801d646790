import type { Settings } from '@cred/deployment/settings';
import { type Clock, systemClock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { deliverDueMails, type MailLog } from './mail-delivery';
import { type MailTransport, openMailTransport } from './mail-transport';

const POLL_MS = 1_000;
/** An unresponsive mail server must not delay the shutdown; the mail is retried after the next start. */
const CLOSE_TIMEOUT_MS = 3_000;

interface WorkerDeps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly log: MailLog;
  readonly clock?: Clock;
  /** Runs before each delivery, for example to queue mails that were requested. */
  readonly beforeDelivery?: () => Promise<void>;
}

/** Runs `beforeDelivery`, then sends due mails. Returns how many were sent. */
export async function runOnce(
  { db, log, clock = systemClock, beforeDelivery }: Omit<WorkerDeps, 'settings'>,
  transport: MailTransport,
): Promise<number> {
  await beforeDelivery?.();
  return await deliverDueMails(db, transport, log, clock());
}

/** Sends mail in the background until it is closed; closing waits for a mail in flight. */
export function startMailWorker(deps: WorkerDeps): { close(): Promise<void> } {
  const transport = openMailTransport(deps.settings);
  let closed = false;
  let wake = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  let failing = false;
  const run = async (): Promise<void> => {
    while (!closed) {
      try {
        await runOnce(deps, transport);
        failing = false;
      } catch (failure) {
        // For example an unavailable database. Logged once, not at every pass.
        if (!failing) deps.log.warn({ err: failure }, 'mail could not be processed, will retry');
        failing = true;
      }
      if (!closed) await pause();
    }
  };
  const running = run();
  return {
    close: async () => {
      closed = true;
      wake();
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([running, new Promise((resolve) => (timer = setTimeout(resolve, CLOSE_TIMEOUT_MS)))]);
      clearTimeout(timer);
      transport.close();
    },
  };
}
