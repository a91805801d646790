import type { Comment, Post } from '@cred/contract';
import { useMe } from '@cred/platform';
import { ConfirmDialog, EmptyState, ErrorPanel, LoadMore, useLogError, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDeleteComment } from '../../api/delete-comment';
import { useComments } from '../../api/get-comments';
import { CommentRow } from './comment-row';
import { CommentSkeletons } from './comment-skeletons';

const List = styled.ul`
  &:focus {
    outline: none;
  }
`;

interface Props {
  readonly post: Post;
  /** Called when a link is followed; closes the dialog. */
  readonly onLeave: () => void;
}

/** The comments in all states of their query. */
export function CommentList({ post, onLeave }: Props) {
  const me = useMe();
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching, fetchNextPage, refetch } =
    useComments(post.id);
  useLogError('Comment post error', error);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const remove = useDeleteComment(post.id);
  const oneAtATime = useOneAtATime();
  const list = useRef<HTMLUListElement>(null);

  // The element to focus after the dialog has closed: the button that opened it is removed with its comment.
  const [nextFocus, setNextFocus] = useState<{ readonly commentId: string | undefined } | null>(null);
  useEffect(() => {
    if (!nextFocus) return;
    const row =
      nextFocus.commentId && list.current?.querySelector<HTMLElement>(`[data-comment="${nextFocus.commentId}"]`);
    (row || list.current)?.focus({ preventScroll: !row });
    setNextFocus(null);
  }, [nextFocus]);

  const deleteConfirmed = async (comment: Comment): Promise<void> => {
    const at = data?.findIndex(({ id }) => id === comment.id) ?? -1;
    try {
      await remove.mutateAsync(comment.id);
      setNextFocus({ commentId: (data?.[at + 1] ?? data?.[at - 1])?.id });
    } finally {
      setToDelete(null);
    }
  };

  if (!data) {
    return error ? (
      <ErrorPanel title="The comments could not be loaded." pending={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorPanel>
    ) : (
      <CommentSkeletons />
    );
  }
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Comments">
        {data.map((comment) => (
          <CommentRow
            key={comment.id}
            comment={comment}
            onLeave={onLeave}
            {...([comment.user.id, post.user.id].includes(me.id) && { onDelete: () => setToDelete(comment) })}
          />
        ))}
      </List>
      {data.length === 0 && !hasNextPage && <EmptyState icon={MessageCircle}>No comments yet</EmptyState>}
      {hasNextPage && (
        <LoadMore
          pending={isFetchingNextPage}
          failed={isFetchNextPageError}
          onLoad={() => void fetchNextPage({ cancelRefetch: false })}
        />
      )}
      <ConfirmDialog
        open={toDelete !== null}
        title="Delete this comment?"
        text="It goes away for everybody. This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        pending={remove.isPending}
        onConfirm={() => toDelete && oneAtATime(() => deleteConfirmed(toDelete))}
        onCancel={() => setToDelete(null)}
      />
    </>
  );
}
