import * as z from 'zod';

/** Keeps zod from compiling its parsers with `new Function`, which the page's CSP refuses. Before the first parse. */
export const forbidEval = (): void => {
  z.config({ jitless: true });
};
