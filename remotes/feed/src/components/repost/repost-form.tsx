import { isBlankText, type Post } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX, useMe } from '@cred/platform';
import { Button, space, TextArea, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useRepost, useUndoRepost } from '../../api/repost';
import { useSubmitHandlers } from '../../lib/use-submit-handlers';
import { useStoredText } from '../../lib/use-stored-text';
import { Counter, isTooLong } from '../composer/counter';
import { Foot, Note } from '../form-foot';
import { QuotedPost } from './quoted-post';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

interface Props {
  readonly post: Post;
  readonly onDone: () => void;
}

/**
 * Reposts a post, with an optional text. Reposting a repost embeds its root (SRV-22). After a repost without text it offers
 * to undo it, or another one with a text (POST-33).
 */
export function RepostForm({ post, onDone }: Props) {
  const me = useMe();
  const root = post.originalPost ?? post;
  const [text, setText] = useStoredText(`${MEMBER_STORAGE_PREFIX}repost-draft:${me.id}:${root.id}`);
  const { mutateAsync, isPending, isError } = useRepost(root.id, () => {
    setText('');
    onDone();
  });
  const ownId = post.userRepostId ?? null;
  const undo = useUndoRepost(root.id, onDone);
  const oneAtATime = useOneAtATime();
  const isIncomplete = isTooLong(text) || (ownId !== null && isBlankText(text));
  const { onSubmit, onKeyDown } = useSubmitHandlers(() => {
    if (isIncomplete) return;
    const additionalText = isBlankText(text) ? {} : { additionalText: text };
    oneAtATime(() => mutateAsync({ userId: me.id, originalPostId: root.id, isValid: post.isValid, ...additionalText }));
  });
  const fieldLabel = ownId === null ? 'Add a comment (optional)' : 'Repost with a comment';
  return (
    <Form aria-label="New repost" onSubmit={onSubmit}>
      {ownId !== null && (
        <Foot>
          <span role="status">{undo.isError && !undo.isPending ? 'Not undone: try again.' : 'You reposted this.'}</span>
          <Button type="button" pending={undo.isPending} onClick={() => oneAtATime(() => undo.mutateAsync(ownId))}>
            Undo repost
          </Button>
        </Foot>
      )}
      <TextArea
        label={fieldLabel}
        labelHidden
        autosize
        placeholder={fieldLabel}
        value={text}
        // While it is sent, the text cannot be changed.
        readOnly={isPending}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <QuotedPost post={root} />
      <Foot>
        <span role="status">{isError && !isPending && <Note>Not reposted. Your text is kept: try again.</Note>}</span>
        <Counter text={text} />
        <Button type="submit" variant="primary" disabled={isIncomplete} pending={isPending}>
          Repost
        </Button>
      </Foot>
    </Form>
  );
}
