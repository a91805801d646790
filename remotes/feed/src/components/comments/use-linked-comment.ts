import type { schemas } from '@cred/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCommentPlace } from '../../api/get-comment-place';
import type { LinkedReply } from './replies';

interface Options {
  readonly postId: string;
  /** The comment that the page's address names; null without one. */
  readonly id: string | null;
  readonly sort: schemas.CommentOrder;
  readonly list: RefObject<HTMLUListElement | null>;
}

/**
 * Finds the page of the list that has a linked comment, and moves the focus there once it is shown (POST-83). The first
 * render is that of the server, which has not asked for the place.
 */
export function useLinkedComment({ postId, id, sort, list }: Options) {
  // The comment that the member has left with 'Show all comments'.
  const [left, setLeft] = useState<string | null>(null);
  const { place, isUnavailable } = useCommentPlace(postId, id, sort);
  const isFollowed = place !== undefined && id !== null && left !== id;

  const shown = useRef<string | null>(null);
  useEffect(() => {
    // After each render, since the row may be on a page that is still loading.
    if (!isFollowed || shown.current === id) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-comment="${id}"]`);
    if (!row) return;
    shown.current = id;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  });

  return {
    /** The cursor of the first page. */
    from: isFollowed ? place.cursor : null,
    markedId: isFollowed ? id : null,
    isUnavailable,
    replyOf: (threadId: string): LinkedReply | null =>
      isFollowed && place.threadId === threadId && threadId !== id ? { id, cursor: place.repliesCursor } : null,
    showAll: () => setLeft(id),
  } as const;
}
