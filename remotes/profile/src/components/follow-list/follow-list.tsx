import { specialtyLabel } from '@cred/contract';
import { paths, useMe } from '@cred/platform';
import { color, font, space } from '@cred/ui';
import { PeopleDialog, PeopleList, PersonRow } from '@cred/ui/people';
import { styled } from '@cred/vendor';
import { useFollowList, type FollowSide } from '../../api/get-follow-list';
import { FollowButton } from '../follow-button';

const ViewerMark = styled.span`
  flex: none;
  padding: 0 ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const titles = { following: 'Following', followers: 'Followers' } as const satisfies Record<FollowSide, string>;

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
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Followers or followed members. */
export const FollowList = ({ side, userId, open, onClose }: Props) => (
  <PeopleDialog open={open} onClose={onClose} title={titles[side]}>
    <Members side={side} userId={userId} onLeave={onClose} />
  </PeopleDialog>
);

interface MembersProps extends Pick<Props, 'side' | 'userId'> {
  /** Called when a profile is opened from the list. */
  readonly onLeave: () => void;
}

function Members({ side, userId, onLeave }: MembersProps) {
  const me = useMe();
  return (
    <PeopleList
      query={useFollowList(side, userId)}
      emptyText={empty[side].text}
      emptyHint={empty[side][userId === me.id ? 'own' : 'other']}
    >
      {(member) => (
        <PersonRow
          key={member.id}
          user={member}
          to={paths.profile(member.username)}
          specialty={member.specialty && specialtyLabel(member.specialty)}
          onLeave={onLeave}
        >
          {member.id === me.id ? (
            <ViewerMark>You</ViewerMark>
          ) : (
            <FollowButton userId={member.id} username={member.username} isFollowing={member.isFollowing} />
          )}
        </PersonRow>
      )}
    </PeopleList>
  );
}
