import '../lib/forbid-eval';
import type { LiveEvent, LiveEventName } from '@cred/contract';
import { liveEvents } from '@cred/contract/in-browsers';

const isKnown = (name: string): name is LiveEventName => Object.hasOwn(liveEvents, name);

/**
 * Checks an event of the event stream.
 * @param text the event's JSON text
 * @returns null for an unknown name, which a newer server may send, and for data that violates the contract
 */
export function readEvent(name: string, text: string): LiveEvent | null {
  if (!isKnown(name)) return null;
  try {
    const { data } = liveEvents[name].safeParse(JSON.parse(text));
    return data ? ({ name, data } as LiveEvent) : null;
  } catch {
    return null;
  }
}
