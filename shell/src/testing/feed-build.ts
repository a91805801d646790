import type { Loadable } from '@cred/contract';

/** A build of the feed, as the release table has it. */
export const feedBuild = (build: string): Loadable => ({
  build,
  entry: 'entry.js',
  global: `g_${build}`,
  preload: [],
  contractVersion: '1.0.0',
  base: `/builds/feed/${build}/`,
  integrity: {},
});
