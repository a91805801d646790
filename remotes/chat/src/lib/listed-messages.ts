import { createContext } from 'react';
import type { DisplayedMessage } from './displayed-messages';

/** The loaded messages of the open conversation, with whose pictures the viewer continues, and the other member's name. */
export const ListedMessages = createContext<{
  readonly messages: readonly DisplayedMessage[];
  readonly otherName: string;
}>({ messages: [], otherName: '' });
