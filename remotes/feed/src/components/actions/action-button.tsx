import {
  color,
  failureMark,
  FailureNote,
  failureProps,
  type FailureProps,
  font,
  motion,
  radius,
  space,
} from '@cred/ui';
import { styled } from '@cred/vendor';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** How far a button extends beyond its icon, in px, so that the icon aligns with the text. */
export const OVERHANG = 10;

const stateColors = { starred: color.star, done: color.accentText } as const;

const Root = styled.button<{ $state: 'starred' | 'done' | undefined }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 40px;
  height: 40px;
  padding: 0 ${OVERHANG}px;
  border-radius: ${radius.pill};
  color: ${({ $state }) => ($state ? stateColors[$state] : color.muted)};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
  transition: background-color ${motion.fast}, color ${motion.fast};

  &:hover {
    background: ${color.hover};
    color: ${({ $state }) => ($state ? stateColors[$state] : color.text)};
  }
  &:active {
    background: ${color.pressed};
  }
  /* The colour of stars is no colour for text. */
  > span {
    color: ${({ $state }) => ($state === 'starred' ? color.text : 'inherit')};
  }
  &:disabled {
    background: none;
    color: ${color.muted};
    cursor: not-allowed;
    opacity: 0.6;
  }
  ${failureMark}
`;

interface Props extends ComponentProps<'button'>, FailureProps {
  /** The accessible name and the tooltip; it includes the full count. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** The text next to the icon. */
  readonly value: string;
  /** What the viewer has done: 'starred' is filled, in the colour of stars; 'done' is in the accent colour. */
  readonly state?: 'starred' | 'done' | undefined;
}

/** A control of a post: an icon, and next to it `value`, if it is not empty. */
export function ActionButton({ label, icon: Icon, value, state, failure, ...rest }: Props) {
  return (
    <>
      <Root {...rest} type="button" aria-label={label} title={label} {...failureProps(failure)} $state={state}>
        <Icon size={20} strokeWidth={1.75} fill={state === 'starred' ? 'currentColor' : 'none'} aria-hidden />
        {value && <span aria-hidden>{value}</span>}
      </Root>
      <FailureNote failure={failure} />
    </>
  );
}
