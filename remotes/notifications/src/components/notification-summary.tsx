import { limits, type Notification, type NotificationAction } from '@cred/contract';
import { paths } from '@cred/platform';
import { VerifiedBadge, color, space, weight } from '@cred/ui';
import { Link, css, styled } from '@cred/vendor';
import { fillsRow } from './row-link';

/** Above the link that fills the row; of a follow it is that link. */
const Name = styled(Link)<{ $fillsRow: boolean }>`
  ${({ $fillsRow }) =>
    $fillsRow
      ? fillsRow
      : css`
          position: relative;
          z-index: 1;
        `}
  color: ${color.text};
  font-weight: ${weight.strong};
`;

/** What happened, which leads to the post, the comment or the decision. */
const ObjectLink = styled(Link)`
  color: ${color.text};
  ${fillsRow}
`;

const Badge = styled.span`
  display: inline-block;
  margin-inline-start: ${space(1)};
  vertical-align: -2px;
`;

export interface OpenProps {
  readonly notification: Notification;
  /** Marks an unread notification read when its link is followed. */
  readonly onOpen: (() => void) | undefined;
}

/** The text after the member's name, by type (NOTIF-2). */
const texts = {
  follow: 'followed you',
  rating: 'rated your post',
  repost: 'reposted your post',
  message: 'sent you a message',
} as const satisfies Partial<Record<Notification['type'], string>>;

/** The same for the actions that have the type `verification` (NOTIF-6); a newer server may send others. */
const actionTexts: Readonly<Partial<Record<NotificationAction, (notification: Notification) => string>>> = {
  comment: () => 'commented on your post',
  reply: () => 'replied to your comment',
  mention: ({ commentId }) => (commentId ? 'mentioned you in a comment' : 'mentioned you in a post'),
  changed: () => 'changed a post that you reacted to',
};

/** What the other member did; null when the server's text is the whole sentence. */
function textOf(notification: Notification): string | null {
  const { type, action } = notification;
  if (action) return actionTexts[action]?.(notification) ?? null;
  return type === 'verification' ? null : texts[type];
}

/** The page of what the notification is about; null for one about the member who caused it. */
function objectPathOf({ type, postId, commentId, payload }: Notification): string | null {
  if (payload?.about === 'moderation') return paths.settingsPage('moderation');
  if (postId !== null) return commentId ? paths.comment(postId, commentId) : paths.post(postId);
  return type === 'verification' ? paths.settingsPage('verification-account') : null;
}

/** The rest of a group (NOTIF-8): ' and 11 others'. */
function othersText(others: number): string {
  const { othersMax } = limits.notifications;
  if (others === 0) return '';
  return others === 1 ? ' and 1 other' : ` and ${others > othersMax ? `${othersMax}+` : others} others`;
}

/** One notification as a sentence: who did what, each with its link. */
export function NotificationSummary({ notification, onOpen }: OpenProps) {
  const text = textOf(notification);
  const path = objectPathOf(notification);
  const shown = text ?? notification.payload?.preview ?? 'Your verification was decided';
  const object = path ? (
    <ObjectLink to={path} onClick={onOpen}>
      {shown}
    </ObjectLink>
  ) : (
    shown
  );
  if (text === null) return <>{object}</>;
  const { type, fromUser, others = 0 } = notification;
  const { fullName, username, isVerificated } = fromUser;
  return (
    <>
      <Name to={paths.profile(username)} onClick={onOpen} $fillsRow={path === null && type !== 'message'}>
        {fullName}
      </Name>
      {isVerificated && (
        <Badge>
          <VerifiedBadge size={15} />
        </Badge>
      )}
      {othersText(others)} {object}
    </>
  );
}
