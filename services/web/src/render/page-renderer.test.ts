import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isOnTrial, type BuildRecord } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { FIXTURE_SHELL, makeRenderFiles, type RenderFiles } from '../testing/render-files';
import { pageHeaders, startTestPageServer, type TestPageServer } from '../testing/test-page-server';
import type { PageRendererOptions } from './page-renderer';
import { RenderPool } from './render-pool';

/** Longer than any test: a busy machine must not cost a page its markup. */
const NEVER_MS = 60_000;
const TRIAL = { percent: 5, salt: 's', testers: [] };
const onTrial = Array.from({ length: 1_000 }, (_each, index) => `tester-${index}`).find((id) =>
  isOnTrial(TRIAL, 'feed', { id, username: 'bo' }),
);
const members: Readonly<Record<string, { readonly id: string; readonly username: string }>> = {
  ana: { id: 'id-of-ana', username: 'ana' },
  bo: { id: onTrial ?? '', username: 'bo' },
};

const showing = (words: string): string => `module.exports = { show: () => ${JSON.stringify(words)} };`;
const SHOWING_CONFIG = `
module.exports = { show: (config, url) => JSON.stringify([url, config]).replaceAll('&', '&amp;').replaceAll('<', '&lt;') };`;

let files: RenderFiles;
let api: Server;
let page: TestPageServer;
beforeAll(async () => {
  files = makeRenderFiles();
  api = createServer((request, response) => {
    const [, name = ''] = /cred_session=(\w+)/.exec(request.headers.cookie ?? '') ?? [];
    if (request.url !== '/api/auth/me') response.end(JSON.stringify([{ text: '</script><b>post</b>' }]));
    else if (members[name]) response.end(JSON.stringify(members[name]));
    else response.writeHead(401).end();
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  page = await startServer();
});
afterAll(async () => {
  await page.close();
  api.closeAllConnections();
  api.close();
  files.remove();
});

async function startServer(
  shellCode = FIXTURE_SHELL,
  options: Partial<PageRendererOptions> = {},
): Promise<TestPageServer> {
  const times = { size: 1, waitMs: NEVER_MS, pageMs: NEVER_MS, answerMs: NEVER_MS };
  const server = await startTestPageServer(
    { PAGE_DATA_MS: NEVER_MS },
    undefined,
    {},
    {},
    { url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` },
    { shellCode, options: { main: files.main, renderMs: NEVER_MS, ...times, ...options } },
  );
  await eventually(() => server.log.some(({ msg }) => msg === 'a render process is ready'));
  return server;
}

const firstCalls = { routes: { '/': [{ call: 'getFeed', query: { take: 20 } }] }, slots: {} };
let builds = 0;
/** Makes a build of the feed live whose server file is this code. */
async function release(serverCode: string | undefined, live = true, server = page): Promise<BuildRecord> {
  builds += 1;
  const record = server.registry.add('feed', `${builds}`, {
    firstCalls,
    live,
    ...(serverCode === undefined ? {} : { serverCode }),
  });
  if (live) await server.waitForTable(({ feed }) => feed?.build === record.build);
  return record;
}

interface Shown {
  readonly body: string;
  readonly root: string;
  readonly config: {
    readonly rendered?: { readonly builds: Readonly<Record<string, string>> };
    readonly firstAnswers?: readonly { readonly address: string }[];
  };
  readonly nonce: string;
}
async function show(name = 'ana', url = '/', cookie = '', server = page): Promise<Shown> {
  const { body, headers, statusCode } = await server.get(url, {
    ...pageHeaders,
    cookie: [`cred_session=${name}`, cookie].filter(Boolean).join('; '),
  });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  const [, root = 'absent'] = /<div id="root">(.*?)<\/div>\n<script/s.exec(body) ?? [];
  const [, json = ''] = /<script type="application\/json" id="cred-page">(.*?)<\/script>/s.exec(body) ?? [];
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  return { body, root, nonce, config: JSON.parse(json) as Shown['config'] };
}

describe('a member’s page', () => {
  it('has the markup, its styles with the nonce of the policy, and the data that the markup did not use', async () => {
    const { build } = await release(showing('a post'));
    const { body, root, nonce, config } = await show();
    expect(root).toBe('<nav></nav><main>a post</main>');
    expect(body).toContain(
      `<style nonce="${nonce}" data-styled="true" data-styled-version="6.6.0">main{color:red}</style>`,
    );
    expect(body).toContain(`<style nonce="${nonce}" id="cred-styles">[data-style="0"]{top:0}</style>`);
    expect(body.indexOf('main{color:red}')).toBeLessThan(body.indexOf('<div id="root">'));
    expect(body).toContain('<title>&lt;b&gt; · Cred</title>\n</head>');
    expect(config.rendered?.builds).toEqual({ feed: build });
    expect(config.firstAnswers?.map(({ address }) => address)).toEqual(['/post?take=20']);
    expect(body).toContain('<noscript class="line">You can read this page without JavaScript.');
  });

  it('loads its content before the scripts, which other pages load first', async () => {
    await release(showing('a post'));
    const tags = ({ body }: Shown): string[] => body.match(/<(?:script defer|link rel="preload")[^>]*>/g) ?? [];
    const low = (tag: string): boolean => tag.includes(' fetchpriority="low"');
    expect([tags(await show()).length > 2, tags(await show()).every(low)]).toEqual([true, true]);
    expect(tags(await show('ana', '/no/such/page')).some(low)).toBe(false);
  });

  it('is rendered from what stands in the page: no cookie, no address, no token', async () => {
    await release(SHOWING_CONFIG);
    const { root } = await show('ana', '/?tab=saved', 'other=1');
    expect(root).toContain('["/?tab=saved",{"apiUrl":"http://localhost:4000",');
    expect(root).toContain('"address":"/auth/me","body":{"id":"id-of-ana","username":"ana"}');
    for (const secret of ['cred_session', 'other=1', '127.0.0.1', 'a token of the tests'])
      expect(root).not.toContain(secret);
  });

  it('has the build on trial for the members of the trial only', async () => {
    const trial = await release(showing('on trial'), false);
    const live = await release(showing('live'));
    page.registry.promote(live, { trial });
    await page.waitForTable(({ feed }) => Reflect.get(feed ?? {}, 'trial') !== null);
    for (const [name, words, { build }] of [
      ['bo', 'on trial', trial],
      ['ana', 'live', live],
    ] as const) {
      const { root, config } = await show(name);
      expect([root, config.rendered?.builds]).toEqual([`<nav></nav><main>${words}</main>`, { feed: build }]);
    }
  });

  it('has the build of a preview in the browser of that preview only', async () => {
    const preview = await release(showing('preview'), false);
    await release(showing('live'));
    const token = page.registry.sign(preview, new Date(Date.now() + 60_000));
    expect((await show('ana', '/', `cred_preview_feed=${token}`)).root).toBe('<nav></nav><main>preview</main>');
    expect((await show()).root).toBe('<nav></nav><main>live</main>');
  });

  it('has nothing of the members whose pages are rendered at the same time', async () => {
    await release(SHOWING_CONFIG);
    const names = ['ana', 'bo', 'ana', 'bo', 'bo', 'ana'];
    const shown = await Promise.all(names.map((name) => show(name)));
    for (const [index, name] of names.entries()) {
      const of = (each: string): boolean | undefined => shown[index]?.body.includes(members[each]?.id ?? '');
      expect([of('ana'), of('bo')]).toEqual([name === 'ana', name === 'bo']);
      expect(shown[index]?.root).toContain(`"username":"${name}"`);
    }
  });

  it('has the frame only when the area has no server file', async () => {
    await release(undefined);
    const { root, config } = await show();
    expect([root, config.rendered?.builds]).toEqual(['<nav></nav>', {}]);
  });

  it('has no markup and all answers when the member is unknown or the shell fails', async () => {
    await release(showing('a post'));
    expect((await show('nobody')).root).toBe('');
    const own = await startServer("module.exports = { render() { throw new Error('x'); } };");
    const { root, config } = await show('ana', '/', '', own);
    expect([root, config.rendered, config.firstAnswers?.length]).toEqual(['', undefined, 1]);
    await own.close();
  });
});

describe('output that', () => {
  it.each([
    ['has a script', "html: '<script>alert(1)</script>'"],
    ['has another element among the styles', "style: '<style></style><script nonce>alert(1)</script>'"],
    ['ends a style', "rules: '</style><script>alert(1)</script>'"],
    ['names a build that was not passed', "rendered: { now, builds: { feed: '0123456789abcdef' }, queries: [] }"],
    ['lacks its data', 'rendered: undefined'],
    ['is empty', "html: ''"],
  ])('%s is refused', async (_what, fields) => {
    const own = await startServer(FIXTURE_SHELL.replace('failures,\n    };', `failures,\n ${fields} };`));
    const { root, body } = await show('ana', '/', '', own);
    expect(root).toBe('');
    expect(body).not.toContain('alert(1)');
    expect(own.log.some(({ msg }) => msg.startsWith('a build failed on the server'))).toBe(true);
    await own.close();
  });
});

describe('a build that', () => {
  /** Only code that never ends takes so long. */
  const LIMIT_MS = 400;
  let own: TestPageServer;
  beforeAll(async () => {
    const limits = { warmMs: LIMIT_MS, leastMs: LIMIT_MS, coldMs: LIMIT_MS, minShare: 0 };
    own = await startServer(FIXTURE_SHELL, { limits, heapMb: 64, isOverloaded: () => false });
    own.registry.add('chat', 'works', { serverCode: showing('chat') });
  });
  afterAll(() => own.close());
  beforeEach(() => void own.registry.reports.splice(0));
  /** The kinds of the failures that are reported for the build. */
  const kindsOf = async ({ build }: BuildRecord): Promise<string[]> => {
    const found = (): string[] =>
      own.registry.reports.filter((row) => row.build === build).flatMap(({ counts }) => Object.keys(counts));
    await eventually(() => found().length > 0);
    return found();
  };
  const fileOf = ({ build, server }: BuildRecord): string =>
    join(own.data, 'web', 'builds', 'feed', build, server?.file ?? '');

  it.each<[string, string, string, (file: string) => void]>([
    ['throws', "module.exports = { show() { throw new Error('x'); } };", 'throw', () => undefined],
    ['waits without end', 'module.exports = { show: () => new Promise(() => undefined) };', 'throw', () => undefined],
    ['loops', 'module.exports = { show() { for (;;); } };', 'timeout', () => undefined],
    ['was altered on the disk', showing('feed'), 'file', (file) => writeFileSync(file, showing('altered'))],
    ['is missing on the disk', showing('feed, too'), 'file', (file) => rmSync(file)],
  ])('%s on the server costs its own markup only, and is reported', async (_what, code, kind, change) => {
    const record = await release(code, true, own);
    change(fileOf(record));
    expect((await show('ana', '/', '', own)).root).toBe('<nav></nav><main>chat</main>');
    expect(await kindsOf(record)).toEqual([`server-render:${kind}`]);
  });

  it('ends its process costs the markup of one page, and is reported', async () => {
    const filling =
      'module.exports = { show: () => { const all = []; for (;;) all.push(new Array(1e6).fill(0.5 + all.length)); } };';
    const record = await release(filling, true, own);
    await show('ana', '/', '', own);
    // A processor that is slower than this ends the loop before the memory is full.
    expect(['server-render:crash', 'server-render:timeout']).toContain((await kindsOf(record)).join());
    await release(showing('feed'), true, own);
    await eventually(async () => (await show('ana', '/', '', own)).root !== '');
    expect((await show('ana', '/', '', own)).root).toMatch('<main>feed</main>');
  });
});

describe('a page on an overloaded machine', () => {
  it('has the longest time limit, also in a realm whose code is compiled', async () => {
    const rendering = jest.spyOn(RenderPool.prototype, 'render');
    let isOverloaded = false;
    const own = await startServer(FIXTURE_SHELL, { renderMs: 30_000, isOverloaded: () => isOverloaded });
    for (isOverloaded of [false, true]) await show('ana', '/', '', own);
    expect(rendering.mock.calls.map(([{ limits }]) => limits)).toMatchObject([
      { warmMs: 30_000, leastMs: 15_000, coldMs: 120_000 },
      { warmMs: 120_000, leastMs: 120_000, coldMs: 120_000 },
    ]);
    rendering.mockRestore();
    await own.close();
  });
});

describe('a build that fails on the server', () => {
  it('is reported, apart from failures in browsers, and not asked for after 5 failures', async () => {
    const { build } = await release("module.exports = { show() { throw new Error('secret of ana'); } };");
    page.registry.reports.splice(0);
    page.log.length = 0;
    for (let index = 0; index < 6; index += 1) expect((await show()).root).toBe('<nav></nav>');
    const reported = () => page.registry.reports.filter((row) => row.build === build);
    const count = (): number => reported().reduce((sum, { counts }) => sum + (counts['server-render:throw'] ?? 0), 0);
    await eventually(() => count() >= 5);
    expect(count()).toBe(5);
    expect(JSON.stringify(reported())).not.toContain('failures:');
    expect(page.log.filter(({ msg }) => msg.includes('not asked for a while'))).toHaveLength(1);
    expect(JSON.stringify(page.log)).not.toContain('ana');
    // Another build is not affected.
    await release(showing('repaired'));
    expect((await show()).root).toBe('<nav></nav><main>repaired</main>');
  });

  it('is not blamed for its time while the machine is overloaded', async () => {
    let isOverloaded = true;
    const own = await startServer('module.exports = { singletons: {}, render() { for (;;); } };', {
      renderMs: 20,
      // However small a share of a processor the test gets.
      limits: { minShare: 0 },
      isOverloaded: () => isOverloaded,
    });
    const logged = (text: string): boolean => own.log.some(({ msg }) => msg.startsWith(text));
    expect((await show('ana', '/', '', own)).root).toBe('');
    await eventually(() => logged('the machine was too busy'));
    expect(logged('a build failed')).toBe(false);
    isOverloaded = false;
    expect((await show('ana', '/', '', own)).root).toBe('');
    await eventually(() => logged('a build failed'));
    await own.close();
  });
});
