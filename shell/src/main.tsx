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
// The page's HTML contains markup if the page was rendered at build time or by the server (decision records 0015, 0037).
if (root.firstChild) void hydratePage(root, app);
else {
  discardEarlyInput();
  createRoot(root).render(app);
}
