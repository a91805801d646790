/** The shell's output for the server: what areas share, and the renderer of pages. */
import '../lib/forbid-eval';
export { legacySingletons as singletons } from '@cred/legacy-singletons';
export { render } from './render-page';
