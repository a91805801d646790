import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadAuthEntry } from './entry-chunks';

/**
 * Hydrates a page whose markup came with the HTML, once its entry chunk is loaded. Without the chunk the markup stays
 * unchanged: its form works without scripts.
 * @returns null when the chunk could not be loaded
 */
export const hydratePage = (root: Element, app: ReactNode): Promise<Root | null> =>
  loadAuthEntry().then(
    () => hydrateRoot(root, app),
    () => null,
  );
