import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { CONTRACT_VERSION, type BuildRecord } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { buildIdOf } from './build-id';
import { projectRoot } from './project-root';
import { RecordPlugin } from './record-plugin';
import { browserRspackTarget, browserTargets, componentIdsRule, resolveTypescript, typescriptRule } from './rules';
import { compileOptions, remoteShape, type RemoteShape } from './remote-shape';
import { singletons, singletonVersions } from './singletons';
import { ServerBuildPlugin, serverConfiguration } from './server-build';
import { usedExports } from './used-exports';

/** In kB, for an area whose `package.json` sets none: `"cred": { "budget": 60 }`. */
const DEFAULT_BUDGET = 50;

/**
 * The build of an area: one immutable folder `dist/<build>/` that exposes `./remote`. It contains the area's own code
 * only: every singleton comes from the shell (`import: false`).
 * @param name folder under `remotes/`
 */
export function defineRemoteBuild(name: string): Configuration {
  const workspace = `remotes/${name}`;
  const folder = join(projectRoot(), workspace);
  const build = buildIdOf(workspace);
  const output = join(folder, 'dist', build);
  const global = `cred_${name.replaceAll('-', '_')}_${build}`;
  const versions = singletonVersions(projectRoot());
  const server = new ServerBuildPlugin(
    serverConfiguration({
      context: folder,
      entry: { server: './src/remote.tsx' },
      // The shell's output provides them, as in browsers.
      externals: Object.fromEntries(singletons.map((name) => [name, `commonjs ${name}`])),
    }),
  );
  return {
    context: folder,
    mode: 'production',
    target: browserRspackTarget,
    // The container is the entry; the area starts when the shell requests its module.
    entry: {},
    devtool: false,
    output: {
      path: output,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      // Next to the entry, on the page server or a CDN.
      publicPath: 'auto',
      // Unique per build: otherwise a second build of an area in the same page renders the first one's code.
      uniqueName: global,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    module: { rules: [componentIdsRule(), typescriptRule(browserTargets)] },
    resolve: resolveTypescript,
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      ...containerPlugins(global, versions),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      server,
      new RecordPlugin(build, ({ files, stats, compressed }): BuildRecord => {
        const manifest = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')) as Manifest;
        const entry = manifest.metaData.remoteEntry.name;
        const exposed = manifest.exposes.find((expose) => expose.path === './remote')?.assets.js.sync ?? [];
        const preload = [entry, ...exposed];
        const { firstCalls, ...shape } = shapeOf(workspace);
        const bytes = (names: readonly string[]): number =>
          names.reduce((sum, file) => sum + (compressed[file] ?? 0), 0);
        return releases.buildRecord.parse({
          area: name,
          build,
          contractVersion: CONTRACT_VERSION,
          entry,
          global,
          preload,
          shared: versions,
          files,
          server: server.written.server,
          uses: usedExports(stats.modules ?? [], singletons),
          shape,
          firstCalls,
          sizes: { entry: bytes([entry]), preload: bytes(preload), total: bytes(Object.keys(files)) },
          budget: budgetOf(workspace),
        });
      }),
    ],
  };
}

/**
 * The federation container with `./remote`, which takes every singleton from the shell.
 * @param global the global name of this build's container
 */
export function containerPlugins(global: string, versions: Readonly<Record<string, string>>): RspackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: global,
      filename: 'entry.[contenthash:12].js',
      library: { type: 'var', name: global },
      exposes: { './remote': './src/remote.tsx' },
      shared: Object.fromEntries(
        singletons.map((request) => [
          request,
          {
            singleton: true,
            strictVersion: true,
            import: false,
            requiredVersion: `^${versions[request]}`,
            version: versions[request],
          },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
      experiments: {
        externalRuntime: true,
        optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
      },
    }),
    // The ES module of the bundler runtime can be tree-shaken; its CommonJS version cannot.
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
      const path = resource.request.replace(/index\.cjs$/, 'bundler.js');
      resource.request = path;
      if (resource.createData) resource.createData.resource = path;
    }),
    {
      apply(compiler) {
        // The same for the runtime: the container plugin adds aliases for both versions, and the one of the CommonJS
        // version comes first.
        compiler.hooks.afterPlugins.tap('ShakeRuntime', ({ options: { resolve } }) => {
          if (resolve.alias)
            resolve.alias = Object.fromEntries(
              Object.entries(resolve.alias).filter(([name]) => name !== '@module-federation/runtime'),
            );
        });
      },
    },
  ];
}

function shapeOf(workspace: string): RemoteShape {
  const file = `${workspace}/src/remote.tsx`;
  const { code } = rspack.experiments.swc.transformSync(
    readFileSync(join(projectRoot(), file), 'utf8'),
    compileOptions,
  );
  return remoteShape(code, file);
}

/** The limit of what the area's first paint may load, in bytes. */
function budgetOf(workspace: string): number {
  const { cred } = JSON.parse(readFileSync(join(projectRoot(), workspace, 'package.json'), 'utf8')) as {
    readonly cred?: { readonly budget?: unknown };
  };
  const budget = cred?.budget ?? DEFAULT_BUDGET;
  if (typeof budget !== 'number' || !(budget > 0))
    throw new Error(`${workspace}/package.json: "cred": { "budget" } must be a number of kB`);
  return Math.round(budget * 1_000);
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}
