import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi } from './testing/test-api';
import { smallPng } from './testing/test-images';

const MB = 1024 * 1024;

/** A file system of 4 MB; undefined where this user may not mount one, which needs root. */
function mountSmallDisk(): { readonly folder: string; readonly unmount: () => void } | undefined {
  const home = mkdtempSync(join(tmpdir(), 'cred-small-disk-'));
  const folder = join(home, 'disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(home, { recursive: true });
    return undefined;
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const disk = mountSmallDisk();
afterAll(() => disk?.unmount());

// services/kit/src/error-handler.test.ts covers the same error without a separate file system.
const describeIfMounted = disk ? describe : describe.skip;

describeIfMounted(`a full disk of media${disk ? '' : ' (needs root to mount a file system)'}`, () => {
  it('costs uploads a 507, no other request anything, and ends by itself', async () => {
    const folder = disk?.folder ?? '';
    const api = await startTestApi({
      settings: { CRED_DATA: folder },
      // The limit that leaves space on the disk: here the disk itself fails.
      uploads: { minFreeDiskBytes: 0, reservedBytes: 0 },
    });
    const ana = await api.member();
    const upload = async () =>
      ana.call('createPost', { body: { userId: ana.id, text: 'With image' }, files: { img: await smallPng() } });
    expect((await upload()).status).toBe(201);
    const filler = join(folder, 'filler');
    try {
      writeFileSync(filler, Buffer.alloc(5 * MB));
    } catch {
      // It has all the space that there was.
    }
    expect(await upload()).toMatchObject({
      status: 507,
      headers: { 'retry-after': '60' },
      body: { code: 'insufficient_storage' },
    });
    expect((await ana.call('createPost', { body: { userId: ana.id, text: 'Without' } })).status).toBe(201);
    expect((await ana.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    rmSync(filler);
    expect((await upload()).status).toBe(201);
    const stored = await ana.ok('getFeed');
    expect(stored.map(({ text }) => text)).toEqual(['With image', 'Without', 'With image']);
    const image = await ana.inject({ method: 'GET', url: new URL(stored[2]?.img ?? '').pathname });
    expect(image.statusCode).toBe(200);
    await api.close();
  });
});
