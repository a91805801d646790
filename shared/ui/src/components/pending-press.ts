import type { ComponentProps, MouseEvent } from 'react';

type Press = ComponentProps<'button'>['onClick'];
type PressProps = Pick<ComponentProps<'button'>, 'onClick' | 'aria-busy' | 'aria-disabled'>;

/** Of a button whose action may be under way: it keeps the focus, and lets no second press through. */
export function pressProps(pending: boolean, onClick: Press): PressProps {
  if (!pending) return { onClick };
  // Also stops the form that an Enter in a field would send once more.
  return { onClick: (event: MouseEvent) => event.preventDefault(), 'aria-busy': true, 'aria-disabled': true };
}
