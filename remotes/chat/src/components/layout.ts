import { frame } from '@cred/ui';

/** The custom property that says how far below the page's top the area begins, once it is measured. */
export const topProperty = '--chat-top';

/** The height that a conversation may fill: the window below whatever the shell has above it. */
export const viewHeight = {
  desktop: `calc(100dvh - var(${topProperty}, 0px))`,
  phone: `calc(100dvh - var(${topProperty}, ${frame.topBar}px))`,
} as const;

/** Where the list stands beside the conversation; the other side of `below.phone`. */
export const abovePhone = '@media (min-width: 700px)';
