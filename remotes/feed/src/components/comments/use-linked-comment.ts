import type { schemas } from '@cred/contract';
import { useCallback, useRef, useState } from 'react';
import { useCommentPlace } from '../../api/get-comment-place';
import type { LinkedReply } from './replies';

/** Whether the focus is on a control: the comment was found after the member had begun to do something else. */
const hasMemberMovedOn = (): boolean => document.activeElement?.matches('a, button, input, textarea, select') ?? false;

interface Options {
  readonly postId: string;
  /** The comment that the page's address names; null without one. */
  readonly id: string | null;
  readonly sort: schemas.CommentOrder;
}

/**
 * Finds the page of the list that has a linked comment, and moves the focus there once it is shown (POST-83). The first
 * render is that of the server, which has not asked for the place.
 */
export function useLinkedComment({ postId, id, sort }: Options) {
  // The comment that the member has left with 'Show all comments'.
  const [left, setLeft] = useState<string | null>(null);
  const { place, isUnavailable } = useCommentPlace(postId, id, sort);
  const isFollowed = place !== undefined && id !== null && left !== id;

  const shown = useRef<string | null>(null);
  const onMarked = useCallback(
    (row: HTMLElement): void => {
      // Once: the row may be mounted again.
      if (shown.current === id) return;
      shown.current = id;
      if (hasMemberMovedOn()) return;
      // The row has the replies too, so that its middle may be far below its text.
      row.scrollIntoView({ block: 'start' });
      row.focus({ preventScroll: true });
    },
    [id],
  );

  return {
    /** The cursor of the first page. */
    from: isFollowed ? place.cursor : null,
    markedId: isFollowed ? id : null,
    /** Called with the row of the marked comment. */
    onMarked,
    isUnavailable,
    replyOf: (threadId: string): LinkedReply | null =>
      isFollowed && place.threadId === threadId && threadId !== id ? { id, cursor: place.repliesCursor } : null,
    showAll: () => setLeft(id),
  } as const;
}
