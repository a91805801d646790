import { specialtyLabel } from '@cred/contract';
import { useMe } from '@cred/platform';
import { Avatar, ErrorPanel, Spinner, VerifiedBadge, color, font, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useSpecialtySuggestions } from '../../api/get-specialty-suggestions';
import { FollowButton } from '../follow-button';
import { StepFoot, type StepProps } from './step-foot';

/** How many members are offered. */
const MEMBERS = 5;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(1.5)};
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  > strong { font-weight: ${weight.strong}; }
  > small { display: block; color: ${color.muted}; font-size: ${font.s13}; }
`;

const Hint = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.muted};
`;

/** Five members to follow, those of the same specialty first. */
export function FollowStep({ onDone }: StepProps) {
  const me = useMe();
  const { data, error, isFetching, refetch } = useSpecialtySuggestions();
  return (
    <>
      <Hint>Members of your specialty ({specialtyLabel(me.specialty)}) come first.</Hint>
      {!data && !error && <Spinner label="Loading members" />}
      {!data && error && (
        <ErrorPanel title="The members could not be loaded." onRetry={() => void refetch()} pending={isFetching}>
          {error.message}
        </ErrorPanel>
      )}
      {data?.length === 0 && <p>There are no other members yet.</p>}
      {data && data.length > 0 && (
        <ul aria-label="Members to follow">
          {data.slice(0, MEMBERS).map((user) => (
            <Row key={user.id}>
              <Avatar user={user} size={40} />
              <Names>
                <strong>{user.fullName}</strong> {user.isVerificated && <VerifiedBadge size={15} />}
                <small>@{user.username}</small>
                {user.specialty && <small>{specialtyLabel(user.specialty)}</small>}
              </Names>
              <FollowButton quiet userId={user.id} username={user.username} isFollowing={false} />
            </Row>
          ))}
        </ul>
      )}
      <StepFoot label="Continue" onDone={onDone} onSkip={onDone} />
    </>
  );
}
