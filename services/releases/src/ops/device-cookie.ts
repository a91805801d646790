import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cred_ops_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const VALUE = /^([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{43})$/;

/**
 * The browsers in which an operator was logged in before, by a signed cookie. The cookie opens nothing: it only
 * separates the failed logins of these browsers from those of new ones (AUTH-30).
 */
export class OpsDevices {
  /** @param secret the deployment's own token; another one makes all cookies invalid */
  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  /** The id of the request's browser; null when it is not known. */
  find({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
    const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${NAME}=`));
    const [, id, issued, mac] = VALUE.exec(pair?.slice(NAME.length + 1) ?? '') ?? [];
    if (!id || !issued || !mac) return null;
    if (!timingSafeEqual(Buffer.from(mac, 'base64url'), this.mac(`${id}.${issued}`))) return null;
    return this.now() / 1_000 - Number.parseInt(issued, 36) > YEAR_SECONDS ? null : id;
  }

  /** Makes the request's browser a known one for a year. Call it after a login only. */
  remember(request: Pick<FastifyRequest, 'headers' | 'protocol'>, reply: FastifyReply): void {
    const id = this.find(request) ?? randomBytes(12).toString('base64url');
    const signed = `${id}.${Math.floor(this.now() / 1_000).toString(36)}`;
    const value = `${signed}.${this.mac(signed).toString('base64url')}`;
    const attributes = ['Path=/ops', 'HttpOnly', 'SameSite=Strict', `Max-Age=${YEAR_SECONDS}`];
    if (request.protocol === 'https') attributes.push('Secure');
    void reply.header('set-cookie', [`${NAME}=${value}`, ...attributes].join('; '));
  }

  private mac(signed: string): Buffer {
    return createHmac('sha256', this.secret).update(`ops-devices\n${signed}`).digest();
  }
}
