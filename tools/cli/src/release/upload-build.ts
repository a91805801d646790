import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord, ShellRecord } from '@cred/contract';
import { gate, sentences } from '@cred/deployment/gate';
import type { LocalBuild } from '@cred/tool-kit/builds/local-builds';
import { OperatorError } from '@cred/tool-kit/errors';
import { RegistryRefusal, type RegistryClient } from './registry-client';

/**
 * The contract gate before anything is uploaded; the registry asks again.
 * @param shell the live shell's record; null when the registry was told of none
 * @throws OperatorError with every fault and what to do about it
 */
export function checkGate(record: BuildRecord, shell: ShellRecord | null): void {
  const faults = sentences(gate(record, shell));
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
}

/**
 * Brings a build into the registry: record, files with their compressed twins, "complete". What is there
 * already is not sent again. Resolves to how many files were sent.
 */
export async function uploadBuild(client: RegistryClient, { record, folder }: LocalBuild): Promise<number> {
  const { area, build } = record;
  const state = await client.begin(record);
  if (state.complete) return 0;
  let sent = 0;
  try {
    for (const file of state.missing) {
      // The twin first: an upload that breaks off between the two then sends both again.
      for (const name of [`${file}.br`, file]) {
        const path = join(folder, name);
        if (name !== file && !existsSync(path)) continue;
        await client.upload(area, build, name, readFileSync(path));
        sent += 1;
      }
    }
    await client.complete(area, build);
  } catch (error) {
    // Somebody who publishes the same sources at the same moment was done first: the build is there.
    const taken =
      error instanceof RegistryRefusal && error.status === 409 && (await client.build(area, build)).complete;
    if (!taken) throw error;
  }
  return sent;
}
