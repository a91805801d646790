import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../fixtures/areas';
import { callApi, type RequestClient } from '../fixtures/call-api';
import { createAccount } from '../fixtures/chats';
import { addPosts } from '../fixtures/posts';
import { areaNames, readTable, type Area } from '../fixtures/registry';
import { root, type Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

/**
 * The faults of an area's code on the server. The address chooses one: `?fault=feed.loop`. This code stands after that of
 * the area's build.
 */
const faultsOf = (area: Area): string => `
;(() => {
  const { createElement } = require('react');
  const { useLocation } = require('@cred/vendor');
  const faults = {
    throw() { throw new Error('Thrown on the server'); },
    hang() { throw new Promise(() => undefined); },
    loop() { for (;;); },
    memory() { for (const all = [];;) all.push(new Array(1e6).fill(all.length)); },
  };
  const Faulty = ({ children }) => {
    const [area, fault] = (new URLSearchParams(useLocation().search).get('fault') ?? '').split('.');
    if (area === '${area}') faults[fault]();
    return children;
  };
  const { remote } = module.exports;
  const routes = remote.routes.map((route) => ({ ...route, element: createElement(Faulty, null, route.element) }));
  const slots = Object.fromEntries(
    Object.entries(remote.slots).map(([name, Part]) => [name, (props) => createElement(Faulty, null, createElement(Part, props))]),
  );
  module.exports = { remote: { ...remote, routes, slots } };
})();
`;

const FRAME = 'aria-label="Main"';
const POST = 'Rendered with faults';
/**
 * For each area: a page with a part of it, what the part shows, what else the page shows, and the areas without markup when
 * the part fails: those inside it too.
 */
const parts: Readonly<Record<Area, { on: Area; shows: string; other: string; lost: readonly Area[] }>> = {
  feed: { on: 'profile', shows: POST, other: 'Ratings', lost: ['feed'] },
  notifications: { on: 'notifications', shows: 'No notifications', other: FRAME, lost: ['notifications'] },
  chat: { on: 'chat', shows: 'Nenhum chat encontrado.', other: FRAME, lost: ['chat'] },
  settings: { on: 'settings', shows: 'Dark or light', other: FRAME, lost: ['settings'] },
  profile: { on: 'profile', shows: 'Ratings', other: FRAME, lost: ['profile', 'feed'] },
};

interface ServerFile {
  readonly build: string;
  readonly path: string;
  readonly integrity: string;
}
const integrityOf = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The current build of the shell or of an area, in this checkout, with its file for the server. */
function builtIn(workspace: string): ServerFile {
  const read = (...names: string[]): unknown =>
    JSON.parse(readFileSync(join(root, workspace, 'dist', ...names), 'utf8'));
  const { build } = read('current.json') as { build: string };
  const { server } = read(build, 'record.json') as { server: { file: string; integrity: string } };
  return { build, path: join(root, workspace, 'dist', build, server.file), integrity: server.integrity };
}

/** As the process reports it, with the kind, or as the shell does, with a message. */
interface Failure {
  readonly area: string | null;
  readonly build?: string;
  readonly kind?: string;
  readonly message?: string;
}
interface Rendered {
  readonly html: string;
  readonly builds: Readonly<Record<string, string>>;
  readonly failures: readonly Failure[];
}

/** The product's render process, as the page server starts it, with a small heap. */
class RenderProcess {
  private child = this.start();
  /** The area whose code ran last. */
  part: string | null = null;

  /** Renders a page; null when the process ends, which starts another one. */
  async render(
    job: object,
    limitMs: number,
    onPart: (area: string) => void = () => undefined,
  ): Promise<Rendered | null> {
    const limits = { warmMs: limitMs, coldMs: limitMs, minShare: 0, maxOutput: 4 * 1024 * 1024 };
    const { child } = this;
    interface Response {
      readonly type: 'ready' | 'part' | 'done' | 'idle';
      readonly area?: string | null;
      readonly output?: { readonly html: string; readonly rest: string };
      readonly failures?: readonly Failure[];
    }
    const done = await new Promise<Response | null>((resolve) => {
      child.on('message', (message: Response) => {
        if (message.type === 'part') this.part = message.area ?? null;
        if (message.type === 'part' && message.area) onPart(message.area);
        if (message.type === 'done') resolve(message);
      });
      child.once('exit', () => resolve(null));
      child.send({ type: 'render', id: 1, realm: '', ...job, limits });
    });
    child.removeAllListeners('message').removeAllListeners('exit');
    if (!done) {
      this.child = this.start();
      return null;
    }
    const { html, rest } = done.output ?? { html: '', rest: '{"failures":[]}' };
    const { rendered, failures } = JSON.parse(rest) as {
      rendered?: Pick<Rendered, 'builds'>;
      failures: Rendered['failures'];
    };
    return { html, builds: rendered?.builds ?? {}, failures: [...(done.failures ?? []), ...failures] };
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.kill();
    await exited;
  }

  private start(): ChildProcess {
    return fork(join(root, 'services', 'render', 'dist', 'main.mjs'), [], {
      env: {},
      execArgv: ['--no-warnings', '--max-old-space-size=96', '--frozen-intrinsics'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}

/** What the page server gives the render process for the pages of a new member. */
async function inputsFor(client: RequestClient, stack: Stack): Promise<(area: Area, query?: string) => string> {
  const { id, username } = await createAccount(client, stack, 'Sara');
  await addPosts(client, stack, [POST]);
  const addresses = [
    '/auth/me',
    '/chat?take=100',
    '/notifications?onlyUnread=false&take=30',
    `/post/saved-posts/ids/${id}`,
    `/user/${username}`,
    `/post/user/${id}?tab=posts&take=20`,
  ];
  const bodies = await Promise.all(addresses.map((address) => callApi(client, stack, 'GET', address)));
  const firstAnswers = addresses.map((address, index) => ({ address, body: bodies[index] }));
  const config = { apiUrl: stack.url, validationUrl: stack.url, releases: await readTable(stack), firstAnswers };
  return (area, query = '') => JSON.stringify({ url: `${pathOf(area, username)}${query}`, config, now: Date.now() });
}

/** Only code that never ends takes so long. */
const NEVER_MS = 120_000;

// Without a browser: the product's shell and areas in its render process.
test('a fault of an area on the server costs its own markup only, and names the area', async ({
  playwright,
  stack,
}) => {
  const request = await playwright.request.newContext();
  const folder = mkdtempSync(join(tmpdir(), 'cred-e2e-faults-'));
  const renderer = new RenderProcess();
  try {
    const inputOf = await inputsFor({ request }, stack);
    const shell = builtIn('shell');
    const areas: Record<string, ServerFile> = {};
    for (const area of areaNames) {
      const { build, path } = builtIn(`remotes/${area}`);
      const code = readFileSync(path, 'utf8') + faultsOf(area);
      areas[area] = { build, path: join(folder, `${area}.cjs`), integrity: integrityOf(code) };
      writeFileSync(areas[area].path, code);
    }
    for (const area of areaNames) {
      const { on, shows, other, lost } = parts[area];
      const job = (fault: string, files = areas) => ({
        shell,
        areas: files,
        input: inputOf(on, fault && `?fault=${area}.${fault}`),
      });
      const whole = await renderer.render(job(''), NEVER_MS);
      expect(whole?.html, area).toContain(shows);
      expect(whole?.failures, area).toEqual([]);
      expect(Object.keys(whole?.builds ?? {}), area).toEqual(expect.arrayContaining([...lost]));
      const rest = Object.fromEntries(
        Object.entries(whole?.builds ?? {}).filter(([name]) => !lost.includes(name as Area)),
      );
      const expectOthersOnly = (page: Rendered | null, failure: Failure, what: string): void => {
        expect(page, what).toMatchObject({ html: expect.stringContaining(other), failures: [failure] });
        expect(page?.builds, what).toEqual(rest);
        expect(page?.html, what).not.toContain(shows);
      };

      const { build } = builtIn(`remotes/${area}`);
      expectOthersOnly(
        await renderer.render(job('throw'), NEVER_MS),
        { area, message: 'Thrown on the server' },
        `${area} throws`,
      );
      expectOthersOnly(
        await renderer.render(job('hang'), NEVER_MS),
        { area, message: 'waits without end' },
        `${area} waits`,
      );
      // The rest of the page has as long as the loop: on a busy machine it needs more.
      let limitMs = 250;
      await expect(async () => {
        limitMs *= 2;
        const page = await renderer.render(job('loop'), limitMs);
        expectOthersOnly(page, { area, build, kind: 'timeout' }, `${area} loops`);
      }).toPass();
      const killed = await renderer.render(job('loop'), NEVER_MS, (part) => part === area && renderer.kill());
      expect(killed, `the process is killed in ${area}`).toBeNull();
      const next = await renderer.render(job(''), NEVER_MS);
      expect(next, `after the process was killed in ${area}`).toMatchObject({ html: whole?.html, failures: [] });
      expect(await renderer.render(job('memory'), NEVER_MS), `${area} fills the memory`).toBeNull();
      expect(renderer.part, `${area} fills the memory`).toBe(area);

      // The new process has compiled nothing, and reads the files again.
      const file = { build, path: join(folder, `${area}.cjs`), integrity: integrityOf('another file') };
      for (const bad of [file, { ...file, path: `${file.path}.missing` }]) {
        const page = await renderer.render(job('', { ...areas, [area]: bad }), NEVER_MS);
        expectOthersOnly(page, { area, build, kind: 'file' }, bad.path);
      }
    }
  } finally {
    await renderer.end();
    await request.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});
