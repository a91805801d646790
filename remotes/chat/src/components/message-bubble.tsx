import { IconButton, VisuallyHidden, color, font, radius, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { formatClock } from '../lib/chat-time';
import { messageSummary, type DisplayedMessage } from '../lib/displayed-messages';
import { useSeen } from '../lib/use-seen';
import { HighlightedText } from './highlighted-text';
import { MessageMedia } from './message-media';
import { MessageStatusMark } from './message-status-mark';

interface MessageBubbleProps {
  readonly message: DisplayedMessage;
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
  /** Announced before the text by screen readers. */
  readonly sender: string;
  /** The search term; marked in text messages only (CHAT-6). */
  readonly term: string;
  readonly isCurrentMatch: boolean;
  /** Called once when 60% of an unread message is visible. */
  readonly onSeen: (messageId: string) => void;
  /** Takes back a message that waits for the connection. */
  readonly onCancel: (key: string) => void;
}

const Line = styled.div<{ $own: boolean; $gap: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  gap: ${space(2)};
  padding-block-start: ${({ $gap }) => space($gap ? 3 : 0.5)};
`;

const TAIL = '4px';

/** `overflow` keeps stacked combining marks from painting over the messages above and below. */
const Bubble = styled.div<{ $own: boolean; $tail: boolean; $media: boolean }>`
  position: relative;
  min-width: 0;
  max-width: 82%;
  padding: ${({ $media }) => ($media ? `${space(1)} ${space(1)} ${space(1.5)}` : `${space(1.5)} ${space(3)}`)};
  border-radius: ${radius.media};
  border-end-end-radius: ${({ $own, $tail }) => ($own && $tail ? TAIL : radius.media)};
  border-end-start-radius: ${({ $own, $tail }) => (!$own && $tail ? TAIL : radius.media)};
  background: ${({ $own }) => ($own ? color.accentSoft : color.pressed)};
  overflow-wrap: anywhere;
  overflow: clip;
`;

/** Only the text fades; the meta line keeps its full contrast. */
const Body = styled.div<{ $faded: boolean }>`
  display: contents;
  & > * {
    opacity: ${({ $faded }) => ($faded ? 0.7 : 1)};
  }
`;

const Text = styled.span<{ $caption: boolean }>`
  ${({ $caption }) => $caption && `display: inline-block; padding: ${space(1)} ${space(2)} 0;`}
  & a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Meta = styled.span<{ $media: boolean }>`
  float: inline-end;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  margin: ${space(1)} ${({ $media }) => space($media ? 2 : 0)} -2px ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const NewMark = styled.span`
  flex: none;
  padding-inline: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${font.s13};
  font-weight: ${weight.strong};
`;

/** One message: the viewer's on the right and tinted, the other member's on the left. */
export function MessageBubble({
  message,
  sender,
  startsGroup,
  endsGroup,
  term,
  isCurrentMatch,
  onSeen,
  onCancel,
}: MessageBubbleProps) {
  const { own, status, createdAt, media, text } = message;
  const bubble = useSeen<HTMLDivElement>(status === 'new', () => onSeen(message.id));
  return (
    <Line $own={own} $gap={startsGroup}>
      {status === 'waiting' && <IconButton label="Do not send" icon={X} onClick={() => onCancel(message.key)} />}
      <Bubble
        ref={bubble}
        $own={own}
        $tail={endsGroup}
        $media={media !== null}
        data-message-id={message.id}
        data-current-match={isCurrentMatch || undefined}
      >
        <VisuallyHidden>{sender}: </VisuallyHidden>
        <Body $faded={status === 'pending' || status === 'waiting'}>
          <MessageMedia message={message} sender={sender} />
          {text ? (
            <Text $caption={media !== null}>
              <HighlightedText text={text} term={message.type === 'TEXT' ? term : ''} isCurrent={isCurrentMatch} />
            </Text>
          ) : (
            !media && <em>{messageSummary(message)}</em>
          )}
        </Body>
        <Meta $media={media !== null}>
          <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
          <MessageStatusMark status={status} />
        </Meta>
      </Bubble>
      {status === 'new' && <NewMark lang="pt-BR">Novo</NewMark>}
    </Line>
  );
}
