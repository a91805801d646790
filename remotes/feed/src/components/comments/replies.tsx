import { type Comment, limits, type ListedComment } from '@cred/contract';
import { space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReplies } from '../../api/get-replies';
import { Action } from './comment-row';

const Frame = styled.div`
  > button {
    margin-left: -${space(2)};
  }
`;

/** A linked reply, with the cursor of the page that begins with it; null if it is among the first ones. */
export interface LinkedReply {
  readonly id: string;
  readonly cursor: string | null;
}

interface Props {
  readonly thread: ListedComment;
  readonly linked: LinkedReply | null;
  readonly renderReply: (reply: Comment) => ReactNode;
}

/** The replies to a comment: the first ones, and all of them on demand. */
export function Replies({ thread, linked, renderReply }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const from = showsAll ? null : (linked?.cursor ?? null);
  const isAsked = showsAll || from !== null;
  const { data, isFetching, isError, hasNextPage, fetchNextPage, refetch } = useReplies(thread.id, from, isAsked);
  const { replyCount = 0, replies: first = [] } = thread;
  const replies = (isAsked && data) || first;

  // The button that is pressed goes away: the focus moves to the first reply that it has shown.
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === null || replies.length <= shown.current) return;
    const next = list.current?.children[shown.current];
    shown.current = null;
    if (next instanceof HTMLElement && !list.current?.contains(document.activeElement))
      next.focus({ preventScroll: true });
  }, [replies.length]);

  const onMore = (): void => {
    shown.current = replies.length;
    if (isError) void refetch();
    else if (isAsked && data && hasNextPage) void fetchNextPage({ cancelRefetch: false });
    else setShowsAll(true);
  };
  const onAll = (): void => {
    shown.current = 0;
    setShowsAll(true);
  };
  const hidden = replyCount - replies.length;
  const hasMore = isAsked && data ? hasNextPage : hidden > 0;
  return (
    <Frame>
      {from !== null && data && (
        <Action type="button" onClick={onAll}>
          Show all replies
        </Action>
      )}
      <ul ref={list} aria-label="Replies">
        {replies.map(renderReply)}
      </ul>
      {hasMore && (
        <Action type="button" aria-busy={isFetching} onClick={() => !isFetching && onMore()}>
          {isError ? 'Try again' : moreLabel(hidden, replyCount)}
        </Action>
      )}
    </Frame>
  );
}

/** Above the limit the number of replies is not known. */
const moreLabel = (hidden: number, count: number): string =>
  count >= limits.comments.counted || hidden < 1
    ? 'Show more replies'
    : `Show ${hidden} more ${hidden === 1 ? 'reply' : 'replies'}`;
