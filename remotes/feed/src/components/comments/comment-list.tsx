import type { Comment, Post, schemas } from '@cred/contract';
import { useMe } from '@cred/platform';
import {
  Button,
  color,
  ConfirmDialog,
  EmptyState,
  ErrorPanel,
  LoadMore,
  space,
  useLogError,
  useOneAtATime,
} from '@cred/ui';
import { styled } from '@cred/vendor';
import { MessageCircle } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeleteComment } from '../../api/delete-comment';
import { useComments } from '../../api/get-comments';
import { subjectOf } from '../../lib/subject';
import { OrderChoice } from '../order-choice';
import type { RowActions } from './comment-row';
import { CommentSkeletons } from './comment-skeletons';
import { Thread } from './thread';
import { useLinkedComment } from './use-linked-comment';

const List = styled.ul`
  > li + li {
    border-top: 1px solid ${color.line};
  }
  &:focus {
    outline: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(3)} ${space(2)};
`;

const orders: readonly { readonly id: schemas.CommentOrder; readonly label: string }[] = [
  { id: 'newest', label: 'Newest' },
  { id: 'oldest', label: 'Oldest' },
];

interface Props {
  readonly post: Post;
  /** The comment that the page's address names. */
  readonly linkedId: string | null;
  /** Called when a link is followed; closes the dialog. */
  readonly onLeave: () => void;
}

/** The comments in all states of their query. */
export function CommentList({ post: shown, linkedId, onLeave }: Props) {
  const post = subjectOf(shown);
  const me = useMe();
  const [sort, setSort] = useState<schemas.CommentOrder>('newest');
  const list = useRef<HTMLUListElement>(null);
  const linked = useLinkedComment({ postId: post.id, id: linkedId, sort });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching, fetchNextPage, refetch } =
    useComments(post.id, { sort, from: linked.from });
  useLogError('Comment post error', error);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  const remove = useDeleteComment(post.id);
  const oneAtATime = useOneAtATime();

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
    const leavesPlace = (data?.[at]?.replyCount ?? 0) > 0;
    try {
      await remove.mutateAsync(comment);
      setNextFocus({
        commentId: comment.parentId ?? (leavesPlace ? comment.id : (data?.[at + 1] ?? data?.[at - 1])?.id),
      });
    } finally {
      setToDelete(null);
    }
  };

  const actions = useMemo(
    (): RowActions => ({
      postId: post.id,
      authorId: post.user.id,
      markedId: linked.markedId,
      onMarked: linked.onMarked,
      onLeave,
      mayDelete: ({ user }) => [user.id, post.user.id].includes(me.id),
      onDelete: setToDelete,
    }),
    [post, linked.markedId, linked.onMarked, onLeave, me.id],
  );

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
      <p role="status">{linked.isUnavailable && 'This comment is not available.'}</p>
      {(data.length > 1 || hasNextPage || linked.from !== null) && (
        <Bar>
          <OrderChoice label="Order of comments" orders={orders} selected={sort} onSelect={setSort} />
          {linked.from !== null && (
            <Button size="sm" onClick={linked.showAll}>
              Show all comments
            </Button>
          )}
        </Bar>
      )}
      <List ref={list} tabIndex={-1} aria-label="Comments">
        {data.map((comment) => (
          <Thread key={comment.id} comment={comment} actions={actions} linked={linked.replyOf(comment.id)} />
        ))}
      </List>
      {data.length === 0 && !hasNextPage && <EmptyState icon={MessageCircle}>No comments yet</EmptyState>}
      {hasNextPage && (
        <LoadMore
          list={list}
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
