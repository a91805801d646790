import { isApiError } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { EmptyState, PageHeader, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Bookmark } from 'lucide-react';
import { useSavedPosts } from '../api/get-saved-posts';
import { PostList } from '../components/post-list';

const Loading = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(12)};
`;

/** The own saved posts. */
export function BookmarksPage() {
  const saved = useSavedPosts(useMe().id);
  const notBuilt = isApiError(saved.error) && saved.error.code === 'not_built';
  return (
    <>
      <PageHeader title="Your Bookmarks" />
      {notBuilt ? (
        <EmptyState icon={Bookmark}>Bookmarks are not available yet.</EmptyState>
      ) : (
        <PostList
          query={saved}
          emptyText="No saved posts"
          loading={
            <Loading>
              <Spinner label="Loading bookmarks" />
            </Loading>
          }
        />
      )}
    </>
  );
}
