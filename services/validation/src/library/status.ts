import { lockFolder } from './folder-lock';
import { DamagedLibraryError } from './index/segment-format';
import { CURRENT_MANIFEST, manifestName, readManifest, switchTo } from './manifest';
import { openSegments } from './open-segments';
import { starterRecords } from './starter';

export interface LibraryStatus {
  readonly starter: number;
  readonly imported: number;
  readonly segments: number;
  readonly bytes: number;
  readonly withdrawn: number;
  /** The time of the last change; null before the first import. */
  readonly changedAt: string | null;
  readonly canRollBack: boolean;
}

/** Reads and verifies every file of the library. @throws DamagedLibraryError */
export async function libraryStatus(folder: string): Promise<LibraryStatus> {
  const manifest = await readManifest(folder);
  if (!manifest)
    return {
      starter: starterRecords.length,
      imported: 0,
      segments: 0,
      bytes: 0,
      withdrawn: 0,
      changedAt: null,
      canRollBack: false,
    };
  const segments = await openSegments(folder, manifest);
  try {
    for (const segment of segments) await segment.check();
    return {
      starter: starterRecords.length,
      imported: segments.reduce((sum, segment) => sum + segment.liveCount, 0),
      segments: segments.length,
      bytes: segments.reduce((sum, segment) => sum + segment.bytes, 0),
      withdrawn: manifest.withdrawn.length,
      changedAt: manifest.madeAt,
      canRollBack:
        manifest.previous > 0 &&
        (await readManifest(folder, manifestName(manifest.previous)).catch(() => undefined)) !== undefined,
    };
  } finally {
    await Promise.all(segments.map((segment) => segment.close()));
  }
}

/**
 * Restores the state before the last change.
 * @returns when that state was made
 * @throws DamagedLibraryError when there is none or its files are damaged; LibraryBusyError
 */
export async function rollBack(folder: string): Promise<string> {
  const unlock = await lockFolder(folder);
  try {
    const current = await readManifest(folder);
    const previous =
      current && current.previous > 0 ? await readManifest(folder, manifestName(current.previous)) : undefined;
    if (!previous)
      throw new DamagedLibraryError(`There is no previous state in ${folder}: ${CURRENT_MANIFEST} is unchanged`);
    const segments = await openSegments(folder, previous);
    await Promise.all(segments.map((segment) => segment.close()));
    await switchTo(folder, previous);
    return previous.madeAt;
  } finally {
    await unlock();
  }
}
