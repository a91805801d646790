import type { Comment } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, color, font, IconButton, motion, radius, RelativeTime, space, VerifiedBadge } from '@cred/ui';
import { css, keyframes, styled } from '@cred/vendor';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { copyLink } from '../../lib/copy-link';
import { MemberLink } from '../member-link';
import { Header, Meta, Name } from '../post-layout';
import { CommentText } from './comment-text';

/** The size of the avatar in px; the skeleton uses it too. */
export const AVATAR = 40;
/** The avatars of replies are smaller, so that their texts have more space. */
const REPLY_AVATAR = 32;

/** Wider than the row, whose text begins at its edge. */
const mark = keyframes`from { background: ${color.accentSoft}; box-shadow: 0 0 0 ${space(1)} ${color.accentSoft}; }`;
const marked = css`
  border-radius: ${radius.control};
  animation: ${mark} 3s ease-in;
`;

export const Row = styled.li<{ $avatar?: number; $marked?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $avatar = AVATAR }) => $avatar}px minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0;
  /* Below the bars of a phone, which cover the top of the page. */
  scroll-margin-block: 128px;
  ${({ $marked }) => $marked && marked}

  &:focus-visible {
    outline-offset: ${space(1)};
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

const AuthorMark = styled.span`
  flex: none;
  padding: 0 6px;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font-size: ${font.s13};
  font-weight: 600;
  line-height: 20px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  /* The space within the buttons is part of the row's own. */
  margin: 0 0 -${space(2)} -${space(2)};
`;

export const Action = styled.button`
  min-height: 36px;
  padding: 0 ${space(2)};
  border-radius: ${radius.control};
  color: ${color.muted};
  font-size: ${font.s13};
  font-weight: 600;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.hover};
    color: ${color.text};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

/** What the rows of one list share. */
export interface RowActions {
  readonly postId: string;
  /** The author of the post, who is marked. */
  readonly authorId: string;
  /** The linked comment, which is marked. */
  readonly markedId: string | null;
  /** Called with its row once it is shown. */
  readonly onMarked: (row: HTMLElement) => void;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
  readonly mayDelete: (comment: Comment) => boolean;
  readonly onDelete: (comment: Comment) => void;
}

interface Props {
  readonly comment: Comment;
  readonly actions: RowActions;
  readonly onReply: () => void;
  /** Set to the button that opens the form for a reply. */
  readonly replyButton: RefObject<HTMLButtonElement | null>;
  /** The form for a reply, and the replies. */
  readonly children: ReactNode;
}

/** One comment or reply. */
export function CommentRow({ comment, actions, onReply, replyButton, children }: Props) {
  const { id, user, createdAt, parentId } = comment;
  const { postId, authorId, markedId, onMarked, onLeave, mayDelete, onDelete } = actions;
  const isMarked = id === markedId;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked && row.current) onMarked(row.current);
  }, [isMarked, onMarked]);
  const { username } = user;
  const avatar = parentId ? REPLY_AVATAR : AVATAR;
  return (
    <Row ref={row} tabIndex={-1} data-comment={id} $avatar={avatar} $marked={isMarked}>
      <MemberLink username={username} tabIndex={-1} aria-hidden onClick={onLeave}>
        <Avatar user={user} size={avatar} />
      </MemberLink>
      <div>
        <Header as="div">
          <Byline>
            <Name>
              <MemberLink username={username} onClick={onLeave}>
                {user.fullName}
              </MemberLink>
              {user.isVerificated && <VerifiedBadge />}
              {user.id === authorId && <AuthorMark>Author</AuthorMark>}
            </Name>
            <Meta>
              <MemberLink username={username} onClick={onLeave}>
                @{username}
              </MemberLink>
              <span aria-hidden>·</span>
              <RelativeTime date={createdAt} />
            </Meta>
          </Byline>
          {mayDelete(comment) && <IconButton label="Delete comment" icon={Trash2} onClick={() => onDelete(comment)} />}
        </Header>
        <CommentText comment={comment} onLeave={onLeave} />
        <Actions>
          <Action ref={replyButton} type="button" aria-label={`Reply to ${user.fullName}`} onClick={onReply}>
            Reply
          </Action>
          <Action type="button" onClick={() => void copyLink(window.location.origin + paths.comment(postId, id))}>
            Copy link
          </Action>
        </Actions>
        {children}
      </div>
    </Row>
  );
}
