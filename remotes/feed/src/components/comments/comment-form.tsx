import { isBlankText, type Me } from '@cred/contract';
import { Avatar, Button, color, space, TextArea } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useRef } from 'react';
import { useFocusAfterSend } from '../../lib/use-focus-after-send';
import { useSubmitHandlers } from '../../lib/use-submit-handlers';
import { Counter, isTooLong } from '../composer/counter';
import { Foot, Note } from '../form-foot';

const Form = styled.form`
  position: sticky;
  z-index: 1;
  top: -${space(1)};
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  padding: ${space(1)} 0 ${space(3)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
`;

const Actions = styled(Foot)`
  grid-column: 2;
`;

interface Props {
  readonly me: Me;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly pending: boolean;
  /** Why the last attempt failed; 'gone' if the post was deleted. */
  readonly failure: 'gone' | 'other' | null;
  readonly onSend: () => void;
}

const notes = {
  gone: 'This post is not available any more. Your text is kept.',
  other: 'Not sent. Your text is kept: try again.',
} as const;

/** The form for a new comment; Ctrl or Cmd with Enter sends it too. */
export function CommentForm({ me, text, onText, pending, failure, onSend }: Props) {
  const blocked = isBlankText(text) || isTooLong(text);
  const area = useRef<HTMLTextAreaElement>(null);
  // After sending, the button is disabled and loses the focus.
  useFocusAfterSend(area, text);
  const { onSubmit, onKeyDown } = useSubmitHandlers(() => {
    if (!blocked && !pending) onSend();
  });
  return (
    <Form aria-label="New comment" onSubmit={onSubmit}>
      <Avatar user={me} size={40} />
      <TextArea
        ref={area}
        label="Write a comment"
        labelHidden
        autosize
        placeholder="Write a comment"
        value={text}
        // While it is sent, the text cannot be changed.
        readOnly={pending}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Actions>
        <span role="status">{failure && !pending && <Note>{notes[failure]}</Note>}</span>
        <Counter text={text} />
        <Button type="submit" variant="primary" size="sm" disabled={blocked} pending={pending}>
          Comment
        </Button>
      </Actions>
    </Form>
  );
}
