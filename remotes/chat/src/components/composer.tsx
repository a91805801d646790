import { limits } from '@cred/contract';
import { IconButton, TextArea, color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useSendMessage } from '../api/send-message';
import { makeClientId } from '../logic/make-client-id';

interface ComposerProps {
  readonly chatId: string;
  /** A message of this chat is under way; a second one is not sent meanwhile. */
  readonly isSending: boolean;
}

/** What was typed while the message was under way stays; on failure all of it does. */
const withoutSent = (draft: string, sent: string): string => (draft.startsWith(sent) ? draft.slice(sent.length) : draft);

/** Where one writes. Enter sends, Shift+Enter starts a new line. */
export function Composer({ chatId, isSending }: ComposerProps) {
  const [draft, setDraft] = useState('');
  const send = useSendMessage(chatId);
  // Two presses can come before the pending state is rendered.
  const underWay = useRef(false);
  const text = draft.trim();

  const submit = () => {
    if (text === '' || isSending || underWay.current) return;
    underWay.current = true;
    send.mutate(
      { text, clientId: makeClientId() },
      {
        onSuccess: () => setDraft((current) => withoutSent(current, draft)),
        onSettled: () => {
          underWay.current = false;
        },
      },
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // An Enter that picks a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field>
        <TextArea
          label="Message"
          labelHidden
          autosize
          placeholder="Message..."
          enterKeyHint="send"
          autoComplete="off"
          maxLength={limits.message.textMax}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Send label="Send" icon={SendHorizontal} type="submit" disabled={text === ''} pending={isSending} />
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: none;
  align-items: flex-end;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} max(${space(2)}, env(safe-area-inset-bottom)) ${space(4)};
  border-block-start: 1px solid ${color.line};
`;

const Field = styled.div`
  flex: 1;
  min-width: 0;
  /* One line stands in the middle of the field; the second element is what makes the field grow. */
  & textarea,
  & textarea + div {
    padding-block: 10px;
  }
`;

const Send = styled(IconButton)`
  margin-block-end: 2px;
  &:not(:disabled) {
    color: ${color.accentText};
  }
`;
