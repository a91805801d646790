import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'cred_ops_device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const VALUE = /^([\w-]{16})\.([0-9a-z]{1,8})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * The browsers in which an operator completed a login before, by a signed cookie. The cookie opens nothing: it only
 * separates the failed logins of these browsers from those of new ones (AUTH-30, FED-12).
 */
export class OpsDevices {
  /** @param secret the deployment's own token; another one makes all cookies invalid */
  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The id of the request's browser; null when it is not known.
   * @param token requires that the browser's last completed login was with this token; absent: with any token
   */
  find({ headers }: Pick<FastifyRequest, 'headers'>, token?: string): string | null {
    const pair = (headers.cookie ?? '').split(/; */).find((each) => each.startsWith(`${NAME}=`));
    const [, id, issued, mark, mac] = VALUE.exec(pair?.slice(NAME.length + 1) ?? '') ?? [];
    if (!id || !issued || !mark || !mac) return null;
    if (!timingSafeEqual(Buffer.from(mac, 'base64url'), this.mac(`${id}.${issued}.${mark}`))) return null;
    if (token !== undefined && mark !== this.markOf(token)) return null;
    return this.now() / 1_000 - Number.parseInt(issued, 36) > YEAR_SECONDS ? null : id;
  }

  /** Makes the request's browser a known one for a year. Call it after a completed login only. */
  remember(request: Pick<FastifyRequest, 'headers' | 'protocol'>, reply: FastifyReply, token: string): void {
    const id = this.find(request) ?? randomBytes(12).toString('base64url');
    const signed = `${id}.${Math.floor(this.now() / 1_000).toString(36)}.${this.markOf(token)}`;
    const value = `${signed}.${this.mac(signed).toString('base64url')}`;
    const attributes = ['Path=/ops', 'HttpOnly', 'SameSite=Strict', `Max-Age=${YEAR_SECONDS}`];
    if (request.protocol === 'https') attributes.push('Secure');
    void reply.header('set-cookie', [`${NAME}=${value}`, ...attributes].join('; '));
  }

  private mac(signed: string): Buffer {
    return createHmac('sha256', this.secret).update(`ops-devices\n${signed}`).digest();
  }

  private markOf(token: string): string {
    return createHmac('sha256', this.secret).update(`ops-device-token\n${token}`).digest('base64url');
  }
}
