import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack, type Configuration } from '@rspack/core';
import { OperatorError } from '@cred/tool-kit/errors';
import { buildIdOf } from '@cred/build/build-id';

/**
 * Builds the shell like `shell/rspack.config.ts`, but with React's development code, which hot reload needs. The output
 * is separate from the production builds and never published; one that was built from the same sources is reused.
 * @returns the folder of such builds
 */
export async function buildShellForDev(root: string): Promise<string> {
  const folder = join(root, '.cache', 'dev', 'shell');
  // Both files exist only after a complete build: the second names the newest one.
  if (isNewest(folder, buildIdOf('shell', root))) return folder;
  const { defineForDevelopment } = (await import(pathToFileURL(join(root, 'shell', 'rspack.config.ts')).href)) as {
    defineForDevelopment(): Configuration;
  };
  const compiler = rspack(defineForDevelopment());
  if (!compiler) throw new Error('The bundler returned no compiler');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (stats?.hasErrors())
        reject(new OperatorError(`The shell could not be built:\n${stats.toString({ all: false, errors: true })}`));
      else resolve();
    });
  });
  return folder;
}

function isNewest(folder: string, build: string): boolean {
  const current = join(folder, 'current.json');
  return (
    existsSync(join(folder, build, 'record.json')) &&
    existsSync(current) &&
    readFileSync(current, 'utf8').includes(`"${build}"`)
  );
}
