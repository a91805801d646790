import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDraftFile, saveDraftFile, readDraftFile, deleteStaleDraftFiles } from './draft-files';

const image = new File(['bytes'], 'rash.png', { type: 'image/png' });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => jest.restoreAllMocks());

const later = (ms: number): void => {
  const then = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(then);
};

describe('the file of a draft', () => {
  it('is restored with its bytes, name and type', async () => {
    await saveDraftFile('a', 'ana', image);
    const back = await readDraftFile('a', 'ana');
    expect(back).toMatchObject({ name: 'rash.png', type: 'image/png' });
    expect(await back!.text()).toBe('bytes');
  });

  it('belongs to one member', async () => {
    await saveDraftFile('a', 'ana', image);
    expect(await readDraftFile('a', 'tom')).toBeNull();
  });

  it('expires after a day', async () => {
    await saveDraftFile('a', 'ana', image);
    later(24 * 60 * 60_000 - 1_000);
    expect(await readDraftFile('a', 'ana')).not.toBeNull();
    later(24 * 60 * 60_000 + 1_000);
    expect(await readDraftFile('a', 'ana')).toBeNull();
  });

  it('cannot be read after its deletion; deleting it again causes no error', async () => {
    await saveDraftFile('a', 'ana', image);
    await deleteDraftFile('a');
    await deleteDraftFile('a');
    expect(await readDraftFile('a', 'ana')).toBeNull();
  });
});

describe('deleteStaleDraftFiles', () => {
  const areStored = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => (await readDraftFile(id, 'ana')) !== null || (await readDraftFile(id, 'tom')) !== null),
    );

  it('keeps only recent files of this member', async () => {
    await saveDraftFile('old', 'ana', image);
    later(23 * 60 * 60_000);
    await saveDraftFile('recent', 'ana', image);
    await saveDraftFile('of another', 'tom', image);
    jest.restoreAllMocks();
    later(25 * 60 * 60_000);
    await deleteStaleDraftFiles('ana');
    jest.restoreAllMocks();
    expect(await areStored('old', 'recent', 'of another')).toEqual([false, true, false]);
  });
});

describe('a browser without IndexedDB', () => {
  it('causes no error', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await expect(saveDraftFile('a', 'ana', image)).resolves.toBeUndefined();
    await expect(deleteStaleDraftFiles('ana')).resolves.toBeUndefined();
    await expect(deleteDraftFile('a')).resolves.toBeUndefined();
    await expect(readDraftFile('a', 'ana')).resolves.toBeNull();
  });
});
