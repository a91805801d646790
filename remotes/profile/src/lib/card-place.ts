interface Size {
  readonly width: number;
  readonly height: number;
}

/** The space between the link and the card, in px. */
const GAP = 6;
/** The smallest space between the card and the window's edge, in px. */
const EDGE = 8;

/**
 * Where a card stands in the window, in px: below its link, above it if there is more space, and never beyond the left
 * and the right edge.
 */
export function cardPlace(
  link: Pick<DOMRect, 'top' | 'bottom' | 'left'>,
  card: Size,
  window: Size,
): { readonly top: number; readonly left: number } {
  const below = link.bottom + GAP;
  const above = link.top - GAP - card.height;
  const fitsBelow = below + card.height + EDGE <= window.height;
  const isAbove = !fitsBelow && link.top > window.height - link.bottom;
  return {
    top: isAbove ? above : below,
    left: Math.max(EDGE, Math.min(link.left, window.width - card.width - EDGE)),
  };
}
