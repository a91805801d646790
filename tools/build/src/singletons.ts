import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The list of shared singletons: each exists once in a page, provided by the shell and used by every area (decision
 * record 0003). React cannot be tree-shaken and is shared whole; everything else reaches the areas through the packages
 * of `shared/`, whose explicit export lists keep the shell's build small.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@cred/api-client',
  '@cred/contract',
  '@cred/platform',
  '@cred/ui',
  '@cred/vendor',
] as const;

/**
 * Exports that only builds of older presets use: by shared package and name, the module whose namespace they are. They
 * are not in the package's main module, so that pages without such a build do not load them.
 */
export const legacyExports: Readonly<Partial<Record<(typeof singletons)[number], Readonly<Record<string, string>>>>> = {
  '@cred/contract': { releases: '@cred/contract/release-table', schemas: '@cred/contract/in-browsers' },
};

/** The installed version of each singleton, for build records and share declarations. */
export function singletonVersions(root: string): Record<string, string> {
  return Object.fromEntries(singletons.map((name) => [name, installedVersion(root, name)]));
}

function installedVersion(root: string, request: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : (request.split('/')[0] ?? request);
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
