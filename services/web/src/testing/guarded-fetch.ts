import type { RequestListener } from 'node:http';
import type { RefusalReason } from '../link-previews/fetch-refused-error';
import { type FetchLimits, GuardedFetch, type GuardOptions } from '../link-previews/guarded-fetch';
import { parseTarget } from '../link-previews/target';
import { startSite, TestNames, type TestSite } from './test-sites';

/** Requests of the guarded fetch to sites of this machine; importing this file closes the sites after each test. */

/** The maximum size of a page in these tests, in bytes. */
export const PAGE_BYTES = 64 * 1024;
export const html: FetchLimits = {
  types: ['text/html', 'application/xhtml+xml'],
  maxBytes: PAGE_BYTES,
  allowTruncated: true,
};
export const names = new TestNames({ 'site.test': [['127.0.0.1']], 'alias.test': [['127.0.0.1']] });
const sites: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

/** Closes a site after the test. */
export const closeAfterTest = async (starting: Promise<TestSite>): Promise<TestSite> => {
  const site = await starting;
  sites.push(site);
  return site;
};
/** A site with its own handler of requests. */
export const serving = (listener: RequestListener) => closeAfterTest(startSite(listener));
/** A site whose every page is this HTML. */
export const serve = (body: string | Buffer, headers: Record<string, string | string[]> = {}) =>
  serving((_request, response) => void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body));

/** Fetches a page of a test site. */
export function fetchFrom(
  { port }: { readonly port: number },
  path = '/',
  limits: Partial<FetchLimits> = {},
  options: GuardOptions = {},
) {
  const testHosts = { hosts: ['site.test', 'alias.test'], ports: [port] };
  const target = parseTarget(`http://site.test:${port}${path}`, testHosts);
  if (!target) throw new Error('the test requests an invalid address');
  return new GuardedFetch({ resolve: names.resolve, testHosts, ...options }).get(target, { ...html, ...limits });
}
/** The reason of a refused request; undefined when it succeeded. */
export const refusal = (fetching: Promise<unknown>): Promise<RefusalReason | undefined> =>
  fetching.then(
    () => undefined,
    (failure: { reason?: RefusalReason }) => failure.reason,
  );
