import type { StreamEvent } from '@cred/api-client/stream-call';

/** The position of this tab in the member's events, whose ids increase. */
export class LastEvent {
  private newestId: string | null = null;

  get id(): string | null {
    return this.newestId;
  }

  /** Whether the event is new to this tab. Events without an id are not stored, so each of them is new. */
  accept({ id, name }: StreamEvent): boolean {
    // The server restarts its ids: the next ones may be smaller.
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

  /** Continues after `id`, ignoring missed events before it. */
  advanceTo(id: string | null): void {
    if (this.isBehind(id)) this.newestId = id;
  }
}
