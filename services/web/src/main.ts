/**
 * The page server: the page's own origin. It owns the HTML, its headers and the mirror of builds and release table
 * under `CRED_DATA/web`, and fetches link previews. It stores no data of members: the API has that, and the page server forwards
 * browsers' calls to it. Usage:
 * `main.mjs [folder of the shell's builds]`
 */
import { dirname, resolve } from 'node:path';
import { registryUrl } from '@cred/deployment/registry';
import { PAGE_SERVER_PURPOSE } from '@cred/deployment/page-client';
import { apiAddress, localUrl, SettingsError } from '@cred/deployment/settings';
import { internalToken, runService } from '@cred/service-kit';
import { HttpRegistry } from './mirror/registry-client';
import { createPageServer } from './page-server';

await runService({
  name: 'web',
  start: async (settings) => {
    if (!settings.INTERNAL_SECRET)
      throw new SettingsError(['INTERNAL_SECRET is missing: the release registry requires it']);
    const [, script = '', shellFolder] = process.argv;
    const server = await createPageServer({
      settings,
      registry: new HttpRegistry(
        registryUrl(settings),
        settings.RELEASES_TOKEN ?? internalToken(settings.INTERNAL_SECRET, 'releases:ops'),
      ),
      // From services/web/dist/main.mjs to the shell's builds.
      shellFolder: shellFolder ?? resolve(dirname(script), '../../../shell/dist'),
      api: {
        url: settings.API_URL ?? localUrl(settings.HOST, settings.API_PORT),
        token: internalToken(settings.INTERNAL_SECRET, PAGE_SERVER_PURPOSE),
        memberUrl: apiAddress(settings),
      },
      render:
        settings.RENDER === 'on'
          ? {
              main: resolve(dirname(script), '../../render/dist/main.mjs'),
              renderMs: settings.RENDER_MS,
              ...(settings.RENDER_PROCESSES === undefined ? {} : { size: settings.RENDER_PROCESSES }),
            }
          : undefined,
      preview: {
        key: internalToken(settings.INTERNAL_SECRET, 'preview:image'),
        apiToken: internalToken(settings.INTERNAL_SECRET, 'preview:posts'),
      },
      tabs: { key: internalToken(settings.INTERNAL_SECRET, 'tabs:names') },
    });
    await server.listen({ host: settings.HOST, port: settings.PORT });
    return server;
  },
});
