import type { UserSummary } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, Button, color, font, radius, Skeleton, space, VisuallyHidden } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import type { MouseEvent, ReactNode } from 'react';
import { MemberNames, MemberNamesFrame } from '../components/member-names';
import type { SearchState } from './use-search';

interface Props {
  readonly state: SearchState;
  readonly listId: string;
  /** The highlighted option; -1 for none. */
  readonly active: number;
  readonly onSelect: () => void;
  /** Called before a failed search is retried. The retry button, which has the focus, is then removed. */
  readonly onRetry: () => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const Note = styled.p`
  padding: ${space(3)} ${space(4)};
  color: ${color.muted};
  font-size: ${font.s15};
  overflow-wrap: anywhere;
  strong { color: ${color.danger}; font-weight: 600; }
`;

const Retry = styled.div`
  padding: 0 ${space(4)} ${space(4)};
`;

const List = styled.div`
  padding: ${space(1)};
  transition: opacity 120ms ease-out;
  &[aria-busy='true'] { opacity: 0.6; }
`;

const Option = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius.control};
  color: ${color.text};
  &:hover { background: ${color.hover}; text-decoration: none; }
  &:active { background: ${color.pressed}; }
  &[aria-selected='true'] { background: ${color.hover}; box-shadow: inset 0 0 0 2px ${color.focus}; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  padding: ${space(1.5)} ${space(4)};
`;

/** The content of the results panel: the found members, or the reason why there are none. */
export function SearchResults({ state, listId, active, onSelect, onRetry }: Props): ReactNode {
  const handleClick = (event: MouseEvent): void => {
    // With one of these keys the browser opens the link in another tab, and the results stay open.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onSelect();
  };
  return (
    <>
      {/* Always rendered, so that screen readers announce changes of its text. */}
      <div role="status">{statusText(state)}</div>
      {state.kind === 'searching' && (
        <div aria-hidden>
          {[150, 110, 130].map((width) => (
            <SkeletonRow key={width} width={width} />
          ))}
        </div>
      )}
      {state.kind === 'failed' && (
        <Retry>
          <Button
            size="sm"
            onClick={() => {
              onRetry();
              state.retry();
            }}
          >
            Try again
          </Button>
        </Retry>
      )}
      {state.kind === 'found' && (
        <List id={listId} role="listbox" aria-label="Members found" aria-busy={state.stale}>
          {state.users.map((user, index) => (
            <Option
              key={user.id}
              id={optionId(listId, index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={paths.profile(user.username)}
              onClick={handleClick}
            >
              <ResultRow user={user} />
            </Option>
          ))}
        </List>
      )}
    </>
  );
}

function statusText(state: SearchState): ReactNode {
  switch (state.kind) {
    case 'too-short':
      return <Note>Type at least 2 characters.</Note>;
    case 'searching':
      return <VisuallyHidden>Searching</VisuallyHidden>;
    case 'failed':
      return (
        <Note>
          <strong>Error to search.</strong> {state.message}
        </Note>
      );
    case 'none':
      return (
        <Note>
          Nenhum usuário encontrado para “<bdi>{state.term}</bdi>”.
        </Note>
      );
    case 'found':
      return <VisuallyHidden>{state.stale ? '' : countText(state.users.length)}</VisuallyHidden>;
  }
}

const countText = (found: number): string => (found === 1 ? '1 member found' : `${found} members found`);

const ResultRow = ({ user }: { readonly user: UserSummary }): ReactNode => (
  <>
    <Avatar user={user} size={40} />
    <MemberNames user={user} />
  </>
);

const SkeletonRow = ({ width }: { readonly width: number }): ReactNode => (
  <Row>
    <Skeleton width={40} height={40} circle />
    <MemberNamesFrame>
      <Skeleton width={width} height={14} />
      <Skeleton width={80} height={12} />
    </MemberNamesFrame>
  </Row>
);
