import { isBlankText, type Post } from '@cred/contract';
import { MEMBER_STORAGE_PREFIX, useMe } from '@cred/platform';
import { Button, space, TextArea, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useRepost } from '../../api/repost';
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

/** Reposts a post, with an optional text. Reposting a repost embeds its root (SRV-22). */
export function RepostForm({ post, onDone }: Props) {
  const me = useMe();
  const root = post.originalPost ?? post;
  const [text, setText] = useStoredText(`${MEMBER_STORAGE_PREFIX}repost-draft:${me.id}:${root.id}`);
  const { mutateAsync, isPending, isError } = useRepost(root.id, () => {
    setText('');
    onDone();
  });
  const oneAtATime = useOneAtATime();
  const { onSubmit, onKeyDown } = useSubmitHandlers(() => {
    if (isTooLong(text)) return;
    const additionalText = isBlankText(text) ? {} : { additionalText: text };
    oneAtATime(() => mutateAsync({ userId: me.id, originalPostId: root.id, isValid: post.isValid, ...additionalText }));
  });
  return (
    <Form aria-label="New repost" onSubmit={onSubmit}>
      <TextArea
        label="Add a comment (optional)"
        labelHidden
        autosize
        placeholder="Add a comment (optional)"
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
        <Button type="submit" variant="primary" disabled={isTooLong(text)} pending={isPending}>
          Repost
        </Button>
      </Foot>
    </Form>
  );
}
