import { isBlankText, type Me } from '@cred/contract';
import { Avatar, Button, color, space } from '@cred/ui';
import { css, styled } from '@cred/vendor';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useFocusAfterSend } from '../../lib/use-focus-after-send';
import { useSubmitHandlers } from '../../lib/use-submit-handlers';
import { Counter, isTooLong } from '../composer/counter';
import { MentionArea } from '../mentions/mention-area';
import { Foot, Note } from '../form-foot';

const inDialog = css`
  position: sticky;
  z-index: 1;
  top: -${space(1)};
  background: ${color.raised};
`;

/** Above the comments of a dialog, which scroll below it; on a page it scrolls with them. */
const Form = styled.form<{ $sticks: boolean; $avatar: number }>`
  ${({ $sticks }) => $sticks && inDialog}
  display: grid;
  grid-template-columns: ${({ $avatar }) => $avatar}px minmax(0, 1fr);
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
  /** Present for a reply: who is answered; `onCancel` keeps the text. */
  readonly reply?: { readonly to: string; readonly onCancel: () => void };
}

function note(failure: 'gone' | 'other', isReply: boolean): string {
  if (failure === 'other') return 'Not sent. Your text is kept: try again.';
  return `This ${isReply ? 'comment' : 'post'} is not available any more. Your text is kept.`;
}

/** The form for a new comment or reply; Ctrl or Cmd with Enter sends it too, and Escape closes the one for a reply. */
export function CommentForm({ me, text, onText, pending, failure, onSend, field, reply }: Props) {
  const blocked = isBlankText(text) || isTooLong(text);
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  // After sending, the button is disabled and loses the focus.
  useFocusAfterSend(area, text);
  const { onSubmit, onKeyDown } = useSubmitHandlers(() => {
    if (!blocked && !pending) onSend();
  });
  const label = reply ? 'Write a reply' : 'Write a comment';
  const avatar = reply ? 32 : 40;
  const onEscape = (event: KeyboardEvent): void => {
    if (!reply || event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // The dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    reply.onCancel();
  };
  return (
    <Form
      aria-label={reply ? `Reply to ${reply.to}` : 'New comment'}
      $sticks={field === undefined}
      $avatar={avatar}
      onSubmit={onSubmit}
      onKeyDown={onEscape}
    >
      <Avatar user={me} size={avatar} />
      <MentionArea
        ref={area}
        label={label}
        labelHidden
        autosize
        placeholder={label}
        value={text}
        // While it is sent, the text cannot be changed.
        readOnly={pending}
        onText={onText}
        onKeyDown={onKeyDown}
      />
      <Actions>
        <span role="status">{failure && !pending && <Note>{note(failure, reply !== undefined)}</Note>}</span>
        <Counter text={text} />
        {reply && (
          <Button size="sm" variant="ghost" onClick={reply.onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm" disabled={blocked} pending={pending}>
          {reply ? 'Reply' : 'Comment'}
        </Button>
      </Actions>
    </Form>
  );
}
