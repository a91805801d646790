import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import { InputsPlugin } from './inputs-plugin';
import { projectRoot } from './project-root';

/** Applies the plugin of an area to a compilation that has read these paths. */
function compile(...paths: readonly string[]): void {
  const fileDependencies = new Set(paths.map((path) => join(projectRoot(), path)));
  const afterCompile = {
    tap: (_name: string, check: (compilation: unknown) => void) => check({ fileDependencies }),
  };
  new InputsPlugin('remotes/notifications').apply({ hooks: { afterCompile } } as unknown as Compiler);
}

describe('InputsPlugin', () => {
  it('accepts what the id depends on, manifests, folders and virtual modules', () => {
    expect(() =>
      compile(
        'remotes/notifications/src/remote.tsx',
        'tools/build/src/transform-loader.cjs',
        'node_modules/lucide-react/dist/esm/createLucideIcon.mjs',
        'shared/contract/package.json',
        'shared/platform/src',
        'remotes/notifications/src/container.virtual.js',
      ),
    ).not.toThrow();
  });

  it('counts a package that is a link to another installation by its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cred-inputs-'));
    try {
      for (const name of ['lucide-react', 'qr']) {
        mkdirSync(join(folder, 'node_modules', name), { recursive: true });
        writeFileSync(join(folder, 'node_modules', name, 'index.js'), '');
      }
      const installed = (name: string): string =>
        relative(projectRoot(), join(folder, 'node_modules', name, 'index.js'));
      expect(() => compile(installed('lucide-react'))).not.toThrow();
      expect(() => compile(installed('qr'))).toThrow('does not depend on: node_modules/qr/index.js.');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(['#', '!', '?', '|'])('fails in a folder with %s in its path', (character) => {
    expect(() => new InputsPlugin('shell', `/builds/7${character}8/cred`)).toThrow(
      `has a ${character} in its path: build in another folder`,
    );
  });

  it.each(['shared/platform/src/area-table.ts', 'remotes/feed/src/remote.tsx', 'node_modules/qr/index.js'])(
    'fails a build that reads %s, which is no input of its id',
    (path) => {
      expect(() => compile('remotes/notifications/src/remote.tsx', path)).toThrow(
        `The build of remotes/notifications reads what its id does not depend on: ${path}. ` +
          'Name packages in the dependencies of remotes/notifications/package.json',
      );
    },
  );
});
