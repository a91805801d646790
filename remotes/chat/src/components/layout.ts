import { frame } from '@cred/ui';

/** The custom property with the distance from the page's top to the area, set once it is measured. */
export const topProperty = '--chat-top';

/** The height of a conversation: the window below the shell's bars. */
export const viewHeight = {
  desktop: `calc(100dvh - var(${topProperty}, 0px))`,
  phone: `calc(100dvh - var(${topProperty}, ${frame.topBar}px))`,
} as const;

/** Screens on which list and conversation are side by side; the opposite of `below.phone`. */
export const abovePhone = '@media (min-width: 700px)';
