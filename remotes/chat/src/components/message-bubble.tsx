import { IconButton, VisuallyHidden, color, font, radius, space, weight } from '@cred/ui';
import { css, keyframes, styled } from '@cred/vendor';
import { Ellipsis, X } from 'lucide-react';
import type { ReactionChange } from '../api/set-reaction';
import { formatClock } from '../lib/chat-time';
import { messageSummary, type DisplayedMessage } from '../lib/displayed-messages';
import { CAPTION_WIDTH } from '../lib/media-size';
import { useSeen } from '../lib/use-seen';
import { HighlightedText } from './highlighted-text';
import { MessageMedia } from './message-media';
import { MessageReactions } from './message-reactions';
import { MessageStatusMark } from './message-status-mark';
import { Quote } from './quote';

interface MessageBubbleProps {
  readonly message: DisplayedMessage;
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
  /** The other member's full name. */
  readonly otherName: string;
  /** The search term; marked in text messages only (CHAT-6). */
  readonly term: string;
  readonly isCurrentMatch: boolean;
  /** A press on a quote leads here. */
  readonly isJumpTarget: boolean;
  readonly isMenuOpen: boolean;
  /** Called once when 60% of an unread message is visible; null while the list is about to leave it. */
  readonly onSeen: ((messageId: string) => void) | null;
  /** Takes back a message that waits for the connection. */
  readonly onCancel: (key: string) => void;
  /** Opens the menu of the message at its button. */
  readonly onActions: (message: DisplayedMessage, button: HTMLElement) => void;
  readonly onReact: (change: ReactionChange) => void;
  readonly onQuote: (messageId: string) => void;
}

const Line = styled.div<{ $own: boolean; $gap: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  gap: ${space(2)};
  padding-block-start: ${({ $gap }) => space($gap ? 3 : 0.5)};
`;

/** The message and its reactions below it. */
const Content = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  min-width: 0;
  max-width: 82%;
`;

/** Higher than a line of text, but no row grows with it. */
const Actions = styled.div<{ $own: boolean }>`
  flex: none;
  order: ${({ $own }) => ($own ? -1 : 0)};
  margin-block: -2px;
  @media (hover: hover) {
    opacity: 0;
    &:has([aria-expanded='true']),
    &:focus-within,
    ${Line}:hover & {
      opacity: 1;
    }
  }
`;

const flash = keyframes`from { box-shadow: inset 0 0 0 99em color-mix(in srgb, ${color.accentText} 35%, transparent); }`;

const TAIL = '4px';

/** `overflow` keeps stacked combining marks from painting over the messages above and below. */
const Bubble = styled.div<{ $own: boolean; $tail: boolean; $media: boolean; $words: boolean; $target: boolean }>`
  position: relative;
  min-width: 0;
  max-width: 100%;
  /* As wide as its picture: a longer caption or quote does not leave a strip next to it. */
  ${({ $media, $words }) =>
    $media &&
    css`
      width: min-content;
      ${$words && `min-width: ${CAPTION_WIDTH}px;`}
      & > button {
        width: 0;
        min-width: 100%;
      }
    `}
  padding: ${({ $media }) => ($media ? `${space(1)} ${space(1)} ${space(1.5)}` : `${space(1.5)} ${space(3)}`)};
  border-radius: ${radius.media};
  border-end-end-radius: ${({ $own, $tail }) => ($own && $tail ? TAIL : radius.media)};
  border-end-start-radius: ${({ $own, $tail }) => (!$own && $tail ? TAIL : radius.media)};
  background: ${({ $own }) => ($own ? color.accentSoft : color.pressed)};
  overflow-wrap: anywhere;
  overflow: clip;
  animation: 1.2s ease-out ${({ $target }) => ($target ? flash : 'none')};
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

/** Of a message without text, such as a deleted one. */
const Note = styled.em`
  color: ${color.muted};
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
  otherName,
  startsGroup,
  endsGroup,
  term,
  isCurrentMatch,
  isJumpTarget,
  isMenuOpen,
  onSeen,
  onCancel,
  onActions,
  onReact,
  onQuote,
}: MessageBubbleProps) {
  const { own, status, createdAt, media, text, replyTo, isDeleted } = message;
  const sender = own ? 'You' : otherName;
  const bubble = useSeen<HTMLDivElement>(status === 'new' && onSeen !== null, () => onSeen?.(message.id));
  return (
    <Line $own={own} $gap={startsGroup}>
      {status === 'waiting' && <IconButton label="Do not send" icon={X} onClick={() => onCancel(message.key)} />}
      <Content $own={own}>
        <Bubble
          ref={bubble}
          tabIndex={-1}
          $own={own}
          $tail={endsGroup}
          $media={media !== null}
          $words={Boolean(text) || replyTo !== null}
          $target={isJumpTarget}
          data-message-id={message.id}
          data-current-match={isCurrentMatch || undefined}
        >
          <VisuallyHidden>{sender}: </VisuallyHidden>
          {replyTo && <Quote quoted={replyTo} otherName={otherName} onPress={onQuote} />}
          <Body $faded={status === 'pending' || status === 'waiting'}>
            <MessageMedia message={message} sender={sender} />
            {text ? (
              <Text $caption={media !== null}>
                <HighlightedText text={text} term={message.type === 'TEXT' ? term : ''} isCurrent={isCurrentMatch} />
              </Text>
            ) : (
              !media && <Note>{messageSummary(message)}</Note>
            )}
          </Body>
          <Meta $media={media !== null}>
            <time dateTime={createdAt.toISOString()}>{formatClock(createdAt)}</time>
            <MessageStatusMark status={status} />
          </Meta>
        </Bubble>
        {message.reactions.length > 0 && <MessageReactions message={message} onReact={onReact} />}
      </Content>
      {status !== 'waiting' && status !== 'pending' && !isDeleted && (
        <Actions $own={own}>
          <IconButton
            label="Message actions"
            icon={Ellipsis}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onClick={(event) => onActions(message, event.currentTarget)}
          />
        </Actions>
      )}
      {status === 'new' && <NewMark lang="pt-BR">Novo</NewMark>}
    </Line>
  );
}
