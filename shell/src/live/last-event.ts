import type { StreamEvent } from '@cred/api-client/stream-call';

/** Where this tab stands in the member's events: their ids count up. */
export class LastEvent {
  #id: string | null = null;

  get id(): string | null {
    return this.#id;
  }

  /** True when the event is new here. Those without an id are not kept anywhere, so each is. */
  take({ id, name }: StreamEvent): boolean {
    // The server starts anew: what it counts from here on may be smaller.
    if (name === 'reset') {
      this.#id = id;
      return true;
    }
    if (id === null) return true;
    if (!this.isBehind(id)) return false;
    this.#id = id;
    return true;
  }

  /** True when there are events up to `id` that have not been here. */
  isBehind(id: string | null): boolean {
    return id !== null && (this.#id === null || BigInt(id) > BigInt(this.#id));
  }

  /** Goes on behind `id`, whatever was missed before it. */
  moveTo(id: string | null): void {
    if (this.isBehind(id)) this.#id = id;
  }
}
