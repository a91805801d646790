import * as z from 'zod';

/** Makes zod parse without `new Function`, which the page's CSP forbids. Call it before the first parse. */
export const forbidEval = (): void => {
  z.config({ jitless: true });
};
