import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@cred/build/project-root';
import { makeArea } from './make-area';

const row = { name: 'case-library', label: 'Case library', icon: 'grid' };
const registered = ['shared/platform/src/area-table.ts', 'tsconfig.json', 'package-lock.json', 'shell/package.json'];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cred-area-'));
  for (const file of registered) cpSync(join(projectRoot(), file), join(root, file), { recursive: true });
  mkdirSync(join(root, 'remotes'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('makeArea', () => {
  it('creates the folder from the template, with every placeholder filled in', () => {
    const files = makeArea(root, row);
    expect(files.filter((file) => file.startsWith('remotes/')).sort()).toEqual(
      [
        'README.md',
        'package.json',
        'rspack.config.ts',
        'src/api/get-members.ts',
        'src/pages/case-library-page.test.tsx',
        'src/pages/case-library-page.tsx',
        'src/remote.tsx',
        'tsconfig.json',
      ].map((file) => `remotes/case-library/${file}`),
    );
    for (const file of files) if (file.startsWith('remotes/')) expect(read(file)).not.toMatch(/\{\{\w|undefined/);
    expect(read('remotes/case-library/src/remote.tsx')).toContain(
      "routes: [{ path: '/case-library', element: <CaseLibraryPage /> }]",
    );
  });

  it('gives the new area the dependencies of the other areas', () => {
    makeArea(root, row);
    const profile = JSON.parse(readFileSync(join(projectRoot(), 'remotes/profile/package.json'), 'utf8')) as object;
    const own = JSON.parse(read('remotes/case-library/package.json')) as object;
    expect(own).toEqual({ ...profile, name: '@cred/case-library', cred: { budget: 30 } });
  });

  it('adds the area to tsconfig.json, and to the lockfile as npm would write it', () => {
    makeArea(root, row);
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    expect(references.filter(({ path }) => path === 'remotes/case-library')).toHaveLength(1);
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { name?: string; link?: boolean }>;
    };
    expect(packages['remotes/case-library']).toEqual({ ...packages['remotes/profile'], name: '@cred/case-library' });
    expect(packages['node_modules/@cred/case-library']).toEqual({ resolved: 'remotes/case-library', link: true });
    expect(lstatSync(join(root, 'node_modules/@cred/case-library')).isSymbolicLink()).toBe(true);
    expect(existsSync(join(root, 'node_modules/@cred/case-library/package.json'))).toBe(true);
  });

  it('leaves everything unchanged when it fails after some of the changes', () => {
    writeFileSync(join(root, 'package-lock.json'), '{ torn');
    const before = registered.map(read);
    expect(() => makeArea(root, row)).toThrow(SyntaxError);
    expect(registered.map(read)).toEqual(before);
    expect(readdirSync(join(root, 'remotes'))).toEqual([]);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });
});
