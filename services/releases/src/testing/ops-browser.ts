import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { totpCode } from '@cred/service-kit/testing/totp-code';
import { testClock, type TestRegistry } from './test-registry';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

export const STEP_MS = 30_000;
/** The authenticator apps' secrets, by token. */
const apps = new Map<string, string>();

/** The code that the app with this secret shows now. */
export const codeNow = (secret: string): string => totpCode(secret, new Date(testClock.now()));

/** The secret of the app of a token that was set up by `signIn` or `setUp`. */
export const appOf = (token: string): string => apps.get(token) ?? '';

/** The secret that a set-up page shows; empty when it shows none. */
export const secretOn = (page: string): string =>
  /<code class="command">([A-Z2-7 ]{32,})</.exec(page)?.[1]?.replaceAll(' ', '') ?? '';

/** The recovery codes that a page shows. */
export const recoveryCodesOn = (page: string): string[] =>
  [...page.matchAll(/<code>([2-9A-Z]{4}(?:-[2-9A-Z]{4}){3})</g)].map(([, code = '']) => code);

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

  /** Logs in with token and second factor, which it sets up at a token's first login. */
  async signIn(token: string, name = 'Ana Souza', more: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const login = await this.logIn(token, name, more);
    if (login.statusCode !== 303) return login;
    const secret = apps.get(token);
    if (secret !== undefined) {
      // A new time step: each code is accepted once.
      testClock.advance(STEP_MS);
      return this.post('/ops/second-factor/code', { code: codeNow(secret), ...more });
    }
    return (await this.setUp(token)).response;
  }

  /** Sets up the second factor of a token that this browser has logged in with. */
  async setUp(
    token: string,
  ): Promise<{ readonly response: LightMyRequestResponse; readonly codes: readonly string[] }> {
    const secret = secretOn((await this.get('/ops/second-factor')).body);
    const response = await this.post('/ops/second-factor/confirm', { code: codeNow(secret) });
    if (response.statusCode === 200) apps.set(token, secret);
    return { response, codes: recoveryCodesOn(response.body) };
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
