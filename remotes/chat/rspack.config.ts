import { defineRemoteBuild } from '@cred/build';

export default defineRemoteBuild('chat');
