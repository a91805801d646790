import { nonce } from './lib/nonce';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { discardEarlyInput } from './app/early-input';
import { hydratePage } from './app/hydrate-page';
import { startPreviews } from './previews/previews';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
startPreviews();
const app = <App nonce={nonce} />;
// The page's HTML contains markup only if the page is prerendered (decision record 0015).
if (root.firstChild) void hydratePage(root, app);
else {
  discardEarlyInput();
  createRoot(root).render(app);
}
