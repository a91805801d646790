import { keyframes, styled } from '@cred/vendor';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { color, motion, radius, shadow, space } from '../tokens/tokens';
import { IconButton } from './icon-button';

const drop = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const Anchor = styled.div`
  position: relative;
  flex: none;
`;

const Panel = styled.div`
  position: absolute;
  z-index: 30;
  top: calc(100% + 4px);
  right: 0;
  width: max-content;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 32px));
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
  animation: ${drop} ${motion.fast};
`;

const Item = styled.button<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 40px;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.control};
  color: ${({ $danger }) => ($danger ? color.danger : color.text)};
  text-align: left;
  overflow-wrap: anywhere;
  svg { flex: none; }
  &:hover { background: ${color.hover}; }
  &:active { background: ${color.pressed}; }
  &:disabled { color: ${color.muted}; cursor: not-allowed; }
`;

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: LucideIcon;
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export interface MenuProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly items: readonly MenuItem[];
  /** Open on the first render, when the press that opens it has already happened. */
  readonly startsOpen?: boolean;
}

/** A button that opens a short list of actions; arrow keys move, Escape closes and returns the focus. */
export function Menu({ label, icon, items, startsOpen = false }: MenuProps): ReactNode {
  const [open, setOpen] = useState(startsOpen);
  const anchor = useRef<HTMLDivElement>(null);
  const choices = (): HTMLElement[] => [
    ...(anchor.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? []),
  ];

  useEffect(() => {
    if (!open) return;
    choices()[0]?.focus();
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const close = (): void => {
    setOpen(false);
    anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) return;
    const all = choices();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined && all.length > 0) {
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  };

  return (
    <Anchor ref={anchor} onKeyDown={onKeyDown}>
      <IconButton label={label} icon={icon} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)} />
      {open && (
        <Panel role="menu" aria-label={label}>
          {items.map(({ label: text, onSelect, icon: Icon, danger = false, disabled = false }) => (
            <Item
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={disabled}
              $danger={danger}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
              {text}
            </Item>
          ))}
        </Panel>
      )}
    </Anchor>
  );
}
