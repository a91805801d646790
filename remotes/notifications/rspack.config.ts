import { defineRemoteBuild } from '@cred/tools/preset';

export default defineRemoteBuild('notifications');
