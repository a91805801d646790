import { isApiError, serverMessage } from '@cred/api-client';
import { isBlankText, limits, type Post } from '@cred/contract';
import { useUnsaved } from '@cred/platform';
import { Button, color, ConfirmDialog, font, Modal, space, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useState } from 'react';
import { useEditPost } from '../../api/edit-post';
import { useValidatePost } from '../../api/validate-post';
import { useSubmitHandlers } from '../../lib/use-submit-handlers';
import { ErrorText } from '../composer/composer-layout';
import { Counter, isTooLong } from '../composer/counter';
import { MentionArea } from '../mentions/mention-area';
import { VerificationModal } from '../verification/verification-modal';

const Note = styled.p`
  margin-top: ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Length = styled.div`
  min-height: 20px;
  text-align: right;
`;

/** Whether a change leaves a trace (POST-60). */
const leavesTrace = ({ createdAt, _count }: Post): boolean =>
  _count.reposts > 0 || Date.now() - Date.parse(createdAt) >= limits.post.silentEditMs;

function messageOf(error: Error): string {
  if (isApiError(error) && error.status === 404) return 'This post is not available any more. Your text is kept.';
  return serverMessage(error) ?? 'The post could not be changed, try again';
}

interface Props {
  readonly post: Post;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Changes the text of the viewer's post, with or without the AI check. Closing with changes needs a confirmation. A newer
 * version of the post replaces what the form shows, but not what was typed (POST-111).
 */
export function EditDialog({ post, open, onClose }: Props) {
  const [typed, setText] = useState<string | null>(null);
  const [step, setStep] = useState<'edit' | 'check' | 'discard'>('edit');
  const { mutateAsync, isPending, variables, error, reset } = useEditPost(post);
  const { check, cancel, result, error: checkError, isPending: checking } = useValidatePost();
  const oneAtATime = useOneAtATime();
  const text = typed ?? post.text;
  const isChanged = text !== post.text;
  const isConflict = isApiError(error) && error.status === 409;
  const unusable = isBlankText(text) || isTooLong(text);
  useUnsaved(open && isChanged);

  const finish = (): void => {
    cancel();
    reset();
    setText(null);
    setStep('edit');
    onClose();
  };
  const save = (chosen: string, isValid: boolean): void => {
    void oneAtATime(async () => {
      try {
        await mutateAsync({ text: chosen, isValid });
        finish();
      } catch {
        // The form shows the error and keeps the text.
        setStep('edit');
        cancel();
      }
    });
  };
  const canSave = isChanged && !unusable;
  const { onSubmit, onKeyDown } = useSubmitHandlers(() => canSave && save(text, false));
  const startCheck = (): void => {
    setStep('check');
    check(text);
  };

  return (
    <>
      <Modal
        open={open && step === 'edit'}
        onClose={() => (isChanged ? setStep('discard') : finish())}
        closable={!isPending}
        title="Edit post"
        size="lg"
        footer={
          <>
            <Button variant="secondary" disabled={unusable || isPending} onClick={startCheck}>
              Check with AI
            </Button>
            <Button variant="primary" disabled={!canSave} pending={isPending} onClick={() => save(text, false)}>
              Save
            </Button>
          </>
        }
      >
        <form aria-label="Edit post" onSubmit={onSubmit}>
          <MentionArea label="Text" labelHidden autosize rows={4} value={text} onText={setText} onKeyDown={onKeyDown} />
          <Length>
            <Counter text={text} />
          </Length>
        </form>
        {error && <ErrorText role="alert">{messageOf(error)}</ErrorText>}
        {isConflict && isChanged && <Note>Saving again replaces this text: “{post.text}”</Note>}
        <Note>
          {leavesTrace(post)
            ? 'The post will be marked as edited, and members who see it can read its earlier texts.'
            : 'For ten minutes after it was published, a post changes without a trace.'}
          {post.isValid && ' A text that was not checked has no AI validation badge and no references.'}
        </Note>
      </Modal>
      <VerificationModal
        open={open && step === 'check'}
        text={text}
        onTextChange={setText}
        pending={checking}
        error={checkError}
        result={result}
        posting={isPending ? (variables.isValid ? 'formalized' : 'own') : null}
        onRetry={() => check(text)}
        onUseOwn={() => save(text, false)}
        onUseFormalized={(formalized) => save(formalized, true)}
        onClose={() => {
          cancel();
          setStep('edit');
        }}
      />
      <ConfirmDialog
        open={open && step === 'discard'}
        title="Discard your changes?"
        text="The post stays as it is."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={finish}
        onCancel={() => setStep('edit')}
      />
    </>
  );
}
