import { join } from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { buildStale } from '@cred/tool-kit/builds/build';
import { print, step } from '@cred/tool-kit/console';
import { knownAreas } from '@cred/tool-kit/builds/local-builds';
import { publishMissing, stillIncompatible, reportShell, type PublishedArea } from '../release/publish-missing';
import { registryToken } from '../release/registry-client';
import { logFile } from './data-folder';
import { embeddedDatabase, externalDatabase } from './database';
import { describeDemoAccounts, readDemoAccounts, type DemoAccount } from './demo-accounts';
import type { Product } from './product';
import { api, originOf, page, registry, validation } from '@cred/tool-kit/services/services';
import { serviceEnvironment, type Loaded } from '../settings';

export interface StartContext {
  readonly root: string;
  readonly loaded: Loaded;
  readonly secret: string;
  readonly product: Product;
  readonly stop: AbortSignal;
  warn(line: string): void;
  /** An area that is neither built nor published: `npm run dev` serves it from source. */
  readonly excludedArea?: string | undefined;
  /** The folder of the shell's builds, if not `shell/dist`. */
  readonly shellFolder?: string | undefined;
}

async function startDatabase({ loaded: { settings }, product, warn }: StartContext): Promise<string> {
  const externalUrl = settings.DATABASE_URL;
  const log = logFile(settings.CRED_DATA, 'postgres');
  const start = externalUrl
    ? () => externalDatabase(externalUrl)
    : () => embeddedDatabase({ dataFolder: settings.CRED_DATA, logFile: log, warn });
  let url = '';
  await step(externalUrl ? 'database of DATABASE_URL' : 'PostgreSQL', async () => {
    const database = await start();
    product.use(database);
    url = database.url;
  });
  return url;
}

const outcomes: Readonly<Record<PublishedArea['outcome'], string>> = {
  live: '',
  promoted: 'new build live',
  'on-hold': 'stays rolled back',
  kept: 'unchanged, chosen by an operator',
  refused: 'refused, stays unchanged',
};

/** Lists the areas whose build was not live already. */
function describePublished(areas: readonly PublishedArea[]): string {
  return areas.flatMap(({ area, outcome }) => (outcomes[outcome] ? [`${area}: ${outcomes[outcome]}`] : [])).join(', ');
}

/**
 * Fills an empty embedded database; the command itself checks whether it is empty, and prints the accounts in any case.
 */
async function seed(
  { loaded: { settings }, product, stop }: StartContext,
  env: NodeJS.ProcessEnv,
): Promise<DemoAccount[]> {
  if (settings.CRED_SEED !== 'demo' || settings.DATABASE_URL) return [];
  let accounts: DemoAccount[] = [];
  await step('demo community', async () => {
    accounts = readDemoAccounts(await product.run(api, 'seed', env, stop));
  });
  return accounts;
}

/** Starts everything in order from a checked environment; resolves when every service is ready. */
export async function startProduct(context: StartContext): Promise<DemoAccount[]> {
  const { root, loaded, secret, product, stop, warn, excludedArea, shellFolder } = context;
  const { settings } = loaded;
  await buildStale(root, stop, excludedArea);
  stop.throwIfAborted();
  const env = serviceEnvironment(loaded, { databaseUrl: await startDatabase(context), secret });
  stop.throwIfAborted();
  await step('database migrations', async () => {
    await Promise.all([product.run(api, 'migrate', env, stop), product.run(registry, 'migrate', env, stop)]);
  });
  // Two processes that do not wait for each other use both cores.
  const seeding = seed(context, env);
  const areas = knownAreas(root).filter((area) => area !== excludedArea);
  try {
    await step('release registry', () => product.start(registry, env));
    const to = { root, registryUrl: originOf(registry, settings), token: registryToken(secret) };
    let notices: readonly string[] = [];
    await step('areas published', async () => {
      const incompatible = await reportShell(to);
      const published = await publishMissing({ ...to, areas });
      notices = [...published.flatMap((each) => each.notices), ...stillIncompatible(incompatible, published)];
      return describePublished(published);
    });
    notices.forEach(warn);
  } finally {
    await seeding.catch(() => undefined);
  }
  const accounts = await seeding;
  stop.throwIfAborted();
  await step('API, validation service and page server', async () => {
    await Promise.all(
      [validation, api, page].map((service) =>
        product.start(service, env, service === page && shellFolder ? [shellFolder] : []),
      ),
    );
  });
  stop.throwIfAborted();
  return accounts;
}

/** Prints the line that operators and scripts wait for, and the demo accounts. */
export function printReady(
  { PUBLIC_URL, SMTP_URL, CRED_DATA }: Pick<Settings, 'PUBLIC_URL' | 'SMTP_URL' | 'CRED_DATA'>,
  accounts: readonly DemoAccount[],
): void {
  print();
  print(`Cred is ready at ${PUBLIC_URL}`);
  if (SMTP_URL === undefined)
    print(
      `Mail, such as codes for a forgotten password, is stored in ${join(CRED_DATA, 'outbox')}; set SMTP_URL to send it.`,
    );
  if (accounts.length === 0) return;
  print('Demo accounts:');
  for (const line of describeDemoAccounts(accounts)) print(line);
}
