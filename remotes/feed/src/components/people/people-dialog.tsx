import { specialtyLabel } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, color, EmptyState, ErrorPanel, font, LoadMore, Modal, space, Spinner, VerifiedBadge } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Star, UsersRound } from 'lucide-react';
import { useRef } from 'react';
import { type PeopleKind, type PostPerson, usePostPeople } from '../../api/get-post-people';

/** The same height in all states, so that the dialog keeps its size. */
const Frame = styled.div`
  min-height: min(60dvh, 480px);
`;

const Loading = styled.div`
  display: grid;
  min-height: 200px;
  place-items: center;
`;

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Member = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  a {
    display: block;
    color: ${color.text};
    line-height: 1.35;
  }
  strong {
    margin-right: ${space(1)};
    font-weight: 600;
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${font.s13};
  }
  p {
    display: -webkit-box;
    overflow: hidden;
    margin-top: ${space(1)};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    white-space: pre-wrap;
  }
`;

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
export function PeopleDialog({ kind, postId, open, onClose }: Props) {
  return (
    <Modal open={open} onClose={onClose} title={titles[kind]} size="md">
      <Frame>
        <People kind={kind} postId={postId} onLeave={onClose} />
      </Frame>
    </Modal>
  );
}

interface PeopleProps extends Pick<Props, 'kind' | 'postId'> {
  /** Called when a profile is opened from the list. */
  readonly onLeave: () => void;
}

function People({ kind, postId, onLeave }: PeopleProps) {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, isFetching, fetchNextPage, refetch } =
    usePostPeople(kind, postId);
  const list = useRef<HTMLUListElement>(null);
  if (!data) {
    return error ? (
      <ErrorPanel title="The list could not be loaded." pending={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorPanel>
    ) : (
      <Loading>
        <Spinner label="Loading members" />
      </Loading>
    );
  }
  return (
    <>
      <ul ref={list}>
        {data.map((person) => (
          <Person key={person.key} person={person} onLeave={onLeave} />
        ))}
      </ul>
      {data.length === 0 && !hasNextPage && <EmptyState icon={UsersRound}>{emptyTexts[kind]}</EmptyState>}
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

function Person({ person, onLeave }: { readonly person: PostPerson; readonly onLeave: () => void }) {
  const { user, stars, text } = person;
  return (
    <Row>
      <Avatar user={user} size={44} />
      <Member>
        <Link to={paths.profile(user.username)} onClick={onLeave}>
          <strong>{user.fullName}</strong>
          {user.isVerificated && <VerifiedBadge />}
          <small>
            @{user.username}
            {user.specialty && ` · ${specialtyLabel(user.specialty)}`}
          </small>
        </Link>
        {text && <p dir="auto">{text}</p>}
      </Member>
      {stars !== undefined && (
        <Stars role="img" aria-label={stars === 1 ? '1 star' : `${stars} stars`}>
          {stars}
          <Star size={16} fill="currentColor" aria-hidden />
        </Stars>
      )}
    </Row>
  );
}
