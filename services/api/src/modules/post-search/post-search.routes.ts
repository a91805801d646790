import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { decodePosition, encodePosition } from '../../core/cursor';
import { linkNextPage } from '../../core/paging';
import { presentPost } from '../posts/posts.presenter';
import { searchPosts } from './search-posts';

/** The search for posts. */
export function registerPostSearch(api: Api): void {
  bind(
    api,
    'searchPosts',
    async (context) => {
      const { viewer, db, query } = context;
      const { found, next } = await searchPosts(db, viewer, {
        q: query.q,
        order: query.order,
        after: decodePosition(query.cursor, (score) => score >= 0 && score < 100),
        take: query.take,
      });
      linkNextPage(context, next && encodePosition(next));
      return found.map(({ row, words }) => ({ post: presentPost(row, api.settings), words: [...words] }));
    },
    { bucket: 'postSearch' },
  );
}
