import { isBlankText, type Post } from '@cred/contract';
import { useMe } from '@cred/platform';
import { Button, color, font, Modal, space, TextArea } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { FormEvent, KeyboardEvent } from 'react';
import { useRepost } from '../../api/repost';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { useStoredText } from '../../lib/use-stored-text';
import { Counter, isTooLong } from '../composer/counter';
import { QuotedPost } from './quoted-post';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;

  > :last-child {
    margin-left: auto;
  }
`;

const Note = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
`;

interface Props {
  readonly post: Post;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Reposts a post, with words of one's own if one likes. A repost of a repost is one of its root (server rule 22). */
export function RepostDialog({ post, open, onClose }: Props) {
  const me = useMe();
  const root = post.originalPost ?? post;
  const [text, setText] = useStoredText(`cred:repost-draft:${me.id}:${root.id}`);
  const { mutateAsync, isPending, isError } = useRepost(root.id, () => {
    setText('');
    onClose();
  });
  const oneAtATime = useOneAtATime();
  const send = (): void => {
    if (isTooLong(text)) return;
    const additionalText = isBlankText(text) ? {} : { additionalText: text };
    oneAtATime(() => mutateAsync({ userId: me.id, originalPostId: root.id, isValid: post.isValid, ...additionalText }));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Modal open={open} onClose={onClose} title="Repost" size="lg">
      <Form aria-label="New repost" onSubmit={onSubmit}>
        <TextArea
          label="Add a comment (optional)"
          labelHidden
          autosize
          placeholder="Add a comment (optional)"
          value={text}
          // While it is on its way its text is what was sent.
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
    </Modal>
  );
}
