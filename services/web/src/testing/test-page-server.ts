import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ShellRecord } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createPageServer, type PageServerOptions } from '../page-server';
import type { LinkPreviewRouteOptions } from '../link-previews/routes';
import { FakeRegistry, integrityOf } from './fake-registry';

/** A page server with temporary folders, and with a shell and a registry in memory. */
export interface TestPageServer {
  readonly registry: FakeRegistry;
  readonly data: string;
  readonly shellFolder: string;
  readonly shell: ShellRecord;
  /** The server's log lines. */
  readonly log: LogLine[];
  server: FastifyInstance;
  /** Sends a request with a session. */
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Requests a page without a session. */
  visit(url: string): Promise<LightMyRequestResponse>;
  /** Stops the server and starts another one with the same folders. */
  restart(): Promise<void>;
  /** Resolves when `releases.json` satisfies the condition. */
  waitForTable(condition: (areas: Record<string, { build: string }>) => boolean): Promise<void>;
  close(): Promise<void>;
}

interface LogLine {
  readonly level: number;
  readonly msg: string;
}

export const pageHeaders = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-dest': 'document',
  host: 'localhost:3000',
};

export async function startTestPageServer(
  settings: {
    PUBLIC_URL?: string;
    API_PUBLIC_URL?: string;
    BUILDS_PUBLIC_URL?: string;
    SECURITY_CONTACT?: string;
    SECURITY_EXPIRES?: string;
    PAGE_DATA_MS?: number;
  } = {},
  prepare: (registry: FakeRegistry) => void = () => undefined,
  preview: Partial<LinkPreviewRouteOptions> = {},
  previews: PageServerOptions['previews'] = {},
  api: Partial<PageServerOptions['api']> & Pick<PageServerOptions, 'firstAnswers' | 'forwarding'> = {},
  rendering?: { readonly shellCode?: string; readonly options: PageServerOptions['render'] },
): Promise<TestPageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cred-web-'));
  const [data, shellFolder] = [join(folder, 'data'), join(folder, 'shell')];
  const shell = await writeShell(shellFolder, '0000000000000001', rendering?.shellCode);
  const registry = new FakeRegistry();
  prepare(registry);
  const log: LogLine[] = [];
  const { firstAnswers, forwarding, ...accessOverrides } = api;
  const start = () =>
    createPageServer({
      settings: {
        LOG_LEVEL: 'info',
        TRUST_PROXY: undefined,
        COOKIE_DOMAIN: undefined,
        CRED_DATA: data,
        PUBLIC_URL: 'http://localhost:3000',
        API_PUBLIC_URL: 'http://localhost:4000',
        VALIDATION_PUBLIC_URL: 'http://localhost:4100',
        PAGE_DATA_MS: 1_000,
        ...settings,
      },
      registry,
      shellFolder,
      reports: { intervalMs: 5 },
      preview: { key: 'a key of the tests', apiToken: 'the token of the API in tests', ...preview },
      tabs: { key: 'a key of the tests', intervalMs: 5 },
      // No API listens there, unless the test provides one.
      api: {
        url: 'http://localhost:9',
        token: 'a token of the tests',
        memberUrl: 'http://localhost:9',
        ...accessOverrides,
      },
      ...(firstAnswers ? { firstAnswers } : {}),
      ...(forwarding ? { forwarding } : {}),
      previews,
      render: rendering?.options,
      retryMs: 5,
      log: { write: (line) => void log.push(JSON.parse(line) as LogLine) },
    });
  const test: TestPageServer = {
    registry,
    data,
    shellFolder,
    shell,
    log,
    server: await start(),
    get: (url, headers = pageHeaders) =>
      test.server.inject({
        url,
        headers: { ...headers, cookie: [headers['cookie'], 'cred_session=x'].filter(Boolean).join('; ') },
      }),
    visit: (url) => test.server.inject({ url, headers: pageHeaders }),
    async restart() {
      await test.server.close();
      test.server = await start();
    },
    waitForTable: (condition) => eventually(async () => condition((await test.get('/releases.json')).json().areas)),
    async close() {
      await test.server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return test;
}

/**
 * Writes a build of the shell and makes it current.
 * @param serverCode the content of its server file
 */
export async function writeShell(folder: string, build: string, serverCode?: string): Promise<ShellRecord> {
  const names = ['main.js', 'auth.js', 'app.js', 'federation.js'];
  await mkdir(join(folder, build), { recursive: true });
  const files: Record<string, ShellRecord['files'][string]> = {};
  for (const name of names) {
    const content = Buffer.from(`/* ${build} ${name} */\n`.repeat(20));
    files[name] = { bytes: content.length, integrity: integrityOf(content) };
    await writeFile(join(folder, build, name), content);
    await writeFile(join(folder, build, `${name}.br`), brotliCompressSync(content));
  }
  const server = serverCode === undefined ? undefined : Buffer.from(serverCode);
  const file = 'server.000000000001.cjs';
  if (server) await writeFile(join(folder, build, file), server);
  const record: ShellRecord = {
    build,
    ...(server ? { server: { file, integrity: integrityOf(server), bytes: server.length } } : {}),
    contractVersion: '1.0.0',
    entry: ['main.js'],
    shared: {},
    files,
    lanes: { auth: ['auth.js'], app: ['app.js'], federation: ['federation.js'] },
    routes: {
      feed: ['/', '/bookmark'],
      chat: ['/your-chat', '/your-chat/:username/:id'],
      profile: ['/profile/:username'],
    },
  };
  await writeFile(join(folder, build, 'record.json'), JSON.stringify(record));
  await writeFile(join(folder, 'current.json'), JSON.stringify({ build }));
  return record;
}
