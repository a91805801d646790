import { createHash } from 'node:crypto';
import type { Preview, ReleaseTable } from '@cred/contract';
import type { OpenPreview } from './previews';

/** The release table of one browser: the rows of its previews instead of the live ones, and which ones these are. */
export interface OwnTable {
  readonly releases: ReleaseTable;
  readonly previews: readonly Preview[];
  /** For `ETag`: another one as soon as a preview begins or ends. */
  readonly tag: string;
}

/** @param live the table of everybody, which stays as it is */
export function tableWith(live: ReleaseTable, open: readonly OpenPreview[]): OwnTable {
  const releases = { ...live, areas: { ...live.areas, ...Object.fromEntries(open.map(({ preview, row }) => [preview.area, row])) } };
  const previews = open.map(({ preview }) => preview);
  return { releases, previews, tag: `"p${createHash('sha256').update(JSON.stringify([releases, previews])).digest('base64url').slice(0, 22)}"` };
}
