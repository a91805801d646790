import { Button, UploadProgress, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { CircleAlert, WifiOff } from 'lucide-react';
import type { Outgoing } from '../../lib/displayed-messages';
import { useObservable, useOnline } from '../../lib/observable';

interface NotSentProps {
  readonly error: string;
  readonly onRetry: () => void;
}

const Line = styled.div<{ $danger: boolean }>`
  position: relative;
  overflow: hidden;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin: ${space(2)} ${space(2)} 0;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  min-height: 48px;
  border-radius: ${radius.control};
  background: ${({ $danger }) => ($danger ? color.dangerSoft : color.surface)};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
  & > p {
    flex: 1;
    min-width: 0;
  }
  & > svg {
    flex: none;
    color: ${({ $danger }) => ($danger ? color.danger : color.muted)};
  }
`;

const Progress = styled(UploadProgress)`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  border-radius: 0;
`;

/** Shown after the last message failed. Its text is in the field again; if it is sent unchanged, it keeps its id. */
export function NotSent({ error, onRetry }: NotSentProps) {
  const online = useOnline();
  return (
    <Line role="alert" $danger>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <p>
        <strong>Not sent.</strong> {online ? error : 'You are offline. Your message is kept here until you try again.'}
      </p>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Line>
  );
}

interface WaitingNoteProps {
  /** Messages that are not sent yet. */
  readonly count: number;
  /** They are in flight, and wait only if the browser is offline. */
  readonly isSending: boolean;
}

/** Says what messages wait for (CHAT-15). */
export function WaitingNote({ count, isSending }: WaitingNoteProps) {
  const online = useOnline();
  if (count === 0 || (online && isSending)) return null;
  const what = count === 1 ? 'Your message goes out' : `Your ${count} messages go out, in their order,`;
  return (
    <Line role="status" $danger={false}>
      <WifiOff size={18} strokeWidth={1.75} aria-hidden />
      <p>
        {online
          ? `Cred cannot be reached. ${what} as soon as it can.`
          : `You are offline. ${what} as soon as you are back.`}
      </p>
    </Line>
  );
}

/** Shown when the text exceeds the limit. */
export const TooLong = ({ by }: { readonly by: number }) => (
  <Line role="status" $danger>
    <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
    <p>{`${by} ${by === 1 ? 'character' : 'characters'} too many for one message.`}</p>
  </Line>
);

interface UploadLineProps {
  readonly upload: Pick<Outgoing, 'progress' | 'controller'>;
  /** Called before the pressed button is removed. */
  readonly onCancel: () => void;
}

/** The upload progress of a message's file. */
export function UploadLine({ upload: { progress, controller }, onCancel }: UploadLineProps) {
  const sent = useObservable(progress);
  return (
    <Line $danger={false}>
      <Progress
        sent={sent}
        onCancel={() => {
          onCancel();
          controller.abort();
        }}
      />
    </Line>
  );
}
