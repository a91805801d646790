import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@cred/build/project-root';
import { projectFiles } from '../checks/project-files';
import {
  BILL_OF_MATERIALS,
  type BillOfMaterials,
  LICENCE_LIST,
  licenceList,
  writeBillOfMaterials,
} from './bill-of-materials';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cred-bill-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('writeBillOfMaterials', () => {
  it('lists every shipped package of the lockfile, and nothing that differs between two runs', async () => {
    const manifests = projectFiles(projectRoot()).filter((file) => /(^|\/)package(-lock)?\.json$/.test(file));
    for (const file of manifests) cpSync(join(projectRoot(), file), join(folder, file));
    const count = await writeBillOfMaterials(folder, new AbortController().signal);
    const first = read(BILL_OF_MATERIALS);
    const { components } = JSON.parse(first) as BillOfMaterials;
    expect(components).toHaveLength(count);
    const urls = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
    expect(urls).toEqual(
      expect.arrayContaining(['pkg:npm/react', 'pkg:npm/fastify', 'pkg:npm/kysely', 'pkg:npm/%40cred/feed']),
    );
    expect(urls).not.toContain('pkg:npm/jest');
    expect(read(LICENCE_LIST)).toMatch(/^react \d+\.\d+\.\d+: MIT$/m);
    expect(first).not.toMatch(/serialNumber|timestamp/);
  }, 30_000);
});

describe('licenceList', () => {
  it('sorts by name, leaves out own packages and appends the texts', () => {
    const components = [
      { name: 'b', version: '2.0.0', purl: 'pkg:npm/b@2.0.0', licenses: [{ license: { id: 'ISC' } }] },
      { name: 'feed', version: '0.0.0', purl: 'pkg:npm/%40cred/feed@0.0.0' },
      { name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0', licenses: [{ expression: 'MIT OR ISC' }] },
      { name: 'c', version: '1.0.0', purl: 'pkg:npm/c@1.0.0' },
    ];
    const text = licenceList({ metadata: {}, components }, (name) => (name === 'b' ? 'Permission to use\n' : null));
    expect(text).toBe(
      `a 1.0.0: MIT OR ISC\nb 2.0.0: ISC\nc 1.0.0: see its package.json\n\n${'-'.repeat(80)}\nb\n\nPermission to use\n`,
    );
  });
});
