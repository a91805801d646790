import type { Settings } from '@cred/deployment/settings';
import { createServer, type LogDestination } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Api } from './core/api';
import { requireAllCallsBound } from './core/bind';
import { destroyOpenBodiesOnClose } from './core/body-stream';
import { type Clock, systemClock } from './core/clock';
import { type Executor, pingDatabase } from './database/connection';
import { checkMigrated } from './database/migrate';
import { namedScope } from './core/named-scope';
import { openApiDocument } from './core/openapi';
import { defaultPressure, installPlugins, type Pressure } from './core/plugins';
import { type Buckets, buckets, RateLimiter } from './core/rate-limits';
import { defaultUploadLimits, type UploadLimits, UploadTracker } from './core/uploads';
import { registerAccount } from './modules/account/account.routes';
import { registerAuth } from './modules/auth/auth.routes';
import { registerBlocks } from './modules/blocks/blocks.routes';
import { registerChat } from './modules/chat/chat.routes';
import { registerComments } from './modules/comments/comments.routes';
import { registerDeletion } from './modules/deletion/deletion.routes';
import { defaultLive, type LiveOptions } from './modules/live/live-options';
import { registerLive } from './modules/live/live.routes';
import { MediaLifecycle } from './modules/media/media-lifecycle';
import { registerMedia } from './modules/media/media.routes';
import { openMediaStore } from './modules/media/open-media-store';
import { registerMutedWords } from './modules/muted-words/muted-words';
import { registerNotifications } from './modules/notifications/notifications.routes';
import { watchPaperNotices } from './modules/paper-notices/paper-notices';
import { registerPasskeys } from './modules/passkeys/passkeys.routes';
import { registerPostVersions } from './modules/post-versions/post-versions.routes';
import { registerPostSearch } from './modules/post-search/post-search.routes';
import { registerPosts } from './modules/posts/posts.routes';
import { registerRatings } from './modules/ratings/ratings.routes';
import { registerReactions } from './modules/reactions/reactions.routes';
import { registerRecovery } from './modules/recovery/recovery.routes';
import { registerReferences } from './modules/references/references.routes';
import { registerReports } from './modules/reports/reports.routes';
import { registerReposts } from './modules/reposts/reposts.routes';
import { registerReview } from './modules/review/review.routes';
import { registerSavedPosts } from './modules/saved-posts/saved-posts.routes';
import { registerSecondFactor } from './modules/second-factor/second-factor.routes';
import { knownDevices } from './modules/sessions/device-cookie';
import { sessionCookie } from './modules/sessions/session-cookie';
import { registerSessions } from './modules/sessions/sessions.routes';
import { sessionAuthenticator } from './modules/sessions/sessions.service';
import { registerTopics } from './modules/topics/topics.routes';
import { registerUsers } from './modules/users/users.routes';
import { CertificateLifecycle } from './modules/verification/certificate-lifecycle';
import { registerVerification } from './modules/verification/verification.routes';

export interface AppOptions {
  readonly settings: Settings;
  readonly db: Executor;
  readonly clock?: Clock;
  readonly rates?: Buckets;
  readonly pressure?: Pressure;
  readonly live?: Partial<LiveOptions>;
  readonly uploads?: Partial<UploadLimits>;
  /** Waits for the delay of a login in a new browser, in milliseconds; replaced in tests. */
  readonly loginPause?: (ms: number) => Promise<unknown>;
  /** In tests: responses are validated against the contract. */
  readonly strictResponses?: boolean;
  readonly log?: LogDestination;
}

/** Creates the API, ready to listen or to inject requests. The caller opens and closes the database. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, db, clock = systemClock } = options;
  const server = createServer({
    name: 'api',
    settings,
    publicUrl: settings.API_PUBLIC_URL,
    ...(options.log ? { log: options.log } : {}),
  });
  server.addReadinessCheck('database', () => pingDatabase(db));
  server.addReadinessCheck('migrations', () => checkMigrated(db));

  await server.register(
    namedScope('api', async (scope) => {
      await installPlugins(scope, settings, options.pressure ?? defaultPressure);
      const rates = new RateLimiter(options.rates ?? buckets, clock);
      const uploads = new UploadTracker({
        limits: { ...defaultUploadLimits, ...options.uploads },
        settings,
        rates,
        clock,
      });
      const api: Api = {
        scope,
        db,
        settings,
        clock,
        uploads,
        rates,
        authenticate: sessionAuthenticator({ db, settings, clock }),
        findBrowserAccount: (request) => {
          const [latest] = knownDevices(request, settings, clock());
          return latest === undefined || uploads.isNew(latest.userId) ? null : latest.userId;
        },
        strictResponses: options.strictResponses ?? false,
        boundCalls: new Set(),
      };
      registerModules(api, { ...defaultLive, ...options.live }, options.loginPause);
      requireAllCallsBound(api);
      destroyOpenBodiesOnClose(scope);
      scope.addHook('onClose', () => uploads.waitUntilIdle());
      // Generated with the first request, because it takes longer than the rest of this function.
      let document: ReturnType<typeof openApiDocument> | undefined;
      scope.get('/openapi.json', () => (document ??= openApiDocument(settings, sessionCookie(settings, 0).name)));
    }),
    { prefix: '/api' },
  );
  await server.ready();
  return server;
}

/** Creates the objects that several modules share, and registers every module. */
function registerModules(api: Api, live: LiveOptions, loginPause: AppOptions['loginPause']): void {
  const media = new MediaLifecycle(openMediaStore(api.settings));
  const certificates = new CertificateLifecycle(media.store, api.db);
  registerAuth(api, loginPause);
  registerUsers(api, { media });
  registerSessions(api);
  registerPasskeys(api);
  registerSecondFactor(api);
  registerRecovery(api);
  registerAccount(api, { media });
  registerPostSearch(api);
  registerTopics(api);
  registerPosts(api, { media });
  registerReferences(api);
  registerPostVersions(api);
  watchPaperNotices(api);
  registerComments(api);
  registerRatings(api);
  registerReactions(api);
  registerReposts(api);
  registerSavedPosts(api);
  registerMedia(api, { media });
  registerChat(api, { media });
  registerLive(api, live);
  registerNotifications(api);
  registerBlocks(api);
  registerMutedWords(api);
  registerVerification(api, { certificates });
  registerReports(api);
  registerDeletion(api, { media, certificates });
  registerReview(api, { media, certificates });
}
