import type { Settings } from '@cred/deployment/settings';
import { createServer, type LogDestination } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ApiAccess, ForwardingLimits } from './api-forwarding/api-forwarder';
import { registerApiForwarding } from './api-forwarding/routes';
import { Previews, type PreviewsOptions } from './build-previews/previews';
import { Mirror } from './mirror/mirror';
import type { Registry } from './mirror/registry-client';
import { securityHeaders } from './page/csp';
import { FirstAnswers, type FirstAnswersOptions } from './page/first-answers';
import { ShellSource } from './page/shell-source';
import { type LinkPreviewRouteOptions, registerLinkPreviews } from './link-previews/routes';
import { PageRenderer, type PageRendererOptions } from './render/page-renderer';
import { registerReports, type ReportOptions, type ReportSink } from './reports/routes';
import { registerRoutes } from './routes';
import { OpenTabs, type OpenTabsOptions } from './tabs/open-tabs';
import { registerTabs, type TabOptions } from './tabs/register-tabs';
import type { TabSink } from './tabs/tab-reporter';

export interface PageServerOptions {
  readonly settings: Pick<
    Settings,
    | 'LOG_LEVEL'
    | 'TRUST_PROXY'
    | 'PUBLIC_URL'
    | 'API_PUBLIC_URL'
    | 'VALIDATION_PUBLIC_URL'
    | 'BUILDS_PUBLIC_URL'
    | 'COOKIE_DOMAIN'
    | 'CRED_DATA'
    | 'PAGE_DATA_MS'
  >;
  readonly registry: Registry & ReportSink & TabSink;
  /** The folder of the shell's builds, with its `current.json`. */
  readonly shellFolder: string;
  readonly preview: Omit<LinkPreviewRouteOptions, 'apiUrl'>;
  /** The API, and its address for a look-up of the member of a session. */
  readonly api: ApiAccess & { readonly memberUrl: string };
  readonly firstAnswers?: Pick<FirstAnswersOptions, 'now'>;
  /** For tests. */
  readonly forwarding?: Partial<ForwardingLimits>;
  readonly previews?: Pick<PreviewsOptions, 'rate'>;
  readonly tabs: Pick<OpenTabsOptions, 'key'> & Pick<TabOptions, 'intervalMs'>;
  /** Absent: pages are rendered in browsers only. */
  readonly render?: PageRendererOptions | undefined;
  readonly reports?: Pick<ReportOptions, 'intervalMs' | 'rate'>;
  readonly log?: LogDestination;
  /** The mirror's delay after a failure. */
  readonly retryMs?: number;
}

/** Creates the page server without listening. Closing it stops the mirror. */
export async function createPageServer(options: PageServerOptions): Promise<FastifyInstance> {
  const { settings, registry, shellFolder, log, retryMs } = options;
  const server = createServer({
    name: 'web',
    settings,
    publicUrl: settings.PUBLIC_URL,
    bodyLimit: 16 * 1024,
    savesWork: false,
    ...(log ? { log } : {}),
  });
  const shell = new ShellSource(shellFolder, (error) =>
    server.log.warn({ err: error }, 'the newest build of the shell cannot be read'),
  );
  const mirror = new Mirror({
    folder: join(settings.CRED_DATA, 'web'),
    registry,
    buildsUrl: settings.BUILDS_PUBLIC_URL,
    log: server.log,
    ...(retryMs === undefined ? {} : { retryMs }),
  });

  server.addHook('onRequest', async (_request, reply) => {
    void reply.headers(securityHeaders);
  });
  server.addReadinessCheck('shell', async () => {
    if (!(await shell.current())) throw new Error('there is no build of the shell');
  });
  server.addReadinessCheck('release table', async () => {
    if (!mirror.current) throw new Error('there is no release table yet');
  });
  const tabs = new OpenTabs({ isKnown: mirror.isListed, key: options.tabs.key });
  const previews = new Previews({
    registry,
    mirror,
    log: server.log,
    buildsUrl: settings.BUILDS_PUBLIC_URL,
    ...options.previews,
  });
  const firstAnswers = new FirstAnswers({
    apiUrl: options.api.url,
    token: options.api.token,
    budgetMs: settings.PAGE_DATA_MS,
    ...options.firstAnswers,
    onFailure: (failure) =>
      server.log.warn({ err: failure }, 'the API does not answer in time; pages go without answers'),
  });
  const countFailure = registerReports(server, settings, {
    sink: registry,
    hasBuild: mirror.isListed,
    ...options.reports,
  });
  const renderer =
    options.render &&
    new PageRenderer(options.render, {
      shell,
      mirror,
      log: server.log,
      folders: [shellFolder, join(settings.CRED_DATA, 'web', 'builds')],
      report: countFailure,
    });
  registerRoutes(server, { settings, shell, mirror, tabs, previews, firstAnswers, renderer });
  registerTabs(server, tabs, { ...options.tabs, sink: registry });
  registerLinkPreviews(server, settings, { ...options.preview, apiUrl: options.api.memberUrl });
  registerApiForwarding(server, settings, { api: options.api, limits: options.forwarding });
  server.addHook('preClose', () => mirror.stop());
  server.addHook('onClose', () => {
    firstAnswers.close();
    return renderer?.close();
  });
  await mirror.start();
  return server;
}
