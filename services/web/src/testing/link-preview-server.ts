import { fakeApi } from '@cred/service-kit/testing/fake-api';
import type { LightMyRequestResponse } from 'fastify';
import { startTestPageServer, type TestPageServer } from './test-page-server';
import type { GuardOptions } from '../link-previews/guarded-fetch';
import type { LinkPreviewRouteOptions } from '../link-previews/routes';

const unlimited = { max: 100_000, seconds: 60 };
export const COOKIE = 'cred_session=a-good-one';

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
