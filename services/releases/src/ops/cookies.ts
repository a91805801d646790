import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cred_ops';
/** 32 bytes in base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The session's secret in the request's cookie; null when it is absent or malformed. */
export function readSessionCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${NAME}=`));
  const secret = pair?.slice(NAME.length + 1) ?? '';
  return SECRET.test(secret) ? secret : null;
}

/**
 * Sets the session's cookie; null deletes it. Over https the cookie is `Secure`: behind a proxy that terminates TLS,
 * TRUST_PROXY must name the proxy.
 */
export function writeSessionCookie(
  request: Pick<FastifyRequest, 'protocol'>,
  reply: FastifyReply,
  secret: string | null,
  seconds: number,
): void {
  const attributes = ['Path=/ops', 'HttpOnly', 'SameSite=Strict', `Max-Age=${secret === null ? 0 : seconds}`];
  if (request.protocol === 'https') attributes.push('Secure');
  void reply.header('set-cookie', [`${NAME}=${secret ?? ''}`, ...attributes].join('; '));
}
