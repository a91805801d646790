import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildIdOf } from './build-id';
import { buildInputs } from './build-inputs';
import { projectRoot } from './project-root';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

/** A project with two areas and a shell. Its lockfile has a chain of packages for each of them. */
const makeFiles = (): Record<string, string> => ({
  ...manifests(),
  'remotes/feed/src/remote.tsx': `import { Button } from '@cred/ui';\nimport { useForm } from '@cred/ui/form';\nimport list from 'list';\nimport type { Row } from '@cred/platform/areas';`,
  'remotes/feed/src/remote.test.tsx': 'test',
  'remotes/feed/README.md': 'text',
  'remotes/chat/src/remote.tsx': `import('./page');`,
  'remotes/chat/src/page.tsx': `import { encode } from 'code';`,
  'shell/src/main.tsx': `import { areas } from '@cred/platform/areas';\nimport '@cred/ui';`,
  'shared/ui/src/index.ts': `export * from './button';`,
  'shared/ui/src/button.ts': 'button',
  'shared/ui/src/form.ts': `import { field } from './field';`,
  'shared/ui/src/field.ts': 'field',
  'shared/ui/src/icons/create-lucide-icon.ts': 'icon',
  'shared/platform/src/area-table.ts': 'feed chat',
  'tools/build/src/remote-build.ts': `import { rules } from './rules';`,
  'tools/build/src/shell-build.ts': `import { rules } from './rules';`,
  'tools/build/src/rules.ts': `import { rspack } from '@rspack/core';`,
  'tools/build/src/container/container.ts': 'container',
  'tools/build/src/transform-loader.cjs': 'loader',
});

const manifests = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      'remotes/feed': { dependencies: { list: '1.0.0', '@cred/ui': '1.0.0' } },
      'remotes/chat': { dependencies: { code: '1.0.0' } },
      shell: { dependencies: {} },
      'shared/ui': { exports: { '.': './src/index.ts', './form': './src/form.ts' } },
      'shared/platform': { exports: { '.': './src/index.ts', './areas': './src/area-table.ts' } },
      'shared/contract': {},
      'shared/vendor': {},
      'shared/api-client': {},
      'tools/build': { dependencies: { '@rspack/core': '2.0.0' } },
    }).map(([folder, manifest]) => [`${folder}/package.json`, JSON.stringify({ version: '1.0.0', ...manifest })]),
  );

const makeLock = (): Record<string, Locked> => ({
  'node_modules/@cred/ui': { resolved: 'shared/ui', link: true },
  'node_modules/@cred/platform': { resolved: 'shared/platform', link: true },
  'node_modules/@cred/contract': { resolved: 'shared/contract', link: true },
  'node_modules/@cred/vendor': { resolved: 'shared/vendor', link: true },
  'node_modules/@cred/api-client': { resolved: 'shared/api-client', link: true },
  'node_modules/@cred/build': { resolved: 'tools/build', link: true },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/react-dom': { version: '19.0.0', integrity: 'sha512-dom' },
  'node_modules/@rspack/core': {
    version: '2.0.0',
    integrity: 'sha512-rspack',
    dependencies: { binding: '2.0.0' },
    peerDependencies: { helpers: '1' },
    peerDependenciesMeta: { helpers: { optional: true } },
  },
  'node_modules/binding': { version: '2.0.0', integrity: 'sha512-binding' },
  'node_modules/helpers': { version: '1.0.0', integrity: 'sha512-helpers' },
  'node_modules/list': { version: '1.0.0', integrity: 'sha512-list', dependencies: { measure: '^1.0.0' } },
  'node_modules/measure': { version: '2.0.0', integrity: 'sha512-measure-2' },
  'node_modules/list/node_modules/measure': { version: '1.1.0', integrity: 'sha512-measure-1' },
  'node_modules/code': { version: '1.0.0', integrity: 'sha512-code', peerDependencies: { measure: '2' } },
});

type Change = (files: Record<string, string>, lock: Record<string, Locked>) => void;

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The ids after a change of the project, in a separate folder. */
function idsAfter(change: Change = () => undefined): Record<'feed' | 'chat' | 'shell', string> {
  const root = mkdtempSync(join(tmpdir(), 'cred-build-id-'));
  folders.push(root);
  const files = makeFiles();
  const packages = makeLock();
  change(files, packages);
  for (const [file, content] of Object.entries({ ...files, 'package-lock.json': JSON.stringify({ packages }) })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return {
    feed: buildIdOf('remotes/feed', root),
    chat: buildIdOf('remotes/chat', root),
    shell: buildIdOf('shell', root),
  };
}

let before: ReturnType<typeof idsAfter> | undefined;
/** The builds whose ids change. */
function changedBy(change: Change): string[] {
  before ??= idsAfter();
  const after = idsAfter(change);
  return (['feed', 'chat', 'shell'] as const).filter((name) => before?.[name] !== after[name]);
}

const edit =
  (file: string): Change =>
  (files) =>
    void (files[file] += ' // edited');
const update =
  (folder: string): Change =>
  (_files, lock) => {
    lock[folder] = { ...lock[folder], version: '9.9.9', integrity: 'sha512-new' };
  };

describe('buildIdOf', () => {
  it('is 16 hex digits, the same in every folder', () => {
    expect(idsAfter().feed).toMatch(/^[0-9a-f]{16}$/);
    expect(idsAfter()).toEqual(idsAfter());
  });

  it.each<[string, Change, string[]]>([
    ['a source of an area', edit('remotes/feed/src/remote.tsx'), ['feed']],
    ['its manifest', (files) => void (files['remotes/feed/package.json'] += '\n'), ['feed']],
    [
      'a test or a document of an area',
      (files, lock) => {
        edit('remotes/feed/src/remote.test.tsx')(files, lock);
        edit('remotes/feed/README.md')(files, lock);
      },
      [],
    ],
    ['a hidden file', (files) => void (files['remotes/feed/src/.DS_Store'] = 'x'), []],
    ['a package of one area', update('node_modules/list'), ['feed']],
    ['a package that a package of one area needs', update('node_modules/list/node_modules/measure'), ['feed']],
    ['a required peer of a package', update('node_modules/measure'), ['chat']],
    ['an optional peer of a package', update('node_modules/helpers'), []],
    [
      'where a package was downloaded from',
      (_files, lock) => void (lock['node_modules/list']!.resolved = 'https://mirror.example/list.tgz'),
      [],
    ],
    [
      'a package that is new in another area',
      (files, lock) => {
        files['remotes/chat/package.json'] = JSON.stringify({
          version: '1.0.0',
          dependencies: { code: '1.0.0', added: '1.0.0' },
        });
        lock['node_modules/added'] = { version: '1.0.0', integrity: 'sha512-added' };
      },
      ['chat'],
    ],
    [
      'a new area',
      (files, lock) => {
        files['remotes/new/package.json'] = JSON.stringify({ version: '1.0.0', dependencies: { code: '1.0.0' } });
        files['remotes/new/src/remote.tsx'] = `import 'code';`;
        files['shared/platform/src/area-table.ts'] = 'feed chat new';
        lock['remotes/new'] = { version: '1.0.0' };
        lock['node_modules/@cred/new'] = { resolved: 'remotes/new', link: true };
      },
      ['shell'],
    ],
    ['a file of a shared package that the shell provides', edit('shared/ui/src/button.ts'), ['shell']],
    ['a file of a shared package that an area contains', edit('shared/ui/src/field.ts'), ['feed']],
    [
      'the version of a shared package',
      (files) => {
        files['shared/platform/package.json'] = files['shared/platform/package.json']!.replace('1.0.0', '1.1.0');
      },
      ['feed', 'chat'],
    ],
    ['the version of React', update('node_modules/react'), ['feed', 'chat']],
    ['the preset', edit('tools/build/src/rules.ts'), ['feed', 'chat', 'shell']],
    [
      'a file that the preset gives to the bundler by path',
      edit('tools/build/src/container/container.ts'),
      ['feed', 'chat'],
    ],
    ['the preset of the shell', edit('tools/build/src/shell-build.ts'), ['shell']],
    ['a package of the bundler', update('node_modules/binding'), ['feed', 'chat', 'shell']],
  ])('after a change of %s changes for those builds only that contain it', (_change, change, changed) => {
    expect(changedBy(change)).toEqual(changed);
  });

  it('depends on no other area and on no shared source that the shell provides, in this project', () => {
    const { files, packages } = buildInputs('remotes/notifications', projectRoot());
    const foreign = files.filter((file) => !/^(remotes\/notifications|tools\/build)\//.test(file));
    expect(foreign.filter((file) => /^(remotes|shell|services)\/|area-table|\/calls\//.test(file))).toEqual([]);
    const ofSettings = Object.keys(buildInputs('remotes/settings', projectRoot()).packages);
    expect(ofSettings).toContain('node_modules/@simplewebauthn/browser');
    expect(Object.keys(packages)).not.toContain('node_modules/@simplewebauthn/browser');
    expect(files).not.toContain('shared/contract/src/index.ts');
  });
});
