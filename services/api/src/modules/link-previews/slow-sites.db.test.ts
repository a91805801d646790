import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PreviewAnswer } from '@cred/contract';
import { eventually } from '@cred/service-kit/testing/eventually';
import { publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { previewSourceOf } from './preview-source';
import { PreviewSettler } from './settle-previews';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SECRET = 'a secret of the tests, long enough';
const preview = { image: null, imageSize: null, siteName: null, title: 'A title', description: null };

/** A page server that answers at once, except about slow sites: those questions stay open until they are released. */
let server: Server;
const open: { readonly host: string; readonly end: () => void }[] = [];
let api: TestApi;
let ana: TestMember;
let settler: PreviewSettler;
let start: number;
const failures: unknown[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { url } = (await json(request)) as { url: string };
    const { host } = new URL(url);
    const end = (): void => {
      const answer: PreviewAnswer = { status: 'found', preview: { url, ...preview } };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    if (host.startsWith('slow')) open.push({ host, end });
    else end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  api = await startTestApi();
  start = api.clock.now().getTime();
  ana = await api.member();
  const settings = { WEB_URL: `http://127.0.0.1:${port}`, INTERNAL_SECRET: SECRET };
  const previews = previewSourceOf({ HOST: '127.0.0.1', PORT: 1, ...settings });
  settler = new PreviewSettler({
    db: api.db,
    previews,
    onFailure: (failure) => failures.push(failure),
    timeoutMs: 300_000,
  });
});
afterAll(async () => {
  await settler.close();
  await api.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Long after the time of the API's clock, so that its own settler asks about none of them. */
const at = (ms: number): Date => new Date(start + 3_600_000 + ms);
const previewOf = async (id: string) => (await ana.ok('getPost', { params: { id } })).preview;
const hosts = (): string[] => open.map(({ host }) => host).sort();

/** A post whose preview is due. */
async function postWithDue(host: string, dueAfterMs: number): Promise<string> {
  const { id } = await publish(ana, `See https://${host}/${dueAfterMs}`);
  await api.db
    .insertInto('post_previews')
    .values({ post_id: id, host, next_at: at(dueAfterMs) })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ host, next_at: at(dueAfterMs) }))
    .execute();
  return id;
}

describe('slow sites (SRV-89)', () => {
  it('delay neither other sites nor the next run, and are asked at most twice at once', async () => {
    const slow: string[] = [];
    for (let due = 1; due <= 20; due += 1) slow.push(await postWithDue('slow.test', due));
    const other = await postWithDue('fast.test', 100);

    await settler.start(at(200));
    await eventually(async () => (await previewOf(other)) !== undefined);
    await eventually(() => open.length === 2);
    expect(hosts()).toEqual(['slow.test', 'slow.test']);

    const later = await postWithDue('fast.test', 300);
    await settler.start(at(400));
    await eventually(async () => (await previewOf(later)) !== undefined);
    expect(open).toHaveLength(2);

    for (const { end } of open.splice(0)) end();
    await eventually(async () => (await previewOf(slow[1] ?? '')) !== undefined);
    await settler.settled();
    await settler.start(at(500));
    await eventually(() => open.length === 2);
    expect(hosts()).toEqual(['slow.test', 'slow.test']);
    expect(await previewOf(slow[2] ?? '')).toBeUndefined();
  });

  it('are asked about at most sixteen at once, and end with the API', async () => {
    for (let site = 0; site < 20; site += 1) await postWithDue(`slow${site}.test`, 600 + site);
    await settler.start(at(700));
    await eventually(() => open.length === 16);
    await settler.start(at(800));
    expect(open).toHaveLength(16);
    await settler.close();
    expect(failures).toEqual([]);
    await settler.settled();
    const { count } = await api.db
      .selectFrom('post_previews')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('next_at', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(38);
  });

  it('are given up after the limit, also when garbage is collected before (FED-27)', async () => {
    const find = (_url: string, signal: AbortSignal): Promise<PreviewAnswer> =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({ status: 'unknown' })));
    const limited = new PreviewSettler({
      db: api.db,
      previews: { find },
      onFailure: (failure) => failures.push(failure),
      timeoutMs: 200,
    });
    await postWithDue('silent.test', 900);
    const collecting = setInterval(collectGarbage, 20);
    try {
      await limited.start(at(1_000));
      await limited.settled();
    } finally {
      clearInterval(collecting);
      await limited.close();
    }
    expect(failures).toEqual([]);
  });
});
