import { frame } from '@cred/ui';

/** The custom property with the distance from the page's top to the area, set once it is measured. */
export const topProperty = '--chat-top';

/** The height of a conversation: the window below the shell's bars. */
export const viewHeight = {
  desktop: `calc(100dvh - var(${topProperty}, 0px))`,
  phone: `calc(100dvh - var(${topProperty}, ${frame.topBar}px))`,
  /** A conversation on a phone has its own header instead of the shell's top bar. */
  phoneConversation: `calc(100dvh - var(${topProperty}, 0px))`,
} as const;

/** Screens on which the area has the room of the shell's right column (CHAT-22). */
export const wide = '@media (min-width: 1100px)';
