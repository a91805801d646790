import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShellRecord } from '@cred/contract';
import { CONTRACT_VERSION } from '@cred/contract/contract-version';
import * as releases from '@cred/contract/releases';
import { rspack, type Configuration, type StatsModule } from '@rspack/core';
import { browserCallsModule } from './browser-calls';
import { buildIdOf } from './build-id';
import { InputsPlugin } from './inputs-plugin';
import { projectRoot } from './project-root';
import { PRERENDERED_FILE, prerenderPages } from './prerender';
import { RecordPlugin } from './record-plugin';
import { browserRspackTarget, browserTargets, fewerChunks, libraryRules, resolveSources, sourceRules } from './rules';
import { ServerBuildPlugin, serverConfiguration, type Written } from './server-build';
import { sortedIntegrity } from './sorted-integrity';
import { legacyExports, singletons, singletonVersions } from './singletons';

const workspace = 'shell';
/**
 * The build of the shell: `dist/<build>/`. No federation plugin: the shell drives the runtime itself and provides every
 * singleton (decision record 0003).
 * @param routes route patterns by area, for the page server
 * @param slotOwner the area of each slot
 * @param mode 'development' contains React's development code, for `npm run dev`, and is written to a separate
 * folder
 */
export function defineShellBuild(
  routes: Readonly<Record<string, readonly string[]>>,
  slotOwner: Readonly<Record<string, string>>,
  mode: 'production' | 'development' = 'production',
): Configuration {
  const folder = join(projectRoot(), workspace);
  const build = buildIdOf(workspace);
  const versions = singletonVersions(projectRoot());
  const virtual = join(folder, 'src', 'federation', 'singletons.virtual.js');
  const virtualCalls = join(folder, 'src', 'federation', 'calls.virtual.js');
  const virtualLegacy = join(folder, 'src', 'federation', 'legacy-singletons.virtual.js');
  const alias = { '@cred/singletons$': virtual, '@cred/legacy-singletons$': virtualLegacy };
  const plugins = () => [
    new InputsPlugin(workspace),
    new rspack.experiments.VirtualModulesPlugin({
      [virtual]: singletonsModule(versions),
      [virtualLegacy]: legacySingletonsModule(),
      [virtualCalls]: browserCallsModule(),
    }),
    new rspack.NormalModuleReplacementPlugin(/contract[\\/]src[\\/]calls[\\/]index\.ts$/, virtualCalls),
    new rspack.DefinePlugin({
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    }),
  ];
  // The development shell is rendered in browsers only.
  const server =
    mode === 'production'
      ? new ServerBuildPlugin(
          serverConfiguration({
            context: folder,
            entry: { server: './src/server/server.tsx', prerender: './src/prerender/prerender.tsx' },
            alias,
            plugins: [
              ...plugins(),
              // The server is given the areas' modules. The federation runtime loads them in browsers only.
              new rspack.IgnorePlugin({
                resourceRegExp: /^\.\/runtime$/,
                contextRegExp: /shell[\\/]src[\\/]federation$/,
              }),
            ],
          }),
          async (compiled) => ({ [PRERENDERED_FILE]: await prerenderPages(join(compiled, 'prerender.cjs')) }),
        )
      : undefined;
  return {
    context: folder,
    mode: 'production',
    devtool: false,
    resolve: resolveSources(alias),
    performance: { hints: false },
    stats: 'errors-warnings',
    target: browserRspackTarget,
    entry: { main: './src/main.tsx' },
    optimization: { nodeEnv: mode, ...fewerChunks },
    output: {
      path:
        mode === 'production' ? join(folder, 'dist', build) : join(projectRoot(), '.cache', 'dev', workspace, build),
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      // Next to the entry, on the page server or a CDN.
      publicPath: 'auto',
      uniqueName: 'cred_shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    module: { rules: [...sourceRules(browserTargets), ...libraryRules()] },
    plugins: [
      ...plugins(),
      ...(server ? [server] : []),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      sortedIntegrity,
      new RecordPlugin(build, ({ stats, files }): ShellRecord => {
        const filesOf = (group: string): string[] => {
          const assets = stats.namedChunkGroups?.[group]?.assets;
          if (!assets) throw new Error(`The shell has no chunk named ${group}: its code must name one`);
          return assets.map((asset) => asset.name);
        };
        return releases.shellRecord.parse({
          build,
          contractVersion: CONTRACT_VERSION,
          entry: filesOf('main'),
          // By the names that the shell's code gives the chunks with `webpackChunkName`. The shared packages are in `app`.
          lanes: { auth: filesOf('auth'), app: filesOf('app'), federation: [] },
          shared: versions,
          routes,
          files,
          ...(server ? serverFields(server.written) : {}),
          // A bundler cannot analyse the exports of React's development code, and the gate does not check this build.
          ...(mode === 'production'
            ? { provides: Object.fromEntries(singletons.map((name) => [name, providedBy(stats.modules ?? [], name)])) }
            : {}),
          slots: Object.fromEntries(
            Object.keys(routes).map((area) => [
              area,
              Object.keys(slotOwner)
                .filter((slot) => slotOwner[slot] === area)
                .sort(),
            ]),
          ),
        });
      }),
    ],
  };
}

/** @throws Error when the file for the server is over its budget; for areas the contract gate checks that */
function serverFields({ server, integrity }: Written): Pick<ShellRecord, 'prerendered' | 'server'> {
  if (server.bytes > releases.SERVER_BUDGET_BYTES)
    throw new Error(
      `${server.file} has ${server.bytes} bytes, more than its budget of ${releases.SERVER_BUDGET_BYTES}`,
    );
  return { prerendered: { file: PRERENDERED_FILE, integrity: integrity[PRERENDERED_FILE] ?? '' }, server };
}

/** The exports of a shared package, as the bundler reports them for its main module. */
function providedBy(modules: readonly StatsModule[], name: string): string[] {
  const main = createRequire(join(projectRoot(), workspace, 'package.json')).resolve(name);
  const found = [...modules, ...modules.flatMap((each) => each.modules ?? [])].find(
    ({ nameForCondition, providedExports }) => providedExports?.length && realPath(nameForCondition) === main,
  );
  if (!found?.providedExports)
    throw new Error(`The bundler does not report what ${name} exports: the contract gate needs the list`);
  return [...found.providedExports, ...Object.keys(legacyOf(name))].sort();
}

/** Of a file; of a virtual module there is none. */
const realPath = (path: string | undefined): string | undefined =>
  path !== undefined && existsSync(path) ? realpathSync(path) : undefined;

/** The module `@cred/singletons`: every shared singleton's namespace, with its version. */
function singletonsModule(versions: Readonly<Record<string, string>>): string {
  const imports = singletons.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const entries = singletons.map(
    (name, index) => `${JSON.stringify(name)}: { version: ${JSON.stringify(versions[name])}, module: m${index} },`,
  );
  return `${imports.join('\n')}\nexport const singletons = {\n${entries.join('\n')}\n};\n`;
}

const legacyOf = (name: string): Readonly<Record<string, string>> =>
  Object.entries(legacyExports).find(([each]) => each === name)?.[1] ?? {};

/** The module `@cred/legacy-singletons`: the same with the exports that only builds of older presets use. */
function legacySingletonsModule(): string {
  const added = Object.entries(legacyExports).flatMap(([name, exports]) =>
    Object.entries(exports).map(([key, path]) => ({ name, key, path })),
  );
  const imports = added.map(({ path }, index) => `import * as l${index} from ${JSON.stringify(path)};`);
  const entries = Object.keys(legacyExports).map((name) => {
    const exports = added.flatMap((each, index) => (each.name === name ? [`${each.key}: l${index}`] : []));
    const quoted = JSON.stringify(name);
    return `${quoted}: { ...singletons[${quoted}], module: { ...singletons[${quoted}].module, ${exports.join(', ')} } },`;
  });
  return `import { singletons } from '@cred/singletons';
${imports.join('\n')}
export const legacySingletons = {
  ...singletons,
  ${entries.join('\n  ')}
};
`;
}
