import type { ChatSummary } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { Avatar, RelativeTime, VerifiedBadge, color, font, motion, space, weight } from '@cred/ui';
import { Link, css, styled } from '@cred/vendor';
import { formatListTime } from '../lib/chat-time';
import { messageSummary } from '../lib/displayed-messages';
import { UnreadBadge } from './unread-badge';

interface ChatListItemProps {
  readonly chat: ChatSummary;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  color: ${color.text};
  line-height: 1.35;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color.hover};
    text-decoration: none;
  }
  &:active {
    background: ${color.pressed};
  }
  &[aria-current='page'] {
    background: ${color.hover};
    box-shadow: inset 3px 0 0 ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Names = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`;

const FullName = styled.span`
  ${oneLine}
  font-weight: ${weight.strong};
`;

const Time = styled.span`
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: ${space(1)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Username = styled.div`
  ${oneLine}
  color: ${color.muted};
  font-size: ${font.s13};
`;

/** As tall as the unread mark, so that the height of a row does not depend on it. */
const Bottom = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 20px;
`;

const Preview = styled.div<{ $unread: boolean; $isPlaceholder: boolean }>`
  ${oneLine}
  flex: 1;
  font-size: ${font.s13};
  color: ${({ $unread }) => ($unread ? color.text : color.muted)};
  font-weight: ${({ $unread }) => ($unread ? weight.strong : weight.regular)};
  font-style: ${({ $isPlaceholder }) => ($isPlaceholder ? 'italic' : 'normal')};
`;

/** One chat of the list. The open chat shows no unread mark, since its messages are being read. */
export function ChatListItem({
  chat: { id, otherUser, lastMessage, unreadCount },
  isOpen,
  onChoose,
}: ChatListItemProps) {
  const me = useMe();
  const unread = isOpen ? 0 : unreadCount;
  const isOwn = lastMessage?.senderId === me.id && !lastMessage.isDeleted;
  return (
    <li>
      <Row to={paths.chat(otherUser.username, id)} aria-current={isOpen ? 'page' : undefined} onClick={onChoose}>
        <Avatar user={otherUser} size={44} />
        <Texts>
          <Names>
            <FullName>{otherUser.fullName}</FullName>
            {otherUser.isVerificated && <VerifiedBadge />}
            {lastMessage && (
              <Time>
                <RelativeTime date={lastMessage.createdAt} format={formatListTime} />
              </Time>
            )}
          </Names>
          <Username>@{otherUser.username}</Username>
          <Bottom>
            <Preview $unread={unread > 0} $isPlaceholder={!lastMessage || lastMessage.isDeleted === true}>
              {isOwn && 'You: '}
              {lastMessage ? messageSummary(lastMessage) : 'start chat'}
            </Preview>
            {unread > 0 && <UnreadBadge count={unread} />}
          </Bottom>
        </Texts>
      </Row>
    </li>
  );
}
