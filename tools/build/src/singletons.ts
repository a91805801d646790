import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The one list of shared singletons: each exists once in a page, provided by the shell, used by every area
 * (decision record 0003). React has nothing to shake and is shared as it is; everything else reaches the
 * areas through the packages of `shared/`, whose written export lists keep the shell's build small.
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

/** The installed version of each singleton, as builds record it and shares declare it. */
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
