import { isBlankText, type Me } from '@cred/contract';
import { Avatar, Button, color, space, TextArea } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { useRef, type RefObject } from 'react';
import { useFocusAfterSend } from '../../lib/use-focus-after-send';
import { useSubmitHandlers } from '../../lib/use-submit-handlers';
import { Counter, isTooLong } from '../composer/counter';
import { Foot, Note } from '../form-foot';

const inDialog = css`
  position: sticky;
  z-index: 1;
  top: -${space(1)};
  background: ${color.raised};
`;

/** Above the comments of a dialog, which scroll below it; on a page it scrolls with them. */
const Form = styled.form<{ $inPage: boolean }>`
  ${({ $inPage }) => !$inPage && inDialog}
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
  padding: ${space(1)} 0 ${space(3)};
  border-bottom: 1px solid ${color.line};
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
  /** Present on a page: set to the field. */
  readonly field: RefObject<HTMLTextAreaElement | null> | undefined;
}

const notes = {
  gone: 'This post is not available any more. Your text is kept.',
  other: 'Not sent. Your text is kept: try again.',
} as const;

/** The form for a new comment; Ctrl or Cmd with Enter sends it too. */
export function CommentForm({ me, text, onText, pending, failure, onSend, field }: Props) {
  const blocked = isBlankText(text) || isTooLong(text);
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  // After sending, the button is disabled and loses the focus.
  useFocusAfterSend(area, text);
  const { onSubmit, onKeyDown } = useSubmitHandlers(() => {
    if (!blocked && !pending) onSend();
  });
  return (
    <Form aria-label="New comment" $inPage={field !== undefined} onSubmit={onSubmit}>
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
