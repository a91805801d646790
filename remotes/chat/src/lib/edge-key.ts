import type { KeyboardEvent } from 'react';

/**
 * The end of the list to which a key leads. The browser's own scrolling is animated over rows that get their heights on
 * the way, and stops between them.
 */
export function edgeOf({ key, target, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): 'start' | 'end' | null {
  if ((key !== 'Home' && key !== 'End') || ctrlKey || altKey || metaKey || shiftKey) return null;
  // A player has these keys, and so has the viewer, which is rendered in a row.
  if (target instanceof Element && target.closest('audio, video, dialog')) return null;
  return key === 'Home' ? 'start' : 'end';
}
