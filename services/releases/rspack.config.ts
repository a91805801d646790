import { defineServiceBuild } from '@cred/tools/preset';

export default defineServiceBuild('releases');
