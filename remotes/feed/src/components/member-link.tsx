import { paths, Slot, slotOwner } from '@cred/platform';
import { Link } from '@cred/vendor';
import { useRef, useState, type ComponentProps, type FocusEvent } from 'react';

/** Browsers with a pointer that can rest on a link, and room for the card next to it. */
const HAS_CARD = '(hover: hover) and (min-width: 1000px)';
const OPEN_AFTER_MS = 400;
/** Enough to move the pointer or the focus from the link into the card. */
const CLOSE_AFTER_MS = 200;

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'ref'> {
  readonly username: string;
}

/**
 * A link to a member's profile. While the pointer or the keyboard's focus rests on it, it shows their card (SHELL-32), a
 * slot of the profile area, which is loaded then.
 */
export function MemberLink({ username, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLAnchorElement>(null);
  const timer = useRef(0);
  const change = (open: boolean, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(setOpen, ms, open);
  };
  const open = (): void => {
    // The shell of a tab that has been open for long may not know the slot yet, and would show that it is missing.
    if ('member-card' in slotOwner && matchMedia(HAS_CARD).matches) change(true, OPEN_AFTER_MS);
  };
  const close = (): void => change(false, CLOSE_AFTER_MS);
  const closeNow = (): void => change(false, 0);
  // A press focuses the link too, but follows it.
  const focus = ({ target }: FocusEvent): void => {
    if (target.matches(':focus-visible')) open();
  };
  return (
    <>
      <Link
        {...props}
        ref={anchor}
        to={paths.profile(username)}
        onPointerEnter={open}
        onPointerLeave={close}
        onPointerDown={closeNow}
        onFocus={focus}
        onBlur={close}
      />
      {isOpen && (
        <Slot name="member-card" props={{ username, anchor, onRest: open, onLeave: close, onClose: closeNow }} />
      )}
    </>
  );
}
