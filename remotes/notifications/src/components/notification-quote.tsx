import type { Notification } from '@cred/contract';
import { paths } from '@cred/platform';
import { VisuallyHidden, color, font, space, weight } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Star } from 'lucide-react';
import type { OpenProps } from './notification-summary';
import { fillsRow } from './row-link';

/** One line, so that rows are short. */
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${font.s13};
  line-height: 1.4;
  > q, > a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Stars = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 3px;
  color: ${color.text};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  svg { color: ${color.star}; fill: currentColor; }
`;

const ChatLink = styled(Link)`
  min-height: 24px;
  padding-block: 3px;
  color: ${color.muted};
  ${fillsRow}
`;

/** The start of what a notification is about: the stars of a rating, the post, the comment, the reason, the message. */
export function NotificationQuote({ notification, onOpen }: OpenProps) {
  const { type, quote, stars } = notification;
  if (type === 'message') return <MessageQuote notification={notification} onOpen={onOpen} />;
  if (quote === undefined && stars === undefined) return null;
  return (
    <Line>
      {stars !== undefined && (
        <Stars>
          <Star size={13} strokeWidth={1.75} aria-hidden />
          <span aria-hidden>{stars}</span>
          <VisuallyHidden>{stars === 1 ? '1 star' : `${stars} stars`}</VisuallyHidden>
        </Stars>
      )}
      {quote !== undefined && <q>{quote}</q>}
    </Line>
  );
}

/** The start of the message's text, or the type of its file; links to the chat. */
function MessageQuote({ notification, onOpen }: OpenProps) {
  const { chatId, payload, fromUser } = notification;
  if (chatId === null) return null;
  return (
    <Line>
      <ChatLink to={paths.chat(fromUser.username, chatId)} onClick={onOpen}>
        {quoteOf(payload) ?? 'Open chat'}
      </ChatLink>
    </Line>
  );
}

const quoteOf = (payload: Notification['payload']) =>
  payload && (payload.media ? payload.preview : <q>{payload.preview}</q>);
