import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cred_ops';
/** 32 bytes in base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The session's secret that a browser sends, if it is of the form of one. */
export function readSessionCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${NAME}=`));
  const secret = pair?.slice(NAME.length + 1) ?? '';
  return SECRET.test(secret) ? secret : null;
}

/**
 * Gives the browser a session's secret, or with null takes it away. Over https the cookie is for https only; behind a
 * proxy that ends it, TRUST_PROXY must name the proxy.
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
