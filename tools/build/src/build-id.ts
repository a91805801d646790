import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs } from './build-inputs';
import { projectRoot } from './project-root';

/**
 * A build's id: the first 16 hex digits of the SHA-256 over its inputs (FED-29). Equal inputs give equal ids in every
 * folder and on every machine, and a change of anything else keeps the id.
 * @param workspace folder relative to the project, such as `remotes/feed`
 */
export function buildIdOf(workspace: string, root: string = projectRoot()): string {
  const hash = createHash('sha256');
  const { files, ...others } = buildInputs(workspace, root);
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.update(JSON.stringify(others)).digest('hex').slice(0, 16);
}
