import { isApiError } from '@cred/api-client';
import { MEMBER_STORAGE_PREFIX, useMe } from '@cred/platform';
import { useOneAtATime } from '@cred/ui';
import type { RefObject } from 'react';
import { useCreateComment } from '../../api/create-comment';
import { useStoredText } from '../../lib/use-stored-text';
import { CommentForm } from './comment-form';

interface Props {
  readonly postId: string;
  /** On a page the form scrolls with it. Set to the form's field. */
  readonly field?: RefObject<HTMLTextAreaElement | null>;
}

/** The form for a new comment on a post, whose draft is stored. */
export function NewComment({ postId, field }: Props) {
  const me = useMe();
  const [text, setText] = useStoredText(`${MEMBER_STORAGE_PREFIX}comment-draft:${me.id}:${postId}`);
  const { mutateAsync, isPending, error } = useCreateComment({ postId, onCreated: () => setText('') });
  const oneAtATime = useOneAtATime();
  return (
    <CommentForm
      me={me}
      text={text}
      onText={setText}
      pending={isPending}
      failure={error && (isApiError(error) && error.status === 404 ? 'gone' : 'other')}
      onSend={() => oneAtATime(() => mutateAsync(text))}
      field={field}
    />
  );
}
