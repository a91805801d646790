import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import { CONTRACT_VERSION } from '@cred/contract/contract-version';
import * as releases from '@cred/contract/releases';
import { rspack, type Configuration, type StatsCompilation } from '@rspack/core';
import { buildIdOf } from './build-id';
import { areaContainer, ENTRY, EXPOSED_CHUNK } from './container/area-container';
import { federationContainer } from './container/federation-container';
import { InputsPlugin } from './inputs-plugin';
import { projectRoot } from './project-root';
import { RecordPlugin } from './record-plugin';
import { browserRspackTarget, browserTargets, fewerChunks, resolveSources, sourceRules } from './rules';
import { compileOptions, remoteShape, type RemoteShape } from './remote-shape';
import { singletons, singletonVersions } from './singletons';
import { ServerBuildPlugin, serverConfiguration } from './server-build';
import { sortedIntegrity } from './sorted-integrity';
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
      plugins: [new InputsPlugin(workspace)],
      // The shell's output provides them, as in browsers.
      externals: Object.fromEntries(singletons.map((name) => [name, `commonjs ${name}`])),
    }),
  );
  // The container is the entry; the area starts when the shell requests its module.
  const usesPlugin = settingsOf(workspace).container === 'module-federation';
  const { plugin, ...container } = areaContainer(folder, global, versions);
  return {
    context: folder,
    mode: 'production',
    target: browserRspackTarget,
    ...(usesPlugin ? { entry: {} } : container),
    devtool: false,
    optimization: fewerChunks,
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
    module: { rules: sourceRules(browserTargets) },
    resolve: resolveSources(),
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      ...(usesPlugin ? federationContainer(global, versions) : [plugin]),
      new InputsPlugin(workspace),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      sortedIntegrity,
      server,
      new RecordPlugin(build, ({ files, stats, compressed }): BuildRecord => {
        const { entry, exposed } = usesPlugin ? readManifest(output) : containerFiles(stats);
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
          ...(usesPlugin ? {} : { selfContained: true }),
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
  const { budget = DEFAULT_BUDGET } = settingsOf(workspace);
  if (typeof budget !== 'number' || !(budget > 0))
    throw new Error(`${workspace}/package.json: "cred": { "budget" } must be a number of kB`);
  return Math.round(budget * 1_000);
}

/** The settings of an area's build in its `package.json`. */
function settingsOf(workspace: string): { readonly budget?: unknown; readonly container?: unknown } {
  const { cred = {} } = JSON.parse(readFileSync(join(projectRoot(), workspace, 'package.json'), 'utf8')) as {
    readonly cred?: ReturnType<typeof settingsOf>;
  };
  return cred;
}

interface ContainerFiles {
  readonly entry: string;
  /** The files of the exposed module. */
  readonly exposed: readonly string[];
}

function containerFiles({ namedChunkGroups }: StatsCompilation): ContainerFiles {
  const [[entry] = [], exposed] = [ENTRY, EXPOSED_CHUNK].map((group) =>
    namedChunkGroups?.[group]?.assets?.map(({ name }) => name),
  );
  if (entry === undefined || !exposed) throw new Error('The bundler does not report the files of the container');
  return { entry, exposed };
}

/** The files of the federation plugin's container. */
function readManifest(output: string): ContainerFiles {
  const { metaData, exposes } = JSON.parse(readFileSync(join(output, 'mf-manifest.json'), 'utf8')) as Manifest;
  return {
    entry: metaData.remoteEntry.name,
    exposed: exposes.find(({ path }) => path === './remote')?.assets.js.sync ?? [],
  };
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}
