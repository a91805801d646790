/**
 * The previews of this tab: builds of areas that a link activates for one browser only. A preview must not be mistaken
 * for the live product, so no preview is loaded before the bar that names it is shown, and a tab with previews sends no
 * reports.
 */
import type { Preview } from '@cred/contract';
import { pageConfig } from '../lib/page-config';

/** The current previews, even if the bar is not loaded yet. */
let current: readonly Preview[] | undefined;
let hadAny = false;
let container: HTMLElement | undefined;

/** Whether this tab has or had a preview since its page was loaded. */
export const hadPreviews = (): boolean => hadAny;

/** Adds the container of the bar above everything else, and shows the previews of the page. */
export function startPreviews(): void {
  barContainer();
  // If the bar cannot be loaded, no area is loaded; each load of an area tries to load the bar again.
  showPreviews().catch(() => undefined);
}

/**
 * Shows these previews and those that ended.
 * @param previews the current ones; by default the last ones, or those of the page
 * @returns a promise that resolves once the bar is shown, and rejects when it cannot be loaded
 */
export async function showPreviews(
  previews: readonly Preview[] = current ?? pageConfig().previews ?? [],
): Promise<void> {
  current = previews;
  hadAny ||= previews.length > 0;
  if (!hadAny) return;
  const { showBar } = await import(/* webpackChunkName: "previews" */ './preview-bar');
  showBar(barContainer(), previews);
}

/** Added even when it is empty, so that the code that measures the space below it can observe when it grows. */
function barContainer(): HTMLElement {
  if (!container) {
    container = document.createElement('div');
    Object.assign(container.style, { position: 'sticky', top: '0', zIndex: '25' });
    document.body.prepend(container);
  }
  return container;
}
