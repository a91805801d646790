import type { Reaction } from '@cred/contract';

interface Sign {
  readonly emoji: string;
  readonly name: string;
}

/** The six reactions with their signs, in the order of the menu (CHAT-31). */
export const reactionSigns: Readonly<Record<Reaction, Sign>> = {
  like: { emoji: '👍', name: 'Like' },
  love: { emoji: '❤️', name: 'Love' },
  laugh: { emoji: '😂', name: 'Laugh' },
  surprise: { emoji: '😮', name: 'Surprise' },
  sad: { emoji: '😢', name: 'Sad' },
  thanks: { emoji: '🙏', name: 'Thanks' },
};
