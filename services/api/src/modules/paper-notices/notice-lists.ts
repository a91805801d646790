import type { NoticeKind } from '@cred/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { markPosts, markPostsOfDois } from '../references/mark-posts';
import type { LibraryNotices } from './library-notices';

export interface Notice<Key> {
  readonly paper: Key;
  readonly kind: NoticeKind;
}

interface Page<Key> {
  readonly generation: number;
  readonly notices: readonly (Notice<Key> & { readonly on: string })[];
  readonly next: Key | null;
}

/** One of the library's lists of notices: by PMID, and by DOI for papers of which its sources have no PMID. */
export interface NoticeList<Key> {
  /** Before the first paper. */
  readonly start: Key;
  readonly read: (after: Key) => Promise<Page<Key> | null>;
  readonly mark: (trx: Executor, papers: readonly Key[]) => Promise<void>;
  readonly table: RawBuilder<unknown>;
  /** The column of the paper. */
  readonly key: RawBuilder<unknown>;
  /** The type of that column. */
  readonly type: RawBuilder<unknown>;
  readonly progress: RawBuilder<unknown>;
  /** The column of the progress. */
  readonly after: RawBuilder<unknown>;
  /** The DOI of `notice` for the log. */
  readonly loggedDoi: RawBuilder<unknown>;
  /** Whether `cited`, which has its DOI in a column of that name, is the paper of `notice`. */
  readonly isOfPaper: (doi: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether the other list has the same notice, so that nothing begins or ends. */
  readonly isInOther: (doi: RawBuilder<unknown>) => RawBuilder<unknown>;
}

export const listByPmid = (read: LibraryNotices['read']): NoticeList<number> => ({
  start: 0,
  read: async (after) => {
    const page = await read(after);
    return page && { ...page, notices: page.notices.map(({ pmid: paper, kind, on }) => ({ paper, kind, on })) };
  },
  mark: markPosts,
  table: sql`paper_notices`,
  key: sql`pmid`,
  type: sql`int`,
  progress: sql`notice_progress`,
  after: sql`after_pmid`,
  loggedDoi: sql`null::text`,
  isOfPaper: () => sql`cited.pmid = notice.paper`,
  isInOther: (doi) =>
    sql`exists (select from doi_notices as other where other.doi = doi_key(${doi}) and other.kind = notice.kind)`,
});

export const listByDoi = (read: LibraryNotices['readByDoi']): NoticeList<string> => ({
  start: '',
  read: async (after) => {
    const page = await read(after);
    return page && { ...page, notices: page.notices.map(({ doi: paper, kind, on }) => ({ paper, kind, on })) };
  },
  mark: markPostsOfDois,
  table: sql`doi_notices`,
  key: sql`doi`,
  type: sql`text`,
  progress: sql`doi_notice_progress`,
  after: sql`after_doi`,
  loggedDoi: sql`notice.paper`,
  isOfPaper: (doi) => sql`${doi} is not null and doi_key(${doi}) collate "C" = notice.paper`,
  isInOther: () =>
    sql`exists (select from paper_notices as other where other.pmid = cited.pmid and other.kind = notice.kind)`,
});
