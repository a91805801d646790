/**
 * The shell: the frame around the areas. It owns the session's guard, the auth pages, navigation, the
 * theme, and the loading of areas; it refuses what belongs to one of them.
 */
import { nonce } from './nonce';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
createRoot(root).render(<App nonce={nonce} />);
