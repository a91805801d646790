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
let lifecycle: MediaLifecycle;
let ownerId = '';
let image: ProcessedMedia;
let video: ProcessedMedia;

beforeEach(async () => {
  database = await createTestDatabase();
  db = database.db;
  folder = await mkdtemp(path.join(tmpdir(), 'cred-lifecycle-'));
  lifecycle = new MediaLifecycle(createFileMediaStore(folder));
  const upload = path.join(folder, 'upload');
  await writeFile(upload, 'video');
  const source = path.join(folder, 'source');
  await writeFile(source, 'source');
  const rendition = { path: source, width: 4, height: 3 };
  image = { image: { card: rendition, full: rendition, placeholder: 'data:image/webp;base64,AA==' } };
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
  db.transaction().execute((trx) => lifecycle.attach(trx, { ...media, id, ownerId, postId: null }));

/** Simulates a crash: the files are written, and nothing after that runs. */
async function crashAfterFiles(media: ProcessedMedia): Promise<string> {
  let id = '';
  const never = new Promise<never>(() => undefined);
  await new Promise<void>((resolve) => {
    void lifecycle.withMedia(db, [media], async ([made = '']) => {
      id = made;
      resolve();
      return never;
    });
  });
  return id;
}

describe('MediaLifecycle.sweep', () => {
  it('removes the files of images and videos after a crash before their row is stored', async () => {
    await crashAfterFiles(image);
    await crashAfterFiles(video);
    expect(await files()).toHaveLength(3);
    expect(await lifecycle.sweep(db, LATER)).toBe(2);
    expect(await files()).toEqual([]);
    expect(await leftovers()).toBe(0);
  });

  it('removes the files after a crash between the deletion of the row and of the file', async () => {
    const id = await lifecycle.withMedia(db, [video], async ([made = '']) => {
      await attach(video, made);
      return made;
    });
    expect(await lifecycle.sweep(db, LATER)).toBe(0);
    expect(await files()).toHaveLength(1);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('media').where('id', '=', id).execute();
      await trx.insertInto('media_leftovers').values({ media_id: id }).execute();
    });
    expect(await lifecycle.sweep(db, LATER)).toBe(1);
    expect(await files()).toEqual([]);
  });

  it('keeps an upload in flight', async () => {
    await crashAfterFiles(image);
    expect(await lifecycle.sweep(db, new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await files()).toHaveLength(2);
  });

  it('keeps an id that has a row, also while its transaction is open', async () => {
    const id = await crashAfterFiles(image);
    await db.transaction().execute(async (trx) => {
      await lifecycle.attach(trx, { ...image, id, ownerId, postId: null });
      await lifecycle.sweep(db, LATER);
    });
    await lifecycle.removeFiles(db, [id]);
    expect(await files()).toHaveLength(2);
    expect(await leftovers()).toBe(0);
  });

  it('prevents attaching files that it has removed', async () => {
    const id = await crashAfterFiles(image);
    await lifecycle.sweep(db, LATER);
    await expect(attach(image, id)).rejects.toThrow('have been removed');
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
  });

  it('retries files that the store could not remove', async () => {
    await crashAfterFiles(image);
    const broken = jest.spyOn(lifecycle.store, 'delete').mockRejectedValueOnce(new Error('The store is down'));
    await expect(lifecycle.sweep(db, LATER)).rejects.toThrow('The store is down');
    broken.mockRestore();
    expect(await leftovers()).toBe(1);
    expect(await lifecycle.sweep(db, LATER)).toBe(1);
    expect(await files()).toEqual([]);
  });
});

describe('MediaLifecycle.withMedia', () => {
  it('leaves no file when one cannot be stored, or the task fails', async () => {
    const gone: ProcessedMedia = {
      video: { path: path.join(folder, 'absent'), bytes: 1, width: 1, height: 1, durationMs: 1 },
    };
    await expect(lifecycle.withMedia(db, [image, gone], async () => undefined)).rejects.toThrow('ENOENT');
    await expect(lifecycle.withMedia(db, [image, video], () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    expect(await files()).toEqual([]);
    expect(await leftovers()).toBe(0);
  });
});

describe('IncomingFiles', () => {
  it('are swept when the API starts, except those in flight', async () => {
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

  it('can be swept before the first upload', async () => {
    expect(await new IncomingFiles(path.join(folder, 'absent')).sweep(new Date())).toBe(0);
  });
});
