import { isApiError } from '@cred/api-client';
import type { Comment } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX, useMe } from '@cred/platform';
import { useOneAtATime } from '@cred/ui';
import { useEffect, useRef } from 'react';
import { useCreateComment } from '../../api/create-comment';
import { useStoredText } from '../../lib/use-stored-text';
import { CommentForm } from './comment-form';

interface Props {
  readonly postId: string;
  readonly answered: Comment;
  readonly onClose: () => void;
}

/** The form for a reply below the comment that it answers; its draft is stored. */
export function ReplyForm({ postId, answered, onClose }: Props) {
  const me = useMe();
  const key = `${MEMBER_STORAGE_PREFIX}comment-draft:${me.id}:${postId}:${answered.id}`;
  // A reply to a reply stands next to it, so that its text names who is answered.
  const [text, setText] = useStoredText(key, answered.parentId ? `@${answered.user.username} ` : '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync, isPending, error } = useCreateComment({
    postId,
    parentId: answered.id,
    onCreated: () => {
      setText('');
      onClose();
    },
  });
  const oneAtATime = useOneAtATime();
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  return (
    <CommentForm
      me={me}
      text={text}
      onText={setText}
      pending={isPending}
      failure={error && (isApiError(error) && error.status === 404 ? 'gone' : 'other')}
      onSend={() => oneAtATime(() => mutateAsync(text))}
      field={field}
      reply={{ to: answered.user.fullName, onCancel: onClose }}
    />
  );
}
