import type { Notification } from '@cred/contract';
import { paths } from '@cred/platform';
import { Avatar, Button, IconButton, RelativeTime, VisuallyHidden, color, font, motion, radius, space } from '@cred/ui';
import { Link, styled } from '@cred/vendor';
import { Check, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useDeleteNotification } from '../api/delete-notification';
import { useMarkNotificationRead } from '../api/mark-notification-read';
import { NotificationIcon } from './notification-icon';
import { NotificationSummary, type OpenProps } from './notification-summary';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';

const Item = styled.li<{ $unread: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space(4)};
  padding: ${space(3)} ${space(2)} ${space(3)} ${space(5)};
  border-block-end: 1px solid ${color.line};
  background: ${({ $unread }) => ($unread ? color.hover : 'transparent')};
  transition: background-color ${motion.slow};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: ${({ $unread }) => ($unread ? color.accent : 'transparent')};
  }
`;

const AvatarFrame = styled.div`
  position: relative;
  flex: none;
`;

const Content = styled.div`
  flex: 1;
  align-self: center;
  min-width: 0;
`;

const Sentence = styled.p`
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
  white-space: nowrap;
`;

const Quoted = styled(Link)`
  display: block;
  margin-block-start: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.background};
  color: ${color.text};
  overflow-wrap: anywhere;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color.pressed};
    text-decoration: none;
  }
`;

const MarkRead = styled(Button)`
  margin: ${space(1)} 0 -${space(1)} -${space(3)};
  color: ${color.accentText};
`;

/** One notification: the member, the action, the time and the controls. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, read, createdAt, fromUser } = notification;
  const markRead = useMarkNotificationRead();
  const remove = useDeleteNotification();
  const item = useRef<HTMLLIElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  useMoveFocusOnUnmount(item);
  const onOpen = read ? undefined : () => markRead.mutate(id);
  const onMarkRead = () => {
    // The pressed button is about to be removed, so the focus moves first.
    deleteButton.current?.focus();
    markRead.mutate(id);
  };
  return (
    <Item ref={item} $unread={!read}>
      <AvatarFrame>
        <Avatar user={fromUser} size={44} />
        <NotificationIcon notification={notification} />
      </AvatarFrame>
      <Content>
        <Sentence>
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          <NotificationSummary notification={notification} onOpen={onOpen} />
          <Time>
            {' · '}
            <RelativeTime date={createdAt} />
          </Time>
        </Sentence>
        <Quote notification={notification} onOpen={onOpen} />
        {!read && (
          <MarkRead variant="ghost" size="sm" onClick={onMarkRead}>
            <Check size={16} strokeWidth={1.75} aria-hidden />
            Mark as read
          </MarkRead>
        )}
      </Content>
      <IconButton
        ref={deleteButton}
        data-delete
        label="Delete notification"
        icon={Trash2}
        pending={remove.isPending}
        onClick={() => remove.mutate(id)}
      />
    </Item>
  );
}

/** The start of the message's text, or the type of its file; links to the chat. */
function Quote({ notification, onOpen }: OpenProps) {
  const { type, chatId, payload, fromUser } = notification;
  if (type !== 'message' || chatId === null) return null;
  const preview = payload && (payload.media ? payload.preview : <q>{payload.preview}</q>);
  return (
    <Quoted to={paths.chat(fromUser.username, chatId)} onClick={onOpen}>
      {preview ?? 'Open chat'}
    </Quoted>
  );
}
