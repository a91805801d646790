import type { ComponentProps, MouseEvent } from 'react';

type Press = ComponentProps<'button'>['onClick'];
type PressProps = Pick<ComponentProps<'button'>, 'onClick' | 'aria-busy' | 'aria-disabled'>;

/** Props of a button whose action may be in flight: it keeps the focus and ignores presses. */
export function pressProps(pending: boolean, onClick: Press): PressProps {
  if (!pending) return { onClick };
  // Also prevents the implicit submission by Enter in a field.
  return { onClick: (event: MouseEvent) => event.preventDefault(), 'aria-busy': true, 'aria-disabled': true };
}
