import type { LightMyRequestResponse } from 'fastify';
import { startTestPageServer, type TestPageServer } from './test-page-server';
import type { GuardOptions } from '../link-previews/guarded-fetch';
import type { LinkPreviewRouteOptions } from '../link-previews/routes';

const unlimited = { max: 100_000, seconds: 60 };
export const COOKIE = 'cred_session=a-good-one';

/** An API with one valid session; counts its requests. */
export function fakeApi() {
  const api = {
    requests: 0,
    cookies: [] as (string | null)[],
    status: 0,
    fetch: (async (_url: unknown, init?: RequestInit) => {
      api.requests += 1;
      const cookie = new Headers(init?.headers).get('cookie');
      api.cookies.push(cookie);
      if (api.status === -1) throw new TypeError('fetch failed');
      if (api.status !== 0) return new Response('{}', { status: api.status });
      const good = /^cred_session=a-good-one(-\d+)?$/.exec(cookie ?? '');
      return good
        ? Response.json({ id: `member${good[1] ?? ''}`, username: 'ana' })
        : Response.json({ code: 'unauthenticated' }, { status: 401 });
    }) as typeof fetch,
  };
  return api;
}

/** A page server with unlimited previews and a member signed in at a fake API. */
export const startPreviewServer = (
  guard: GuardOptions,
  {
    settings = {},
    ...preview
  }: Partial<LinkPreviewRouteOptions> & { readonly settings?: { PUBLIC_URL?: string } } = {},
): Promise<TestPageServer> =>
  startTestPageServer({ PUBLIC_URL: settings.PUBLIC_URL ?? 'http://localhost:3000' }, undefined, {
    guard,
    fetch: fakeApi().fetch,
    rates: { member: unlimited, address: unlimited, images: unlimited },
    ...preview,
  });

/** Sends `POST /api/preview` like the page of a member. */
export const requestPreview = (
  page: TestPageServer,
  url: unknown,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  page.server.inject({
    method: 'POST',
    url: '/api/preview',
    payload: { url },
    headers: { origin: 'http://localhost:3000', cookie: COOKIE, ...headers },
  });
