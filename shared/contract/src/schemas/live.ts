import * as z from 'zod';
import { message } from './chat';
import { id } from './common';

/**
 * The events of the event stream (SRV-31), by server-sent event name. The server keeps events with an `id:` line for a
 * while and sends them again to a client that reconnects with `Last-Event-ID`.
 */
export const liveEvents = {
  /** A new message in one of the member's chats, also an own one, or a message that was deleted or reacted to. */
  message: z.object({ message }),
  /** Something else in a chat changed, such as its read state: refetch the chat. */
  chat: z.object({ chatId: id }),
  /** The member's notifications changed: refetch them. */
  notifications: z.object({}),
  /** The member's own account changed by someone else's decision, such as the verified badge or a role: refetch it. */
  account: z.object({}),
  /** For reviewers: what waits for their decisions changed: refetch it. Not kept for reconnecting clients. */
  review: z.object({}),
  /**
   * The other member is typing. Not kept for reconnecting clients; ends after `limits.live.typingMs` without another
   * such event.
   */
  typing: z.object({ chatId: id, userId: id }),
  /** Missed events are no longer kept: refetch everything. */
  reset: z.object({}),
  /** Keeps the connection open; sent every `limits.live.aliveMs`. */
  alive: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { readonly name: N; readonly data: z.infer<(typeof liveEvents)[N]> };
}[LiveEventName];
export type LiveEventData<N extends LiveEventName> = z.infer<(typeof liveEvents)[N]>;

export const liveQuery = z.object({
  /** The id of the last received event, for a new connection that cannot set the `Last-Event-ID` header. */
  lastEventId: z
    .string()
    .regex(/^\d{1,18}$/, 'Must be the id of an event')
    .optional(),
  /**
   * The member that the page shows as signed in. When another member has signed in in another tab, the response is 403
   * (SRV-1): a page never receives another member's events.
   */
  userId: id.optional(),
});
