import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openS3Bucket } from '@cred/service-kit/s3';
import { startTestS3 } from '@cred/service-kit/testing/test-s3';
import { compressed, makeBuild, startTestRegistry, type TestRegistry } from '../testing/test-registry';
import { openBuildStore } from './open-build-store';
import { S3BuildStore } from './s3-build-store';

jest.setTimeout(60_000);

let s3: Awaited<ReturnType<typeof startTestS3>>;
let registry: TestRegistry;
beforeAll(async () => {
  s3 = await startTestS3();
  registry = await startTestRegistry((folder) => new S3BuildStore(openS3Bucket(s3.options), folder));
});
afterAll(async () => {
  await registry.close();
  await s3.close();
});

const bucket = () => openS3Bucket(s3.options);
const put = (build: { area: string; build: string }, file: string, content: Buffer) =>
  registry.request('PUT', `/builds/${build.area}/${build.build}/${file}`, content);

describe('builds in a bucket', () => {
  it('are uploaded, go live and are served byte for byte, with their compressed copies', async () => {
    const build = makeBuild('feed', 's3');
    const entry = build.contents['entry.js'] as Buffer;
    await registry.publish({ ...build, contents: { ...build.contents, 'entry.js.br': compressed(entry) } });
    const base = `/builds/feed/${build.record.build}`;
    expect((await registry.request('GET', `${base}/entry.js`)).rawPayload).toEqual(entry);
    expect((await registry.request('GET', `${base}/entry.js.br`)).rawPayload).toEqual(compressed(entry));
    expect((await registry.request('GET', `${base}/page.js.br`)).statusCode).toBe(404);
    expect(
      (await registry.request('POST', '/areas/feed/promote', { build: build.record.build, actor: 'ana' })).statusCode,
    ).toBe(200);
    expect((await bucket().get(`builds/feed/${build.record.build}/entry.js`))?.size).toBe(entry.length);
  });

  it('do not exist when the upload does not match the record', async () => {
    const { record, contents } = makeBuild('feed', 's3 wrong');
    await registry.request('POST', '/builds', { record });
    const entry = contents['entry.js'] as Buffer;
    for (const wrong of [entry.subarray(1), Buffer.concat([entry, entry]), Buffer.alloc(entry.length)])
      expect((await put(record, 'entry.js', wrong)).statusCode).toBe(400);
    expect((await put(record, 'entry.js.br', entry)).statusCode).toBe(400);
    expect(await bucket().get(`builds/feed/${record.build}/entry.js`)).toBeUndefined();
    expect((await registry.request('POST', `/builds/feed/${record.build}/complete`)).statusCode).toBe(409);
  });

  it('cannot go live after the bucket lost a file', async () => {
    const build = makeBuild('chat', 's3 lost');
    await registry.publish(build);
    await bucket().delete(`builds/chat/${build.record.build}/page.js`);
    const response = await registry.request('POST', '/areas/chat/promote', { build: build.record.build, actor: 'ana' });
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringContaining('page.js')]);
    expect((await registry.request('GET', `/builds/chat/${build.record.build}/page.js`)).statusCode).toBe(404);
  });
});

describe('openBuildStore', () => {
  it('uses the bucket of the settings, or files without one', async () => {
    const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = s3.options;
    const { record, contents } = makeBuild('feed', 'settings');
    const place = { CRED_DATA: registry.folder, S3_REGION: region };
    const address = { area: 'feed', build: record.build, file: 'entry.js' };
    const store = openBuildStore({
      ...place,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    await store.prepare();
    const content = contents['entry.js'] as Buffer;
    await store.write(
      address,
      Readable.from([content], { objectMode: false }),
      record.files['entry.js'] ?? { integrity: '', bytes: 0 },
      'identity',
    );
    const stream = await (await store.find(address))?.open();
    expect(stream && (await buffer(stream))).toEqual(content);
    const none = {
      S3_ENDPOINT: undefined,
      S3_BUCKET: undefined,
      S3_ACCESS_KEY_ID: undefined,
      S3_SECRET_ACCESS_KEY: undefined,
    };
    expect(await openBuildStore({ ...place, ...none }).find(address)).toBeNull();
  });
});
