import { isBlankText, limits } from '@cred/contract';
import { useMe, useUnsaved } from '@cred/platform';
import { IconButton, TextArea, color, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, type ClipboardEventHandler, type KeyboardEvent } from 'react';
import { useSayTyping } from '../../api/say-typing';
import { useSendMessage } from '../../api/send-message';
import { useOutbox, useWaiting } from '../../api/use-outbox';
import type { Outgoing } from '../../lib/displayed-messages';
import { clearSentDraft, clientIdFor, updateDraft, type Draft } from '../../lib/drafts';
import { observable } from '../../lib/observable';
import type { UseDraft } from '../../lib/use-draft';
import { AttachButton } from './attach-button';
import { AttachmentPreview } from './attachment-preview';
import { ReplyPreview } from './reply-preview';
import { NotSent, WaitingNote, TooLong, UploadLine } from './send-state';

interface ComposerProps {
  readonly chatId: string;
  /** The other member's full name. */
  readonly otherName: string;
  readonly draft: UseDraft;
  /** Messages in flight; until they are stored, no second message is sent. */
  readonly outgoing: readonly Outgoing[];
  /** Receives any file; the parent component validates it like a dropped one. */
  readonly onFile: (file: File) => void;
  readonly onPaste: ClipboardEventHandler;
}

/** By how many characters a text exceeds the limit. The field accepts any length, so that pasted text is never cut. */
const excessLength = (text: string): number => Math.max(0, text.trim().length - limits.message.textMax);

const Area = styled.div`
  flex: none;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.line};
`;

const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space(1)};
  padding: ${space(2)};
`;

/** The padding centres a single line; the second element makes the field grow. */
const Field = styled.div`
  flex: 1;
  min-width: 0;
  & textarea,
  & textarea + div {
    max-height: 30dvh;
    padding-block: 10px;
  }
`;

const Send = styled(IconButton)`
  margin-block-end: 2px;
  &:not(:disabled) {
    color: ${color.accentText};
  }
`;

const isSendable = ({ text, attachment }: Pick<Draft, 'text' | 'attachment'>): boolean =>
  (attachment !== null || !isBlankText(text)) && excessLength(text) === 0;

/**
 * The form for a new message. Enter sends it, Shift+Enter starts a new line. The field is cleared once the message is
 * stored.
 */
export function Composer({
  chatId,
  otherName,
  draft: { source, draft, setText, setAttachment },
  outgoing,
  onFile,
  onPaste,
}: ComposerProps) {
  const send = useSendMessage(chatId);
  const sayTyping = useSayTyping(chatId);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, attachment, replyTo, sending, errorMessage } = draft;
  const me = useMe();
  const answered = replyTo?.id;
  useEffect(() => {
    if (answered !== undefined) field.current?.focus();
  }, [answered]);
  const outbox = useOutbox();
  const waiting = useWaiting(chatId);
  const upload = outgoing.find(({ attempt, waits }) => attempt.file !== null && !waits);
  const over = excessLength(text);
  const isEmpty = isBlankText(text) && attachment === null;
  useUnsaved(!isEmpty || sending);

  const submit = () => {
    // Read from the store, because Enter can be pressed again before the first message is rendered.
    const now = source.get();
    if (now.sending || !isSendable(now)) return;
    const file = now.attachment?.file ?? null;
    const attempt = { text: now.text, file, replyTo: now.replyTo, clientId: clientIdFor(now) };
    // After those that wait, so that the order stays.
    if ((!navigator.onLine || waiting.length > 0) && !outbox.isFull()) {
      outbox.add(chatId, { attempt, attachment: now.attachment });
      clearSentDraft(source, attempt);
      return;
    }
    updateDraft(source, { attempt, sending: true, errorMessage: null });
    send.mutate({ attempt, attachment: now.attachment, controller: new AbortController(), progress: observable(0) });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition, Enter chooses a word of the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <Area>
      <WaitingNote count={waiting.length + (sending ? 1 : 0)} isSending={waiting.length === 0} />
      {upload && <UploadLine upload={upload} onCancel={() => field.current?.focus()} />}
      {over > 0 && <TooLong by={over} />}
      {errorMessage !== null && <NotSent error={errorMessage} onRetry={submit} />}
      {replyTo && (
        <ReplyPreview
          quoted={replyTo}
          name={replyTo.senderId === me.id ? 'You' : otherName}
          onRemove={() => {
            updateDraft(source, { replyTo: null });
            field.current?.focus();
          }}
        />
      )}
      {attachment && (
        <AttachmentPreview
          attachment={attachment}
          disabled={sending}
          onSize={(size) => updateDraft(source, { attachment: { ...attachment, size } })}
          onEdited={(file) => setAttachment({ file, size: null })}
          onRemove={() => {
            setAttachment(null);
            field.current?.focus();
          }}
        />
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AttachButton
          hasFile={attachment !== null}
          onPick={(file) => {
            onFile(file);
            field.current?.focus();
          }}
        />
        <Field>
          <TextArea
            ref={field}
            label="Message"
            labelHidden
            autosize
            placeholder={attachment ? 'Legenda (opcional)...' : 'Message...'}
            enterKeyHint="send"
            autoComplete="off"
            value={text}
            onChange={({ target: { value } }) => {
              if (value.trim() !== '' && value !== text) sayTyping();
              setText(value);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
        </Field>
        <Send label="Send" icon={SendHorizontal} type="submit" disabled={isEmpty || over > 0} pending={sending} />
      </Form>
    </Area>
  );
}
