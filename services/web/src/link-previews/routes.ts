import { createHash, timingSafeEqual } from 'node:crypto';
import { calls, type CallResponse, type PreviewAnswer } from '@cred/contract';
import { previewQuestion } from '@cred/contract/schemas';
import type { Settings } from '@cred/deployment/settings';
import { errors, NetworkRates, validationMessages, type Rate, RateWindows, MemberCheck } from '@cred/service-kit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type GuardOptions, GuardedFetch } from './guarded-fetch';
import { SignedImageUrls, IMAGE_PATH } from './signed-image-urls';
import { LinkPreviews } from './link-previews';
import { parseTarget } from './target';

export interface LinkPreviewRouteOptions {
  /** Signs the URLs of preview images; the same for all page servers of a deployment. */
  readonly key: string;
  /** The API's token for `POST /link-previews`. */
  readonly apiToken: string;
  /** Where the member of a session is looked up. */
  readonly apiUrl: string;
  /** For tests: resolver, timeout, hosts on this machine, clock, rates, and the API. */
  readonly guard?: GuardOptions;
  readonly now?: () => number;
  readonly rates?: Partial<LinkPreviewRates>;
  readonly fetch?: typeof fetch;
}

interface LinkPreviewRates {
  /** New addresses by member: each card of a feed requests its own, and scrolling is fast. */
  readonly member: Rate;
  /** All requests by address, including cached ones; a whole hospital may share one. */
  readonly address: Rate;
  /** Images by member: a page of posts shows many at once. */
  readonly images: Rate;
}

const perMinute = (max: number): Rate => ({ max, seconds: 60 });
const RATES: LinkPreviewRates = { member: perMinute(240), address: perMinute(2_400), images: perMinute(600) };
const ANSWER_PATH = '/link-previews';
const BODY_BYTES = 16 * 1024;
const imageQuery = z.object({ u: z.string().max(2_000), s: z.string().length(43) });
const noPreview = () => errors.notFound('There is no preview for this address');

/** `POST /api/preview`, and the images that its responses name (SRV-34). */
export function registerLinkPreviews(
  server: FastifyInstance,
  settings: Pick<Settings, 'PUBLIC_URL'>,
  options: LinkPreviewRouteOptions,
): void {
  const clock = options.now ? { now: options.now } : {};
  const windows = new RateWindows(options.now);
  const networks = new NetworkRates(windows);
  const rates = { ...RATES, ...options.rates };
  const fetch = new GuardedFetch(options.guard);
  const addresses = new SignedImageUrls(options.key);
  const previews = new LinkPreviews({
    fetch,
    addresses,
    ...clock,
    onRefused: (reason, of) => server.log.info({ reason, of }, 'no preview'),
  });
  const members = new MemberCheck({
    apiUrl: options.apiUrl,
    ...clock,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    onFailure: (failure) => server.log.warn({ err: failure }, 'the API cannot verify a session'),
  });
  server.addHook('preClose', async () => fetch.close());

  server.register(async (scope) => {
    // JSON only: the types that a form can send need no preflight, so any site could send them (SRV-4).
    scope.removeContentTypeParser('text/plain');
    scope.post(
      calls.getLinkPreview.path,
      {
        bodyLimit: BODY_BYTES,
        onRequest: async (request) => {
          if (request.headers.origin !== settings.PUBLIC_URL) throw errors.originNotAllowed();
          // Limited before the request to the API, so that too many requests do not reach it.
          networks.take('address', request.ip, rates.address);
        },
      },
      async (request, reply): Promise<CallResponse<'getLinkPreview'>> => {
        void reply.header('cache-control', 'no-store');
        if (request.body === undefined) throw errors.unsupportedMediaType();
        const member = await members.memberOf(request.headers.cookie, { recent: false });
        const target = targetOf(request.body, fetch);
        if (!previews.isCached(target)) windows.take(`member:${member}`, rates.member);
        const preview = await previews.page(target);
        if (!preview) throw noPreview();
        return preview;
      },
    );
  });

  // For the API, about the links of posts (SRV-84). The guard is the same; the API waits for no address twice at once.
  server.post(
    ANSWER_PATH,
    {
      bodyLimit: BODY_BYTES,
      onRequest: async (request) => {
        if (!isTokenOf(request.headers.authorization, options.apiToken)) throw errors.unauthenticated();
      },
    },
    async (request): Promise<PreviewAnswer> => {
      const { data } = previewQuestion.safeParse(request.body);
      const target = data ? parseTarget(data.url, fetch.tests) : null;
      return target ? previews.answer(target) : { status: 'none' };
    },
  );

  server.get(IMAGE_PATH, async (request, reply) => {
    const query = imageQuery.safeParse(request.query);
    const image = query.success ? addresses.verify(query.data.u, query.data.s) : null;
    if (!image) throw errors.notFound();
    windows.take(`images:${await members.memberOf(request.headers.cookie, { recent: true })}`, rates.images);
    const bytes = await previews.image(image);
    if (!bytes) throw errors.notFound();
    return reply
      .type('image/webp')
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'")
      .send(bytes);
  });
}

function isTokenOf(header: string | undefined, token: string): boolean {
  const [given, expected] = [header ?? '', `Bearer ${token}`].map((text) => createHash('sha256').update(text).digest());
  return given !== undefined && expected !== undefined && timingSafeEqual(given, expected);
}

function targetOf(body: unknown, fetch: GuardedFetch): URL {
  const parsed = calls.getLinkPreview.body.safeParse(body, { error: validationMessages });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw errors.validationFailed({ [issue?.path.join('.') || 'body']: issue?.message ?? 'Not valid' });
  }
  const target = parseTarget(parsed.data.url, fetch.tests);
  if (!target)
    throw errors.validationFailed({
      url: 'The address must be a web address with http or https, on port 80 or 443, without a password',
    });
  return target;
}
