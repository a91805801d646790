import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderJob, RenderRequest, RenderResponse, ServerFile } from '@cred/deployment/render-process';
import { compileService } from '@cred/service-kit/testing/compile-service';

type Done = Extract<RenderResponse, { type: 'done' }>;

/**
 * A shell that shows what the functions of the areas return, as `render` of the real one does. `keep` is state of its
 * module, which areas can reach through a singleton.
 */
const SHELL = `
const keep = {};
module.exports = {
  singletons: { react: { module: { version: 'of the shell' } }, keep: { module: keep } },
  async render({ url, config, areas, onPart, signal }) {
    const [html, failures] = [[], []];
    for (const [area, { exposed }] of Object.entries(areas)) {
      onPart(area);
      try {
        html.push(await Promise.race([
          exposed.show(url, config),
          new Promise((resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
        ]));
      } catch (error) {
        failures.push({ area, message: String(error) });
      }
      onPart(null);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { html: html.join(), failures };
  },
};`;

/** Only code that never ends takes so long, and a page that is rendered again has as long. */
const LIMITS = { warmMs: 400, coldMs: 400, minShare: 0, maxOutput: 100_000 };

/** The flags of Node with which the page server starts a render process that may read these folders. */
export const permissionFlags = (folders: readonly string[]): string[] => [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  ...folders.map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  '--no-warnings',
  '--max-old-space-size=64',
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
];

/** A render process with files of builds, started as the page server starts it. */
export class TestRenderProcess {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'cred-render-')));
  readonly shell: ServerFile;
  readonly parts: (string | null)[] = [];
  private readonly child: ChildProcess;
  private builds = 0;

  constructor() {
    const main = compileService(join(__dirname, '..'), join(this.folder, 'dist'));
    mkdirSync(join(this.folder, 'builds'));
    this.shell = this.add(SHELL);
    this.child = fork(main, [], {
      env: {},
      execArgv: permissionFlags(['dist', 'builds'].map((name) => join(this.folder, name))),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.child.on('message', (message: RenderResponse) => {
      if (message.type === 'part') this.parts.push(message.area);
    });
  }

  /** Writes the server's file of a build. */
  add(source: string): ServerFile {
    this.builds += 1;
    const build = this.builds.toString(16).padStart(16, '0');
    const path = join(this.folder, 'builds', `${build}.cjs`);
    writeFileSync(path, source);
    return { build, path, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` };
  }

  /** Renders a page; rejects when the process ends. */
  async render(
    areas: RenderJob['areas'],
    { input = {}, realm = '', shell = this.shell, limits = {} } = {},
  ): Promise<Done> {
    const text = JSON.stringify({ url: '/', config: {}, now: 0, ...input });
    this.send({ type: 'render', id: 1, realm, shell, areas, input: text, limits: { ...LIMITS, ...limits } });
    return new Promise((resolve, reject) => {
      let done: Done | undefined;
      const onMessage = (message: RenderResponse): void => {
        if (message.type === 'done') done = message;
        // As the page server, which sends the next page after that.
        if (message.type === 'idle' && done) settle(() => resolve(done as Done));
      };
      const onExit = (): void => settle(() => reject(new Error('the process has ended')));
      const settle = (end: () => void): void => {
        this.child.off('message', onMessage).off('exit', onExit);
        end();
      };
      this.child.on('message', onMessage).once('exit', onExit);
    });
  }

  /** What the area's function `show` returns on a page with this area only. */
  async show(source: string, input: object = {}): Promise<unknown> {
    const { output, failures } = await this.render({ feed: this.add(source) }, { input });
    if (output === undefined) throw new Error(JSON.stringify(failures));
    return output.html;
  }

  /** Disconnects it from this process, as the end of this process would; resolves to its exit code. */
  async disconnect(): Promise<unknown> {
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    return (await exited)[0];
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const exited = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await exited;
    }
    rmSync(this.folder, { recursive: true });
  }

  private send(request: RenderRequest): void {
    this.child.send(request);
  }
}
