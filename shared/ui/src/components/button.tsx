import { css, styled } from '@cred/vendor';
import type { ComponentProps, ReactNode } from 'react';
import { color, font, motion, radius, space, weight } from '../tokens/tokens';
import { failureMark, FailureNote, failureProps, type FailureProps } from './failure-mark';
import { pendingLine } from './pending-line';
import { pressProps } from './pending-press';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps extends ComponentProps<'button'>, FailureProps {
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  /** The action is in flight: shows a thin moving line and ignores presses; size and focus stay. */
  readonly pending?: boolean;
}

const variantStyles = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover { background: ${color.accentHover}; }
    &:active { background: ${color.accentPressed}; }
  `,
  secondary: css`
    border-color: ${color.control};
    color: ${color.text};
    &:hover { background: ${color.hover}; }
    &:active { background: ${color.pressed}; }
  `,
  ghost: css`
    color: ${color.text};
    &:hover { background: ${color.hover}; }
    &:active { background: ${color.pressed}; }
  `,
  danger: css`
    background: ${color.dangerFill};
    color: ${color.onDanger};
    &:hover { background: ${color.dangerHover}; }
    &:active { background: ${color.dangerPressed}; }
  `,
} satisfies Record<ButtonVariant, unknown>;

const disabledStyle = css`
  background: ${color.pressed};
  border-color: transparent;
  color: ${color.muted};
  cursor: not-allowed;
`;

const Root = styled.button<{ $variant: ButtonVariant; $small: boolean }>`
  position: relative;
  overflow: hidden;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  flex: none;
  min-height: 40px;
  padding: 0 ${({ $small }) => space($small ? 3 : 5)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${({ $small }) => ($small ? font.s13 : font.s15)};
  font-weight: ${weight.strong};
  line-height: 1.2;
  white-space: nowrap;
  user-select: none;
  transition: background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast};
  ${({ $variant }) => variantStyles[$variant]}
  &&:disabled { ${disabledStyle} }
  &[aria-busy='true'] { cursor: progress; }
  &[aria-busy='true']::after { ${pendingLine} }
  ${failureMark}
  &[data-failed] { border-color: ${color.danger}; background: transparent; }
`;

/** A button. While `pending` it keeps its position, size and focus, and ignores presses. */
export function Button({
  variant = 'secondary',
  size = 'md',
  pending = false,
  failure,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <>
      <Root
        {...rest}
        type={type}
        $variant={variant}
        $small={size === 'sm'}
        {...failureProps(failure)}
        {...pressProps(pending, onClick)}
      >
        {children}
      </Root>
      <FailureNote failure={failure} />
    </>
  );
}
