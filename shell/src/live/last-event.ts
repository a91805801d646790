import type { StreamEvent } from '@cred/api-client/stream-call';

/** Where this tab stands in the member's events: their ids count up. */
export class LastEvent {
  private newest: string | null = null;

  get id(): string | null {
    return this.newest;
  }

  /** True when the event is new here. Those without an id are not kept anywhere, so each is. */
  take({ id, name }: StreamEvent): boolean {
    // The server starts anew: what it counts from here on may be smaller.
    if (name === 'reset') {
      this.newest = id;
      return true;
    }
    if (id === null) return true;
    if (!this.isBehind(id)) return false;
    this.newest = id;
    return true;
  }

  /** True when there are events up to `id` that have not been here. */
  isBehind(id: string | null): boolean {
    return id !== null && (this.newest === null || BigInt(id) > BigInt(this.newest));
  }

  /** Goes on behind `id`, whatever was missed before it. */
  moveTo(id: string | null): void {
    if (this.isBehind(id)) this.newest = id;
  }
}
