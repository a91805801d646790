import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { areaContainer } from './container/area-container';
import { projectRoot } from './project-root';
import { browserRspackTarget, browserTargets, resolveSources, sourceRules } from './rules';
import { singletonVersions } from './singletons';

/**
 * The build of an area for `npm run dev`: from source, with hot reload, in memory and never published. It has the same
 * container as the production build, so that the shell loads it the same way.
 * @param name folder under `remotes/`
 * @param build the id that the shell uses for this run of the command
 */
export function defineRemoteDevBuild(name: string, build: string): Configuration {
  const folder = join(projectRoot(), 'remotes', name);
  const global = `cred_${name.replaceAll('-', '_')}_${build}`;
  const { plugin, ...container } = areaContainer(folder, global, singletonVersions(projectRoot()));
  return {
    context: folder,
    mode: 'development',
    target: browserRspackTarget,
    ...container,
    // The page's content security policy forbids eval.
    devtool: 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist', 'dev'),
      // Named by content hash: a page gets exactly the entry whose hash its release table contains, even if a file has
      // been edited since.
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      publicPath: 'auto',
      uniqueName: global,
      crossOriginLoading: 'anonymous',
    },
    module: { rules: sourceRules(browserTargets, 'hot') },
    resolve: resolveSources(),
    performance: { hints: false },
    // The command prints the product's address itself.
    infrastructureLogging: { level: 'error' },
    plugins: [plugin, new ReactRefreshRspackPlugin({ forceEnable: true })],
  };
}
