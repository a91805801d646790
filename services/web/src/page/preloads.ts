import type { ReleaseTable, ShellRecord } from '@cred/contract';
import { matchRoute } from './route-area';

export interface Preload {
  readonly href: string;
  /** The same as in the chunk's script tag: otherwise the browser fetches the file twice. */
  readonly integrity: string;
}

/**
 * The files that a page needs beyond the shell's entry: the entry chunk of the application or of signed-out pages, and
 * the live build of the area that owns the path. They load in parallel instead of one after another.
 * @param signedOut the page shows a form of the auth entry chunk, for any path
 * @param buildsUrl as in `shellUrl`
 */
export function preloadsFor(
  pathname: string,
  signedOut: boolean,
  shell: ShellRecord,
  table: ReleaseTable,
  buildsUrl?: string,
): Preload[] {
  const entryChunks = signedOut ? shell.lanes.auth : [...shell.lanes.app, ...shell.lanes.federation];
  const own = [...new Set(entryChunks)]
    .filter((file) => !shell.entry.includes(file))
    .map((file) => ({ href: shellUrl(shell, file, buildsUrl), integrity: shell.files[file]?.integrity ?? '' }));
  const area = signedOut ? null : (matchRoute(shell.routes, pathname)?.area ?? null);
  const live = area === null ? undefined : table.areas[area];
  const remote = (live?.preload ?? []).map((file) => ({
    href: `${live?.base}${file}`,
    integrity: live?.integrity[file] ?? '',
  }));
  return [...own, ...remote].filter(({ integrity }) => integrity !== '');
}

/** @param buildsUrl the origin of builds; default: the page's own */
export const shellUrl = (shell: ShellRecord, file: string, buildsUrl = ''): string =>
  `${buildsUrl}/shell/${shell.build}/${file}`;
