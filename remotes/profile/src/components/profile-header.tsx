import { specialtyLabel, type User } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { Avatar, IconButton, RichText, VerifiedBadge } from '@cred/ui';
import { useNavigate } from '@cred/vendor';
import { CalendarDays, Link2, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useOpenChat } from '../api/open-chat';
import { formatJoinDate } from '../lib/join-date';
import { webLink } from '../lib/web-link';
import { Cover } from './cover';
import { FollowButton } from './follow-button';
import { OwnActions } from './own-actions';
import { FollowCounts } from './follow-list/follow-counts';
import { ChangeImage } from './image/change-image';
import { OpenImage } from './image/open-image';
import { Actions, AVATAR, Bio, Body, Facts, FullName, Handle, Names, Ring, TopRow } from './profile-layout';

/** The actions for another member: message and follow. There are none for a blocked member. */
function MemberActions({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const { mutate, isPending, isError } = useOpenChat();
  const handleMessage = (event: MouseEvent): void => {
    if (!isPending && event.detail <= 1)
      mutate(user.id, { onSuccess: ({ id }) => void navigate(paths.chat(user.username, id)) });
  };
  return (
    <Actions>
      {!user.isBlocked && (
        <>
          <IconButton
            type="button"
            label={`Chat with @${user.username}`}
            icon={MessageCircle}
            pending={isPending}
            failure={isError ? 'The chat could not be opened. Try again.' : undefined}
            onClick={handleMessage}
          />
          <FollowButton userId={user.id} username={user.username} isFollowing={user.isFollowing} />
        </>
      )}
    </Actions>
  );
}

/** The member's cover, avatar, name, bio, facts and actions. */
export function ProfileHeader({ user }: { readonly user: User }) {
  const me = useMe();
  const link = webLink(user.link);
  const isOwn = user.id === me.id;
  return (
    <header>
      <Cover src={user.coverImg}>
        {isOwn ? <ChangeImage kind="cover" /> : <OpenImage kind="cover" src={user.coverImg} fullName={user.fullName} />}
      </Cover>
      <Body>
        <TopRow>
          <Ring>
            <Avatar user={user} size={AVATAR} />
            {isOwn ? (
              <ChangeImage kind="avatar" />
            ) : (
              <OpenImage kind="avatar" src={user.profileImg} fullName={user.fullName} />
            )}
          </Ring>
          {isOwn ? <OwnActions /> : <MemberActions user={user} />}
        </TopRow>
        <Names>
          <FullName>
            {user.fullName}
            {user.isVerificated && <VerifiedBadge />}
          </FullName>
          <Handle>
            <span>@{user.username}</span> · {specialtyLabel(user.specialty)}
          </Handle>
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
            {formatJoinDate(user.createdAt)}
          </li>
        </Facts>
        <FollowCounts user={user} />
      </Body>
    </header>
  );
}
