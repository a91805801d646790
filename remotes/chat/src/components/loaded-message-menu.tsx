import { notify } from '@cred/ui';
import { useEffect, useState, type ComponentType } from 'react';
import type { Conversation } from '../api/get-chat';
import type { DisplayedMessage } from '../lib/displayed-messages';

export interface OpenedMenu {
  readonly message: DisplayedMessage;
  /** The pressed button, which gets the focus back. */
  readonly anchor: HTMLElement;
}

export interface MessageMenuProps extends OpenedMenu {
  readonly chat: Conversation;
  readonly onClose: () => void;
}

/** The menu of a message, whose code is loaded with the first press. */
export function LoadedMessageMenu(props: MessageMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<MessageMenuProps> | null>(null);
  const { onClose } = props;
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "message-menu" */ './message-menu').then(
      ({ MessageMenu }) => isCurrent && setMenu(() => MessageMenu),
      () => {
        if (!isCurrent) return;
        notify.error('This could not be loaded. Check your connection and try again');
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [onClose]);
  return Menu && <Menu {...props} />;
}
