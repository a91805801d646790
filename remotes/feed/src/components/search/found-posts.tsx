import { isApiError } from '@cred/api-client';
import type { schemas } from '@cred/contract';
import { EmptyState, useLogError } from '@cred/ui';
import { SearchX } from 'lucide-react';
import { searchPostsQuery, useSearchPosts } from '../../api/search-posts';
import { MarkedWordsContext } from '../../lib/marked-words';
import { PostList } from '../post-list';

/** The posts that match a query, with its words marked. */
export function FoundPosts({ q, order }: { readonly q: string; readonly order: schemas.SearchOrder }) {
  const found = useSearchPosts(q, order);
  const { error } = found;
  const isUnreadable = isApiError(error) && error.status === 400;
  useLogError('Search posts error', isUnreadable ? null : error);
  if (isUnreadable) return <EmptyState icon={SearchX}>{error.message}</EmptyState>;
  return (
    <MarkedWordsContext value={found.data?.words ?? {}}>
      <PostList
        queryKey={searchPostsQuery(q, order).queryKey}
        query={{ ...found, data: found.data?.posts }}
        emptyText={
          <>
            No posts match “<bdi>{q}</bdi>”.
          </>
        }
        emptyIcon={SearchX}
      />
    </MarkedWordsContext>
  );
}
