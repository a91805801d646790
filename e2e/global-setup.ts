import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_FOLDER } from './fixtures/build-variants';

/** Makes the folder that all workers of this run share, and removes it at the end. */
export default function globalSetup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cred-e2e-shared-'));
  process.env[SHARED_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
