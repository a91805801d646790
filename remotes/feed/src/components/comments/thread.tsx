import type { Comment, ListedComment } from '@cred/contract';
import { color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AVATAR, CommentRow, Row, type RowActions } from './comment-row';
import { Replies, type LinkedReply } from './replies';
import { ReplyForm } from './reply-form';

const Empty = styled.span`
  width: ${AVATAR}px;
  height: ${AVATAR}px;
  border-radius: 50%;
  background: ${color.pressed};
`;

const Deleted = styled.p`
  padding: ${space(2)} 0;
  color: ${color.muted};
`;

interface Props {
  readonly comment: ListedComment;
  readonly actions: RowActions;
  /** The linked reply among its replies. */
  readonly linked: LinkedReply | null;
}

/** A comment with its replies; without the comment itself if it was deleted (POST-81). */
export function Thread({ comment, actions, linked }: Props) {
  const { user } = comment;
  const replies = (comment.replyCount ?? 0) > 0 && (
    <Replies
      thread={comment}
      linked={linked}
      renderReply={(reply) => <Answerable key={reply.id} comment={reply} actions={actions} />}
    />
  );
  if (user) {
    return (
      <Answerable comment={{ ...comment, user }} actions={actions}>
        {replies}
      </Answerable>
    );
  }
  return (
    <Row tabIndex={-1} data-comment={comment.id}>
      <Empty />
      <div>
        <Deleted>Comment deleted</Deleted>
        {replies}
      </div>
    </Row>
  );
}

interface AnswerableProps {
  readonly comment: Comment;
  readonly actions: RowActions;
  readonly children?: ReactNode;
}

/** A comment or reply, and the form that answers it. */
function Answerable({ comment, actions, children }: AnswerableProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <CommentRow comment={comment} actions={actions} onReply={() => setOpen(!isOpen)} replyButton={button}>
      {isOpen && <ReplyForm postId={actions.postId} answered={comment} onClose={() => setOpen(false)} />}
      {children}
    </CommentRow>
  );
}
