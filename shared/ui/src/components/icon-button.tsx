import { css, styled } from '@cred/vendor';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { color, motion, radius } from '../tokens/tokens';
import { failureMark, FailureNote, failureProps, type FailureProps } from './failure-mark';
import { pendingLine } from './pending-line';
import { pressProps } from './pending-press';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, FailureProps {
  /** The accessible name and the tooltip. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** For toggles: filled when true. */
  readonly pressed?: boolean;
  readonly pending?: boolean;
}

/** The styles of controls that consist of an icon, including links. */
export const iconTarget = css`
  position: relative;
  overflow: hidden;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.pill};
  color: ${color.muted};
  transition: background-color ${motion.fast}, color ${motion.fast};
  &:hover { background: ${color.hover}; color: ${color.text}; text-decoration: none; }
  &:active { background: ${color.pressed}; }
`;

const Root = styled.button`
  ${iconTarget}
  &[aria-pressed='true'] { color: ${color.accentText}; }
  &[aria-pressed='true'] svg { fill: currentColor; }
  &&:disabled { background: none; color: ${color.muted}; cursor: not-allowed; opacity: 0.7; }
  &[aria-busy='true'] { cursor: progress; }
  &[aria-busy='true']::after { ${pendingLine} }
  ${failureMark}
`;

/** A button that consists of an icon; its label is its accessible name. */
export function IconButton({
  label,
  icon: Icon,
  pressed,
  pending = false,
  failure,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <>
      <Root
        {...rest}
        type={type}
        aria-label={label}
        title={rest.title ?? label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...failureProps(failure)}
        {...pressProps(pending, onClick)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Root>
      <FailureNote failure={failure} />
    </>
  );
}
