import { isApiError } from '@cred/api-client';
import type { Post } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX, useMe } from '@cred/platform';
import { Modal, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useCreateComment } from '../../api/create-comment';
import { useStoredText } from '../../lib/use-stored-text';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';

/** The minimum height is the same in all states, so that the dialog does not change its size. */
const Frame = styled.div`
  min-height: min(60dvh, 520px);
`;

interface Props {
  readonly post: Post;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A post's comments, newest first, and the form for a new one, whose draft is stored. */
export function CommentsDialog({ post, open, onClose }: Props) {
  const me = useMe();
  const [text, setText] = useStoredText(`${MEMBER_STORAGE_PREFIX}comment-draft:${me.id}:${post.id}`);
  const { mutateAsync, isPending, error } = useCreateComment(post.id, () => setText(''));
  const oneAtATime = useOneAtATime();
  return (
    <Modal open={open} onClose={onClose} title="Comments" size="lg">
      <Frame>
        <CommentForm
          me={me}
          text={text}
          onText={setText}
          pending={isPending}
          failure={error && (isApiError(error) && error.status === 404 ? 'gone' : 'other')}
          onSend={() => oneAtATime(() => mutateAsync(text))}
        />
        <CommentList post={post} onLeave={onClose} />
      </Frame>
    </Modal>
  );
}
