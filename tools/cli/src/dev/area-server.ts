import { createHash, randomBytes } from 'node:crypto';
import { CONTRACT_VERSION } from '@cred/contract';
import { rspack, type Compiler, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { print, seconds } from '@cred/tool-kit/console';
import { errorMessage, OperatorError } from '@cred/tool-kit/errors';
import { defineRemoteDevBuild } from '@cred/build';
import { proxyRequests } from './proxy-requests';
import type { DevArea } from './rewrite-page';

export interface AreaServerOptions {
  readonly area: string;
  readonly host: string;
  readonly port: number;
  /** The public origin, from PUBLIC_URL. */
  readonly publicUrl: string;
  /** The origin of the page server. */
  readonly pageServer: string;
}

/** Path of the area's files and of the socket that reports edits; no page of the product has this path. */
const DEV_PATH = '/dev/';

/**
 * Serves one area from source, and everything else from the page server with this area in the release table. It uses
 * the product's public address, because the API accepts calls from there only. The table contains the hash of the
 * area's entry as for any build, so the shell needs no exception.
 * @returns a function that stops it
 */
export async function serveArea({
  area,
  host,
  port,
  publicUrl,
  pageServer,
}: AreaServerOptions): Promise<() => Promise<void>> {
  // A new one each time, so that tabs that are still open load the area again.
  const build = randomBytes(8).toString('hex');
  const base = `${DEV_PATH}${area}/`;
  const config = defineRemoteDevBuild(area, build);
  const compiler = rspack(config);
  if (!compiler) throw new Error('The bundler returned no compiler');
  const newestEntry = watchEntry(compiler, area);
  const currentArea = async (): Promise<DevArea> => {
    const { name, integrity } = await newestEntry();
    return {
      area,
      release: {
        build,
        base,
        entry: name,
        global: config.output?.uniqueName ?? '',
        preload: [name],
        selfContained: true,
        integrity: { [name]: integrity },
        contractVersion: CONTRACT_VERSION,
        previous: null,
      },
    };
  };
  const socket = `${DEV_PATH}socket`;
  const server = new RspackDevServer(
    {
      host,
      port,
      allowedHosts: ['localhost', new URL(publicUrl).hostname],
      static: false,
      setupExitSignals: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: new URL(socket, publicUrl).href.replace(/^http/, 'ws'),
      },
      webSocketServer: { type: 'ws', options: { path: socket } },
      devMiddleware: { publicPath: base, stats: { all: false } },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'product', middleware: proxyRequests({ pageServer, publicUrl, current: currentArea }) },
      ],
    },
    compiler,
  );
  try {
    await server.start();
  } catch (error) {
    throw new OperatorError(`${area} cannot be served from source: ${errorMessage(error)}`);
  }
  await newestEntry();
  return () => server.stop();
}

interface Entry {
  readonly name: string;
  readonly integrity: string;
}

/**
 * Computes the hash of the entry after each build and prints the result of the build.
 * @returns a function that resolves to the newest entry, after the first successful build
 */
function watchEntry(compiler: Compiler, area: string): () => Promise<Entry> {
  let newest: Entry | undefined;
  const waiting: ((entry: Entry) => void)[] = [];
  compiler.hooks.done.tap('dev', (stats) => {
    const name = stats.compilation.entrypoints
      .get('entry')
      ?.getFiles()
      .find((file) => file.startsWith('entry.'));
    printResult(area, stats);
    const content = stats.compilation.getAsset(name ?? '')?.source.buffer();
    if (!name || !content) return;
    newest = { name, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    for (const each of waiting.splice(0)) each(newest);
  });
  return () => (newest ? Promise.resolve(newest) : new Promise((resolve) => waiting.push(resolve)));
}

function printResult(area: string, stats: Stats): void {
  const took = seconds((stats.endTime ?? 0) - (stats.startTime ?? 0));
  if (!stats.hasErrors()) return print(`  ${area}: built from source  ${took}`);
  print(`  ! ${area} does not compile:\n${stats.toString({ all: false, errors: true, colors: false })}`);
}
