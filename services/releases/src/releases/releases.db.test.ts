import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.close());

const [a, b, c] = ['a', 'b', 'c'].map((seed) => makeBuild('feed', seed)) as [Build, Build, Build];
type Build = ReturnType<typeof makeBuild>;

const promote = (build: Build, more = {}) =>
  registry.request('POST', `/areas/${build.record.area}/promote`, { build: build.record.build, actor: 'ana', ...more });
const rollback = (more = {}) => registry.request('POST', '/areas/feed/rollback', { actor: 'ops', ...more });
const liveFeed = async () => (await registry.request('GET', '/table')).json().areas.feed;

async function publishAll(): Promise<void> {
  for (const build of [a, b, c]) await registry.publish(build);
}

describe('POST /areas/:area/promote', () => {
  it('makes a complete build live, with everything that a browser needs', async () => {
    await registry.publish(a);
    const response = await promote(a, { reason: 'first' });
    expect(response.json()).toMatchObject({
      changed: true,
      area: { live: a.record.build, previous: null, held: false, revision: 1 },
    });
    expect((await registry.request('GET', '/table')).json()).toEqual({
      revision: 1,
      areas: {
        feed: {
          build: a.record.build,
          entry: 'entry.js',
          global: a.record.global,
          preload: ['entry.js', 'page.js'],
          contractVersion: '1.0.0',
          base: `/builds/feed/${a.record.build}/`,
          previous: null,
          fallback: null,
          trial: null,
          integrity: {
            'entry.js': a.record.files['entry.js']?.integrity,
            'page.js': a.record.files['page.js']?.integrity,
          },
        },
      },
    });
  });

  it('changes nothing when the build is live already', async () => {
    await registry.publish(a);
    await promote(a);
    expect((await promote(a)).json()).toMatchObject({ changed: false, area: { revision: 1 } });
    expect((await registry.request('GET', '/areas/feed/history')).json().changes).toHaveLength(1);
  });

  it('refuses an unknown build, and one with missing files', async () => {
    expect((await promote(a)).statusCode).toBe(404);
    await registry.publish(a);
    await rm(join(registry.folder, 'feed', a.record.build, 'page.js'));
    const response = await promote(a);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('page.js');
    expect(await liveFeed()).toBeUndefined();
  });

  it.each([
    [{}],
    [{ build: 'x' }],
    [{ build: a.record.build }],
    [{ build: a.record.build, actor: 'ana', percent: 10 }],
  ])('refuses the body %j', async (body) => {
    const response = await registry.request('POST', '/areas/feed/promote', body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed']);
  });
});

describe('POST /areas/:area/rollback', () => {
  it('goes back one build at a time, and never to a build that was rolled back', async () => {
    await publishAll();
    for (const build of [a, b, c]) await promote(build);
    expect((await rollback()).json().area).toMatchObject({
      live: b.record.build,
      previous: a.record.build,
      held: true,
    });
    expect((await rollback()).json().area).toMatchObject({ live: a.record.build, previous: null, held: true });
    const response = await rollback();
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toContain('nothing to roll feed back to');
    expect((await liveFeed()).build).toBe(a.record.build);
  });

  it('goes to a named build that was live before, and to no other build', async () => {
    await publishAll();
    for (const build of [a, b]) await promote(build);
    const refused = await rollback({ to: c.record.build });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('was never live');
    await promote(c);
    expect((await rollback({ to: a.record.build })).json().area).toMatchObject({
      live: a.record.build,
      previous: null,
    });
    expect((await rollback({ to: a.record.build })).json().changed).toBe(false);
  });

  it('puts the area on hold until the next promotion', async () => {
    await publishAll();
    for (const build of [a, b]) await promote(build);
    await rollback();
    expect((await promote(a)).json()).toMatchObject({ changed: true, area: { held: false, live: a.record.build } });
  });

  it('does not change the other areas', async () => {
    const chat = makeBuild('chat', 'a');
    await publishAll();
    await registry.publish(chat);
    for (const build of [a, chat, b]) await promote(build);
    const before = (await registry.request('GET', '/table')).json().areas.chat;
    await rollback();
    expect((await registry.request('GET', '/table')).json().areas.chat).toEqual(before);
  });

  it('returns 404 for an area without a live build', async () => {
    expect((await rollback()).statusCode).toBe(404);
  });
});

describe('concurrent changes', () => {
  it('accepts the first change, and refuses the second with the actor of the first', async () => {
    await publishAll();
    await promote(a);
    const responses = await Promise.all([
      promote(b, { actor: 'ana', expectedRevision: 1 }),
      promote(c, { actor: 'ben', expectedRevision: 1 }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toMatch(
      /^Another operator has changed feed: deployment \(typed name: (ana|ben)\) made [0-9a-f]{16} live/,
    );
    expect((await registry.request('GET', '/areas/feed/history')).json().changes).toHaveLength(2);
  });

  it('accepts one of many changes in several processes, and refuses the others with its action', async () => {
    await publishAll();
    await promote(a);
    const other = await registry.another();
    const post = (server: typeof other, action: string, body: object) =>
      server.inject({
        method: 'POST',
        url: `/areas/feed/${action}`,
        headers: { ...registry.authorization, 'content-type': 'application/json' },
        payload: { actor: 'ana', expectedRevision: 1, ...body },
      });
    const responses = await Promise.all(
      [registry.server, other].flatMap((server) => [
        post(server, 'promote', { build: b.record.build }),
        post(server, 'promote', { build: c.record.build }),
        post(server, 'trial', { build: c.record.build, percent: 5 }),
      ]),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { changes } = (await registry.request('GET', '/areas/feed/history')).json();
    expect(changes).toHaveLength(2);
    const done = changes[0].action === 'trial' ? `put ${changes[0].to} on trial` : `made ${changes[0].to} live`;
    for (const { statusCode, body } of responses)
      if (statusCode === 409)
        expect(JSON.parse(body).message).toContain(
          `Another operator has changed feed: deployment (typed name: ana) ${done} at `,
        );
  });

  it('accepts a change after a change of another area', async () => {
    const chat = makeBuild('chat', 'a');
    await publishAll();
    await registry.publish(chat);
    await promote(a);
    await promote(chat);
    expect((await promote(b, { expectedRevision: 1 })).statusCode).toBe(200);
  });
});

describe('GET /areas/:area/history', () => {
  it('has every change, newest first, with actor, action, builds and reason', async () => {
    await publishAll();
    await promote(a, { reason: 'first' });
    await promote(b);
    await rollback({ reason: 'blank page' });
    const { changes } = (await registry.request('GET', '/areas/feed/history')).json();
    expect(changes).toEqual([
      {
        revision: 3,
        area: 'feed',
        action: 'rollback',
        from: b.record.build,
        to: a.record.build,
        actor: 'deployment',
        typedName: 'ops',
        reason: 'blank page',
        token: null,
        at: expect.any(String),
      },
      {
        revision: 2,
        area: 'feed',
        action: 'promote',
        from: a.record.build,
        to: b.record.build,
        actor: 'deployment',
        typedName: 'ana',
        reason: '',
        token: null,
        at: expect.any(String),
      },
      {
        revision: 1,
        area: 'feed',
        action: 'promote',
        from: null,
        to: a.record.build,
        actor: 'deployment',
        typedName: 'ana',
        reason: 'first',
        token: null,
        at: expect.any(String),
      },
    ]);
  });

  it('returns 404 for an unknown area', async () => {
    expect((await registry.request('GET', '/areas/shop/history')).statusCode).toBe(404);
  });
});

describe('GET /status', () => {
  it('has each area with its live build, the previous build and the other builds', async () => {
    await publishAll();
    for (const build of [a, b]) await promote(build);
    const { revision, areas } = (await registry.request('GET', '/status')).json();
    expect(revision).toBe(2);
    expect(areas).toHaveLength(1);
    expect(areas[0]).toMatchObject({
      area: 'feed',
      live: b.record.build,
      previous: a.record.build,
      held: false,
      lastChange: { actor: 'deployment', typedName: 'ana' },
    });
    expect(areas[0].builds.map(({ build }: { build: string }) => build)).toEqual(
      [c, b, a].map(({ record }) => record.build),
    );
    const { areas: short } = (await registry.request('GET', '/status?newest=2')).json();
    expect(short).toEqual([{ ...areas[0], builds: areas[0].builds.slice(0, 2) }]);
    expect((await registry.request('GET', '/status?newest=0')).statusCode).toBe(400);
  });
});

describe('GET /table', () => {
  it('returns 304 for the current revision’s tag', async () => {
    const tag = (await registry.request('GET', '/table')).headers.etag as string;
    expect((await registry.request('GET', '/table', undefined, { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('waits for the next change, also of another process', async () => {
    await publishAll();
    const other = await registry.another();
    const waiting = other.inject({ url: '/table?after=0&wait=25', headers: registry.authorization });
    await promote(a);
    expect((await waiting).json()).toMatchObject({ revision: 1, areas: { feed: { build: a.record.build } } });
  });

  it('returns at once when the requested revision never existed in this registry', async () => {
    expect((await registry.request('GET', '/table?after=99&wait=25')).json().revision).toBe(0);
  });

  it('responds to waiting requests when the registry closes', async () => {
    const address = await registry.listen();
    registry.server.server.once('request', () => setImmediate(() => void registry.server.close()));
    const response = await fetch(`${address}/table?after=0&wait=25`, { headers: registry.authorization });
    expect(await response.json()).toMatchObject({ revision: 0 });
  });
});
