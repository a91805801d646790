import { paths } from '@cred/platform';
import { EmptyState, ErrorPanel, PageHeader, useDocumentTitle, useLogError } from '@cred/ui';
import { useLocation, useNavigate, useParams } from '@cred/vendor';
import { useRef, type MouseEvent } from 'react';
import { usePost } from '../api/get-post';
import { PostComments } from '../components/comments/post-comments';
import { PostPeople } from '../components/people/post-people';
import { PostCard } from '../components/post-card';
import { PostSkeletons } from '../components/post-skeletons';
import { RatingSummary } from '../components/rating-summary';
import { SharePost } from '../components/share-post';

/** A post's own page: the whole post, its ratings, its comments (POST-30). */
export function PostPage() {
  const { id = '' } = useParams();
  // Keyed by post, so that no state remains when a link leads to another one.
  return <SinglePost key={id} id={id} />;
}

function SinglePost({ id }: { readonly id: string }) {
  const { post, error, isUnavailable, isFetching, refetch } = usePost(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const { key: entry } = useLocation();
  const navigate = useNavigate();
  useLogError('Post error', isUnavailable ? null : error);
  useDocumentTitle(post && !isUnavailable ? `Post by ${post.user.fullName}` : 'Post');

  /** Goes back to the list from which the post was opened, at its place; there is none after a link from elsewhere. */
  const onBack = (event: MouseEvent): void => {
    if (entry === 'default' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  const header = (
    <PageHeader
      title="Post"
      back={paths.home()}
      onBack={onBack}
      actions={post && !isUnavailable && <SharePost postId={id} />}
    />
  );
  if (isUnavailable) {
    return (
      <>
        {header}
        <EmptyState drawing="search">This post is not available.</EmptyState>
      </>
    );
  }
  if (!post) {
    return (
      <>
        {header}
        {error ? (
          <ErrorPanel title="The post could not be loaded." onRetry={() => void refetch()} pending={isFetching}>
            {error.message}
          </ErrorPanel>
        ) : (
          <PostSkeletons count={1} />
        )}
      </>
    );
  }
  return (
    <>
      {header}
      <PostCard post={post} page={{ onComments: () => field.current?.focus() }} />
      <RatingSummary average={post.averageRating} count={post.ratingCount} counts={post.ratingCounts} />
      <PostPeople post={post} />
      <PostComments post={post} field={field} />
    </>
  );
}
