import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestRegistry } from './test-registry';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** A browser at the ops page: keeps the cookie and sends fetch metadata. */
export class OpsBrowser {
  cookie = '';
  /** The cookie of a browser in which an operator was logged in before. */
  device = '';

  constructor(private readonly server: FastifyInstance) {}

  get(url: string, headers: Record<string, string> = SAME_ORIGIN): Promise<LightMyRequestResponse> {
    return this.server.inject({ method: 'GET', url, headers: this.withCookie(headers) });
  }

  async post(
    url: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = SAME_ORIGIN,
  ): Promise<LightMyRequestResponse> {
    const response = await this.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...this.withCookie(headers) },
      payload: new URLSearchParams(fields).toString(),
    });
    const set = [response.headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0] ?? '');
    const session = set.find((each) => each.startsWith('cred_ops='));
    if (session !== undefined) this.cookie = session;
    this.device = set.find((each) => each.startsWith('cred_ops_device=')) ?? this.device;
    return response;
  }

  logIn(token: string, name = 'Ana Souza', more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.post('/ops/login', { name, token, ...more });
  }

  private withCookie(headers: Record<string, string>): Record<string, string> {
    const cookie = [this.cookie, this.device].filter((each) => each !== '').join('; ');
    return cookie === '' ? headers : { ...headers, cookie };
  }
}

/** Creates a token and resolves to its secret. */
export async function makeSecret(
  registry: TestRegistry,
  name: string,
  scope: 'ops' | 'deploy' | 'page',
  area?: string,
): Promise<string> {
  const response = await registry.request('POST', '/tokens', {
    name,
    scope,
    actor: 'test',
    ...(area === undefined ? {} : { area }),
  });
  return response.json().secret;
}
