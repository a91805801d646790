import { randomBytes } from 'node:crypto';
import { loginQuery, NEXT_PAGE_PARAM, nextPage, type ReleaseTable } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import type { Settings } from '@cred/deployment/settings';
import { SHOWN_BUILDS_HEADER, TAB_ID_HEADER } from '@cred/contract/tabs';
import { errors, networkOf, NetworkRates, type Rate } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { OpenPreview, Previews } from './build-previews/previews';
import { openPreviewsOf, registerBuildPreviews, sendPreviewFailure } from './build-previews/routes';
import { tableWithPreviews } from './build-previews/preview-table';
import { acceptsBrotli } from './files/accept-encoding';
import { type SecuritySettings, securityTxt } from './files/security-txt';
import { favicon, manifest, robots } from './files/site-files';
import { sendBuildFile } from './files/build-file';
import { etagOf, type Mirror } from './mirror/mirror';
import { contentSecurityPolicy } from './page/csp';
import { renderPage, renderUnavailable } from './page/html';
import {
  canonicalRedirect,
  isAuthPage,
  isSignInPage,
  isPageRequest,
  LOGIN_PAGE,
  needsLogin,
  sessionCookieOf,
  sessionOf,
} from './page/page-request';
import { matchRoute } from './page/route-area';
import { PageBody } from './page/page-body';
import { type FirstAnswers, firstCallsOf } from './page/first-answers';
import { prerenderKeys, fillPlaceholders } from './page/prerendered';
import type { ShellSource } from './page/shell-source';
import type { PageRenderer } from './render/page-renderer';
import type { OpenTabs } from './tabs/open-tabs';

export interface Page {
  readonly settings: SecuritySettings &
    Pick<Settings, 'API_PUBLIC_URL' | 'VALIDATION_PUBLIC_URL' | 'BUILDS_PUBLIC_URL' | 'COOKIE_DOMAIN'>;
  readonly shell: ShellSource;
  readonly mirror: Mirror;
  readonly previews: Previews;
  readonly tabs: OpenTabs;
  readonly firstAnswers: FirstAnswers;
  /** Absent while pages are rendered in browsers only. */
  readonly renderer?: PageRenderer | undefined;
}

/** Browsers get no file that is meant for the server. */
const shellFile = z.object({ build: releases.buildId, file: releases.browserFileName });
const areaFile = shellFile.extend({ area: releases.areaName });
const emptyTable: ReleaseTable = { revision: 0, areas: {} };
const CACHE_ONE_DAY = 'public, max-age=86400';

export function registerRoutes(server: FastifyInstance, page: Page): void {
  registerFiles(server, page);
  registerTable(server, page);
  registerBuildPreviews(server, page);
  // Every other path is a page or 404.
  server.get('/*', (request, reply) => sendPage(request, reply, page));
}

/** Registry lookups of builds by address: several times all areas, but not arbitrary made-up builds. */
const LOOKUP_RATE: Rate = { max: 60, seconds: 60 };

/** Builds by their hashed names, and the few files with fixed names. */
function registerFiles(server: FastifyInstance, { settings, shell, mirror }: Page): void {
  const lookups = new NetworkRates();
  server.get('/shell/:build/:file', async (request, reply) => {
    const address = shellFile.safeParse(request.params);
    const body = address.success
      ? await sendBuildFile(request, reply, shell.pathOf(address.data.build, address.data.file))
      : null;
    if (!body) throw errors.notFound();
    return reply.send(body);
  });
  server.get('/builds/:area/:build/:file', async (request, reply) => {
    const address = areaFile.safeParse(request.params);
    if (!address.success) throw errors.notFound();
    const path = await mirror.findFile(address.data.area, address.data.build, address.data.file, () =>
      lookups.take('builds', request.ip, LOOKUP_RATE),
    );
    const body = path === null ? null : await sendBuildFile(request, reply, path);
    if (!body) throw errors.notFound();
    return reply.send(body);
  });
  server.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', CACHE_ONE_DAY).send(favicon),
  );
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', CACHE_ONE_DAY).send(JSON.stringify(manifest)),
  );
  server.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_ONE_DAY).send(robots),
  );
  server.get('/.well-known/security.txt', (_request, reply) => {
    const text = securityTxt(settings, new Date());
    if (text === null) throw errors.notFound();
    return reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_ONE_DAY).send(text);
  });
}

function registerTable(server: FastifyInstance, { settings, mirror, tabs, previews }: Page): void {
  // Open tabs poll every few seconds; the ETag makes that cheap.
  server.get('/releases.json', async (request, reply) => {
    const open = await openPreviewsOf(request, reply, { settings, previews });
    // Tabs with a preview are not counted: they never move to the live build, and operators would wait for them.
    if (open.length === 0)
      tabs.record(networkOf(request.ip), request.headers[TAB_ID_HEADER], request.headers[SHOWN_BUILDS_HEADER]);
    const live = mirror.current ?? emptyTable;
    const own = open.length > 0 ? tableWithPreviews(live, open) : null;
    const tag = own ? etagOf(own) : mirror.etag;
    void reply
      .header('etag', tag)
      .header('cache-control', own ? 'no-store' : 'no-cache')
      .header('vary', 'cookie');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(own ? { ...own.releases, previews: own.previews } : live);
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, shell, mirror, previews, firstAnswers, renderer }: Page,
): Promise<FastifyReply> {
  const pathname = request.url.split('?')[0] ?? '/';
  if (!isPageRequest(pathname, request.headers)) throw errors.notFound();
  void reply.header('cache-control', 'no-store').header('vary', 'accept-encoding, accept');
  const redirect = canonicalRedirect(request.headers.host, request.url, settings.PUBLIC_URL);
  if (redirect) return reply.redirect(redirect, 302);
  let open: readonly OpenPreview[];
  try {
    open = await openPreviewsOf(request, reply, { settings, previews });
  } catch (error) {
    return sendPreviewFailure(reply, settings, error, true);
  }

  const session = sessionOf(request.headers.cookie, settings);
  if (needsLogin(pathname, session)) return reply.redirect(LOGIN_PAGE + loginQuery(request.url), 302);

  const cookie = sessionCookieOf(request.headers.cookie);
  if (cookie !== null && isSignInPage(pathname)) {
    // Without an answer in time the page is sent, as to a visitor.
    const { answers } = await firstAnswers.collect(
      [],
      { params: {}, query: new URLSearchParams() },
      { cookie, address: request.ip, wide: false },
    );
    const { searchParams } = new URL(request.url, settings.PUBLIC_URL);
    if (answers.length > 0) return reply.redirect(nextPage(searchParams.get(NEXT_PAGE_PARAM) ?? '') ?? '/', 302);
  }

  const nonce = randomBytes(16).toString('base64');
  const origins = {
    api: settings.API_PUBLIC_URL,
    validation: settings.VALIDATION_PUBLIC_URL,
    builds: settings.BUILDS_PUBLIC_URL,
  };
  // Other auth pages have forms that only the shell can send; the preview bar has one that the browser sends.
  const forms = !isAuthPage(pathname) || pathname === LOGIN_PAGE || open.length > 0;
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce, { ...origins, forms }));
  const record = await shell.current();
  if (!record) return reply.code(503).header('retry-after', '5').send(renderUnavailable(nonce));
  // Prerendered pages do not have the preview bar.
  const addresses = open.length > 0 ? [] : prerenderKeys(request.url);
  const prerendered = addresses.map((address) => shell.prerendered(record, address)).find((page) => page !== undefined);
  const live = mirror.current ?? emptyTable;
  const table = open.length > 0 ? tableWithPreviews(live, open) : { releases: live };
  const match = matchRoute(record.routes, pathname);
  const isMembers = cookie !== null && !isAuthPage(pathname);
  const config = {
    apiUrl: origins.api,
    validationUrl: origins.validation,
    ...table,
    ...(isMembers ? { hasSession: true } : {}),
  };
  const parts = renderPage({
    pathname,
    nonce,
    shell: record,
    buildsUrl: origins.builds,
    config,
    markup: prerendered && fillPlaceholders(prerendered, { apiUrl: origins.api, nonce }),
    rendering: isMembers && match !== null && renderer !== undefined,
  });
  const body = new PageBody(acceptsBrotli(request.headers['accept-encoding']));
  void reply.headers(body.headers).send(body.stream);
  if (!isMembers) {
    body.end(parts.start + parts.end());
    return reply;
  }
  // The browser loads the scripts that the start names while the API answers.
  body.write(parts.start);
  const firstCalls = await Promise.all(
    [...new Set([...(match ? [match.area] : []), ...Object.keys(record.slots ?? {})])].map(async (area) => {
      const build = table.releases.areas[area]?.build;
      return [area, build === undefined ? undefined : await mirror.firstCalls(area, build)] as const;
    }),
  );
  const ofArea = new Map(firstCalls);
  const { answers, lastEvent } = await firstAnswers.collect(
    firstCallsOf(match, record.slots ?? {}, (area) => ofArea.get(area)),
    { params: match?.params ?? {}, query: new URLSearchParams(request.url.slice(pathname.length)) },
    { cookie, address: request.ip, wide: request.headers['sec-ch-ua-mobile'] === '?0' },
  );
  const markup =
    match &&
    (await renderer?.render({
      url: request.url,
      nonce,
      shell: record,
      live,
      config,
      firstAnswers: answers,
    }));
  body.end(parts.end(markup?.firstAnswers ?? answers, markup, lastEvent));
  return reply;
}
