/**
 * The shell: the frame around the areas. It owns the session's guard, the auth pages, navigation, the
 * theme, and the loading of areas; it refuses what belongs to one of them.
 */
import { nonce } from './nonce';
import { configureApi, createQueryClient } from '@cred/api-client';
import { forbidEval } from '@cred/contract';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { pageConfig } from './page-config';
import { endSessionOn401 } from './session/end-session-on-401';

forbidEval();
const { apiUrl, validationUrl } = pageConfig();
configureApi({ apiUrl, validationUrl });

const queryClient = createQueryClient();
endSessionOn401(queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
createRoot(root).render(<App queryClient={queryClient} nonce={nonce} />);
