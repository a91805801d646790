import { isApiError, type CallInput, type DownloadName } from '@cred/api-client';
import { Button, type ButtonVariant, color, formatBytes, space, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Download } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useDownload } from '../api/use-download';
import { Actions, MutedText } from './layout';

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const ErrorText = styled.p`
  color: ${color.danger};
`;

interface Props<N extends DownloadName> {
  readonly call: N;
  readonly input: CallInput<N>;
  /** The fallback when the response contains no file name. */
  readonly filename: string;
  /** The accessible name of the button. */
  readonly label: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/**
 * A button that downloads a file and shows the result. The page is never replaced, even when the server rejects the
 * request.
 */
export function FileDownload<N extends DownloadName>({
  call,
  input,
  filename,
  label,
  variant = 'secondary',
  children,
}: Props<N>) {
  const { mutateAsync, isPending, data, error, received, cancel } = useDownload(call, input, filename);
  const oneAtATime = useOneAtATime();
  const button = useRef<HTMLButtonElement>(null);
  const handleCancel = (): void => {
    cancel();
    // The button 'Cancel' is removed, so the focus would be lost.
    button.current?.focus();
  };
  return (
    <Stack>
      <Actions>
        <Button
          ref={button}
          variant={variant}
          aria-label={label}
          pending={isPending}
          onClick={() => oneAtATime(() => mutateAsync())}
        >
          <Download size={20} strokeWidth={1.75} aria-hidden />
          {children}
        </Button>
        {isPending && (
          <Button variant="ghost" onClick={handleCancel}>
            Cancel
          </Button>
        )}
      </Actions>
      <div role="status">
        {isPending && <MutedText>Preparing…</MutedText>}
        {!isPending && data !== undefined && (
          <MutedText>{data === null ? 'Cancelled. Nothing was saved.' : `${data} is complete.`}</MutedText>
        )}
      </div>
      {/* Outside of the status element, because every change of it would be announced. */}
      {isPending && received > 0 && <MutedText>{formatBytes(received)} received</MutedText>}
      {error && !isPending && (
        <ErrorText role="alert">
          {error.message}
          {retryHint(error)}
        </ErrorText>
      )}
    </Stack>
  );
}

/** When a retry is possible, in minutes, as text that is appended to a sentence; empty if unknown. */
function retryHint(error: Error): string {
  if (!isApiError(error) || error.retryAfter === null) return '';
  const minutes = Math.max(1, Math.ceil(error.retryAfter / 60));
  return `. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
