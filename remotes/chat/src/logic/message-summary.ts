import type { Message } from '@cred/contract';

const mediaNames = { TEXT: '', IMAGE: 'Image', VIDEO: 'Video', AUDIO: 'Audio' } as const;

/** A message in one line: its text, else what kind of file it is. */
export const messageSummary = ({ text, type }: Pick<Message, 'text' | 'type'>): string => text || mediaNames[type];
