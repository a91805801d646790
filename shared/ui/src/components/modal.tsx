import { keyframes, styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { useDeferredValue, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { backdrop, color, font, motion, radius, shadow, space } from '../tokens/tokens';
import { IconButton } from './icon-button';
import { useModalDialog } from './modal-dialog';

export type ModalSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | 'full';

const widths: Record<ModalSize, string> = {
  sm: '384px',
  md: '480px',
  lg: '600px',
  xl: '760px',
  '2xl': '960px',
  full: '100%',
};

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;
const fade = keyframes`from { opacity: 0; }`;

const Dialog = styled.dialog<{ $size: ModalSize }>`
  position: fixed;
  inset: 0;
  margin: auto;
  width: ${({ $size }) => widths[$size]};
  max-width: calc(100% - 32px);
  ${({ $size }) => $size === 'full' && 'height: calc(100dvh - 32px);'}
  max-height: calc(100dvh - 32px);
  padding: 0;
  border-radius: ${radius.media};
  background: transparent;
  overflow: hidden;
  &[open] { display: flex; animation: ${rise} ${motion.slow}; }
  &::backdrop { background: color-mix(in srgb, ${backdrop.color} ${backdrop.opacity}, transparent); animation: ${fade} ${motion.slow}; }
`;

/** Fills the dialog, so that a click on the dialog element itself is a click on the backdrop. */
const Sheet = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  color: ${color.text};
`;

const Head = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(2)} ${space(5)};
  h2 { font-size: ${font.s17}; }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space(1)} ${space(5)} ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Gap = styled.div`
  height: ${space(2)};
`;

const Foot = styled.footer`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)} ${space(4)};
  border-top: 1px solid ${color.line};
`;

export interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly size?: ModalSize;
  /** False while it must stay open, for example while a post is created: no Escape, backdrop or close button. */
  readonly closable?: boolean;
  readonly children?: ReactNode;
  /** Buttons at the lower edge; they stay while the content scrolls. */
  readonly footer?: ReactNode;
}

/**
 * A modal dialog (GEN-4). The focus is kept inside and returned on closing; it starts at the
 * element marked `data-autofocus`, else at the dialog.
 *
 * It opens in a second render: the browser computes the style of every element again when a dialog opens, so that a slow
 * processor first paints what the press has changed on the page.
 */
export function Modal(props: ModalProps): ReactNode {
  const { open } = props;
  const shown = useDeferredValue(open, false);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    // By the second render a button that is disabled while the dialog is open has lost the focus.
    opener.current = open ? document.activeElement : null;
  }, [open]);
  return open && shown ? <OpenModal {...props} opener={opener} /> : null;
}

interface OpenModalProps extends ModalProps {
  readonly opener: RefObject<Element | null>;
}

function OpenModal({
  open,
  onClose,
  title,
  size = 'md',
  closable = true,
  children,
  footer,
  opener,
}: OpenModalProps): ReactNode {
  const titleId = useId();
  const { ref, handlers } = useModalDialog({ open, onClose, closable, opener });
  return (
    <Dialog ref={ref} $size={size} aria-labelledby={titleId} aria-modal tabIndex={-1} {...handlers}>
      <Sheet>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Fechar modal" icon={X} onClick={onClose} disabled={!closable} />
        </Head>
        {children ? <Body>{children}</Body> : <Gap />}
        {footer && <Foot>{footer}</Foot>}
      </Sheet>
    </Dialog>
  );
}
