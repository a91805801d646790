import type { Settings } from '@cred/deployment/settings';
import { createServer, type LogDestination, type Pace } from '@cred/service-kit';
import type { PoolOptions } from '@cred/service-kit/postgres';
import type { FastifyInstance } from 'fastify';
import type { BuildStore } from './builds/build-store';
import { BuildsService } from './builds/builds.service';
import { ChangeSignal } from './database/change-signal';
import { openDatabase } from './database/database';
import { registerOps } from './ops/ops-server';
import { PreviewsService } from './previews/previews.service';
import { ReleasesService } from './releases/releases.service';
import { TrialMonitor } from './releases/trial-monitor';
import { registerRoutes } from './routes';
import { ShellService } from './shell/shell.service';
import { TableWatch } from './table/release-table';
import { readRevision } from './table/table.repository';
import { requireAccess } from './tokens/access';
import { CodeTries } from './tokens/code-tries';

export interface RegistryOptions {
  readonly databaseUrl: string;
  /** Stores the files of builds. */
  readonly store: BuildStore;
  /** The token of the deployment's own services and tools; each other caller has a separate token. */
  readonly token: string;
  /** Signs preview links; the same for all registry processes of a deployment. */
  readonly previewKey: string;
  /** Encrypts the secrets of the ops page's authenticator apps; the same for all registry processes. */
  readonly secondFactorKey: string;
  /** The time in milliseconds for codes of authenticator apps; replaced in tests. */
  readonly now?: () => number;
  /** Resolves to the contract version of the API, for the ops page; null when it does not respond. Absent: unknown. */
  readonly apiVersion?: () => Promise<string | null>;
  /** In tests: shorter timeouts of the database. */
  readonly pool?: Pick<PoolOptions, 'timeouts'>;
  readonly settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY'> & Partial<Pick<Settings, 'PUBLIC_URL'>>;
  readonly log?: LogDestination;
  /** The minimum pace of uploads, for tests. */
  readonly uploadPace?: Pace;
}

/** The registry's server, on a migrated database; not listening yet. Closing it closes all its resources. */
export async function createRegistry(options: RegistryOptions): Promise<FastifyInstance> {
  const server = createServer({
    name: 'releases',
    settings: options.settings,
    // The registry has no address for members; operators reach it under the scheme that the deployment has.
    ...(options.settings.PUBLIC_URL === undefined ? {} : { publicUrl: options.settings.PUBLIC_URL }),
    ...(options.log ? { log: options.log } : {}),
  });
  const db = openDatabase(options.databaseUrl, {
    ...options.pool,
    onLost: (cause) => server.log.warn({ err: cause }, 'a database connection broke'),
  });
  const signal = new ChangeSignal(options.databaseUrl, server.log);
  const builds = new BuildsService(db, options.store);
  const releases = new ReleasesService(db, builds.missingFiles);

  server.addHook('preClose', async () => signal.close());
  server.addHook('onClose', async () => db.destroy());
  server.addReadinessCheck('database', async () => {
    await readRevision(db);
  });
  const { secondFactorKey: key, now = Date.now } = options;
  // One object, so that wrong codes at the ops page and in calls count together.
  const secondFactors = { db, key, now, tries: new CodeTries() };
  requireAccess(server, db, options.token);
  registerRoutes(server, {
    db,
    secondFactors,
    builds,
    releases,
    shell: new ShellService(db),
    previews: new PreviewsService(db, { key: options.previewKey, missingFiles: builds.missingFiles }),
    trials: new TrialMonitor(db, releases),
    watch: new TableWatch(() => releases.table(), signal),
    uploadPace: options.uploadPace,
  });
  registerOps(server, {
    db,
    releases,
    secret: options.token,
    secondFactors,
    apiVersion: options.apiVersion ?? (async () => null),
  });

  await options.store.prepare();
  await signal.listen();
  return server;
}
