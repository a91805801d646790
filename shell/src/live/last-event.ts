import type { StreamEvent } from '@cred/api-client/stream-call';

/** The id of the last event that this tab received. The ids of a member's events increase. */
export class LastEvent {
  /** @param newestId of the last event that the page's data contains; null when it is not known */
  constructor(private newestId: string | null) {}

  get id(): string | null {
    return this.newestId;
  }

  /** Whether this tab has not received the event before. An event without an id always counts as new. */
  accept({ id, name }: StreamEvent): boolean {
    // After a reset the server's ids may be smaller.
    if (name === 'reset') {
      this.newestId = id;
      return true;
    }
    if (id === null) return true;
    if (!this.isBehind(id)) return false;
    this.newestId = id;
    return true;
  }

  /** Whether there are events up to `id` that this tab has not received. */
  isBehind(id: string | null): boolean {
    return id !== null && (this.newestId === null || BigInt(id) > BigInt(this.newestId));
  }

  /** Continues after `id`; the missed events before it are not delivered. */
  advanceTo(id: string | null): void {
    if (this.isBehind(id)) this.newestId = id;
  }
}
