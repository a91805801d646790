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
 */
export function preloadsFor(pathname: string, signedOut: boolean, shell: ShellRecord, table: ReleaseTable): Preload[] {
  const lanes = signedOut ? shell.lanes.auth : [...shell.lanes.app, ...shell.lanes.federation];
  const own = [...new Set(lanes)]
    .filter((file) => !shell.entry.includes(file))
    .map((file) => ({ href: shellUrl(shell, file), integrity: shell.files[file]?.integrity ?? '' }));
  const area = signedOut ? null : areaOfPath(shell.routes, pathname);
  const live = area === null ? undefined : table.areas[area];
  const remote = (live?.preload ?? []).map((file) => ({ href: `${live?.base}${file}`, integrity: live?.integrity[file] ?? '' }));
  return [...own, ...remote].filter(({ integrity }) => integrity !== '');
}

export const shellUrl = (shell: ShellRecord, file: string): string => `/shell/${shell.build}/${file}`;
