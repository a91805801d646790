import type { Comment } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, IconButton, RelativeTime, space, VerifiedBadge } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Trash2 } from 'lucide-react';
import { ClampedText } from '../clamped-text';
import { Header, Meta, Name } from '../post-layout';

/** The size of the avatar in px; the skeleton uses it too. */
export const AVATAR = 40;

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${AVATAR}px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Name, username and time on one line, or on two if there is no space. */
const Byline = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1.5)};
  min-width: 0;
  line-height: 24px;

  > * {
    max-width: 100%;
  }
`;

/** The number of lines that a collapsed comment shows. */
const LINES = 12;

interface Props {
  readonly comment: Comment;
  readonly onLeave: () => void;
  /** Absent if the viewer may not delete it. */
  readonly onDelete?: () => void;
}

/** One comment. */
export function CommentRow({ comment, onLeave, onDelete }: Props) {
  const { user, text, createdAt } = comment;
  const profile = paths.profile(user.username);
  return (
    <Row tabIndex={-1} data-comment={comment.id}>
      <Link to={profile} tabIndex={-1} aria-hidden onClick={onLeave}>
        <Avatar user={user} size={AVATAR} />
      </Link>
      <div>
        <Header as="div">
          <Byline>
            <Name>
              <Link to={profile} onClick={onLeave}>
                {user.fullName}
              </Link>
              {user.isVerificated && <VerifiedBadge />}
            </Name>
            <Meta>
              <Link to={profile} onClick={onLeave}>
                @{user.username}
              </Link>
              <span aria-hidden>·</span>
              <RelativeTime date={createdAt} />
            </Meta>
          </Byline>
          {onDelete && <IconButton label="Delete comment" icon={Trash2} onClick={onDelete} />}
        </Header>
        <ClampedText id={comment.id} text={text.trim()} lines={LINES} />
      </div>
    </Row>
  );
}
