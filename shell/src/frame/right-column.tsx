import { paths, Slot } from '@cred/platform';
import { Avatar, color, font, Skeleton, space, VerifiedBadge, weight } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { useIdle } from '../app/use-idle';
import { ThemeToggle } from '../theme/theme-toggle';
import { useSuggestions } from './get-suggestions';

const SHOWN = 5;

/** Beside the content on wide screens: the place of the search, and members to follow, or the theme toggle. */
export function RightColumn(): ReactNode {
  const idle = useIdle();
  const { data: users, isError } = useSuggestions(idle);
  return (
    <Column aria-label="Search and suggestions">
      <div role="search" aria-label="Search members" />
      {!users && !isError && <Card aria-hidden>{[0, 1, 2].map((row) => <Waiting key={row} />)}</Card>}
      {isError && <Note>More users cannot be shown right now.</Note>}
      {users?.length === 0 && <ThemeToggle />}
      {users && users.length > 0 && (
        <Card>
          <h2>More users</h2>
          <ul>
            {users.slice(0, SHOWN).map((user) => (
              <Row key={user.id}>
                <Person to={paths.profile(user.username)}>
                  <Avatar user={user} size={36} />
                  <Names>
                    <Name><span>{user.fullName}</span>{user.isVerificated && <VerifiedBadge />}</Name>
                    <Handle>@{user.username}</Handle>
                  </Names>
                </Person>
                <Slot
                  name="follow-button"
                  props={{ userId: user.id, username: user.username, isFollowing: false }}
                  fallback={<Skeleton width={120} height={40} />}
                />
              </Row>
            ))}
          </ul>
        </Card>
      )}
    </Column>
  );
}

const Waiting = (): ReactNode => (
  <Row as="div">
    <Skeleton width={36} height={36} circle />
    <Names><Skeleton width={110} height={14} /><Skeleton width={80} height={12} /></Names>
  </Row>
);

const Column = styled.aside`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(4)} 0 ${space(4)} ${space(4)};
`;

const Card = styled.section`
  width: 100%;
  h2 { font-size: ${font.s17}; padding-bottom: ${space(2)}; }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 60px;
`;

const Person = styled(Link)`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  color: ${color.text};
  &:hover { text-decoration: none; }
  &:hover span > span { text-decoration: underline; }
`;

const Names = styled.span`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: 2px;
  line-height: 1.3;
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  font-weight: ${weight.strong};
  > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Handle = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;
