import { defineServiceBuild } from '@cred/build';

export default defineServiceBuild('render');
