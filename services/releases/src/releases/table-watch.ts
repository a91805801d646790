import type { IncomingMessage } from 'node:http';
import type { ReleaseTable } from '@cred/contract';
import type { ChangeSignal } from '../database/change-signal';

/** A lost notification costs at most this long. */
const LOOK_AGAIN_MS = 2_000;

/** Answers "what comes after revision n", as soon as something does. */
export class TableWatch {
  constructor(
    private readonly read: () => Promise<ReleaseTable>,
    private readonly signal: ChangeSignal,
  ) {}

  /**
   * The table once its revision is another than `after`, or as it is when the time is up, the asker is
   * gone or the registry closes. A smaller revision counts too: the registry may have been set up anew.
   */
  async tableAfter(after: number | undefined, milliseconds: number, asker: IncomingMessage): Promise<ReleaseTable> {
    const until = Date.now() + milliseconds;
    for (;;) {
      const left = until - Date.now();
      const next = this.signal.next(Math.max(0, Math.min(left, LOOK_AGAIN_MS)));
      try {
        const table = await this.read();
        if (table.revision !== after || left <= 0 || this.signal.closed || asker.socket.destroyed) return table;
        await next.woken;
      } finally {
        next.cancel();
      }
    }
  }
}
