import { AppError, errors, parseForm, toAppError } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findOperator, sendPage, setSession, type OpsOptions } from './context';
import { readSessionCookie } from './cookies';
import { OpsDevices } from './device-cookie';
import { registerLogin } from './login-routes';
import { registerPages } from './page-routes';
import { registerSecondFactor } from './second-factor-routes';
import { pageHeaders, requireOwnOrigin } from './security';
import { Sessions } from './sessions';
import { Message } from './views/document';

/** The maximum size of a form, which has a name, a token or a reason. */
const FORM_BYTES = 16 * 1024;

/**
 * The ops page under `/ops`, for operators with a session cookie and a second factor. The cookie does not authorize the registry's calls,
 * which need bearer tokens.
 */
export function registerOps(server: FastifyInstance, options: OpsOptions): void {
  const sessions = new Sessions(options.db);
  const devices = new OpsDevices(options.secret);
  void server.register(
    async (ops) => {
      ops.removeAllContentTypeParsers();
      ops.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'buffer', bodyLimit: FORM_BYTES },
        async (_request: FastifyRequest, body: Buffer) => parseForm(body),
      );
      ops.addHook('onRequest', async (request, reply) => {
        void reply.headers(pageHeaders);
        if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnOrigin(request);
      });
      ops.addHook('onRequest', async (request, reply) => {
        const { config } = request.routeOptions;
        if (config.withoutSession) return undefined;
        const secret = readSessionCookie(request);
        const session = secret === null ? null : await sessions.find(secret);
        if (!session) return refuseWithoutSession(request, reply);
        setSession(request, session);
        if (session.confirmedAt === null && !config.beforeConfirmation) return refuseUnconfirmed(request, reply);
        return undefined;
      });
      ops.setErrorHandler((thrown, request, reply) => {
        const error = toAppError(thrown);
        if (error.statusCode === 500) request.log.error({ err: thrown }, 'the ops page failed');
        if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
        const text =
          error.statusCode === 500
            ? `An error occurred in the registry. Its log has the details, by request id ${request.id}`
            : error.message;
        return sendPage(
          reply,
          {
            title: 'Not done',
            main: <Message heading={headings[error.statusCode] ?? 'This did not work'} text={text} />,
            operator: findOperator(request),
          },
          error.statusCode,
        );
      });
      registerLogin(ops, sessions, devices);
      registerSecondFactor(ops, options.secondFactors, devices);
      registerPages(ops, options);
      ops.get('/*', { config: { access: 'session' } }, async () => {
        throw errors.notFound('There is no such page');
      });
    },
    { prefix: '/ops' },
  );
}

const headings: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Not found',
  409: 'Nothing was changed',
  429: 'Too many attempts',
  503: 'Not now',
};

/** Redirects a page request of a session that lacks the second factor to it, and refuses everything else (FED-11). */
function refuseUnconfirmed({ method, url, routeOptions }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (routeOptions.config.fragment || method !== 'GET')
    throw errors.secondFactorRequired('Nothing was done: enter the code of your authenticator app first');
  return reply.redirect(`/ops/second-factor?next=${encodeURIComponent(url)}`, 303);
}

/** Redirects a page request without a session to the login, and returns 401 to the page's script and to forms. */
function refuseWithoutSession(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url, headers, routeOptions } = request;
  if (routeOptions.config.fragment || method !== 'GET')
    throw new AppError(
      401,
      'unauthenticated',
      'You are not logged in any more, so nothing was done. Log in and try again',
    );
  // The browser omits the cookie for a link from another site, but sends it when the page then reloads itself.
  if (headers['sec-fetch-site'] === 'cross-site')
    return reply.type('text/html; charset=utf-8').header('refresh', '0').send('');
  return reply.redirect(`/ops/login?next=${encodeURIComponent(url)}`, 303);
}
