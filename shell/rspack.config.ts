import { areas } from '@cred/platform/areas';
import { defineShellBuild } from '@cred/tools/preset';

export default defineShellBuild(Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, area.routes])));
