import type { ListedUser } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { Avatar, EmptyState, ErrorPanel, LoadMore, Skeleton, VerifiedBadge, VisuallyHidden } from '@cred/ui';
import { useRef } from 'react';
import { useFollowList, type FollowSide } from '../../api/get-follow-list';
import { FollowButton } from '../follow-button';
import { AVATAR, Handle, Lines, Name, MemberLink, Row, ViewerMark } from './follow-list-layout';

interface EmptyTexts {
  readonly text: string;
  /** What to do next: on one's own profile, and on another member's. */
  readonly own: string;
  readonly other: string;
}

const empty: Readonly<Record<FollowSide, EmptyTexts>> = {
  followers: {
    text: 'No followers yet',
    own: 'Members who follow you appear here. Posts and comments help them to find you.',
    other: 'Be the first to follow this member.',
  },
  following: {
    text: 'Not following anybody yet',
    own: 'Search for members that you know, and follow them to see their posts at home.',
    other: 'Members that this member follows appear here.',
  },
};

interface Props {
  readonly side: FollowSide;
  readonly userId: string;
  /** Called when the member opens a profile from the list. */
  readonly onLeave: () => void;
}

/** Followers or followed members, in all states of their query. */
export function FollowList({ side, userId, onLeave }: Props) {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching, fetchNextPage, refetch } =
    useFollowList(side, userId);
  const list = useRef<HTMLUListElement>(null);
  const me = useMe();
  if (!data) {
    return error ? (
      <ErrorPanel title="The list could not be loaded." pending={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorPanel>
    ) : (
      <FollowListSkeleton />
    );
  }
  return (
    <>
      <ul ref={list}>
        {data.map((member) => (
          <MemberRow key={member.id} member={member} onLeave={onLeave} />
        ))}
      </ul>
      {data.length === 0 && !hasNextPage && (
        <EmptyState drawing="members" hint={empty[side][userId === me.id ? 'own' : 'other']}>
          {empty[side].text}
        </EmptyState>
      )}
      {hasNextPage && (
        <LoadMore
          list={list}
          pending={isFetchingNextPage}
          failed={isFetchNextPageError}
          onLoad={() => void fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

function MemberRow({ member, onLeave }: { readonly member: ListedUser; readonly onLeave: () => void }) {
  const me = useMe();
  const { id, username, fullName, isVerificated, isFollowing } = member;
  return (
    <Row>
      <MemberLink to={paths.profile(username)} onClick={onLeave}>
        <Avatar user={member} size={AVATAR} />
        <Lines>
          <Name>
            <span>{fullName}</span>
            {isVerificated && <VerifiedBadge />}
          </Name>
          <Handle>@{username}</Handle>
        </Lines>
      </MemberLink>
      {id === me.id ? (
        <ViewerMark>You</ViewerMark>
      ) : (
        <FollowButton userId={id} username={username} isFollowing={isFollowing} />
      )}
    </Row>
  );
}

const SKELETON_WIDTHS = ['46%', '62%', '38%', '54%', '44%'];

const FollowListSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading members</VisuallyHidden>
    {SKELETON_WIDTHS.map((width) => (
      <Row as="div" key={width} aria-hidden>
        <Skeleton circle width={AVATAR} height={AVATAR} />
        <Lines>
          <Skeleton width={width} height={15} />
          <Skeleton width="30%" height={13} />
        </Lines>
      </Row>
    ))}
  </div>
);
