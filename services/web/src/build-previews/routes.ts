/**
 * Preview links: `/preview/<token>` gives one browser a build of the registry instead of the live one, until the link
 * expires or the tester leaves. Nothing else makes a page load a build that is not in the table: no parameter, header
 * or stored value names a build, and the registry validates each cookie.
 */
import { randomBytes } from 'node:crypto';
import type { ShellRecord } from '@cred/contract';
import { previewPath } from '@cred/deployment/preview-links';
import type { Settings } from '@cred/deployment/settings';
import { AppError, errors, networkOf } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../page/csp';
import { canonicalRedirect, isPageRequest } from '../page/page-request';
import { renderNotice, type Notice } from './notice';
import { clearPreviewCookie, readPreviewCookies, setPreviewCookie } from './preview-cookie';
import type { OpenPreview, Previews } from './previews';

type PreviewSettings = Pick<Settings, 'PUBLIC_URL' | 'API_PUBLIC_URL' | 'VALIDATION_PUBLIC_URL' | 'BUILDS_PUBLIC_URL'>;

interface RouteOptions {
  readonly settings: PreviewSettings;
  readonly previews: Previews;
  readonly shell: { current(): Promise<ShellRecord | undefined> };
}

const FORM_MAX_BYTES = 1_024;
const invalidLink: Notice = {
  title: 'This preview link does not work',
  text: 'Its time is over, or a part of it is missing. Whoever sent it to you can make a new one.',
};

export function registerBuildPreviews(server: FastifyInstance, { settings, previews, shell }: RouteOptions): void {
  const secure = isSecure(settings);

  server.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params;
    if (!isPageRequest(previewPath(token), request.headers)) throw errors.notFound();
    // The URL is a secret.
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const redirect = canonicalRedirect(request.headers.host, request.url, settings.PUBLIC_URL);
    if (redirect) return reply.redirect(redirect, 302);
    let open: OpenPreview | null;
    try {
      open = await previews.open(token, networkOf(request.ip));
    } catch (error) {
      return sendPreviewFailure(reply, settings, error);
    }
    if (!open) return sendNotice(reply.code(404), settings, invalidLink);
    const { area, expires } = open.preview;
    request.log.info({ area, build: open.preview.build }, 'a preview was opened');
    return reply
      .header('set-cookie', setPreviewCookie(area, token, (Date.parse(expires) - Date.now()) / 1_000, secure))
      .redirect(firstPageOf(await shell.current(), area), 303);
  });

  server.register(async (scope) => {
    // The form has no fields: the body is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_MAX_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.post('/preview/end', async (request, reply) => {
      if (request.headers.origin !== settings.PUBLIC_URL) throw errors.originNotAllowed();
      clearCookies(
        reply,
        readPreviewCookies(request.headers.cookie, secure).map(({ name }) => name),
        secure,
      );
      return reply.header('cache-control', 'no-store').redirect(returnUrl(request, settings), 303);
    });
  });
}

/**
 * The previews of this browser. Invalid cookies are ignored and removed.
 * @throws AppError when a preview cannot be checked or downloaded now; the caller must then show no other build instead
 */
export async function openPreviewsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, previews }: { readonly settings: PreviewSettings; readonly previews: Previews },
): Promise<readonly OpenPreview[]> {
  const cookies = readPreviewCookies(request.headers.cookie, isSecure(settings));
  if (cookies.length === 0) return [];
  const found = await Promise.all(
    cookies.map(async ({ name, area, token }) => {
      const open = await previews.open(token, networkOf(request.ip));
      return open?.preview.area === area ? { name, open } : { name, open: null };
    }),
  );
  clearCookies(
    reply,
    found.flatMap(({ name, open }) => (open ? [] : [name])),
    isSecure(settings),
  );
  return found.flatMap(({ open }) => (open ? [open] : []));
}

/** Sends the notice that a preview cannot be shown now. @throws every error that is not an AppError */
export function sendPreviewFailure(
  reply: FastifyReply,
  settings: PreviewSettings,
  error: unknown,
  showLeaveButton = false,
): FastifyReply {
  if (!(error instanceof AppError)) throw error;
  const { statusCode, retryAfter = 60 } = error;
  void reply.code(statusCode).header('retry-after', String(retryAfter));
  const busy = statusCode === 429;
  return sendNotice(reply, settings, {
    title: busy ? 'Too many previews at once' : 'This preview cannot be shown right now',
    text: busy
      ? 'This address has asked for many previews in a short time. This page tries again by itself.'
      : 'It cannot be checked or fetched at the moment, and nothing else is shown in its place. This page tries again by itself in a few seconds.',
    refreshSeconds: retryAfter,
    showLeaveButton,
  });
}

function sendNotice(reply: FastifyReply, settings: PreviewSettings, notice: Notice): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const origins = { api: settings.API_PUBLIC_URL, validation: settings.VALIDATION_PUBLIC_URL };
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce, origins))
    .send(renderNotice(notice, nonce));
}

function clearCookies(reply: FastifyReply, names: readonly string[], secure: boolean): void {
  for (const name of names) void reply.header('set-cookie', clearPreviewCookie(name, secure));
}

const isSecure = ({ PUBLIC_URL }: PreviewSettings): boolean => PUBLIC_URL.startsWith('https://');

/** The area's first page without parameters in its path. */
const firstPageOf = (shell: ShellRecord | undefined, area: string): string =>
  shell?.routes[area]?.find((pattern) => !pattern.includes(':')) ?? '/';

/** The page of this origin that the form was on, otherwise the home page. */
function returnUrl({ headers }: FastifyRequest, { PUBLIC_URL }: PreviewSettings): string {
  const before = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
  // Absolute URLs: a path that begins with two slashes would name another host.
  return before?.origin === PUBLIC_URL && !before.pathname.startsWith('/preview/')
    ? PUBLIC_URL + before.pathname + before.search
    : `${PUBLIC_URL}/`;
}
