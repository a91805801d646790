import { css } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, radius } from '../tokens/tokens';
import { VisuallyHidden } from './visually-hidden';

/** The styles of a control with `data-failed`: a small mark in its corner, which takes no space (SHELL-11). */
export const failureMark = css`
  &[data-failed] { color: ${color.danger}; }
  &[data-failed]::before {
    content: '!';
    position: absolute;
    top: 4px;
    right: 4px;
    width: 14px;
    height: 14px;
    border-radius: ${radius.pill};
    background: ${color.dangerFill};
    color: ${color.onDanger};
    font-size: 11px;
    font-weight: 700;
    line-height: 14px;
    text-align: center;
  }
`;

export interface FailureProps {
  /** What did not work at the last press; shown as a mark, as the tooltip and to screen readers, until the next press. */
  readonly failure?: string | undefined;
}

/** The attributes of the marked control. */
export const failureProps = (failure: string | undefined): { readonly title?: string; readonly 'data-failed'?: '' } =>
  failure === undefined ? {} : { title: failure, 'data-failed': '' };

/** Reads the failure out; stands next to the control. */
export const FailureNote = ({ failure }: FailureProps): ReactNode =>
  failure !== undefined && <VisuallyHidden role="status">{failure}</VisuallyHidden>;
