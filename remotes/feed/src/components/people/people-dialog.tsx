import { specialtyLabel } from '@cred/contract';
import { paths } from '@cred/platform';
import { color, space } from '@cred/ui';
import { PeopleDialog as Dialog, PeopleList, PersonRow } from '@cred/ui/people';
import { styled } from '@cred/vendor';
import { Star } from 'lucide-react';
import { type PeopleKind, usePostPeople } from '../../api/get-post-people';

const Stars = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 24px;
  font-variant-numeric: tabular-nums;

  svg {
    color: ${color.star};
  }
`;

const titles = { ratings: 'Rated by', reposts: 'Reposted by' } as const;
const emptyTexts = { ratings: 'No ratings yet', reposts: 'No reposts yet' } as const;

interface Props {
  readonly kind: PeopleKind;
  readonly postId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The members who rated or who reposted a post, newest first (POST-121). */
export const PeopleDialog = ({ kind, postId, open, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={titles[kind]}>
    <People kind={kind} postId={postId} onLeave={onClose} />
  </Dialog>
);

interface PeopleProps extends Pick<Props, 'kind' | 'postId'> {
  /** Called when a profile is opened from the list. */
  readonly onLeave: () => void;
}

const People = ({ kind, postId, onLeave }: PeopleProps) => (
  <PeopleList query={usePostPeople(kind, postId)} emptyText={emptyTexts[kind]}>
    {({ key, user, stars, text }) => (
      <PersonRow
        key={key}
        user={user}
        to={paths.profile(user.username)}
        specialty={user.specialty && specialtyLabel(user.specialty)}
        text={text}
        onLeave={onLeave}
      >
        {stars !== undefined && (
          <Stars role="img" aria-label={stars === 1 ? '1 star' : `${stars} stars`}>
            {stars}
            <Star size={16} fill="currentColor" aria-hidden />
          </Stars>
        )}
      </PersonRow>
    )}
  </PeopleList>
);
