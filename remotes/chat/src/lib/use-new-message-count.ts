import { useState } from 'react';
import type { DisplayedMessage } from './displayed-messages';

/** The number of messages that the other member sent since the viewer scrolled away from the end. */
export function useNewMessageCount(messages: readonly DisplayedMessage[], atEnd: boolean): number {
  const last = messages.at(-1)?.key ?? null;
  const [lastAtEnd, setLastAtEnd] = useState(last);
  if (atEnd && lastAtEnd !== last) setLastAtEnd(last);
  if (atEnd) return 0;
  const from = messages.findLastIndex(({ key }) => key === lastAtEnd);
  return from < 0 ? 0 : messages.slice(from + 1).filter(({ own }) => !own).length;
}
