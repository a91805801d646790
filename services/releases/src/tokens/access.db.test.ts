import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
}

const chat = makeBuild('chat', 'access');
const { build } = chat.record;
let registry: TestRegistry;
let routes: readonly Route[];
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish(chat);
  await registry.request('POST', '/areas/chat/promote', { build, actor: 'ana' });
  routes = routesOf(registry.server.printRoutes({ commonPrefix: false }));
});
afterAll(() => registry.close());

/** All routes of the server, from the tree that Fastify prints. */
function routesOf(tree: string): Route[] {
  const parts: string[] = [];
  return tree
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? [];
      parts.splice(indent.length / 4, parts.length, part);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method: method as Route['method'], path: parts.join('') }));
    });
}

/** A route's address for the area chat, and its request body. */
const addressOf = ({ path }: Route): string =>
  path
    .replace(':area', 'chat')
    .replace(':build', build)
    .replace(':file', 'entry.js')
    .replace(':name', 'ci-chat')
    .replace(':token', 'x')
    .replace('*', 'x');
const bodies: Readonly<Record<string, unknown>> = {
  '/builds': { record: chat.record },
  '/areas/:area/promote': { build, actor: 'ana' },
  '/areas/:area/trial': { build, actor: 'ana', percent: 5 },
  '/areas/:area/rollback': { actor: 'ana' },
  '/tokens': { name: 'mine', scope: 'ops', actor: 'me' },
};
const statusOf = async (route: Route, headers: Record<string, string>): Promise<number> => {
  const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : (bodies[route.path] ?? {});
  return (
    await registry.request(
      route.method,
      addressOf(route),
      route.path.endsWith(':file') && body ? Buffer.from('x') : body,
      headers,
    )
  ).statusCode;
};
const statuses = async (which: readonly Route[], headers: Record<string, string>) =>
  Object.fromEntries(
    await Promise.all(
      which.map(async (route) => [`${route.method} ${route.path}`, await statusOf(route, headers)] as const),
    ),
  );
const all = (which: readonly Route[], status: number) =>
  Object.fromEntries(which.map(({ method, path }) => [`${method} ${path}`, status]));

const isCall = ({ path }: Route): boolean => !path.startsWith('/health/') && !path.startsWith('/ops');
const changes = ({ method }: Route): boolean => method !== 'GET';

describe('every route of the registry', () => {
  it('is found by this test', () => {
    const seen = routes.map(({ method, path }) => `${method} ${path}`);
    expect(seen).toEqual(
      expect.arrayContaining([
        'POST /builds',
        'PUT /builds/:area/:build/:file',
        'POST /areas/:area/trial',
        'DELETE /tokens/:name',
        'POST /tokens/:name/reset-second-factor',
        'PUT /shell',
        'POST /reports',
      ]),
    );
    expect(routes.filter(isCall).filter(changes).length).toBeGreaterThanOrEqual(11);
  });

  it('requires a token', async () => {
    const calls = routes.filter(isCall);
    expect(await statuses(calls, { authorization: '' })).toEqual(all(calls, 401));
    const open = await Promise.all(
      ['/health/live', '/health/ready', '/health/tokens'].map((url) => registry.server.inject(url)),
    );
    expect(open.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401]);
  });

  it('that changes something refuses the deploy token of another area, and changes nothing', async () => {
    const { secret } = (
      await registry.request('POST', '/tokens', { name: 'ci-feed', scope: 'deploy', area: 'feed', actor: 'ana' })
    ).json();
    await registry.request('POST', '/tokens', { name: 'ci-chat', scope: 'deploy', area: 'chat', actor: 'ana' });
    const before = [
      (await registry.request('GET', '/status')).json(),
      (await registry.request('GET', '/table')).json(),
    ];
    const calls = routes.filter(isCall).filter(changes);
    expect(await statuses(calls, { authorization: `Bearer ${secret}` })).toEqual(all(calls, 403));
    expect([
      (await registry.request('GET', '/status')).json(),
      (await registry.request('GET', '/table')).json(),
    ]).toEqual(before);
    const { tokens } = (await registry.request('GET', '/tokens')).json();
    expect(tokens.map(({ name, revokedAt }: { name: string; revokedAt: string | null }) => [name, revokedAt])).toEqual(
      expect.arrayContaining([
        ['ci-chat', null],
        ['ci-feed', null],
      ]),
    );
    expect(tokens).toHaveLength(2);
  });

  it('of the ops page does not accept a token instead of a session', async () => {
    const pages = routes.filter(({ path }) => path.startsWith('/ops')).filter(changes);
    // From the page's own origin, so that only the missing session can be the reason.
    const found = await statuses(pages, { ...registry.authorization, 'sec-fetch-site': 'same-origin' });
    const expected = pages.map(
      ({ method, path }) => [`${method} ${path}`, /^\/ops\/(areas|second-factor)\//.test(path) ? 401 : 415] as const,
    );
    expect(found).toEqual(Object.fromEntries(expected));
    expect(expected.filter(([, status]) => status === 401)).toHaveLength(7);
  });
});
