/**
 * The previews of this tab: builds of areas that a link gave to this browser alone, in place of the live ones. It
 * sees to it that nobody takes one for the product: no build of a preview is loaded before the bar that names it
 * stands, and what happens in such a tab does not count in the statistics of builds.
 */
import type { Preview } from '@cred/contract';
import { pageConfig } from '../page-config';

/** What there is, whether or not the bar could be had yet. */
let current: readonly Preview[] | undefined;
let had = false;
let place: HTMLElement | undefined;

/** Whether there is a preview in this tab, or was one since its page was loaded. */
export const hadPreviews = (): boolean => had;

/** Makes room for the bar, above everything, and tells of what the page came with. */
export function startPreviews(): void {
  barPlace();
  // Where it cannot be had now, areas wait for it: the loader asks again.
  tellPreviews().catch(() => undefined);
}

/**
 * Tells of these previews, and of those that are over.
 * @param previews what there is now; absent: what was told last, or what the page came with
 * @returns a promise that resolves once the bar stands, and rejects when it cannot be had
 */
export async function tellPreviews(
  previews: readonly Preview[] = current ?? pageConfig().previews ?? [],
): Promise<void> {
  current = previews;
  had ||= previews.length > 0;
  if (!had) return;
  const { showBar } = await import(/* webpackChunkName: "previews" */ './preview-bar');
  showBar(barPlace(), previews);
}

/** Always there, though empty: what measures the room below it must see it grow. */
function barPlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    Object.assign(place.style, { position: 'sticky', top: '0', zIndex: '25' });
    document.body.prepend(place);
  }
  return place;
}
