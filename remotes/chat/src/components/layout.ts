import { frame } from '@cred/ui';

/** The height that a conversation may fill: the window, on small screens without the shell's top bar. */
export const viewHeight = {
  desktop: '100dvh',
  phone: `calc(100dvh - ${frame.topBar}px)`,
} as const;

/** Where the list stands beside the conversation; the other side of `below.phone`. */
export const abovePhone = '@media (min-width: 700px)';
