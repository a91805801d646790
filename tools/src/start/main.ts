import { SettingsError } from '@cred/contract/settings';
import { print, step } from '../console';
import { OperatorError } from '../operator-error';
import { takeLock } from '../process/lock';
import { checkPorts } from '../process/ports';
import { projectRoot } from '../project-root';
import type { Tool } from '../tool';
import { internalSecret, prepareDataFolder } from './data-folder';
import { Product } from './product';
import { services } from './services';
import { loadSettings, type Loaded } from './settings';
import { announce, startProduct } from './start';

function load(root: string): Loaded {
  try {
    return loadSettings(root);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new OperatorError(`${error.message}\nMend them in the environment or in .env; .env.example explains each.`);
  }
}

/**
 * `npm start`: brings the whole product up and keeps it up until Ctrl-C or SIGTERM, then stops it in order.
 * Owns processes and files below CRED_DATA; knows of the product only which services there are.
 */
export async function main({ stop, hurry }: Tool): Promise<number> {
  const root = projectRoot();
  const loaded = load(root);
  const { settings } = loaded;
  prepareDataFolder(settings.CRED_DATA);
  const lock = await takeLock(settings.CRED_DATA, settings.PUBLIC_URL);
  const failure = new AbortController();
  const gaveUp = (reason: string): void => failure.abort(new OperatorError(reason));
  const say = (line: string): void => print(`  ! ${line}`);
  const product: Product = new Product(root, settings, { say, gaveUp, changed: () => lock.remember(product.pids) });
  try {
    if (lock.wasAbandoned) say('The last run was ended without warning; what it left behind is gone now.');
    await step('settings and ports', () =>
      checkPorts(Object.fromEntries(services.map(({ portSetting }) => [portSetting, settings[portSetting]])), settings.HOST),
    );
    const secret = internalSecret(settings.CRED_DATA, settings.INTERNAL_SECRET);
    const accounts = await startProduct({ root, loaded, secret, product, stop, say, gaveUp });
    announce(settings, accounts);
    await untilAborted([stop, failure.signal]);
    failure.signal.throwIfAborted();
    return 0;
  } finally {
    if (stop.aborted) print('\nStopping…');
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
