import { paths, useMe } from '@cred/platform';
import { PageHeader, space, Spinner, useLogError } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { savedPostsQuery, useSavedPosts } from '../api/get-saved-posts';
import { SavedReferencesButton } from '../components/references/references-button';
import { PostList } from '../components/post-list';

const Loading = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(12)};
`;

/**
 * The viewer's saved posts. A post whose bookmark is removed stays until the page is visited again, so that an
 * accidental change can be undone.
 */
export function BookmarksPage() {
  const me = useMe();
  const saved = useSavedPosts(me.id);
  useLogError('Error get saved posts', saved.error);
  return (
    <>
      <PageHeader
        title="Your Bookmarks"
        actions={saved.data?.some(({ referenceCount }) => referenceCount > 0) && <SavedReferencesButton />}
      />
      <PostList
        queryKey={savedPostsQuery(me.id).queryKey}
        query={saved}
        emptyText="No saved posts"
        empty={{
          drawing: 'bookmarks',
          hint: 'Press the bookmark below a post to find it here again. Only you see this list.',
          action: <Link to={paths.home()}>Look for posts at home</Link>,
        }}
        loading={
          <Loading>
            <Spinner label="Loading bookmarks" />
          </Loading>
        }
      />
    </>
  );
}
