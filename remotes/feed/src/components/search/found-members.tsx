import { specialtyLabel } from '@cred/contract';
import { paths } from '@cred/platform';
import {
  Avatar,
  color,
  EmptyState,
  ErrorPanel,
  font,
  space,
  Spinner,
  useLogError,
  VerifiedBadge,
  weight,
} from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Search, SearchX } from 'lucide-react';
import { isLongEnough, useSearchMembers } from '../../api/search-members';

const List = styled.ul`
  padding: ${space(1)} 0;
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 64px;
  padding: ${space(2)} ${space(4)};
  color: ${color.text};
  &:hover { background: ${color.hover}; text-decoration: none; }
  &:focus-visible { outline-offset: -2px; }
`;

const Names = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  > span { display: flex; align-items: center; gap: ${space(1)}; font-weight: ${weight.strong}; }
  small { color: ${color.muted}; font-size: ${font.s13}; }
`;

const Loading = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(12)};
`;

/** The members that match a term, as links to their profiles; the same ones as in the search field. */
export function FoundMembers({ term }: { readonly term: string }) {
  const { data: members, error, refetch, isFetching } = useSearchMembers(term);
  useLogError('Search members error', error);
  if (!isLongEnough(term)) return <EmptyState icon={Search}>Type at least 2 characters.</EmptyState>;
  if (!members) {
    return error ? (
      <ErrorPanel title="Error to search." onRetry={() => void refetch()} pending={isFetching}>
        {error.message}
      </ErrorPanel>
    ) : (
      <Loading>
        <Spinner label="Searching" />
      </Loading>
    );
  }
  if (members.length === 0)
    return (
      <EmptyState icon={SearchX}>
        Nenhum usuário encontrado para “<bdi>{term}</bdi>”.
      </EmptyState>
    );
  return (
    <List aria-label="Members found">
      {members.map((user) => (
        <li key={user.id}>
          <Row to={paths.profile(user.username)}>
            <Avatar user={user} size={48} />
            <Names>
              <span>
                {user.fullName}
                {user.isVerificated && <VerifiedBadge />}
              </span>
              <small>
                <span>@{user.username}</span>
                {user.specialty && ` · ${specialtyLabel(user.specialty)}`}
              </small>
            </Names>
          </Row>
        </li>
      ))}
    </List>
  );
}
