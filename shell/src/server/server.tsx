/** The shell's output for the server, which the render process loads. */
export { singletons } from '@cred/singletons';

/** @throws Error always: the browser renders the page */
export const render = (): Promise<never> => Promise.reject(new Error('This shell renders its pages in browsers only'));
