/**
 * The shell: the frame around the areas. It owns the session's guard, the auth pages, navigation, the
 * theme, and the loading of areas; it refuses what belongs to one of them.
 */
import { nonce } from './nonce';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { takeOver } from './app/take-over';
import { startPreviews } from './previews/previews';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
startPreviews();
const app = <App nonce={nonce} />;
// The HTML of some pages has their markup in it (decision record 0015).
if (root.firstChild) void takeOver(root, app);
else createRoot(root).render(app);
