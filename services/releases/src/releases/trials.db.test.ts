import { isOnTrial } from '@cred/contract';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
  for (const build of [a, b, c]) await registry.publish(build);
});
afterEach(() => registry.close());

const [a, b, c] = ['a', 'b', 'c'].map((seed) => makeBuild('feed', seed)) as [Build, Build, Build];
type Build = ReturnType<typeof makeBuild>;

const change = (action: string, body: object) =>
  registry.request('POST', `/areas/feed/${action}`, { actor: 'ana', ...body });
const promote = (build: Build) => change('promote', { build: build.record.build });
const trial = (build: Build, more: object = { percent: 10 }) => change('trial', { build: build.record.build, ...more });
const feed = async () => (await registry.request('GET', '/table')).json().areas.feed;

describe('POST /areas/:area/trial', () => {
  it('adds a build next to the live one, with everything that a browser needs', async () => {
    await promote(a);
    expect((await trial(b, { percent: 10, testers: ['Ana.Souza', 'ana.souza'] })).json()).toMatchObject({
      changed: true,
      area: { live: a.record.build, trial: { build: b.record.build, percent: 10, testers: ['ana.souza'] } },
    });
    const { build, trial: shown } = await feed();
    expect(build).toBe(a.record.build);
    expect(shown).toMatchObject({
      build: b.record.build,
      entry: 'entry.js',
      base: `/builds/feed/${b.record.build}/`,
      percent: 10,
    });
    expect(shown.integrity['entry.js']).toBe(b.record.files['entry.js']?.integrity);
    expect(isOnTrial({ ...shown, percent: 0 }, 'feed', { id: 'x', username: 'Ana.Souza' })).toBe(true);
  });

  it('does not reveal the testers', async () => {
    await promote(a);
    await trial(b, { testers: ['ana.souza'] });
    expect((await registry.request('GET', '/table')).body).not.toContain('ana.souza');
  });

  it('changes who gets it, and keeps the testers’ marks', async () => {
    await promote(a);
    await trial(b, { percent: 5, testers: ['tom'] });
    const before = (await feed()).trial;
    expect((await trial(b, { percent: 5, testers: ['tom'] })).json().changed).toBe(false);
    expect((await trial(b, { percent: 20, testers: ['tom'] })).json().changed).toBe(true);
    expect((await feed()).trial).toEqual({ ...before, percent: 20 });
  });

  it('refuses the live build, an unknown one, an area without a live build, and a trial without members', async () => {
    expect((await trial(b)).statusCode).toBe(409);
    await promote(a);
    expect((await trial(a)).statusCode).toBe(409);
    expect((await trial(makeBuild('feed', 'unknown'))).statusCode).toBe(404);
    for (const more of [{}, { percent: 0 }, { percent: 101 }, { percent: -1 }, { percent: '10' }])
      expect((await trial(b, more)).statusCode).toBe(400);
    expect((await feed()).trial).toBeNull();
  });

  it('refuses one of two concurrent changes, and names the other', async () => {
    await promote(a);
    const [first, second] = await Promise.all([
      trial(b, { percent: 5, expectedRevision: 1 }),
      trial(c, { percent: 5, expectedRevision: 1 }),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect([first, second].find(({ statusCode }) => statusCode === 409)?.json().message).toContain(
      'Another operator has changed feed',
    );
  });
});

describe('a trial', () => {
  beforeEach(async () => {
    await promote(a);
    await promote(b);
    await trial(c);
  });

  it('ends with a promotion of its build, of another one, or of the live one', async () => {
    for (const build of [b, c]) {
      await change('trial', { build: (build === c ? a : c).record.build, percent: 1 });
      expect((await promote(build)).json()).toMatchObject({
        changed: true,
        area: { live: build.record.build, trial: null },
      });
    }
  });

  it('ends with a rollback, which keeps the live build; the next rollback goes back', async () => {
    expect((await change('rollback', {})).json()).toMatchObject({
      changed: true,
      area: { live: b.record.build, held: false, trial: null },
    });
    expect((await feed()).trial).toBeNull();
    expect((await change('rollback', {})).json()).toMatchObject({ area: { live: a.record.build, held: true } });
    const { changes } = (await registry.request('GET', '/areas/feed/history')).json();
    expect(changes.map(({ action, from, to }: Record<string, string>) => [action, from, to])).toEqual([
      ['rollback', b.record.build, a.record.build],
      ['end-trial', c.record.build, b.record.build],
      ['trial', b.record.build, c.record.build],
      ['promote', a.record.build, b.record.build],
      ['promote', null, a.record.build],
    ]);
  });

  it('ends with a rollback to a named build, in one step', async () => {
    expect((await change('rollback', { to: a.record.build })).json()).toMatchObject({
      area: { live: a.record.build, held: true, trial: null },
    });
  });

  it('does not make its build a rollback target', async () => {
    await change('rollback', {});
    expect((await change('rollback', { to: c.record.build })).statusCode).toBe(409);
  });
});

describe('GET /table', () => {
  it('has everything that a browser needs of the previous build, as the fallback', async () => {
    await promote(a);
    expect((await feed()).fallback).toBeNull();
    await promote(b);
    const { fallback } = await feed();
    expect([fallback.build, fallback.entry, fallback.integrity['entry.js']]).toEqual([
      a.record.build,
      'entry.js',
      a.record.files['entry.js']?.integrity,
    ]);
  });
});
