import type { RenderedState } from '@cred/contract';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pageConfig } from '../lib/page-config';
import { discardEarlyInput, replayEarlyInput } from './early-input';
import { loadAppEntry, loadAuthEntry } from './entry-chunks';
import { restoreStyles } from './restore-styles';

/** Continues with the markup that the page's HTML contains: a member's page, or a prerendered auth page. */
export function hydratePage(root: Element, app: ReactNode): Promise<Root | null> {
  const { rendered } = pageConfig();
  return rendered ? hydrateRendered(root, app, rendered) : hydrateAuthPage(root, app);
}

/**
 * If the code cannot be loaded, a form that works without scripts stays unchanged; another page is rendered again
 * and shows the failure.
 * @returns null when the markup stays as it is
 */
async function hydrateAuthPage(root: Element, app: ReactNode): Promise<Root | null> {
  try {
    await (await loadAuthEntry()).loadAuthPage(window.location.pathname);
  } catch {
    if (root.querySelector('form[action]')) return null;
    const created = createRoot(root);
    created.render(app);
    return created;
  }
  return hydrateRoot(root, app);
}

/**
 * Hydrates the markup if the browser gets the builds that the server rendered. After a rollback in between, or when code
 * could not be loaded, the page is rendered again and replaces the markup as a whole.
 */
async function hydrateRendered(root: Element, app: ReactNode, rendered: RenderedState): Promise<Root> {
  // The app itself shows that its code cannot be loaded.
  const entry = await loadAppEntry().catch(() => undefined);
  const isSameBuild = await entry?.prepareHydration(rendered);
  restoreStyles(root);
  if (!entry || !isSameBuild) {
    discardEarlyInput();
    const created = createRoot(root);
    created.render(app);
    return created;
  }
  const hydrated = hydrateRoot(root, app, { onRecoverableError });
  void entry.whenHydrated().then(replayEarlyInput);
  return hydrated;
}

/** React's error for a part that the server left to the browser. The area's boundary handles a missing chunk. */
const LEFT_TO_BROWSER = /#419|server could not finish|Switched to client rendering/;

function onRecoverableError(error: unknown): void {
  if (error instanceof Error && (LEFT_TO_BROWSER.test(error.message) || isChunkMissing(error.cause))) return;
  // A warning: the browser has rendered the part itself, and the member sees what it should show.
  console.warn('A part was rendered again', error);
}

const isChunkMissing = (cause: unknown): boolean => cause instanceof Error && cause.name === 'ChunkLoadError';
