import { calls, limits, type CallAnswer } from '@cred/contract';
import type { Settings } from '@cred/contract/settings';
import { createServer, errors, type LogDestination, type Rate, RateWindows } from '@cred/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type IssuedTexts, nothingIssued, registerIssued } from './issued-route';

export interface ValidationServerOptions {
  readonly settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY' | 'PUBLIC_URL'>;
  readonly log?: LogDestination;
  /** How often one address may ask; a hospital shares one. */
  readonly rate?: Rate;
  /** What the API proves itself with; absent: nobody may ask what was issued. */
  readonly token?: string;
  readonly issued?: IssuedTexts;
}

const WIDE: Rate = { max: 600, seconds: 60 };

/** Room for the longest text with every character escaped, and for the JSON around it. */
const BODY_BYTES = limits.validation.textMax * 6 + 1_024;

const NOT_CHECKED = 'This text was not checked: the checking of references is not available yet. You can publish it as your own content.';

/** The validation service's server; not listening yet. */
export function createValidationServer({ settings, log, rate = WIDE, token, issued = nothingIssued }: ValidationServerOptions): FastifyInstance {
  const server = createServer({ name: 'validation', settings, bodyLimit: BODY_BYTES, ...(log ? { log } : {}) });
  const { path, body } = calls.validatePost;
  const windows = new RateWindows();
  registerIssued(server, { token, issued });
  // JSON only: the types that a form can send need no preflight, so any site could send them.
  server.removeContentTypeParser('text/plain');

  server.options(path, async (request, reply) => {
    if (request.headers.origin !== settings.PUBLIC_URL) throw errors.originNotAllowed();
    return allow(reply)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });

  server.post(path, {
    onRequest: async (request, reply) => {
      // Told on every answer, so that the page can read refusals too.
      if (request.headers.origin === settings.PUBLIC_URL) allow(reply);
      else throw errors.originNotAllowed();
      windows.take(request.ip, rate);
    },
  }, async (request): Promise<CallAnswer<'validatePost'>> => {
    if (request.body === undefined) throw errors.unsupportedMediaType();
    const parsed = body.safeParse(request.body);
    if (parsed.success) return { formalizado: parsed.data.text, referencias: [], keywords: [], error: NOT_CHECKED };
    const [issue] = parsed.error.issues;
    if (issue?.code === 'too_big') throw errors.payloadTooLarge(issue.message);
    throw errors.validationFailed({ [issue?.path.join('.') || 'body']: issue?.message ?? 'is not valid' });
  });

  const allow = (reply: FastifyReply): FastifyReply =>
    reply
      .header('access-control-allow-origin', settings.PUBLIC_URL)
      .header('access-control-expose-headers', 'retry-after, x-request-id')
      .header('vary', 'origin');
  return server;
}
