import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FirstAnswer, PageConfig } from '@cred/contract';
import { LAST_EVENT_HEADER, PAGE_CLIENT_HEADER } from '@cred/deployment/page-client';
import { pageHeaders, startTestPageServer, type TestPageServer } from '../testing/test-page-server';

/** As in production: a page that is asked for on a busy machine gets its answers too. */
const BUDGET_MS = 1_000;
const ana = { id: 'id-of-ana', username: 'ana.souza' };

let api: Server;
let page: TestPageServer;
let requests: IncomingMessage[];
let now = 1_000_000;
/** How the API answers; each test sets its own. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

/** Answers each call of the test's builds. */
const answerAll: typeof answer = ({ url }, response) => {
  if (url === '/api/auth/me') json(response, ana);
  else if (url === '/api/user/ana.souza') json(response, { id: 'id-of-profile' });
  else if (url === '/api/post?take=20') json(response, [], { link: '</api/post?cursor=c>; rel="next"' });
  else json(response, { url });
};

beforeAll(async () => {
  api = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  page = await startTestPageServer(
    { PAGE_DATA_MS: BUDGET_MS },
    (registry) => {
      registry.add('feed', 'one', {
        firstCalls: {
          routes: {
            '/': [
              { call: 'getFeed', query: { take: 20 } },
              { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
              // Not reads: never called.
              { call: 'logout' },
              { call: 'openEvents' },
              { call: 'toString' },
            ],
          },
          slots: {},
        },
      });
      registry.add('profile', 'one', {
        firstCalls: {
          routes: {
            '/profile/:username': [
              { call: 'getUser', params: { username: 'route:username' } },
              { call: 'getUserPosts', params: { userId: 'getUser:id' }, query: { take: 20, tab: 'posts' } },
              { call: 'searchPosts', query: { q: 'query:q', order: 'query:order?', take: 20 } },
            ],
          },
          slots: {},
        },
      });
    },
    {},
    {},
    { url: `http://127.0.0.1:${port}`, firstAnswers: { now: () => now } },
  );
  await page.waitForTable(({ feed, profile }) => feed !== undefined && profile !== undefined);
});
beforeEach(() => {
  requests = [];
  answer = answerAll;
  // Past the pause after failures.
  now += 60_000;
});
afterAll(async () => {
  await page.close();
  api.closeAllConnections();
  api.close();
});

const signedIn = { ...pageHeaders, cookie: 'cred_session=x' };
const addresses = (): (string | undefined)[] => requests.map(({ url }) => url);

async function configOf(url: string, headers?: Record<string, string>): Promise<Partial<PageConfig>> {
  const { body, statusCode } = await page.get(url, headers);
  expect(statusCode).toBe(200);
  const config = /<script type="application\/json" id="cred-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  return JSON.parse(config) as Partial<PageConfig>;
}
const answersOf = async (...visit: Parameters<typeof configOf>): Promise<readonly FirstAnswer[] | undefined> =>
  (await configOf(...visit)).firstAnswers;

describe('the answers in a page', () => {
  it("are the member, the route's first calls, and their links to further pages", async () => {
    expect(await answersOf('/')).toEqual([
      { address: '/auth/me', body: ana },
      { address: '/post?take=20', body: [], link: '</api/post?cursor=c>; rel="next"' },
      { address: '/post/saved-posts/ids/id-of-ana', body: { url: '/api/post/saved-posts/ids/id-of-ana' } },
    ]);
    expect(addresses()).toHaveLength(3);
  });

  it('have members to follow when the browser says that it is not on a phone', async () => {
    const askedBy = async (mobile: string): Promise<boolean> => {
      requests = [];
      await answersOf('/', { ...pageHeaders, cookie: 'cred_session=x', 'sec-ch-ua-mobile': mobile });
      return addresses().includes('/api/user/suggest');
    };
    expect([await askedBy('?0'), await askedBy('?1'), await askedBy('')]).toEqual([true, false, false]);
  });

  it('use parameters of the address and fields of earlier answers', async () => {
    const answers = await answersOf('/Profile/ana.souza/?from=menu');
    expect(answers?.map(({ address }) => address)).toEqual([
      '/auth/me',
      '/user/ana.souza',
      '/post/user/id-of-profile?tab=posts&take=20',
    ]);
  });

  it('use the query of the address, encoded', async () => {
    const answers = await answersOf('/profile/ana.souza?tab=posts&q=+a%26take=9%00%zz&order=newest');
    expect(answers?.map(({ address }) => address)).toContain(
      '/post/search?order=newest&q=a%26take%3D9%00%25zz&take=20',
    );
  });

  it('encode what stands in the address', async () => {
    await page.get('/profile/..%2F..%2Fauth%2Fsessions%3Fx=1');
    expect(addresses()).toEqual(['/api/auth/me', '/api/user/..%2F..%2Fauth%2Fsessions%3Fx%3D1']);
  });

  it('are asked for with the session cookie, the address of the member and the token, and with nothing else', async () => {
    await page.get('/', { ...pageHeaders, cookie: 'cred_preview=secret; other=1', 'x-forwarded-for': '8.8.8.8' });
    const { headers } = requests[0] ?? {};
    expect(headers?.cookie).toBe('cred_session=x');
    expect(headers?.[PAGE_CLIENT_HEADER]).toBe('127.0.0.1');
    expect(headers?.authorization).toBe('Bearer a token of the tests');
  });

  it('are asked for over connections that stay open, without compression', async () => {
    let connections = 0;
    const count = (): void => void (connections += 1);
    await page.get('/');
    api.on('connection', count);
    for (let pages = 0; pages < 5; pages += 1) await page.get('/');
    api.off('connection', count);
    expect(requests).toHaveLength(18);
    expect(connections).toBeLessThan(requests.length);
    expect(requests.map(({ headers }) => headers['accept-encoding'])).not.toContainEqual(expect.anything());
  });

  it('come with the earliest of the last events that they contain', async () => {
    const userId = '01a20858-f4cb-7190-8de8-bbe59bc564a0';
    const numbers: Record<string, string> = { '/api/auth/me': '12', '/api/post?take=20': '9' };
    answer = ({ url, headers }, response) => {
      const number = headers[LAST_EVENT_HEADER] === '' && numbers[url ?? ''];
      json(response, ana, number ? { [LAST_EVENT_HEADER]: `${userId}.${number}` } : {});
    };
    expect((await configOf('/')).lastEvent).toEqual({ userId, id: '9' });
    answer = (_request, response) => json(response, ana, { [LAST_EVENT_HEADER]: 'no event' });
    expect((await configOf('/')).lastEvent).toBeUndefined();
  });

  it('cannot end their element', async () => {
    answer = (_request, response) => json(response, { text: '</script><script>alert(1)</script><!--' });
    const { body } = await page.get('/');
    expect(body).not.toContain('</script><script>alert');
    expect((await answersOf('/'))?.[0]?.body).toEqual({ text: '</script><script>alert(1)</script><!--' });
  });

  it.each(['/auth/login', '/auth/sign-up'])('lead a signed-in member from %s', async (url) => {
    const redirect = async (query: string) => {
      const { statusCode, headers } = await page.get(url + query, signedIn);
      return [statusCode, headers.location, headers['cache-control']];
    };
    expect(await redirect('')).toEqual([302, '/', 'no-store']);
    expect(await redirect('?next=%2Fprofile%2Fana')).toEqual([302, '/profile/ana', 'no-store']);
    expect(await redirect('?next=%2F%2Fevil.example')).toEqual([302, '/', 'no-store']);
    expect(addresses()).toEqual(['/api/auth/me', '/api/auth/me', '/api/auth/me']);
  });

  it.each(['/auth/login', '/auth/sign-up'])('are absent from %s, also when the session has ended', async (url) => {
    expect((await page.visit(url)).statusCode).toBe(200);
    expect(requests).toEqual([]);
    answer = (_request, response) => response.writeHead(401).end();
    expect(await answersOf(url, signedIn)).toBeUndefined();
    answer = () => undefined;
    expect(await answersOf(url, signedIn)).toBeUndefined();
  });

  it('are not asked for on other auth pages', async () => {
    expect(await answersOf('/auth/forgot-password', signedIn)).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('are absent without a session, and for unknown pages only the member is there', async () => {
    expect((await page.visit('/')).statusCode).toBe(302);
    expect(requests).toEqual([]);
    expect(await answersOf('/no/such/page')).toEqual([{ address: '/auth/me', body: ana }]);
  });
});

describe('an API with faults', () => {
  it('that never answers costs a page its budget only, and the answers that arrived stay', async () => {
    answer = (request, response) => (request.url === '/api/auth/me' ? json(response, ana) : undefined);
    expect(await answersOf('/')).toEqual([{ address: '/auth/me', body: ana }]);
  });

  it.each([401, 403, 404, 429, 500, 503])('with status %d adds no answer', async (status) => {
    answer = (_request, response) => void response.writeHead(status).end('{}');
    expect(await answersOf('/')).toBeUndefined();
  });

  it.each<[string, typeof answer]>([
    ['a broken connection', (request) => void request.socket.destroy()],
    ['half a response', (request, response) => void response.write('{"id":', () => request.socket.destroy())],
    ['a response that is not JSON', (_request, response) => void response.writeHead(200).end('<html>')],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a response that never ends', (_request, response) => void response.write(' '.repeat(1_000))],
  ])('with %s adds no answer', async (_name, fault) => {
    answer = fault;
    expect(await answersOf('/')).toBeUndefined();
  });

  it('with too many bytes adds only the answers within the limit', async () => {
    answer = (request, response) =>
      request.url === '/api/auth/me' ? json(response, ana) : json(response, 'x'.repeat(600 * 1024));
    expect(await answersOf('/')).toEqual([{ address: '/auth/me', body: ana }]);
  });

  it('is asked for further pages after searches that took too long', async () => {
    answer = (request, response) =>
      request.url?.startsWith('/api/post/search') ? void response.writeHead(503).end() : answerAll(request, response);
    for (let pages = 0; pages < 6; pages += 1) expect(await answersOf('/profile/ana.souza?q=slow')).toHaveLength(3);
  });

  it('is not asked for some seconds after several pages got no answer', async () => {
    answer = (_request, response) => void response.writeHead(503).end();
    for (let pages = 0; pages < 5; pages += 1) await answersOf('/no/such/page');
    answer = answerAll;
    requests = [];
    expect(await answersOf('/')).toBeUndefined();
    expect(requests).toEqual([]);
    now += 5_001;
    expect(await answersOf('/')).toHaveLength(3);
  });
});
