import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord, ShellRecord } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import * as z from 'zod';
import { OperatorError } from '../errors';

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
    throw new OperatorError(
      `There is no complete build of ${area} here. Build it with: npm run build -w remotes/${area}`,
    );
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
