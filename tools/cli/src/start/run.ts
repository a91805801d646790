import { SettingsError } from '@cred/deployment/settings';
import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { acquireLock } from '@cred/tool-kit/process/lock';
import { checkPorts } from '@cred/tool-kit/process/ports';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { internalSecret, prepareDataFolder } from './data-folder';
import { Product } from './product';
import { services } from '@cred/tool-kit/services/services';
import { loadSettings, type Loaded } from '../settings';
import { printReady, startProduct, type StartContext } from './start';

/** A start that differs from `npm start`: another server listens on PORT, in front of the page server. */
export interface Variant extends Pick<StartContext, 'excludedArea'> {
  /** The port of the page server instead. */
  readonly pagePort: number;
  /** Called before any service starts; resolves to the folder of the shell's builds. */
  prepare(root: string, stop: AbortSignal): Promise<string>;
  /** Called when every service is ready; resolves to a function that stops the server. */
  open(loaded: Loaded): Promise<() => Promise<void>>;
}

function load(root: string): Loaded {
  try {
    return loadSettings(root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new OperatorError(
      `${error.message}\nCorrect them in the environment or in .env; .env.example explains each.`,
    );
  }
}

/**
 * Starts the whole product, waits for Ctrl-C or SIGTERM, then stops it in order. Owns processes and files below
 * CRED_DATA.
 */
export async function runProduct(
  { stop, forceStop }: Pick<Tool, 'stop' | 'forceStop'>,
  variant?: Variant,
): Promise<number> {
  // A console that was closed, or whose disk is full, must not end the product.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const root = projectRoot();
  const loaded = load(root);
  const { settings } = loaded;
  // PUBLIC_URL keeps the original PORT: browsers use that one.
  const internal: Loaded = variant ? { ...loaded, settings: { ...settings, PORT: variant.pagePort } } : loaded;
  prepareDataFolder(settings.CRED_DATA);
  const lock = await acquireLock(settings.CRED_DATA, settings.PUBLIC_URL);
  const warn = (line: string): void => print(`  ! ${line}`);
  const product: Product = new Product(root, internal.settings, {
    warn,
    onChange: () => lock.recordProcesses(product.pids),
  });
  let close: (() => Promise<void>) | undefined;
  try {
    if (lock.wasAbandoned) warn('The last run was killed; its remaining processes have been ended.');
    await step('settings and ports', () =>
      checkPorts(
        Object.fromEntries(services.map(({ portSetting }) => [portSetting, settings[portSetting]])),
        settings.HOST,
      ),
    );
    const secret = internalSecret(settings.CRED_DATA, settings.INTERNAL_SECRET);
    const shellFolder = await variant?.prepare(root, stop);
    const accounts = await startProduct({
      root,
      loaded: internal,
      secret,
      product,
      stop,
      warn,
      excludedArea: variant?.excludedArea,
      shellFolder,
    });
    close = await variant?.open(loaded);
    printReady(settings, accounts);
    await untilAborted(stop);
    return 0;
  } finally {
    if (stop.aborted) print('\nStopping…');
    await close?.();
    await product.stop(forceStop);
    lock.release();
    if (stop.aborted) print('Cred has stopped.');
  }
}

/** Waits for the signal and keeps the process alive until then. */
function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const alive = setInterval(() => undefined, 2 ** 30);
    const end = (): void => {
      clearInterval(alive);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
}
