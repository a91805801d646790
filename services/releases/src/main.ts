/**
 * The release registry: stores builds and the release table, with an audit log of every change. It owns the database
 * schema `releases`, the builds in `CRED_DATA/builds` or a bucket, and the ops page. It does not build, and members'
 * browsers use the page server instead.
 */
import { apiAddress, SettingsError, type Settings } from '@cred/deployment/settings';
import { internalToken } from '@cred/service-kit/internal-token';
import { runOnce, runService } from '@cred/service-kit/run-service';
import * as z from 'zod';
import { migrate, openDatabase } from './database/database';

const name = 'releases';
const API_TIMEOUT_MS = 3_000;
/** A migration of a large table takes long, and waits for that of another process. */
const MIGRATION_TIMEOUTS = { statementMs: 30 * 60_000, answerMs: 31 * 60_000 };
const openApi = z.object({ info: z.object({ version: z.string() }) });
const command = process.argv[2] ?? 'serve';

if (command === 'serve') {
  await runService({
    name,
    start: async (settings) => {
      const { DATABASE_URL, INTERNAL_SECRET } = required(settings);
      // Loaded on demand: `migrate`, which every start runs first, does not need them.
      const [{ openBuildStore }, { createRegistry }] = await Promise.all([
        import('./builds/open-build-store'),
        import('./registry'),
      ]);
      const server = await createRegistry({
        databaseUrl: DATABASE_URL,
        store: openBuildStore(settings),
        token: internalToken(INTERNAL_SECRET, 'releases:ops'),
        previewKey: internalToken(INTERNAL_SECRET, 'releases:previews'),
        secondFactorKey: internalToken(INTERNAL_SECRET, 'releases:second-factor'),
        apiVersion: () => readApiVersion(apiAddress(settings)),
        settings,
      });
      await server.listen({ host: settings.HOST, port: settings.RELEASES_PORT });
      return server;
    },
  });
} else if (command === 'migrate') {
  await runOnce({
    name,
    run: async (settings) => {
      const db = openDatabase(databaseUrl(settings), { timeouts: MIGRATION_TIMEOUTS });
      try {
        await migrate(db);
      } finally {
        await db.destroy();
      }
    },
  });
} else {
  process.stderr.write(`${name}: unknown command ${command}; use serve or migrate\n`);
  process.exitCode = 64;
}

function databaseUrl(settings: Settings): string {
  if (!settings.DATABASE_URL)
    throw new SettingsError(['DATABASE_URL is missing: the address of the PostgreSQL server']);
  return settings.DATABASE_URL;
}

function required(settings: Settings): { DATABASE_URL: string; INTERNAL_SECRET: string } {
  if (!settings.INTERNAL_SECRET)
    throw new SettingsError(['INTERNAL_SECRET is missing: page server and command line authenticate with it']);
  return { DATABASE_URL: databaseUrl(settings), INTERNAL_SECRET: settings.INTERNAL_SECRET };
}

/** The contract version in the API's own description; null when the API does not respond. */
async function readApiVersion(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${apiUrl}/api/openapi.json`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    return openApi.parse(await response.json()).info.version;
  } catch {
    return null;
  }
}
