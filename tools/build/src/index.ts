/**
 * The build preset: how areas, the shell and services are built, and the list of shared singletons. It contains every
 * bundler option; a workspace's `rspack.config.ts` only passes its name.
 */
export { defineRemoteBuild } from './remote-build';
export { defineRemoteDevBuild } from './remote-dev-build';
export { defineServiceBuild } from './service-build';
export { defineShellBuild } from './shell-build';
