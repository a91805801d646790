import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord, ShellRecord } from '@cred/contract';
import { gate, sentences } from '@cred/deployment/gate';
import type { LocalBuild } from '@cred/tool-kit/builds/local-builds';
import { OperatorError } from '@cred/tool-kit/errors';
import { RegistryError, type RegistryClient } from './registry-client';

/**
 * Checks the contract gate before the upload; the registry checks it again.
 * @param shell the live shell's record; null when the registry has none
 * @throws OperatorError with every fault and its remedy
 */
export function checkGate(record: BuildRecord, shell: ShellRecord | null): void {
  const faults = sentences(gate(record, shell));
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
}

/**
 * Uploads a build to the registry: record, files with their compressed copies, completion. Files that exist are not
 * sent again. Resolves to the number of sent files.
 */
export async function uploadBuild(client: RegistryClient, { record, folder }: LocalBuild): Promise<number> {
  const { area, build } = record;
  const state = await client.begin(record);
  if (state.complete) return 0;
  let sent = 0;
  try {
    for (const file of state.missing) {
      // The compressed copy first: an upload that is interrupted between the two then sends both again.
      for (const name of [`${file}.br`, file]) {
        const path = join(folder, name);
        if (name !== file && !existsSync(path)) continue;
        await client.upload(area, build, name, readFileSync(path));
        sent += 1;
      }
    }
    await client.complete(area, build);
  } catch (error) {
    // The same sources were published at the same time and the other upload was first: the build exists.
    const isPublished =
      error instanceof RegistryError && error.status === 409 && (await client.build(area, build)).complete;
    if (!isPublished) throw error;
  }
  return sent;
}
