import type { User } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { Avatar, IconButton, RichText, VerifiedBadge } from '@cred/ui';
import { useNavigate } from '@cred/vendor';
import { CalendarDays, Link2, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useOpenChat } from '../api/open-chat';
import { joined } from '../lib/joined';
import { webLink } from '../lib/web-link';
import { Cover } from './cover';
import { FollowButton } from './follow-button';
import { Actions, AVATAR, Bio, Body, Counts, Facts, FullName, Handle, Names, Ring, TopRow } from './profile-layout';

const count = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** What can be done with another member: write to them, follow them. */
function MemberActions({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useOpenChat();
  const write = (event: MouseEvent): void => {
    if (!isPending && event.detail <= 1) mutate(user.id, { onSuccess: () => void navigate(paths.chats()) });
  };
  return (
    <Actions>
      <IconButton type="button" label={`Chat with @${user.username}`} icon={MessageCircle} pending={isPending} onClick={write} />
      <FollowButton userId={user.id} username={user.username} isFollowing={user.isFollowing} />
    </Actions>
  );
}

/** Who the member is. */
export function ProfileHeader({ user }: { readonly user: User }) {
  const me = useMe();
  const link = webLink(user.link);
  const { following, followers } = user._count;
  return (
    <header>
      <Cover src={user.coverImg} />
      <Body>
        <TopRow>
          <Ring>
            <Avatar user={user} size={AVATAR} />
          </Ring>
          {user.id !== me.id && <MemberActions user={user} />}
        </TopRow>
        <Names>
          <FullName>
            {user.fullName}
            {user.isVerificated && <VerifiedBadge />}
          </FullName>
          <Handle>@{user.username}</Handle>
        </Names>
        {user.bio?.trim() && (
          <Bio>
            <RichText text={user.bio.trim()} />
          </Bio>
        )}
        <Facts>
          {link && (
            <li>
              <Link2 size={16} strokeWidth={1.75} aria-hidden />
              <a href={link.href} target="_blank" rel="noopener noreferrer nofollow ugc">
                {link.text}
              </a>
            </li>
          )}
          <li>
            <CalendarDays size={16} strokeWidth={1.75} aria-hidden />
            {joined(user.createdAt)}
          </li>
        </Facts>
        <Counts>
          <li>
            <strong>{count.format(following)}</strong> Following
          </li>
          <li>
            <strong>{count.format(followers)}</strong> {followers === 1 ? 'Follower' : 'Followers'}
          </li>
        </Counts>
      </Body>
    </header>
  );
}
