import { defineServiceBuild } from '@cred/build';

export default defineServiceBuild('api');
