import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releases, type BuildRecord, type ShellRecord } from '@cred/contract';
import { gate, sentences } from '@cred/deployment/gate';
import * as z from 'zod';
import { OperatorError } from '../operator-error';
import { RegistryRefusal, type RegistryClient } from './registry-client';

const current = z.object({ build: releases.buildId });

/** The newest build of an area on this machine. */
export interface LocalBuild {
  readonly record: BuildRecord;
  readonly folder: string;
}

/** The areas of this checkout: the folders under `remotes/`. */
export function knownAreas(root: string): string[] {
  return readdirSync(join(root, 'remotes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'remotes', entry.name, 'package.json')))
    .map((entry) => entry.name)
    .sort();
}

/** Reads the newest local build of an area. */
export function readLocalBuild(root: string, area: string): LocalBuild {
  const dist = join(root, 'remotes', area, 'dist');
  try {
    const { build } = current.parse(JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')));
    const folder = join(dist, build);
    return {
      folder,
      record: releases.buildRecord.parse(JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8'))),
    };
  } catch {
    throw new OperatorError(`There is no whole build of ${area} here. Build it with: npm run build -w remotes/${area}`);
  }
}

/** The record of the shell's newest local build; undefined when there is none. */
export function readLocalShell(root: string): ShellRecord | undefined {
  const dist = join(root, 'shell', 'dist');
  try {
    const { build } = current.parse(JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')));
    return releases.shellRecord.parse(JSON.parse(readFileSync(join(dist, build, 'record.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

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
