import { isBlankText } from '@cred/contract';
import { useMe, useUnsaved } from '@cred/platform';
import { Avatar, Button, useFileDrop } from '@cred/ui';
import { useEffect, useRef, useState } from 'react';
import { useCreatePost } from '../../api/create-post';
import { useValidatePost } from '../../api/validate-post';
import { loadMediaField } from '../../lib/load-dialogs';
import { isAcceptedMedia, isVideo, UNSUPPORTED_MEDIA, mediaError } from '../../lib/post-media';
import { useSubmitHandlers } from '../../lib/use-submit-handlers';
import { LazyContent } from '../lazy-content';
import { MentionArea } from '../mentions/mention-area';
import { VerificationModal } from '../verification/verification-modal';
import { AudienceChoice } from './audience-choice';
import { Audience, DropHere, ErrorText, Form, Main, Submit, Toolbar } from './composer-layout';
import { Counter, isTooLong } from './counter';
import { MediaPicker } from './media-picker';
import { AltReminder, AudienceUnavailable, UploadNotice } from './notices';
import { useDraft } from './use-draft';

/** The form for a new post. Its button starts the AI check; choosing a text in the dialog publishes it. */
export function Composer() {
  const me = useMe();
  const draft = useDraft(me);
  const { text, audience, audienceUnavailable, media, imgAlt, isClinical } = draft;
  const [mediaErrorText, setMediaErrorText] = useState<string | null>(null);
  const [verifying, setVerifying] = useState(false);
  const { check, cancel, result, error, isPending } = useValidatePost();
  const { publish, cancel: cancelUpload, isBusy, posting, sent } = useCreatePost();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const altField = useRef<HTMLInputElement>(null);
  // The field to focus after the dialog has closed; null returns the focus to the button.
  const [nextFocus, setNextFocus] = useState<'composer' | 'alt' | null>(null);
  useEffect(() => {
    if (nextFocus === 'composer') form.current?.focus({ preventScroll: true });
    if (nextFocus === 'alt') altField.current?.focus();
    setNextFocus(null);
  }, [nextFocus]);

  useUnsaved(text !== '' || media !== null || verifying || posting !== null);
  const checking = verifying && isPending;
  const blocked = isBlankText(text) || isTooLong(text) || checking || draft.restoring || audienceUnavailable;

  const chooseMedia = (file: File): void => {
    if (!isAcceptedMedia(file)) return window.alert(UNSUPPORTED_MEDIA);
    const found = mediaError(file);
    setMediaErrorText(found);
    if (!found) draft.setMedia(file);
  };
  const { dropping, handlers } = useFileDrop(chooseMedia, 'A post takes one file. Only the first one was taken.');
  const startCheck = (): void => {
    if (blocked) return;
    setVerifying(true);
    check(text);
  };
  const close = (): void => {
    if (isBusy()) return;
    setVerifying(false);
    cancel();
  };
  const post = async (chosenText: string, isValid: boolean): Promise<void> => {
    // The audience became unavailable while the dialog was open; the form behind the dialog shows why.
    if (audienceUnavailable) return close();
    if (!(await publish({ text: chosenText, audience, isValid, media, imgAlt, isClinical }))) return;
    draft.clear();
    setMediaErrorText(null);
    setVerifying(false);
    cancel();
    // The button that opened the dialog is disabled again, so it cannot get the focus.
    setNextFocus('composer');
  };
  const { onSubmit, onKeyDown } = useSubmitHandlers(startCheck);
  const describeImage = (): void => {
    close();
    setNextFocus('alt');
  };
  const setToGeneral = (): void => {
    draft.setAudience('general');
    // The pressed button is removed, so the focus moves to the field.
    field.current?.focus({ preventScroll: true });
  };
  const lacksDescription = media !== null && !isVideo(media) && isBlankText(imgAlt);

  return (
    <>
      <Form ref={form} tabIndex={-1} aria-label="New post" data-shortcut="compose" onSubmit={onSubmit} {...handlers}>
        <Avatar user={me} size={48} />
        <Main>
          <MentionArea
            ref={field}
            label="What would you like to share?"
            labelHidden
            autosize
            rows={2}
            placeholder="What would you like to share?"
            value={text}
            onText={draft.setText}
            onKeyDown={onKeyDown}
          />
          {media && (
            <LazyContent load={loadMediaField} label="Please wait" failed="The preview could not be shown.">
              {({ MediaField }) => (
                <MediaField
                  file={media}
                  alt={imgAlt}
                  onAlt={draft.setAlt}
                  altField={altField}
                  isClinical={isClinical}
                  onClinical={draft.setClinical}
                  onEdited={draft.replaceMedia}
                  onRemove={() => draft.setMedia(null)}
                />
              )}
            </LazyContent>
          )}
          {audienceUnavailable && <AudienceUnavailable onGeneral={setToGeneral} />}
          {mediaErrorText && <ErrorText role="alert">{mediaErrorText}</ErrorText>}
          <Toolbar>
            <MediaPicker hasMedia={media !== null} onPick={chooseMedia} />
            {me.isHealthProfessional && (
              <Audience>
                <AudienceChoice rule={me.healthAudience} value={audience} onChange={draft.setAudience} />
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
        {dropping && <DropHere>Drop an image or a video</DropHere>}
      </Form>
      <VerificationModal
        open={verifying}
        text={text}
        onTextChange={draft.setText}
        pending={isPending}
        error={error}
        result={result}
        posting={posting && (posting.isValid ? 'formalized' : 'own')}
        notice={
          posting?.media ? (
            <UploadNotice sent={sent} onCancel={cancelUpload} />
          ) : (
            lacksDescription && <AltReminder onDescribe={describeImage} />
          )
        }
        onRetry={() => check(text)}
        onUseOwn={() => void post(text, false)}
        onUseFormalized={(formalized) => void post(formalized, true)}
        onClose={close}
      />
    </>
  );
}
