import type { Preview, ReleaseTable } from '@cred/contract';
import type { OpenPreview } from './previews';

/** The release table of one browser: the rows of its previews replace the live ones; `previews` lists them. */
export interface PreviewTable {
  readonly releases: ReleaseTable;
  readonly previews: readonly Preview[];
}

/** @param live the table of all members, which is not modified */
export function tableWithPreviews(live: ReleaseTable, open: readonly OpenPreview[]): PreviewTable {
  const areas = { ...live.areas, ...Object.fromEntries(open.map(({ preview, row }) => [preview.area, row])) };
  return { releases: { ...live, areas }, previews: open.map(({ preview }) => preview) };
}
