import { SettingsError } from '@cred/deployment/settings';
import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { takeLock } from '@cred/tool-kit/process/lock';
import { checkPorts } from '@cred/tool-kit/process/ports';
import { projectRoot } from '@cred/build/project-root';
import type { Tool } from '@cred/tool-kit/tool';
import { internalSecret, prepareDataFolder } from './data-folder';
import { Product } from './product';
import { services } from '@cred/tool-kit/services/services';
import { loadSettings, type Loaded } from '../settings';
import { announce, startProduct, type StartContext } from './start';

/** A start that differs from `npm start`: something of its own listens on PORT, in front of the page server. */
export interface Variant extends Pick<StartContext, 'without'> {
  /** Where the page server listens instead. */
  readonly pagePort: number;
  /** Before any service starts; gives the folder of the shell's builds. */
  prepare(root: string, stop: AbortSignal): Promise<string>;
  /** When every service is ready; gives what ends it. */
  open(loaded: Loaded): Promise<() => Promise<void>>;
}

function load(root: string): Loaded {
  try {
    return loadSettings(root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new OperatorError(`${error.message}\nMend them in the environment or in .env; .env.example explains each.`);
  }
}

/**
 * Brings the whole product up and keeps it up until Ctrl-C or SIGTERM, then stops it in order. Owns processes
 * and files below CRED_DATA; knows of the product only which services there are.
 */
export async function runProduct({ stop, hurry }: Pick<Tool, 'stop' | 'hurry'>, variant?: Variant): Promise<number> {
  const root = projectRoot();
  const loaded = load(root);
  const { settings } = loaded;
  // PUBLIC_URL stays what PORT says: it is where browsers are.
  const inside: Loaded = variant ? { ...loaded, settings: { ...settings, PORT: variant.pagePort } } : loaded;
  prepareDataFolder(settings.CRED_DATA);
  const lock = await takeLock(settings.CRED_DATA, settings.PUBLIC_URL);
  const failure = new AbortController();
  const gaveUp = (reason: string): void => failure.abort(new OperatorError(reason));
  const say = (line: string): void => print(`  ! ${line}`);
  const product: Product = new Product(root, inside.settings, {
    say,
    gaveUp,
    changed: () => lock.remember(product.pids),
  });
  let close: (() => Promise<void>) | undefined;
  try {
    if (lock.wasAbandoned) say('The last run was ended without warning; what it left behind is gone now.');
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
      loaded: inside,
      secret,
      product,
      stop,
      say,
      gaveUp,
      without: variant?.without,
      shellFolder,
    });
    close = await variant?.open(loaded);
    announce(settings, accounts);
    await untilAborted([stop, failure.signal]);
    failure.signal.throwIfAborted();
    return 0;
  } finally {
    if (stop.aborted) print('\nStopping…');
    await close?.();
    await product.stop(hurry);
    lock.release();
    if (stop.aborted) print('Cred has stopped.');
  }
}

/** Waits for the first of these, and keeps the process alive meanwhile: nothing else here has to. */
function untilAborted(signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const alive = setInterval(() => undefined, 2 ** 30);
    const end = (): void => {
      clearInterval(alive);
      resolve();
    };
    for (const signal of signals) signal.addEventListener('abort', end, { once: true });
    if (signals.some(({ aborted }) => aborted)) end();
  });
}
