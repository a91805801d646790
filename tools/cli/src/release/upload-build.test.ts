import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import { uploadBuild } from './upload-build';
import { RegistryError, type RegistryClient } from './registry-client';

const record: BuildRecord = {
  area: 'feed',
  build: 'a'.repeat(16),
  contractVersion: '1.2.0',
  entry: 'entry.js',
  global: 'g',
  preload: ['entry.js'],
  shared: {},
  files: { 'entry.js': { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` } },
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cred-upload-'));
  writeFileSync(join(folder, 'entry.js'), 'x');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('uploadBuild', () => {
  const upload = (complete: boolean) => {
    const client = {
      begin: async () => ({ record, complete: false, missing: ['entry.js'] }),
      upload: async () => {
        throw new RegistryError(409, 'It is complete and never changes');
      },
      build: async () => ({ record, complete, missing: [] }),
    } as unknown as RegistryClient;
    return uploadBuild(client, { record, folder });
  };

  it('succeeds when the same build was published at the same time', async () => {
    expect(await upload(true)).toBe(0);
  });

  it('sends the file for the server like the other files', async () => {
    const file = 'server.0123456789ab.cjs';
    writeFileSync(join(folder, file), 'y');
    const sent: string[] = [];
    const client = {
      begin: async () => ({ record, complete: false, missing: ['entry.js', file] }),
      upload: async (_area: string, _build: string, name: string, content: Buffer) =>
        void sent.push(`${name}: ${content}`),
      complete: async () => undefined,
    } as unknown as RegistryClient;
    expect(await uploadBuild(client, { record, folder })).toBe(2);
    expect(sent).toEqual(['entry.js: x', `${file}: y`]);
  });

  it('rejects with every other error of the registry', async () => {
    await expect(upload(false)).rejects.toThrow('never changes');
  });
});
