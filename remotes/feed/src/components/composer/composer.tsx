import { Avatar, Button, TextArea } from '@cred/ui';
import { useMe } from '@cred/platform';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useCreatePost } from '../../api/create-post';
import { useValidatePost } from '../../api/validate-post';
import { VerificationModal } from '../verification/verification-modal';
import { AudienceChoice } from './audience-choice';
import { Audience, Form, Main, Submit, Toolbar } from './composer-layout';
import { Counter, isTooLong } from './counter';
import { MediaField } from './media-field';
import { MediaPicker } from './media-picker';
import { useDraft } from './use-draft';

/** Writes a post. Its button opens the AI check; the choice made there publishes. */
export function Composer() {
  const me = useMe();
  const { text, audience, setText, setAudience, clear } = useDraft(me);
  const [media, setMedia] = useState<File | null>(null);
  const [imgAlt, setImgAlt] = useState('');
  const [verifying, setVerifying] = useState(false);
  const { check, cancel, result, error, isPending } = useValidatePost();
  const create = useCreatePost();
  // State is seen a render later, and a second click may come before it.
  const posting = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [published, setPublished] = useState(0);
  // The button that opened the dialog is disabled again, so the composer itself takes the focus back.
  useEffect(() => {
    if (published > 0) form.current?.focus({ preventScroll: true });
  }, [published]);

  const checking = verifying && isPending;
  const blocked = text.trim() === '' || isTooLong(text) || checking;

  const chooseMedia = (file: File | null): void => {
    setMedia(file);
    setImgAlt('');
  };
  const startCheck = (): void => {
    if (blocked) return;
    setVerifying(true);
    check(text);
  };
  const close = (): void => {
    if (posting.current) return;
    setVerifying(false);
    cancel();
  };
  const publish = async (words: string, isValid: boolean): Promise<void> => {
    if (posting.current) return;
    posting.current = true;
    try {
      await create.mutateAsync({ userId: me.id, text: words, audience, isValid, media, imgAlt });
      clear();
      chooseMedia(null);
      setVerifying(false);
      cancel();
      setPublished((count) => count + 1);
    } catch {
      // useCreatePost has told the member; everything stays for another try.
    } finally {
      posting.current = false;
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    startCheck();
  };
  const submitByKeyboard = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    startCheck();
  };

  return (
    <>
      <Form ref={form} tabIndex={-1} aria-label="New post" onSubmit={submit}>
        <Avatar user={me} size={48} />
        <Main>
          <TextArea
            label="What would you like to share?"
            labelHidden
            autosize
            rows={2}
            placeholder="What would you like to share?"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={submitByKeyboard}
          />
          {media && <MediaField file={media} alt={imgAlt} onAlt={setImgAlt} onRemove={() => chooseMedia(null)} />}
          <Toolbar>
            <MediaPicker hasMedia={media !== null} onPick={chooseMedia} />
            {me.isHealthProfessional && (
              <Audience>
                <AudienceChoice value={audience} onChange={setAudience} />
              </Audience>
            )}
            <Submit>
              <Counter text={text} />
              <Button type="submit" variant="primary" disabled={blocked}>
                {checking ? 'Checking...' : 'Post'}
              </Button>
            </Submit>
          </Toolbar>
        </Main>
      </Form>
      <VerificationModal
        open={verifying}
        pending={isPending}
        error={error}
        result={result}
        posting={create.isPending ? (create.variables.isValid ? 'formalized' : 'own') : null}
        onRetry={() => check(text)}
        onUseOwn={() => void publish(text, false)}
        onUseFormalized={(formalized) => void publish(formalized, true)}
        onClose={close}
      />
    </>
  );
}
