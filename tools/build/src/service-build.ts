import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration, RuleSetRule } from '@rspack/core';
import { buildIdOf } from './build-id';
import { InputsPlugin } from './inputs-plugin';
import { projectRoot } from './project-root';
import { browserTargets, resolveSources, typescriptRule } from './rules';

/** `new URL('./script.ts', import.meta.url)` in a service: a browser script of one file that is only compiled. */
const browserScriptRule: RuleSetRule = {
  ...typescriptRule(browserTargets),
  dependency: 'url',
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8].js' },
};

/**
 * The build of a service: `src/main.ts` becomes `dist/main.mjs`. Workspaces are bundled, packages are not.
 * `dist/.stamp` contains the id of the inputs, so that `npm start` can decide whether the output is stale.
 * @param name folder under `services/`
 */
export function defineServiceBuild(name: string): Configuration {
  const folder = join(projectRoot(), 'services', name);
  return {
    context: folder,
    mode: 'production',
    target: ['node20', 'es2022'],
    entry: { main: './src/main.ts' },
    devtool: 'source-map',
    output: {
      path: join(folder, 'dist'),
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      // Named by content hash: a running service may load such a file after a newer build has been written.
      assetModuleFilename: '[name].[contenthash:8][ext]',
      module: true,
      library: { type: 'module' },
    },
    externalsType: 'module-import',
    // Bare imports are packages, except our workspaces, which are TypeScript, and data, which Node 20 cannot import.
    externals: [/^node:/, /^(?!@cred\/)(?!.*\.json$)(@[a-z0-9-]+\/)?[a-z][a-z0-9.-]*(\/[^!]*)?$/i],
    module: { rules: [{ oneOf: [browserScriptRule, typescriptRule('node 20.19')] }] },
    resolve: resolveSources(),
    // Readable stack traces matter more than bytes here.
    optimization: { minimize: false, splitChunks: false },
    stats: 'errors-warnings',
    plugins: [new InputsPlugin(`services/${name}`), stampPlugin(`services/${name}`, join(folder, 'dist', '.stamp'))],
  };
}

const stampPlugin = (workspace: string, file: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('StampPlugin', (stats) => {
      if (!stats.hasErrors()) writeFileSync(file, buildIdOf(workspace));
    });
  },
});
