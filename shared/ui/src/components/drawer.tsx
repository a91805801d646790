import { keyframes, styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { backdrop, color, motion, shadow } from '../tokens/tokens';
import { useModalDialog } from './modal-dialog';

const slideIn = keyframes`from { translate: -100% 0; }`;
const fade = keyframes`from { opacity: 0; }`;

const Dialog = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(300px, calc(100vw - 56px));
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 0;
  background: transparent;
  overflow: hidden;
  &[open] { display: flex; animation: ${slideIn} ${motion.slow}; }
  &::backdrop { background: color-mix(in srgb, ${backdrop.color} ${backdrop.opacity}, transparent); animation: ${fade} ${motion.slow}; }
`;

const Sheet = styled.div`
  flex: 1;
  min-width: 0;
  background: ${color.surface};
  color: ${color.text};
  border-right: 1px solid ${color.line};
  box-shadow: ${shadow.floating};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A modal dialog that slides in from the left on small screens. */
export function Drawer(props: DrawerProps): ReactNode {
  return props.open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ open, onClose, label, children }: DrawerProps): ReactNode {
  const { ref, handlers } = useModalDialog({ open, onClose, closable: true });
  return (
    <Dialog ref={ref} aria-label={label} aria-modal tabIndex={-1} {...handlers}>
      <Sheet>{children}</Sheet>
    </Dialog>
  );
}
