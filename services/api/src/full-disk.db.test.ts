import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi } from './testing/test-api';
import { smallPng } from './testing/test-images';

const MB = 1024 * 1024;

interface Disk {
  readonly folder: string;
  readonly fill: () => void;
  readonly empty: () => void;
  readonly remove: () => void;
}

/** A file system of 4 MB. Throws where this user may not mount one, which needs root. */
function mountSmallDisk(home: string): Disk {
  const folder = join(home, 'disk');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      // It ends when it has all the space that there was.
      expect(() => writeFileSync(filler, Buffer.alloc(5 * MB))).toThrow('ENOSPC');
    },
    empty: () => rmSync(filler),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

/** A folder whose received files go to `/dev/full` while it is filled: the same error of the system, without root. */
function folderThatFills(home: string): Disk {
  const { createWriteStream } = fs;
  return {
    folder: home,
    fill: () => void jest.spyOn(fs, 'createWriteStream').mockImplementation(() => createWriteStream('/dev/full')),
    empty: () => jest.restoreAllMocks(),
    remove: () => undefined,
  };
}

const home = mkdtempSync(join(tmpdir(), 'cred-small-disk-'));
let disk: Disk;
beforeAll(() => {
  try {
    disk = mountSmallDisk(home);
  } catch {
    disk = folderThatFills(home);
  }
});
afterAll(() => {
  disk.remove();
  rmSync(home, { recursive: true, force: true });
});

describe('a full disk of media', () => {
  it('costs uploads a 507, no other request anything, and ends by itself', async () => {
    const api = await startTestApi({
      settings: { CRED_DATA: disk.folder },
      // The limit that leaves space on the disk: here the disk itself fails.
      uploads: { minFreeDiskBytes: 0, reservedBytes: 0 },
    });
    const ana = await api.member();
    const upload = async () =>
      ana.call('createPost', { body: { userId: ana.id, text: 'With image' }, files: { img: await smallPng() } });
    expect((await upload()).status).toBe(201);
    disk.fill();
    expect(await upload()).toMatchObject({
      status: 507,
      headers: { 'retry-after': '60' },
      body: { code: 'insufficient_storage' },
    });
    expect((await ana.call('createPost', { body: { userId: ana.id, text: 'Without' } })).status).toBe(201);
    expect((await ana.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    disk.empty();
    expect((await upload()).status).toBe(201);
    const stored = await ana.ok('getFeed');
    expect(stored.map(({ text }) => text)).toEqual(['With image', 'Without', 'With image']);
    const image = await ana.inject({ method: 'GET', url: new URL(stored[2]?.img ?? '').pathname });
    expect(image.statusCode).toBe(200);
    await api.close();
  });
});
