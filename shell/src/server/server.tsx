/** The shell's output for the server: what areas share, and the renderer of pages. */
export { singletons } from '@cred/singletons';
export { render } from './render-page';
