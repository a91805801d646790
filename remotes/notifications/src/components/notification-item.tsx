import type { Notification } from '@cred/contract';
import { Avatar, IconButton, RelativeTime, VisuallyHidden, below, color, font, motion, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { Check, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useDeleteNotification } from '../api/delete-notification';
import { useMarkNotificationRead } from '../api/mark-notification-read';
import { useMoveFocusOnUnmount } from '../lib/use-move-focus-on-unmount';
import { useSeenForAMoment } from '../lib/use-seen';
import { NotificationIcon } from './notification-icon';
import { NotificationQuote } from './notification-quote';
import { NotificationSummary } from './notification-summary';

const Item = styled.div<{ $unread: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
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
  ${below.phone} { padding-block: 6px; }
`;

const AvatarFrame = styled.div`
  position: relative;
  flex: none;
  align-self: flex-start;
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

const Sentence = styled.p`
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  color: ${color.muted};
  font-size: ${font.s13};
  white-space: nowrap;
`;

/** Two buttons wide, also when one is gone, so that the text keeps its lines. Above the link that fills the row. */
const Controls = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  justify-content: flex-end;
  width: 80px;
`;

interface Props {
  readonly notification: Notification;
  /** Called when an unread notification has been seen for a moment. */
  readonly onSeen: (id: string) => void;
}

const deleteButtonOf = (item: Element | null | undefined): HTMLElement | null | undefined =>
  item?.querySelector<HTMLElement>('[data-delete]');

/** One notification: the member, the action, the time, what it is about, and the controls. */
export function NotificationItem({ notification, onSeen }: Props) {
  const { id, read, createdAt, fromUser } = notification;
  const markRead = useMarkNotificationRead();
  const remove = useDeleteNotification();
  const item = useRef<HTMLDivElement>(null);
  useMoveFocusOnUnmount(item, ({ nextElementSibling, previousElementSibling }) => [
    deleteButtonOf(nextElementSibling),
    deleteButtonOf(previousElementSibling),
  ]);
  useSeenForAMoment(item, !read, () => onSeen(id));
  const onOpen = read ? undefined : () => markRead.mutate(id);
  return (
    <Item ref={item} role="listitem" $unread={!read}>
      <AvatarFrame>
        <Avatar user={fromUser} size={36} />
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
        <NotificationQuote notification={notification} onOpen={onOpen} />
      </Content>
      <Controls>
        {!read && <MarkReadButton onPress={() => markRead.mutate(id)} />}
        <IconButton
          data-delete
          label="Delete notification"
          icon={Trash2}
          pending={remove.isPending}
          onClick={() => remove.mutate(id)}
        />
      </Controls>
    </Item>
  );
}

/** Disappears when the notification is read, also by being seen: the focus then moves to the button next to it. */
function MarkReadButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useMoveFocusOnUnmount(button, ({ nextElementSibling }) => [nextElementSibling as HTMLElement | null]);
  return <IconButton ref={button} label="Mark as read" icon={Check} onClick={onPress} />;
}
