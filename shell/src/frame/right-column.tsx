import type { UserSummary } from '@cred/contract';
import { paths, Slot } from '@cred/platform';
import { Avatar, color, font, Skeleton, space, useLogError } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { memo, type ReactNode } from 'react';
import { useIdle } from '../lib/idle';
import { MemberNames, MemberNamesFrame } from '../components/member-names';
import { ColumnSearch } from '../search/column-search';
import { ThemeToggle } from '../theme/theme-toggle';
import { useSuggestions } from './get-suggestions';
import { useSteadySuggestions } from './use-steady-suggestions';

const MAX_SUGGESTIONS = 5;

const Column = styled.aside`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space(3)} 0 0 ${space(4)};
`;

/**
 * Scrolls in a low window; the search above does not scroll, and its results overflow the column. The margin leaves
 * space for focus outlines, which would be clipped.
 */
const ScrollArea = styled.div`
  min-height: 0;
  margin: 0 ${space(-1)};
  padding: ${space(4)} ${space(1)};
  overflow-y: auto;
  scrollbar-width: none;
`;

const Card = styled.section`
  width: 100%;
`;

const Title = styled.div`
  padding-bottom: ${space(2)};
  font-size: ${font.s17};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 72px;
`;

const MemberLink = styled(Link)`
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

/** The right column on wide screens: the search, and members to follow or the theme toggle. */
export function RightColumn(): ReactNode {
  const idle = useIdle();
  const { data, isError, error } = useSuggestions(idle);
  const { users, handlers, keep } = useSteadySuggestions(data);
  useLogError('Error to get suggest users', error);
  return (
    <Column aria-label="Search and suggestions">
      <ColumnSearch />
      <ScrollArea>
        {!users && !isError && (
          <Card aria-hidden>
            <Title>
              <Skeleton width={100} height={17} />
            </Title>
            {[0, 1, 2, 3, 4].map((row) => (
              <SuggestionSkeleton key={row} />
            ))}
          </Card>
        )}
        {(users?.length === 0 || (!users && isError)) && <ThemeToggle />}
        {users && users.length > 0 && (
          <Card {...handlers}>
            <Title as="h2">More users</Title>
            <ul>
              {users.slice(0, MAX_SUGGESTIONS).map((user) => (
                <Suggestion key={user.id} user={user} idle={idle} onFollow={keep} />
              ))}
            </ul>
          </Card>
        )}
      </ScrollArea>
    </Column>
  );
}

interface SuggestionProps {
  readonly user: UserSummary;
  readonly idle: boolean;
  readonly onFollow: (id: string) => void;
}

/** Not rendered again by a navigation, which the column observes (FED-25). The button is another area's: no page waits for its code. */
const Suggestion = memo(({ user, idle, onFollow }: SuggestionProps) => (
  <Row>
    <MemberLink to={paths.profile(user.username)}>
      <Avatar user={user} size={36} />
      <MemberNames user={user} />
    </MemberLink>
    {idle ? (
      <Slot
        name="follow-button"
        props={{
          userId: user.id,
          username: user.username,
          isFollowing: false,
          quiet: true,
          onPress: () => onFollow(user.id),
        }}
        fallback={<ButtonSkeleton />}
      />
    ) : (
      <ButtonSkeleton />
    )}
  </Row>
));
Suggestion.displayName = 'Suggestion';

const SuggestionSkeleton = (): ReactNode => (
  <Row as="div">
    <Skeleton width={36} height={36} circle />
    <MemberNamesFrame>
      <Skeleton width={110} height={14} />
      <Skeleton width={80} height={12} />
    </MemberNamesFrame>
    <ButtonSkeleton />
  </Row>
);

const ButtonSkeleton = (): ReactNode => <Skeleton width={120} height={40} />;
