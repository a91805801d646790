import { areas, slotOwner } from '@cred/platform/areas';
import { defineShellBuild } from '@cred/build';

const routes = Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area.routes]));

export default defineShellBuild(routes, slotOwner);

/** Used by `npm run dev`. */
export const defineForDevelopment = () => defineShellBuild(routes, slotOwner, 'development');
