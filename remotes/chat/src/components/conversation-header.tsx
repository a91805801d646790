import type { UserSummary } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, IconButton, Skeleton, VerifiedBadge, below, color, font, iconTarget, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { ArrowLeft, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { formatLastRead } from '../lib/chat-time';

interface ConversationHeaderProps {
  /** From the URL, so that it is available before the chat has loaded. */
  readonly username: string;
  readonly otherUser: UserSummary | undefined;
  /** Whether the other member is still loading. */
  readonly pending: boolean;
  /** When the other member last read the chat. */
  readonly lastReadAt: string | null;
  /** Absent if there are no messages to search. */
  readonly onSearch: (() => void) | undefined;
  /** Receives the focus when the search closes. */
  readonly searchButton: RefObject<HTMLButtonElement | null>;
}

/** In px. */
const AVATAR = 36;

/** On phones the time of the last reading has a separate line below all else, in which it is not truncated. */
const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: ${space(14)};
  padding-inline: ${space(2)};
  border-block-end: 1px solid ${color.line};
  ${below.phone} {
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    min-height: ${space(16)};
    padding-block: ${space(2)};
  }
`;

const Back = styled(Link)`
  ${iconTarget}
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.3;
  ${below.phone} {
    display: contents;
  }
`;

/** On phones the username has a separate line, so that neither it nor a usual name is truncated. */
const Names = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  & > h1 {
    overflow: hidden;
    flex: 0 1 auto;
    font-size: ${font.s15};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${below.phone} {
    display: grid;
    flex: 1 1 0;
    grid-template-columns: minmax(0, max-content) auto 1fr;
    min-width: 0;
    & > a {
      grid-area: 2 / 1 / 3 / 4;
      justify-self: start;
      max-width: 100%;
    }
  }
`;

const Profile = styled(Link)`
  flex: 0 1 auto;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.s13};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** On phones it starts below the names, and on very narrow ones it wraps instead of truncating the time. */
const LastRead = styled.p`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.s13};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${below.phone} {
    flex: 0 0 100%;
    order: 1;
    padding-inline-start: calc(40px + ${AVATAR}px + 2 * ${space(2)});
    white-space: normal;
  }
`;

/** The other member, and when they last read the chat. */
export const ConversationHeader = ({
  username,
  otherUser,
  pending,
  lastReadAt,
  onSearch,
  searchButton,
}: ConversationHeaderProps) => (
  <Bar>
    <Back to={paths.chats()} aria-label="Back" title="Back">
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
    </Back>
    {otherUser ? (
      <Avatar user={otherUser} size={AVATAR} />
    ) : (
      pending && <Skeleton width={AVATAR} height={AVATAR} circle />
    )}
    <Texts>
      <Names>
        <h1 tabIndex={-1}>{otherUser?.fullName ?? `@${username}`}</h1>
        {otherUser?.isVerificated && <VerifiedBadge />}
        {otherUser && <Profile to={paths.profile(otherUser.username)}>@{otherUser.username}</Profile>}
      </Names>
      {lastReadAt && (
        <LastRead>
          Last Read <time dateTime={lastReadAt}>{formatLastRead(new Date(lastReadAt))}</time>
        </LastRead>
      )}
    </Texts>
    {onSearch && <IconButton ref={searchButton} label="Search messages" icon={Search} onClick={onSearch} />}
  </Bar>
);
