import { makeSecret, OpsBrowser } from '../testing/ops-browser';
import { makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';

let registry: TestRegistry;
let ana: OpsBrowser;
beforeAll(async () => {
  registry = await startTestRegistry();
  ana = new OpsBrowser(registry.server);
  await ana.signIn(await makeSecret(registry, 'ops-ana', 'ops'));
});
afterAll(() => registry.close());

const HOSTILE_TEXT = `<script>alert(1)</script>"'><img src=x onerror=alert(2)> \u202Etxt`;
const build = (area: string, seed: string): string => makeBuild(area, seed).record.build;
const minuteAgo = (minutes: number): string =>
  new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000).toISOString();
const change = (area: string, action: string, body: object) =>
  registry.request('POST', `/areas/${area}/${action}`, { actor: 'ben', ...body });
const report = (area: string, of: string, counts: object, minute = minuteAgo(3)) =>
  registry.request('POST', '/reports', { minutes: [{ area, build: of, minute, counts }] });
const statusOf = async (area: string) =>
  (await registry.request('GET', '/status')).json().areas.find((each: { area: string }) => each.area === area);
const historyOf = async (area: string) => (await registry.request('GET', `/areas/${area}/history`)).json().changes;

/** Publishes builds of an area that only this test uses, and promotes them one after the other. */
async function make(area: string, ...seeds: readonly string[]): Promise<void> {
  for (const seed of seeds) {
    await registry.publish(makeBuild(area, seed));
    await change(area, 'promote', { build: build(area, seed), reason: `first of ${seed}` });
  }
}

/** The visible text of a page. */
const textOf = (page: string): string =>
  page
    .replace(/<(style|script)>[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
const read = async (url: string): Promise<string> => textOf((await ana.get(url)).body);
const field = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

describe('GET /ops', () => {
  it('explains in an empty registry how builds are published', async () => {
    expect(await read('/ops')).toContain('The registry has no builds yet');
  });

  it('shows for each area the live build with actor and reason, the previous build, holds and trials', async () => {
    await make('overview', 'a', 'b');
    await registry.publish(makeBuild('overview', 'c'));
    await change('overview', 'rollback', { reason: 'blank page' });
    await change('overview', 'trial', { build: build('overview', 'c'), percent: 5, testers: ['tom'] });
    const text = await read('/ops');
    expect(text).toMatch(
      new RegExp(
        `overview held trial .*Live ${build('overview', 'a').slice(0, 8)} , just now by deployment \\(typed name: ben \\) : blank page ` +
          `Before none Trial ${build('overview', 'c').slice(0, 8)} for 5% and 1 tester`,
      ),
    );
    expect(text).toContain('too little known yet');
  });

  it('shows failures per 1,000, also of the trial, load times and open tabs', async () => {
    await make('figures', 'a', 'b');
    await registry.publish(makeBuild('figures', 'c'));
    await change('figures', 'trial', { build: build('figures', 'c'), percent: 10 });
    await report('figures', build('figures', 'b'), {
      loads: 990,
      'failures:load': 8,
      'failures:render': 2,
      'load:3': 40,
      'LCP:5': 4,
      'CLS:1': 9,
    });
    await report('figures', build('figures', 'c'), { loads: 95, 'failures:integrity': 5 });
    await report('figures', build('figures', 'b'), { loads: 1, 'failures:load': 999 }, minuteAgo(200));
    await registry.request('POST', '/tabs', {
      server: 'f'.repeat(16),
      zeroBits: 0,
      groups: [
        {
          shown: { figures: build('figures', 'b') },
          tabs: [
            ['0'.repeat(16), 1],
            ['1'.repeat(16), 2],
          ],
        },
      ],
    });
    expect(await read('/ops')).toContain(
      'Failures per 1,000 10 of the trial 50 Load time 175 ms LCP 1.4 s (of 4 only) Open tabs 2',
    );
  });
});

describe('GET /ops/areas/:area', () => {
  it('draws failures and times of each build, marks releases, and has the values as a table', async () => {
    await make('pictures', 'a', 'b');
    await report('pictures', build('pictures', 'a'), { loads: 40, 'load:1': 4 }, minuteAgo(40));
    await report('pictures', build('pictures', 'b'), { loads: 98, 'failures:load': 2, 'load:7': 4, 'LCP:8': 8 });
    const { body } = await ana.get('/ops/areas/pictures?hours=1');
    expect(body.match(/<svg class="chart"/g)).toHaveLength(3);
    const [a, b] = [build('pictures', 'a').slice(0, 8), build('pictures', 'b').slice(0, 8)];
    expect(body).toContain(
      `aria-label="Failures per 1,000 loads, last 1 hour: ${b} (live) 20, ${a} (before) 0. ` +
        'The table below has every value."',
    );
    expect(body).toContain(
      `aria-label="Load time, 75th percentile, last 1 hour: ${b} (live) 938 ms (of 4 only), ${a} (before) 44 ms (of 4 only). ` +
        'The table below has every value."',
    );
    for (const lineClass of ['s0', 's2']) expect(body).toMatch(new RegExp(`class="line ${lineClass}" d="M`));
    expect(body.match(/class="mark"/g)).toHaveLength(6);
    expect(textOf(body)).toContain(`UTC ${b} 100 2 20 938 ms 2.9 s`);
  });

  it('omits what is older than the selected period', async () => {
    await make('ranges', 'a');
    await report('ranges', build('ranges', 'a'), { loads: 30 }, minuteAgo(3 * 60));
    expect(await read('/ops/areas/ranges?hours=1')).toContain('Nothing was reported about this area in this period');
    expect(await read('/ops/areas/ranges')).toContain('Builds in this period');
    expect(await read('/ops/areas/ranges?hours=168')).toContain('Builds in this period');
    expect((await ana.get('/ops/areas/ranges?hours=1%3Bx&before=x&made=-1')).statusCode).toBe(200);
  });

  it('draws five builds, and lists all in the table', async () => {
    await make('many', 'a');
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await report('many', build('many', seed), { loads: 30 });
    const { body } = await ana.get('/ops/areas/many');
    expect(body).toContain('The charts show 5 builds; the table also has the other 2.');
    expect(body).toContain(`<code title="${build('many', 'g')}">`);
  });

  it('shows the history by page, newest first, with a rollback link for builds that were live', async () => {
    await make('paged', 'a');
    await registry.publish(makeBuild('paged', 'z'));
    for (let index = 0; index < 21; index += 1)
      await change('paged', 'trial', { build: build('paged', 'z'), percent: index + 1, reason: `trial ${index}.` });
    await change('paged', 'promote', { build: build('paged', 'z') });
    const { body } = await ana.get('/ops/areas/paged');
    expect(body).toMatch(/trial 20\.[^]*trial 19\./);
    expect(body).not.toContain('trial 1.');
    const older =
      /href="(\/ops\/areas\/paged\?hours=24&amp;before=\d+)#history"/.exec(body)?.[1]?.replace('&amp;', '&') ?? '';
    const second = await ana.get(older);
    expect(second.body).toMatch(/trial 1\.[^]*first of a/);
    expect(second.body).toContain(`/ops/areas/paged/rollback?build=${build('paged', 'a')}`);
    expect(second.body).not.toContain('Older changes');
  });

  it('shows the last change and the change that made the live build live', async () => {
    await make('newest', 'a', 'b');
    await change('newest', 'trial', { build: build('newest', 'a'), percent: 5, reason: 'only a trial' });
    expect((await statusOf('newest')).lastChange).toMatchObject({ action: 'trial', reason: 'only a trial' });
    expect(await read('/ops/areas/newest/now')).toContain('by deployment (typed name: ben ) : first of b');
  });

  it('lists the newest builds, and refers to the command that lists all', async () => {
    await make('crowded', 'a');
    for (let number = 0; number < 21; number += 1) await registry.publish(makeBuild('crowded', `b${number}`));
    const text = await read('/ops/areas/crowded');
    expect(text).toContain('The newest 20; npm run release -- status --json lists all');
    expect(text).toContain(build('crowded', 'b1'));
    expect(text).not.toContain(`${build('crowded', 'b0')} `);
    expect((await statusOf('crowded')).builds.map((each: { build: string }) => each.build)).toHaveLength(22);
    expect((await statusOf('crowded')).builds[0].build).toBe(build('crowded', 'b20'));
  });

  it('escapes text that users typed', async () => {
    await make('hostile', 'a');
    await registry.publish(makeBuild('hostile', 'b'));
    await registry.request('POST', '/areas/hostile/promote', {
      build: build('hostile', 'b'),
      actor: HOSTILE_TEXT,
      reason: HOSTILE_TEXT.repeat(5),
    });
    for (const url of [
      '/ops',
      '/ops/areas/hostile',
      '/ops/now',
      '/ops/areas/hostile/now',
      '/ops/areas/hostile/rollback',
    ]) {
      const { body } = await ana.get(url);
      expect(body).not.toContain('<img');
      expect(body).not.toContain('<script>alert');
    }
    expect((await ana.get('/ops/areas/hostile')).body).toContain(
      `<bdi>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&gt;&lt;img src=x`,
    );
    const { body } = await new OpsBrowser(registry.server).logIn('wrong', `"><script>alert(1)</script>`);
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it.each(['/ops/areas/none', '/ops/areas/none/rollback', '/ops/areas/..%2Fx', '/ops/areas/%3Cscript%3E', '/ops/none'])(
    'returns 404 as a page: %s',
    async (url) => {
      const response = await ana.get(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(response.body).not.toContain('<script>"');
    },
  );
});

describe('a rollback on the page', () => {
  it('shows the same effects as the command line, and records reason, name and token', async () => {
    await make('back', 'a', 'b');
    const page = (await ana.get('/ops/areas/back/rollback')).body;
    const [a, b] = [build('back', 'a'), build('back', 'b')];
    expect(textOf(page)).toMatch(
      new RegExp(
        `What it will do from ${b}, live since [-\\d: ]+UTC to ${a}, last live .* ` +
          `files 2 files, all in the registry shell .* API does not respond: not checked`,
      ),
    );
    const response = await ana.post('/ops/areas/back/rollback', {
      reason: '  blank\n page ',
      revision: field(page, 'revision'),
    });
    const { revision, live, held } = await statusOf('back');
    expect([response.statusCode, response.headers['location'], live, held]).toEqual([
      303,
      `/ops/areas/back?made=${revision}`,
      a,
      true,
    ]);
    expect((await historyOf('back'))[0]).toMatchObject({
      action: 'rollback',
      from: b,
      to: a,
      actor: 'ops-ana',
      typedName: 'Ana Souza',
      token: 'ops-ana',
      reason: 'blank page',
    });
  });

  it('shows how many open tabs have the new build, until the next change', async () => {
    await make('moved', 'a', 'b');
    const [a, b] = [build('moved', 'a'), build('moved', 'b')];
    const page = (await ana.get('/ops/areas/moved/rollback')).body;
    const to = String(
      (await ana.post('/ops/areas/moved/rollback', { reason: 'x', revision: field(page, 'revision') })).headers[
        'location'
      ],
    );
    const tabs = (...shown: readonly string[]) =>
      registry.request('POST', '/tabs', {
        server: 'a'.repeat(16),
        zeroBits: 0,
        groups: shown.map((each, index) => ({ shown: { moved: each }, tabs: [[String(index).repeat(16), 1]] })),
      });
    await tabs(b, b, b);
    expect((await ana.get(to)).body).toMatch(
      /role="status" data-from="\/ops\/areas\/moved\/moved" data-seconds="1">Moved: 0 of 3 open tabs</,
    );
    await tabs(a, b, a);
    expect((await ana.get('/ops/areas/moved/moved')).body).toBe('Moved: 2 of 3 open tabs');
    await tabs(a, a, a);
    expect((await ana.get('/ops/areas/moved/moved')).body).toBe('Moved: all of 3 open tabs');
    await change('moved', 'promote', { build: b });
    expect((await ana.get(to)).body).not.toContain('role="status"');
  });

  it('refuses a change that is based on an outdated revision, and names the other actor', async () => {
    await make('race', 'a', 'b', 'c');
    const page = (await ana.get('/ops/areas/race/rollback')).body;
    await change('race', 'rollback', { reason: 'faster' });
    const response = await ana.post('/ops/areas/race/rollback', {
      reason: 'kept words',
      revision: field(page, 'revision'),
    });
    expect([response.statusCode, (await statusOf('race')).live]).toEqual([409, build('race', 'b')]);
    expect(textOf(response.body)).toContain(
      'Nothing was changed. Another operator has changed race: deployment (typed name: ben) made',
    );
    expect(response.body).toContain('>kept words</textarea>');
    // The page shows the effects of the current state.
    expect(textOf(response.body)).toContain(`to ${build('race', 'a')}`);
    const twice = await Promise.all(
      ['x', 'y'].map((reason) =>
        ana.post('/ops/areas/race/rollback', { reason, revision: field(response.body, 'revision') }),
      ),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  });

  it('requires a valid reason', async () => {
    await make('reasons', 'a', 'b');
    const { revision } = await statusOf('reasons');
    const wrong: readonly Record<string, string>[] = [
      { reason: '' },
      { reason: ' \n ' },
      { reason: 'x'.repeat(501) },
      { reason: 'x', revision: 'abc' },
      { reason: 'x', build: '../x' },
      { reason: 'x', revision: '' },
    ];
    for (const fields of wrong) {
      const response = await ana.post('/ops/areas/reasons/rollback', { revision: String(revision), ...fields });
      expect([fields, response.statusCode]).toEqual([fields, 400]);
      expect(response.body).toContain('Nothing was changed.');
    }
    expect((await statusOf('reasons')).revision).toBe(revision);
  });

  it('shows why a change would be refused, without a button', async () => {
    await make('alone', 'a');
    const page = (await ana.get('/ops/areas/alone/rollback')).body;
    expect(textOf(page)).toContain('There is nothing to roll alone back to');
    expect(page).not.toContain('<textarea');
    expect(
      (
        await ana.post('/ops/areas/alone/rollback', {
          reason: 'x',
          revision: String((await statusOf('alone')).revision),
        })
      ).statusCode,
    ).toBe(409);
  });

  it('ends a trial first, rolls back to a named build, and promotes', async () => {
    await make('ways', 'a', 'b', 'c');
    await registry.publish(makeBuild('ways', 'd'));
    await change('ways', 'trial', { build: build('ways', 'd'), percent: 10 });
    const submit = async (action: string, fields: Record<string, string>) => {
      const page = (await ana.get(`/ops/areas/ways/${action}?${new URLSearchParams(fields).toString()}`)).body;
      const response = await ana.post(`/ops/areas/ways/${action}`, {
        ...fields,
        reason: 'ways',
        revision: field(page, 'revision'),
      });
      expect(response.statusCode).toBe(303);
      return textOf(page);
    };
    expect(await submit('rollback', {})).toContain(`What it will do ends the trial of ${build('ways', 'd')}`);
    expect(await statusOf('ways')).toMatchObject({ live: build('ways', 'c'), trial: null });
    await submit('rollback', { build: build('ways', 'a') });
    expect((await statusOf('ways')).live).toBe(build('ways', 'a'));
    expect(await submit('promote', { build: build('ways', 'd') })).toContain('was never live');
    expect(await statusOf('ways')).toMatchObject({ live: build('ways', 'd'), held: false });
  });
});

describe('a team’s token on the page', () => {
  it('shows everything and changes only its own area', async () => {
    await make('mine', 'a', 'b');
    await make('yours', 'a', 'b');
    const team = new OpsBrowser(registry.server);
    await team.signIn(await makeSecret(registry, 'ci-mine', 'deploy', 'mine'), 'Team');
    expect((await team.get('/ops')).body).toMatch(/\/ops\/areas\/mine\/rollback/);
    const yours = await team.get('/ops/areas/yours');
    expect([yours.statusCode, /\/(rollback|promote)/.test(yours.body)]).toEqual([200, false]);
    for (const action of ['rollback', 'promote']) {
      const { revision, live } = await statusOf('yours');
      expect((await team.get(`/ops/areas/yours/${action}?build=${build('yours', 'a')}`)).statusCode).toBe(403);
      const response = await team.post(`/ops/areas/yours/${action}`, {
        build: build('yours', 'a'),
        reason: 'x',
        revision: String(revision),
      });
      expect([response.statusCode, (await statusOf('yours')).live]).toEqual([403, live]);
    }
    const { revision } = await statusOf('mine');
    expect((await team.post('/ops/areas/mine/rollback', { reason: 'x', revision: String(revision) })).statusCode).toBe(
      303,
    );
  });
});
