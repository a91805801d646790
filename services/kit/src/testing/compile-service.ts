import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

/**
 * Compiles the sources of a service to modules that Node runs, for tests that start it as a process. Each file is
 * compiled by itself, so the service must import only Node's modules and its own files.
 * @param source the service's `src`
 * @returns the path of `main.mjs` in `target`
 */
export function compileService(source: string, target: string): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])testing[\\/]/.test(file),
  );
  for (const file of files) {
    const { code } = transformSync(readFileSync(join(source, file), 'utf8'), {
      filename: file,
      configFile: false,
      swcrc: false,
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'es6' },
    });
    const path = join(target, file.replace(/\.ts$/, '.mjs'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code.replace(/(from ['"]\.[^'"]*)(['"])/g, '$1.mjs$2'));
  }
  return join(target, 'main.mjs');
}
