import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadAuthLane } from './lanes';

/**
 * Makes a page live whose markup came with the HTML. Not before its lane is there: until then the markup stays as
 * it is. Should the lane not come at all, its form still works without script.
 * @returns null when it was left as it is
 */
export const takeOver = (root: Element, app: ReactNode): Promise<Root | null> =>
  loadAuthLane().then(
    () => hydrateRoot(root, app),
    () => null,
  );
