import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startTestS3 } from '@cred/service-kit/testing/test-s3';
import { createFileMediaStore } from './file-media-store';
import type { ByteRange, MediaStore } from './media-store';
import { S3Error } from '@cred/service-kit/s3';
import { createS3MediaStore } from './open-media-store';

jest.setTimeout(60_000);

let folder = '';
let s3: Awaited<ReturnType<typeof startTestS3>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cred-store-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: readonly [string, () => MediaStore][] = [
  ['the file store', () => createFileMediaStore(path.join(folder, 'media'))],
  ['the S3 store', () => createS3MediaStore(s3.options)],
];
const KEY = '1f/0192f0c0-0000-7000-8000-000000000000-card.webp';

/** Larger than every intermediate buffer. */
const large = Buffer.alloc(5 * 1024 * 1024, 'a video of some length, ');

async function read(store: MediaStore, key: string, range?: ByteRange): Promise<Buffer | undefined> {
  const stream = await (await store.get(key))?.open(range);
  return stream && (await buffer(stream));
}

describe.each(stores)('%s', (_, open) => {
  const store = () => open();

  it('returns the stored bytes and size', async () => {
    await store().put(KEY, Buffer.from('one image'), 'image/webp');
    expect((await store().get(KEY))?.size).toBe(9);
    expect(await read(store(), KEY)).toEqual(Buffer.from('one image'));
  });

  it('replaces an existing file', async () => {
    await store().put(KEY, Buffer.from('first'), 'image/webp');
    await store().put(KEY, Buffer.from('second'), 'image/webp');
    expect(await read(store(), KEY)).toEqual(Buffer.from('second'));
  });

  it('stores a file, and leaves the source unchanged', async () => {
    const source = path.join(folder, 'upload.part');
    await writeFile(source, large);
    await store().put('aa/video.mp4', { path: source }, 'video/mp4');
    expect((await readFile(source)).equals(large)).toBe(true);
    await rm(source);
    expect((await read(store(), 'aa/video.mp4'))?.equals(large)).toBe(true);
  });

  it('returns a range, both ends included', async () => {
    await store().put('aa/digits.mp4', Buffer.from('0123456789'), 'video/mp4');
    expect(String(await read(store(), 'aa/digits.mp4', { start: 2, end: 4 }))).toBe('234');
    expect(String(await read(store(), 'aa/digits.mp4', { start: 9, end: 9 }))).toBe('9');
  });

  it('returns undefined for an unknown key, and deletes it without an error', async () => {
    expect(await store().get('aa/absent.webp')).toBeUndefined();
    await store().delete('aa/absent.webp');
  });

  it('deletes a file, which an earlier lookup can then not open', async () => {
    await store().put('aa/deleted.webp', Buffer.from('x'), 'image/webp');
    const found = await store().get('aa/deleted.webp');
    await store().delete('aa/deleted.webp');
    expect(await store().get('aa/deleted.webp')).toBeUndefined();
    expect(await found?.open()).toBeUndefined();
  });

  it('stores nothing when the source cannot be read', async () => {
    await expect(
      store().put('aa/broken.mp4', { path: path.join(folder, 'absent.part') }, 'video/mp4'),
    ).rejects.toThrow();
    expect(await store().get('aa/broken.mp4')).toBeUndefined();
  });

  it.each(['../x.webp', '/etc/passwd', 'a/../../x', 'a//b', 'A.webp', ''])('rejects the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('plain relative path');
    await expect(store().get(key)).rejects.toThrow('plain relative path');
    await expect(store().delete(key)).rejects.toThrow('plain relative path');
  });

  it('closes a stream that is destroyed before its end', async () => {
    await store().put('aa/long.mp4', large, 'video/mp4');
    const stream = await (await store().get('aa/long.mp4'))?.open();
    const closed = new Promise((resolve) => stream?.once('close', resolve));
    stream?.once('data', () => stream.destroy());
    await closed;
  });

  it('passes its check', async () => {
    await store().check();
  });
});

describe('the file store', () => {
  it('leaves no unfinished file', async () => {
    const own = path.join(folder, 'own');
    const store = createFileMediaStore(own);
    await store.put(KEY, Buffer.from('x'), 'image/webp');
    await store.put('aa/broken.mp4', { path: path.join(folder, 'absent') }, 'video/mp4').catch(() => undefined);
    expect(await readdir(path.join(own, 'incoming'))).toEqual([]);
  });

  it('rejects its check when it cannot write', async () => {
    const file = path.join(folder, 'no-folder');
    await writeFile(file, '');
    await expect(createFileMediaStore(file).check()).rejects.toThrow();
  });
});

describe('the S3 store', () => {
  it('reports wrong credentials without revealing them', async () => {
    const store = createS3MediaStore({ ...s3.options, secretAccessKey: 'another' });
    await expect(store.put(KEY, Buffer.from('x'), 'image/webp')).rejects.toThrow(
      `PUT ${KEY}: the store returned 403 SignatureDoesNotMatch`,
    );
    await expect(store.get(KEY)).rejects.toThrow('returned 403');
    await expect(store.check()).rejects.toThrow(S3Error);
  });

  it('reports a missing bucket', async () => {
    const store = createS3MediaStore({ ...s3.options, bucket: 'absent' });
    await expect(store.put(KEY, Buffer.from('x'), 'image/webp')).rejects.toThrow('404 NoSuchBucket');
    await expect(store.check()).rejects.toThrow('HEAD of the bucket: the store returned 404');
  });

  it('reports an unreachable store', async () => {
    const store = createS3MediaStore({ ...s3.options, endpoint: 'http://127.0.0.1:1' });
    await expect(store.get(KEY)).rejects.toThrow(`HEAD ${KEY}: the store cannot be reached`);
  });

  it('times out when the store does not respond', async () => {
    const silentServer = createServer(() => undefined);
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    const address = silentServer.address();
    const store = createS3MediaStore({
      ...s3.options,
      endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      timeoutMs: 50,
    });
    await expect(store.put(KEY, Buffer.from('x'), 'image/webp')).rejects.toThrow('the store did not respond in time');
    silentServer.closeAllConnections();
    await new Promise((resolve) => silentServer.close(resolve));
  });
});
