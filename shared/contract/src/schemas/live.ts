import * as z from 'zod';
import { message } from './chat';
import { id } from './common';

/**
 * What the push stream tells an open page (SRV-31), by the name of its server-sent event. Events with
 * an `id:` line are kept for a while and come again to whoever reconnects with `Last-Event-ID`.
 */
export const liveEvents = {
  /** A new message in one of the member's chats, their own ones too. */
  message: z.object({ message }),
  /** Something else of a chat changed, such as what has been read: worth asking for it. */
  chat: z.object({ chatId: id }),
  /** The member's notifications changed: worth asking for them. */
  notifications: z.object({}),
  /** The other member is writing; not kept, and over after `limits.live.typingMs` without another one. */
  typing: z.object({ chatId: id, userId: id }),
  /** More was missed than is kept: everything is worth asking for. */
  reset: z.object({}),
  /** The connection lives; comes every `limits.live.aliveMs`. */
  alive: z.object({}),
} as const;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { readonly name: N; readonly data: z.infer<(typeof liveEvents)[N]> };
}[LiveEventName];
export type LiveEventData<N extends LiveEventName> = z.infer<(typeof liveEvents)[N]>;

export const liveQuery = z.object({
  /** The last event's id, for a new connection that cannot set the header `Last-Event-ID`. */
  lastEventId: z
    .string()
    .regex(/^\d{1,18}$/, 'Must be the id of an event')
    .optional(),
  /**
   * Whom the page takes for signed in. In another tab somebody else may have signed in meanwhile: then the answer
   * is 403 (SRV-1), and one member's events never reach another one's page.
   */
  userId: id.optional(),
});
