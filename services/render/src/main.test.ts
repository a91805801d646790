import { writeFileSync } from 'node:fs';
import type { RenderedText } from '@cred/deployment/render-process';
import { TestRenderProcess } from './testing/test-render-process';

let renderer: TestRenderProcess;
beforeAll(() => {
  renderer = new TestRenderProcess();
});
afterAll(() => renderer.close());

const showing = (words: string): string => `module.exports = { show: () => ${JSON.stringify(words)} };`;
const htmlOf = (output: RenderedText | undefined): string | undefined => output?.html;

it('a render process ends with the page server', async () => {
  const own = new TestRenderProcess();
  expect(await own.show(showing('words'))).toBe('words');
  expect(await own.disconnect()).toBe(0);
  await own.close();
});

describe('a page', () => {
  it('is what the shell makes of the areas, the address and the configuration', async () => {
    const source = `
      const react = require('react');
      module.exports = { show: (url, config) => [url, config.apiUrl, react.version].join(' ') };`;
    const input = { url: '/profile/ana?tab=posts', config: { apiUrl: 'http://api' } };
    expect(await renderer.show(source, input)).toBe('/profile/ana?tab=posts http://api of the shell');
  });

  it('says whose code runs', async () => {
    renderer.parts.length = 0;
    await renderer.render({ chat: renderer.add(showing('chat')) });
    // While its file is read, while its module is evaluated, and while the shell renders it.
    expect(renderer.parts).toEqual(['chat', null, 'chat', null, 'chat', null]);
  });

  it('evaluates the areas that it uses, and no others', async () => {
    const shell = renderer.add('module.exports = { render: ({ areas }) => ({ html: areas.chat.exposed.show() }) };');
    const areas = { chat: renderer.add(showing('chat')), feed: renderer.add("throw new Error('not used');") };
    const { output, failures } = await renderer.render(areas, { shell });
    expect([htmlOf(output), failures]).toEqual(['chat', []]);
  });

  it('gets no state of an earlier page: modules of areas and global names are fresh', async () => {
    const file = renderer.add(`
      const seen = [];
      module.exports = { show: (url) => { seen.push(url); (globalThis.seen ??= []).push(url); left = (globalThis.left ?? '') + url; return seen + '|' + globalThis.seen + '|' + left; } };`);
    for (const url of ['/ana', '/bo'])
      expect(htmlOf((await renderer.render({ feed: file }, { input: { url } })).output)).toBe(`${url}|${url}|${url}`);
  });

  it('with a trial or a preview shares nothing with pages of live builds', async () => {
    const marking = renderer.add(`
      require('keep').mark = (require('keep').mark ?? '') + 'x';
      module.exports = { show: () => require('keep').mark };`);
    const pages = ['', 'feed:trial', '', 'feed:trial', 'chat:preview'];
    const marks = [];
    for (const realm of pages) marks.push(htmlOf((await renderer.render({ feed: marking }, { realm })).output));
    expect(marks).toEqual(['x', 'x', 'xx', 'xx', 'x']);
  });
});

describe('an area that', () => {
  it.each([
    ['throws while it loads', "throw new Error('secret of ana');", 'throw'],
    ['requires what the shell does not provide', "require('node:fs');", 'throw'],
    ['is not JavaScript', '}{', 'file'],
    ['loops while it loads', 'for (;;);', 'timeout'],
    ['loops while it renders', 'module.exports = { show() { for (;;); } };', 'timeout'],
    ['loops in promises', 'module.exports = { async show() { for (;;) await 0; } };', 'timeout'],
    [
      'loops in timers',
      'module.exports = { show: () => new Promise(() => { const again = () => setTimeout(again, 0); again(); }) };',
      'timeout',
    ],
    [
      'waits outside the page for an import',
      "module.exports = { show: () => import('node:fs').catch((error) => error.name) };",
      null,
    ],
  ])('%s costs its own markup only', async (_what, source, kind) => {
    const faulty = renderer.add(source);
    const { output, failures } = await renderer.render({ chat: renderer.add(showing('chat')), feed: faulty });
    expect(htmlOf(output)).toMatch(/^chat/);
    expect(failures).toEqual(kind === null ? [] : [{ area: 'feed', build: faulty.build, kind }]);
    expect(JSON.stringify(failures)).not.toContain('ana');
  });

  it('is missing or is not what the record says costs its own markup only', async () => {
    const [missing, altered] = [renderer.add(''), renderer.add(showing('feed'))];
    writeFileSync(altered.path, showing('another feed'));
    const areas = {
      chat: renderer.add(showing('chat')),
      feed: altered,
      profile: { ...missing, path: `${missing.path}x` },
    };
    const { output, failures } = await renderer.render(areas);
    expect(htmlOf(output)).toBe('chat');
    expect(failures).toEqual([
      { area: 'feed', build: altered.build, kind: 'file' },
      { area: 'profile', build: missing.build, kind: 'file' },
    ]);
  });

  it('never finishes is given up at once, and reported by the shell', async () => {
    const waiting = 'module.exports = { show: () => new Promise((resolve) => setTimeout(resolve, 60_000)) };';
    const { output, failures } = await renderer.render({
      feed: renderer.add(waiting),
      chat: renderer.add(showing('chat')),
    });
    expect(output?.html).toBe('chat');
    expect(JSON.parse(output?.rest ?? '')).toEqual({ failures: [{ area: 'feed', message: 'Error: aborted' }] });
    expect(failures).toEqual([]);
  });

  it('loops while the machine is busy is left out of the next pages', async () => {
    const areas = {
      feed: renderer.add('module.exports = { show() { for (;;); } };'),
      chat: renderer.add(showing('chat')),
    };
    // No share of a processor is enough.
    const limits = { minShare: 2 };
    const first = await renderer.render(areas, { limits });
    renderer.parts.length = 0;
    const second = await renderer.render(areas, { limits });
    for (const { output, failures } of [first, second]) expect([htmlOf(output), failures]).toEqual(['chat', []]);
    expect(renderer.parts).not.toContain('feed');
  });

  it('is too slow while the machine is busy gets the longest time before it is left out', async () => {
    // Slow in the realm of three earlier pages, not in the next one.
    const slow = renderer.add(`
      module.exports = { show() { const keep = require('keep'); keep.pages = (keep.pages ?? 0) + 1; while (keep.pages > 3); return 'feed'; } };`);
    const texts = [];
    for (let page = 0; page < 4; page += 1) {
      const { output } = await renderer.render({ feed: slow }, { realm: 'busy', limits: { minShare: 2, warmMs: 1 } });
      texts.push(htmlOf(output));
    }
    expect(texts).toEqual(['feed', 'feed', 'feed', 'feed']);
  });

  it('loops after its part costs the markup of all areas of that page, and never the shell’s', async () => {
    const looping = "module.exports = { show: () => { setTimeout(() => { for (;;); }, 1); return 'feed'; } };";
    const areas = { feed: renderer.add(looping), chat: renderer.add(showing('chat')) };
    const { output, failures } = await renderer.render(areas);
    expect(htmlOf(output)).toBe('');
    expect(failures).toEqual(Object.entries(areas).map(([area, { build }]) => ({ area, build, kind: 'timeout' })));
    expect(await renderer.show(showing('next'))).toBe('next');
  });

  it('needs too much memory ends its process only', async () => {
    const own = new TestRenderProcess();
    const filling =
      'module.exports = { show: () => { const all = []; for (;;) all.push(new Array(1e6).fill(0.5 + all.length)); } };';
    // A processor that is slower than this ends the loop before the memory is full.
    const ended = await own.render({ feed: own.add(filling) }).then(
      ({ failures }) => failures.map(({ kind }) => kind),
      (error: Error) => error.message,
    );
    expect(['the process has ended', ['timeout']]).toContainEqual(ended);
    expect(own.parts.filter((part) => part !== null)).toContain('feed');
    await own.close();
  });
});

describe('the shell', () => {
  it.each([
    ['throws', "module.exports = { render() { throw new Error('x'); } };", 'throw'],
    ['rejects', "module.exports = { render: async () => { throw new Error('x'); } };", 'throw'],
    ['never answers', 'module.exports = { render: () => new Promise(() => undefined) };', 'throw'],
    ['is of another kind', 'module.exports = {};', 'throw'],
    ['loops', 'module.exports = { render() { for (;;); } };', 'timeout'],
    ['answers too much', `module.exports = { render: () => ({ html: 'x'.repeat(${200_000}) }) };`, 'throw'],
    ['cannot be compiled', '}{', 'file'],
  ])('that %s costs the markup of the page', async (_what, source, kind) => {
    const shell = renderer.add(source);
    const { output, failures } = await renderer.render({}, { shell });
    expect([output, failures]).toEqual([undefined, [{ area: null, build: shell.build, kind }]]);
  });
});

describe('the code of an area', () => {
  const attempt = (expression: string): string => `
    module.exports = { show: async () => { try { return String(await (${expression})) } catch (error) { return 'refused: ' + error?.name } } };`;

  it.each([
    ['process', 'typeof process'],
    ['require of the process', 'typeof globalThis.require'],
    ['fetch', 'typeof fetch'],
    ['WebAssembly', 'typeof WebAssembly'],
    ['memory shared with others', 'typeof SharedArrayBuffer + typeof Atomics'],
    ['Buffer', 'typeof Buffer'],
  ])('finds no %s', async (_what, expression) => {
    expect(await renderer.show(attempt(expression))).toMatch(/^(undefined)+$/);
  });

  it.each([
    ['the constructor of a function', "this.constructor.constructor('return process')()"],
    ['the constructor of the global object', "globalThis.constructor.constructor('return process')()"],
    ['the constructor of a timer', "setTimeout.constructor('return process')()"],
    ['the constructor of an address', "new URL('http://a').constructor.constructor('return process')()"],
    ['the constructor of a signal', "new AbortController().signal.constructor.constructor('return process')()"],
    ['eval', "(0, eval)('process')"],
    ['a generator’s constructor', "(function* () {}).constructor('yield process')().next().value"],
    ['an import', "import('node:child_process')"],
    [
      'the constructor of an error of an import',
      "import('x').catch((error) => error.constructor.constructor('return process')())",
    ],
    [
      'the constructor of an error of the stack',
      "(() => { const deep = () => deep(); try { new URL('http://a'); deep() } catch (error) { return error.constructor.constructor('return process')() } })()",
    ],
    [
      'the functions of the stack',
      '(() => { const { prepareStackTrace } = Error; Error.prepareStackTrace = (error, sites) => sites; const sites = new Error().stack; Error.prepareStackTrace = prepareStackTrace; return sites.map((site) => site.getThis() ?? site.getFunction()).find((each) => each?.process).process })()',
    ],
    ['the caller of a function', '(function call() { return call.caller.constructor("return process")() })()'],
  ])('does not reach the process by %s', async (_what, expression) => {
    // What an import calls runs after the page has ended without it.
    expect(await renderer.show(attempt(expression))).toMatch(/^(refused: \w+)?$/);
  });

  it('cannot change objects of the process', async () => {
    const source = attempt(
      "import('x').catch((error) => { Object.getPrototypeOf(error).then = 1; return Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf(error))).changed = 1 })",
    );
    await renderer.show(source);
    expect(await renderer.show(showing('still here'))).toBe('still here');
  });
});

describe('the globals of a realm', () => {
  const run = (expression: string): Promise<unknown> =>
    renderer
      .show(`module.exports = { show: async () => JSON.stringify(await (${expression})) };`)
      .then((text) => JSON.parse(String(text)) as unknown);

  it('parse addresses and queries as browsers do', async () => {
    expect(
      await run(`(() => {
        const url = new URL('../b?x=1&x=%C3%A9#h', 'https://cred.example/a/c/d');
        url.searchParams.append('y', 'a b&');
        url.hash = '';
        return [url.href, url.pathname, url.searchParams.getAll('x'), String(new URLSearchParams({ q: '(ç)' })), URL.canParse('/x'), [...new URLSearchParams('?a=1&b')]];
      })()`),
    ).toEqual([
      'https://cred.example/a/b?x=1&x=%C3%A9&y=a+b%26',
      '/a/b',
      ['1', 'é'],
      'q=%28%C3%A7%29',
      false,
      [
        ['a', '1'],
        ['b', ''],
      ],
    ]);
    expect(await run("(() => { try { new URL('x') } catch (error) { return error.name } })()")).toBe('TypeError');
  });

  it('encode and decode every character, also in parts', async () => {
    const text = 'a\u00e9\u20ac\u{1f600}\ud800!';
    expect(await run(`[...new TextEncoder().encode(${JSON.stringify(text)})]`)).toEqual([
      ...new TextEncoder().encode(text),
    ]);
    expect(
      await run(`(() => {
        const decoder = new TextDecoder();
        const bytes = new TextEncoder().encode('a\u00e9\u20ac\u{1f600}');
        return [...bytes].map((byte) => decoder.decode(Uint8Array.of(byte), { stream: true })).join('') + decoder.decode();
      })()`),
    ).toBe('a\u00e9\u20ac\u{1f600}');
  });

  it('run short timers in order, and never long ones', async () => {
    expect(
      await run(`new Promise((resolve) => {
        const order = [];
        setTimeout(() => order.push('long'), 1_000);
        setTimeout(() => resolve(order), 20);
        setTimeout(() => { throw new Error('of a timer') }, 1);
        setTimeout((word) => order.push(word), 5, 'second');
        clearTimeout(setTimeout(() => order.push('cleared'), 0));
        setTimeout(() => order.push('first'), 2);
        queueMicrotask(() => order.push('zeroth'));
      })`),
    ).toEqual(['zeroth', 'first', 'second']);
  });

  it('read a stream to its end or to its error', async () => {
    expect(
      await run(`(async () => {
        let count = 0;
        const stream = new ReadableStream({ pull(controller) { count += 1; if (count > 3) controller.close(); else controller.enqueue(count); } });
        const all = [];
        for await (const chunk of stream) all.push(chunk);
        const failing = new ReadableStream({ pull() { throw new Error('of the source') } });
        return [all, await failing.getReader().read().catch((error) => error.message)];
      })()`),
    ).toEqual([[1, 2, 3], 'of the source']);
  });
});
