import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { startTestApi } from '../../testing/test-api';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createFileMediaStore } from './file-media-store';
import { IncomingFiles } from './incoming-files';
import { MediaLifecycle } from './media-lifecycle';
import { incomingFolder } from './open-media-store';
import type { ProcessedMedia } from './processed-media';

jest.setTimeout(60_000);

const LATER = new Date(Date.now() + 86_400_000);

let database: TestDatabase;
let db: Executor;
let folder = '';
let keeper: MediaLifecycle;
let ownerId = '';
let image: ProcessedMedia;
let video: ProcessedMedia;

beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  folder = await mkdtemp(path.join(tmpdir(), 'cred-keeper-'));
  keeper = new MediaLifecycle(createFileMediaStore(folder));
  const upload = path.join(folder, 'upload');
  await writeFile(upload, 'film');
  const picture = path.join(folder, 'picture');
  await writeFile(picture, 'picture');
  const looks = { path: picture, width: 4, height: 3 };
  image = { image: { card: looks, full: looks, placeholder: 'data:image/webp;base64,AA==' } };
  video = { video: { path: upload, bytes: 4, width: 4, height: 3, durationMs: 1_000 } };
  ownerId = newId();
  await insertMember(ownerId);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function insertMember(id: string): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id,
      username: 'ana',
      full_name: 'Ana',
      email: 'ana@cred.example',
      password_hash: 'x',
      specialty: 'Medicine',
      is_health_professional: true,
      created_at: new Date(),
    } as never)
    .execute();
}

const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(webp|mp4|tmp)$/.test(name)).sort();
const leftovers = async (): Promise<number> =>
  (await db.selectFrom('media_leftovers').select('media_id').execute()).length;
const attach = (media: ProcessedMedia, id = ''): Promise<void> =>
  db.transaction().execute((trx) => keeper.attach(trx, { ...media, id, ownerId, postId: null }));

/** A crash cannot clear up: the files are written, and nothing after that happens. */
async function crashAfterFiles(media: ProcessedMedia): Promise<string> {
  let id = '';
  const never = new Promise<never>(() => undefined);
  await new Promise<void>((resolve) => {
    void keeper.withMedia(db, [media], async ([made = '']) => {
      id = made;
      resolve();
      return never;
    });
  });
  return id;
}

describe('MediaLifecycle.sweep', () => {
  it('removes the files of a crash between file and row, of both kinds', async () => {
    await crashAfterFiles(image);
    await crashAfterFiles(video);
    expect(await files()).toHaveLength(3);
    expect(await keeper.sweep(db, LATER)).toBe(2);
    expect(await files()).toEqual([]);
    expect(await leftovers()).toBe(0);
  });

  it('removes the files of a crash between row deletion and file deletion', async () => {
    const id = await keeper.withMedia(db, [video], async ([made = '']) => {
      await attach(video, made);
      return made;
    });
    expect(await keeper.sweep(db, LATER)).toBe(0);
    expect(await files()).toHaveLength(1);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('media').where('id', '=', id).execute();
      await trx.insertInto('media_leftovers').values({ media_id: id }).execute();
    });
    expect(await keeper.sweep(db, LATER)).toBe(1);
    expect(await files()).toEqual([]);
  });

  it('leaves an upload that is under way', async () => {
    await crashAfterFiles(image);
    expect(await keeper.sweep(db, new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await files()).toHaveLength(2);
  });

  it('leaves an id that has become somebody’s, also in the middle of becoming so', async () => {
    const id = await crashAfterFiles(image);
    await db.transaction().execute(async (trx) => {
      await keeper.attach(trx, { ...image, id, ownerId, postId: null });
      await keeper.sweep(db, LATER);
    });
    await keeper.removeFiles(db, [id]);
    expect(await files()).toHaveLength(2);
    expect(await leftovers()).toBe(0);
  });

  it('makes it impossible to attach what it has removed', async () => {
    const id = await crashAfterFiles(image);
    await keeper.sweep(db, LATER);
    await expect(attach(image, id)).rejects.toThrow('have been removed');
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  });

  it('tries again what the store would not remove', async () => {
    await crashAfterFiles(image);
    const broken = jest.spyOn(keeper.store, 'delete').mockRejectedValueOnce(new Error('The store is down'));
    await expect(keeper.sweep(db, LATER)).rejects.toThrow('The store is down');
    broken.mockRestore();
    expect(await leftovers()).toBe(1);
    expect(await keeper.sweep(db, LATER)).toBe(1);
    expect(await files()).toEqual([]);
  });
});

describe('MediaLifecycle.withMedia', () => {
  it('leaves nothing when a file cannot be stored, or what follows fails', async () => {
    const gone: ProcessedMedia = {
      video: { path: path.join(folder, 'absent'), bytes: 1, width: 1, height: 1, durationMs: 1 },
    };
    await expect(keeper.withMedia(db, [image, gone], async () => undefined)).rejects.toThrow('ENOENT');
    await expect(keeper.withMedia(db, [image, video], () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await files()).toEqual([]);
    expect(await leftovers()).toBe(0);
  });
});

describe('IncomingFiles', () => {
  it('sweeps what a crash left when the API starts, and not what is arriving', async () => {
    const folderOf = (data: string): string => incomingFolder(data);
    const data = await mkdtemp(path.join(tmpdir(), 'cred-data-'));
    await mkdir(folderOf(data), { recursive: true });
    const [old, fresh] = ['old.part', 'fresh.part'].map((name) => path.join(folderOf(data), name)) as [string, string];
    for (const file of [old, fresh]) await writeFile(file, 'x');
    await utimes(old, new Date(0), new Date(0));
    const api = await startTestApi({ settings: { CRED_DATA: data } });
    expect(await readdir(folderOf(data))).toEqual(['fresh.part']);
    await api.close();
    await rm(data, { recursive: true, force: true });
  });

  it('has nothing to sweep where nothing ever arrived', async () => {
    expect(await new IncomingFiles(path.join(folder, 'absent')).sweep(new Date())).toBe(0);
  });
});
