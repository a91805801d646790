import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerFile } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { projectRoot } from './project-root';
import { resolveSources, sourceRules } from './rules';

/** The entry whose file becomes the build's server output. */
const SERVER_ENTRY = 'server';

/**
 * Options of a compilation for the server. Each entry becomes one CommonJS file without other chunks. It runs without
 * Node's modules: the bundler cannot resolve them, so code that needs one does not build.
 * @param options of one workspace, with the entry `server`
 */
export const serverConfiguration = ({
  alias,
  ...options
}: Pick<Configuration, 'context' | 'externals' | 'plugins'> & {
  readonly entry: Readonly<Record<string, string>>;
  readonly alias?: Readonly<Record<string, string>>;
}) =>
  ({
    mode: 'production',
    target: 'es2022',
    devtool: false,
    performance: { hints: false },
    stats: 'errors-warnings',
    optimization: {
      nodeEnv: 'production',
      splitChunks: false,
      // Half of the code is removed because nothing uses it. Names of functions remain for stack traces.
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          include: new RegExp(`^${SERVER_ENTRY}\\.`),
          minimizerOptions: {
            compress: true,
            mangle: { keep_fnames: true, keep_classnames: true },
            format: { comments: false },
          },
        }),
      ],
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...sourceRules('node 20.19'),
        // This field names the modules of axios without Node's. In other packages it excludes what a server needs.
        { test: /[\\/]node_modules[\\/]axios[\\/]/, resolve: { aliasFields: ['browser'] } },
        // A function that is not used here needs it.
        { test: /[\\/]node_modules[\\/]styled-components[\\/]/, resolve: { fallback: { stream: false } } },
      ],
    },
    ...options,
    resolve: resolveSources(alias),
    output: {
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      publicPath: '',
    },
  }) satisfies Configuration;

/** What a compilation for the server added to the build's folder. */
export interface Written {
  readonly server: ServerFile;
  /** By name: the hashes of the other files. */
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Compiles a build's sources for the server too, at the same time as for browsers, and writes the entry `server` into
 * the build's folder as `server.<hash>.cjs`. Must be added before the plugin that writes the record.
 */
export class ServerBuildPlugin {
  private compiled: Promise<Readonly<Record<string, string>>> | undefined;
  private result: Written | undefined;

  /**
   * @param otherFiles creates further files of the build from the folder of the compiled entries, which is deleted
   * afterwards; resolves to their contents by name
   */
  constructor(
    private readonly configuration: ReturnType<typeof serverConfiguration>,
    private readonly otherFiles: (folder: string) => Promise<Readonly<Record<string, string>>> = async () => ({}),
  ) {}

  /** @throws Error before the build is done */
  get written(): Written {
    if (!this.result) throw new Error('The output for the server was not written yet');
    return this.result;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.run.tap('ServerBuildPlugin', () => {
      this.compiled = this.compile();
      // Awaited when the build is done; without this handler an earlier failure would be an unhandled rejection.
      this.compiled.catch(() => undefined);
    });
    compiler.hooks.done.tapPromise('ServerBuildPlugin', async (stats) => {
      const files = await this.compiled;
      if (!files || stats.hasErrors()) return;
      const folder = compiler.options.output.path ?? '';
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
      const integrity = Object.fromEntries(
        Object.entries(files).map(([name, content]) => [name, integrityOf(content)] as const),
      );
      const [[file, content] = ['', '']] = Object.entries(files);
      const server = { file, integrity: integrityOf(content), bytes: Buffer.byteLength(content) };
      this.result = { server: releases.serverFile.parse(server), integrity };
    });
  }

  /** Resolves to the contents of the build's files by name, that of the server first. */
  private async compile(): Promise<Readonly<Record<string, string>>> {
    // A separate folder, because two builds can run at once.
    const folder = join(projectRoot(), '.cache', 'server-build', `${process.pid}-${Date.now()}`);
    const { configuration } = this;
    mkdirSync(folder, { recursive: true });
    try {
      await run({ ...configuration, output: { ...configuration.output, path: folder } });
      const entries = Object.keys(configuration.entry).map((name) => `${name}.cjs`);
      const others = readdirSync(folder).filter((name) => !entries.includes(name));
      if (others.length > 0) throw new Error(`The server cannot load a second file: ${others.join(', ')}`);
      const content = readFileSync(join(folder, `${SERVER_ENTRY}.cjs`), 'utf8');
      // Equal sources would give another file on another machine.
      if (content.includes(projectRoot())) throw new Error('The output for the server has a path of this machine');
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
      return { [`server.${hash}.cjs`]: content, ...(await this.otherFiles(folder)) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

const integrityOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

function run(configuration: Configuration): Promise<void> {
  const compiler = rspack(configuration);
  if (!compiler) throw new Error('The bundler returned no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors())
        reject(
          new Error(`The output for the server could not be built:\n${stats.toString({ all: false, errors: true })}`),
        );
      else resolve();
    });
  });
}
