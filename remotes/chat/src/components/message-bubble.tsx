import { RichText, VisuallyHidden, color, font, radius, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { formatClock } from '../logic/chat-time';
import type { DisplayedMessage } from '../logic/displayed-message';
import type { MessageRow } from '../logic/group-messages';
import { messageSummary } from '../logic/message-summary';
import { useSeen } from '../logic/use-seen';
import { MessageStatusMark } from './message-status-mark';

interface MessageBubbleProps extends MessageRow {
  /** Read out before the text; what the eye sees from the side. */
  readonly sender: string;
  /** Called once when 60% of an unread message is visible. */
  readonly onSeen: (messageId: string) => void;
}

/** One message: the own ones at the right, tinted; the other member's at the left. */
export function MessageBubble({ message, sender, startsGroup, endsGroup, onSeen }: MessageBubbleProps) {
  const { own, status, createdAt } = message;
  const bubble = useSeen<HTMLDivElement>(status === 'new', () => onSeen(message.id));
  return (
    <Line $own={own} $gap={startsGroup}>
      <Bubble ref={bubble} $own={own} $tail={endsGroup} data-message-id={message.id}>
        <VisuallyHidden>{sender}: </VisuallyHidden>
        <Body $faded={status === 'pending'}>
          <MessageText message={message} />
        </Body>
        <Meta>
          <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
          <MessageStatusMark status={status} />
        </Meta>
      </Bubble>
      {status === 'new' && <New lang="pt-BR">Novo</New>}
    </Line>
  );
}

const MessageText = ({ message }: { message: DisplayedMessage }) =>
  message.text ? <RichText text={message.text} inline /> : <em>{messageSummary(message)}</em>;

const Line = styled.div<{ $own: boolean; $gap: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  gap: ${space(2)};
  padding-block-start: ${({ $gap }) => space($gap ? 3 : 0.5)};
`;

const TAIL = '4px';

const Bubble = styled.div<{ $own: boolean; $tail: boolean }>`
  min-width: 0;
  max-width: 82%;
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.media};
  border-end-end-radius: ${({ $own, $tail }) => ($own && $tail ? TAIL : radius.media)};
  border-end-start-radius: ${({ $own, $tail }) => (!$own && $tail ? TAIL : radius.media)};
  background: ${({ $own }) => ($own ? color.accentSoft : color.pressed)};
  overflow-wrap: anywhere;
`;

const Body = styled.span<{ $faded: boolean }>`
  /* The meta line keeps its full contrast; only the text fades. */
  opacity: ${({ $faded }) => ($faded ? 0.7 : 1)};
  & a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Meta = styled.span`
  float: inline-end;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin: ${space(1)} 0 -2px ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const New = styled.span`
  flex: none;
  padding-inline: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;
