import {
  Avatar,
  EmptyState,
  ErrorPanel,
  LoadMore,
  Modal,
  Skeleton,
  VerifiedBadge,
  VisuallyHidden,
  type AvatarUser,
} from '@cred/ui';
import { Link } from '@cred/vendor';
import { useRef, type ReactNode } from 'react';
import { AVATAR, Detail, Frame, Lines, Member, Name, Placeholder, Row } from './people-layout';

/** What a list shows of its request. */
export interface PeopleQuery<T> {
  readonly data: readonly T[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: (options: { readonly cancelRefetch: false }) => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

interface ListProps<T> {
  readonly query: PeopleQuery<T>;
  /** Shown when there are no members. */
  readonly emptyText: string;
  /** What the member can do next. */
  readonly emptyHint?: string;
  /** The row of a member, a `PersonRow` with a key. */
  readonly children: (person: T) => ReactNode;
}

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Mounted while the dialog is open. */
  readonly children: ReactNode;
}

/** A dialog with a list of members. */
export const PeopleDialog = ({ children, ...modal }: DialogProps): ReactNode => (
  <Modal {...modal} size="md">
    <Frame>{children}</Frame>
  </Modal>
);

/** Members, page by page, in all states of their request. */
export function PeopleList<T>({ query, emptyText, emptyHint, children }: ListProps<T>): ReactNode {
  const { data, error, hasNextPage } = query;
  const list = useRef<HTMLUListElement>(null);
  if (!data) {
    return error ? (
      <ErrorPanel title="The list could not be loaded." pending={query.isFetching} onRetry={() => void query.refetch()}>
        {error.message}
      </ErrorPanel>
    ) : (
      <PeopleSkeleton />
    );
  }
  return (
    <>
      <ul ref={list}>{data.map(children)}</ul>
      {data.length === 0 && !hasNextPage && (
        <EmptyState drawing="members" {...(emptyHint === undefined ? {} : { hint: emptyHint })}>
          {emptyText}
        </EmptyState>
      )}
      {hasNextPage && (
        <LoadMore
          list={list}
          pending={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly user: AvatarUser & { readonly isVerificated: boolean };
  /** Their page. */
  readonly to: string;
  /** The name of their specialty. */
  readonly specialty: string | undefined;
  /** Called when the member opens the page. */
  readonly onLeave: () => void;
  /** A text of theirs, below their name. */
  readonly text?: string | null | undefined;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

/** A member in such a list, who links to their page. */
export const PersonRow = ({ user, to, specialty, onLeave, text, children }: RowProps): ReactNode => (
  <Row>
    <Member>
      <Link to={to} onClick={onLeave}>
        <Avatar user={user} size={AVATAR} />
        <Lines>
          <Name>
            <span>{user.fullName}</span>
            {user.isVerificated && <VerifiedBadge />}
          </Name>
          <Detail>
            @{user.username}
            {specialty && (
              <>
                {' '}
                <i aria-hidden>·</i> <span>{specialty}</span>
              </>
            )}
          </Detail>
        </Lines>
      </Link>
      {text && <p dir="auto">{text}</p>}
    </Member>
    {children}
  </Row>
);

const SKELETON_WIDTHS = ['46%', '62%', '38%', '54%', '44%'];

const PeopleSkeleton = (): ReactNode => (
  <div role="status">
    <VisuallyHidden>Loading members</VisuallyHidden>
    {SKELETON_WIDTHS.map((width) => (
      <Row as="div" key={width} aria-hidden>
        <Placeholder>
          <Skeleton circle width={AVATAR} height={AVATAR} />
          <Lines>
            <Skeleton width={width} height={15} />
            <Skeleton width="30%" height={13} />
          </Lines>
        </Placeholder>
      </Row>
    ))}
  </div>
);
