import { cutPage, type Page, type PageOf } from '../../core/paging';
import type { PostRow } from './post-rows';

/** How many pages of posts are read for one page, at most. */
const MOST_READS = 5;

/**
 * A page without the posts with a muted word. It reads further pages instead of searching in the query, whose plan stays the
 * same and which would have no limit for a member who mutes common words: after five reads the page is short, or even
 * empty, and still names its next one.
 * @param read reads rows newest first, one more than a page has
 */
export async function withoutMuted(
  { before, take }: Page,
  read: (page: Page) => Promise<readonly PostRow[]>,
): Promise<PageOf<PostRow>> {
  const kept: PostRow[] = [];
  let from = before;
  for (let reads = 1; ; reads += 1) {
    const { rows, last } = cutPage(await read({ before: from, take: take + 1 }), take);
    kept.push(...rows.filter(({ is_muted }) => !is_muted));
    const page = kept.slice(0, take);
    if (kept.length > take) return { rows: page, last: page.at(-1) ?? null };
    if (last === null || kept.length === take || reads === MOST_READS) return { rows: page, last };
    from = last.id;
  }
}
