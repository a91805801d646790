import { isBlankText, type ValidationResult } from '@cred/contract';
import { Button, color, font, Modal, space, Spinner } from '@cred/ui';
import { styled } from '@cred/vendor';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { validationErrorText } from '../../api/validate-post';
import { loadVerificationResult } from '../../lib/load-dialogs';
import { LazyContent } from '../lazy-content';
import { IdentifierHelp } from './identifier-help';

/** As tall as a short result, so that the dialog does not change its size when the result arrives. */
const State = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(4)};
  min-height: 180px;
  color: ${color.muted};
  text-align: center;
  text-wrap: balance;

  h3 {
    color: ${color.text};
    font-size: ${font.s17};
  }
`;

/** A button and what it publishes. */
const Choice = styled.div`
  display: grid;
  flex: 1 1 0;
  align-content: start;
  gap: ${space(1)};
  min-width: min-content;
  max-width: 200px;

  button {
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  small {
    color: ${color.muted};
    font-size: ${font.s13};
    line-height: 1.35;
    text-align: center;
  }
`;

/** From here on a member wants to know what the dialog waits for, in ms. */
const SLOW_MS = 5_000;

/** Whether a check has been pending for 5 s; a check has no time limit (GEN-8). */
function useIsSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}

/** Whether a result has anything to show. */
const hasContent = (result: ValidationResult): boolean =>
  Boolean(result.error) ||
  result.formalizado.trim() !== '' ||
  result.keywords.length > 0 ||
  result.referencias.length > 0;

interface Props {
  readonly open: boolean;
  /** The member's own text; the dialog changes it when identifiers are replaced. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly pending: boolean;
  readonly error: unknown;
  readonly result: ValidationResult | undefined;
  /** Which of the two texts is being published, if any. */
  readonly posting: 'own' | 'formalized' | null;
  /**
   * A notice about the post before it is published; above the buttons, where it is visible for a result of any length.
   */
  readonly notice?: ReactNode;
  readonly onRetry: () => void;
  readonly onUseOwn: () => void;
  readonly onUseFormalized: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * The AI check of a post in all its states (POST-18, POST-21). It stays open while a post is created. The member's own
 * words can be posted without a result too (POST-114), also while a slow check is pending (POST-130).
 */
export function VerificationModal({
  open,
  text,
  onTextChange,
  pending,
  error,
  result,
  posting,
  notice,
  onRetry,
  onUseOwn,
  onUseFormalized,
  onClose,
}: Props) {
  const [ownId, formalId] = [useId(), useId()];
  const isSlow = useIsSlow(pending);
  const settled = !pending && !error && result ? result : null;
  const unusable = !settled || Boolean(settled.error) || isBlankText(settled.formalizado);
  return (
    <Modal
      open={open}
      onClose={onClose}
      closable={posting === null}
      title="AI verification"
      size="lg"
      footer={
        (!pending || isSlow) && (
          <>
            {notice}
            <Choice>
              <Button
                variant={unusable ? 'primary' : 'secondary'}
                onClick={onUseOwn}
                pending={posting === 'own'}
                disabled={posting === 'formalized'}
                aria-describedby={ownId}
              >
                Use Your Content
              </Button>
              <small id={ownId}>Posts your own words, without the AI badge</small>
            </Choice>
            {settled && (
              <Choice>
                <Button
                  variant={unusable ? 'secondary' : 'primary'}
                  onClick={() => onUseFormalized(settled.formalizado)}
                  pending={posting === 'formalized'}
                  disabled={unusable || posting === 'own'}
                  aria-describedby={formalId}
                >
                  Use Content
                </Button>
                <small id={formalId}>
                  {unusable ? 'Not possible: the text was not checked' : 'Posts the formalized text, with the AI badge'}
                </small>
              </Choice>
            )}
          </>
        )
      }
    >
      {pending && (
        <State>
          <Spinner label="Please wait" />
          <div role="status">
            <p>Analyzing content and searching for references</p>
            {isSlow && <p>The service has not answered yet. You can wait, or post your own words now.</p>}
          </div>
        </State>
      )}
      {!pending && Boolean(error) && (
        <State>
          <div role="alert">
            <h3>Erro na validação</h3>
            <p>{validationErrorText(error)}</p>
          </div>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </State>
      )}
      {!pending &&
        !error &&
        (settled && hasContent(settled) ? (
          <LazyContent load={loadVerificationResult} label="Please wait" failed="The result could not be shown.">
            {(loaded) => <loaded.VerificationResult text={text} result={settled} />}
          </LazyContent>
        ) : (
          <State>Empty</State>
        ))}
      {settled?.identifiers && settled.identifiers.length > 0 && (
        <IdentifierHelp
          text={text}
          identifiers={settled.identifiers}
          onTextChange={onTextChange}
          onCheckAgain={onRetry}
        />
      )}
    </Modal>
  );
}
