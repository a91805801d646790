import type { ReleaseTable, ShellRecord } from '@cred/contract';
import { areaOfPath } from './route-area';

export interface Preload {
  readonly href: string;
  /** As the chunk's own tag has it: with another one the browser fetches the file twice. */
  readonly integrity: string;
}

/**
 * What the requested page will need beyond the shell's entry: the lane of the shell (signed out or in) and
 * the live build of the area that owns the path. One wave of requests instead of one after another.
 * @param signedOut the page will show a form of the auth lane, whatever its path
 * @param buildsUrl as in `shellUrl`
 */
export function preloadsFor(
  pathname: string,
  signedOut: boolean,
  shell: ShellRecord,
  table: ReleaseTable,
  buildsUrl?: string,
): Preload[] {
  const lanes = signedOut ? shell.lanes.auth : [...shell.lanes.app, ...shell.lanes.federation];
  const own = [...new Set(lanes)]
    .filter((file) => !shell.entry.includes(file))
    .map((file) => ({ href: shellUrl(shell, file, buildsUrl), integrity: shell.files[file]?.integrity ?? '' }));
  const area = signedOut ? null : areaOfPath(shell.routes, pathname);
  const live = area === null ? undefined : table.areas[area];
  const remote = (live?.preload ?? []).map((file) => ({
    href: `${live?.base}${file}`,
    integrity: live?.integrity[file] ?? '',
  }));
  return [...own, ...remote].filter(({ integrity }) => integrity !== '');
}

/** @param buildsUrl the origin of builds; absent: the page's own */
export const shellUrl = (shell: ShellRecord, file: string, buildsUrl = ''): string =>
  `${buildsUrl}/shell/${shell.build}/${file}`;
