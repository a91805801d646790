import { limits, type Reaction } from '@cred/contract';
import { useMe } from '@cred/platform';
import { ConfirmDialog, color, motion, notify, radius, shadow, space } from '@cred/ui';
import { keyframes, styled } from '@cred/vendor';
import { Reply, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useDeleteMessage } from '../api/delete-message';
import { useSetReaction } from '../api/set-reaction';
import { draftOf, updateDraft } from '../lib/drafts';
import { reactionSigns } from '../lib/reactions';
import type { MessageMenuProps } from './loaded-message-menu';

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Panel = styled.div`
  position: fixed;
  z-index: 30;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.fast};
`;

const Reactions = styled.div`
  display: flex;
  padding-block-end: ${space(1)};
  border-block-end: 1px solid ${color.line};
  margin-block-end: ${space(1)};
`;

const ReactionButton = styled.button`
  width: 44px;
  height: 44px;
  border-radius: ${radius.pill};
  font-size: 22px;
  line-height: 1;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-checked='true'] {
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 2px ${color.accentText};
  }
`;

const Item = styled.button<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 44px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  text-align: start;
  &:hover {
    background: ${color.hover};
  }
  &:active {
    background: ${color.pressed};
  }
`;

/** In px, from the button and from the list's edges. */
const GAP = 4;

/** Reactions, reply and deletion of one message, in a menu at its button (CHAT-28). */
export function MessageMenu({ chat, message, anchor, onClose }: MessageMenuProps) {
  const me = useMe();
  const panel = useRef<HTMLDivElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const react = useSetReaction(chat.id);
  const deletion = useDeleteMessage(chat.id);
  const current = message.reactions.find(({ own }) => own)?.reaction ?? null;
  const [openedAt] = useState(Date.now);
  const canDelete = message.own && openedAt - message.createdAt.getTime() < limits.message.deleteMs;

  const close = (): void => {
    anchor.focus({ preventScroll: true });
    onClose();
  };
  const choose = (reaction: Reaction): void => {
    close();
    react.mutate({ messageId: message.id, reaction: reaction === current ? null : reaction });
  };
  const reply = (): void => {
    close();
    const { id, type, text } = message;
    const senderId = message.own ? me.id : chat.otherUser.id;
    updateDraft(draftOf(me.id, chat.id), { replyTo: { id, senderId, type, text, isDeleted: false } });
  };
  const remove = (): void => {
    const list = anchor.closest<HTMLElement>('[role="log"]');
    deletion.mutate(message.id, {
      onSettled: onClose,
      // The message has no button any more.
      onSuccess: () => list?.focus({ preventScroll: true }),
      onError: (error) => notify.error(error.message),
    });
  };

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const [button, list] = [anchor, anchor.closest('[role="log"]') ?? document.body].map((each) =>
      each.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const { offsetWidth: width, offsetHeight: height } = element;
    const fitsBelow = button.bottom + GAP + height <= window.innerHeight - GAP;
    const left = message.own ? button.left : button.right - width;
    element.style.left = `${Math.max(list.left + GAP, Math.min(left, list.right - GAP - width))}px`;
    element.style.top = `${Math.max(GAP, fitsBelow ? button.bottom + GAP : button.top - GAP - height)}px`;
    const first = element.querySelector<HTMLElement>('[aria-checked="true"]') ?? element.querySelector('button');
    first?.focus({ preventScroll: true });
  }, [anchor, message.own]);

  const dismiss = useEffectEvent((event: Event) => {
    if (!isDeleting && !(event.target instanceof Node && panel.current?.contains(event.target))) onClose();
  });
  useEffect(() => {
    const events = ['pointerdown', 'scroll', 'resize'] as const;
    // Not an effect event itself, which cannot be removed.
    const listener = (event: Event): void => dismiss(event);
    for (const name of events) window.addEventListener(name, listener, { capture: true, passive: true });
    return () => {
      for (const name of events) window.removeEventListener(name, listener, { capture: true });
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    const all = [...(panel.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const isReaction = at < Object.keys(reactionSigns).length;
    const firstItem = Object.keys(reactionSigns).length;
    const next = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: isReaction ? firstItem : at + 1,
      ArrowUp: isReaction ? all.length - 1 : at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
  };

  if (isDeleting) {
    return (
      <ConfirmDialog
        open
        danger
        title="Delete this message?"
        text="Its text and file are deleted for both of you. ‘Message deleted’ stays in its place."
        confirmLabel="Delete for both"
        cancelLabel="Cancel"
        pending={deletion.isPending}
        onConfirm={remove}
        onCancel={onClose}
      />
    );
  }
  const actions: readonly { label: string; icon: LucideIcon; onSelect: () => void; danger?: boolean }[] = [
    { label: 'Reply', icon: Reply, onSelect: reply },
    ...(canDelete
      ? [
          {
            label: 'Delete for both',
            icon: Trash2,
            danger: true,
            onSelect: () => {
              anchor.focus({ preventScroll: true });
              setDeleting(true);
            },
          },
        ]
      : []),
  ];
  return (
    <Panel ref={panel} role="menu" aria-label="Message actions" tabIndex={-1} onKeyDown={onKeyDown}>
      <Reactions role="group" aria-label="Reactions">
        {Object.entries(reactionSigns).map(([reaction, { emoji, name }]) => (
          <ReactionButton
            key={reaction}
            type="button"
            role="menuitemradio"
            aria-checked={reaction === current}
            aria-label={name}
            title={name}
            tabIndex={-1}
            onClick={() => choose(reaction as Reaction)}
          >
            {emoji}
          </ReactionButton>
        ))}
      </Reactions>
      {actions.map(({ label, icon: Icon, onSelect, danger = false }) => (
        <Item key={label} type="button" role="menuitem" tabIndex={-1} $danger={danger} onClick={onSelect}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </Item>
      ))}
    </Panel>
  );
}
