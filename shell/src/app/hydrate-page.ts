import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadAuthEntry } from './entry-chunks';

/**
 * Loads the entry chunk, then hydrates the markup that the page's HTML contains. If the chunk cannot be loaded, the
 * markup stays unchanged; its form works without scripts.
 * @returns null when the chunk could not be loaded
 */
export const hydratePage = (root: Element, app: ReactNode): Promise<Root | null> =>
  loadAuthEntry().then(
    () => hydrateRoot(root, app),
    () => null,
  );
