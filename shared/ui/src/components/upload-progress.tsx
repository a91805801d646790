import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, radius } from '../tokens/tokens';
import { Button } from './button';

const Bar = styled.div`
  overflow: hidden;
  height: 4px;
  border-radius: ${radius.pill};
  background: ${color.pressed};

  > div {
    height: 100%;
    background: ${color.accent};
    transform-origin: left;
    transition: transform 180ms linear;
  }
`;

export interface UploadProgressProps {
  /** How much has been sent, from 0 to 1. */
  readonly sent: number;
  readonly onCancel: () => void;
  /** Of the bar, whose place is its user's. */
  readonly className?: string;
}

/**
 * How far a file has come: a text, a button and a bar for the line or box that its user lays out. Once it is all
 * there, nothing is left to cancel.
 */
export function UploadProgress({ sent, onCancel, className }: UploadProgressProps): ReactNode {
  const percent = Math.floor(sent * 100);
  const done = sent >= 1;
  return (
    <>
      <p>{done ? 'Almost done…' : `Uploading… ${percent}%`}</p>
      <Button size="sm" disabled={done} onClick={onCancel}>
        Cancel upload
      </Button>
      <Bar
        className={className}
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ transform: `scaleX(${sent})` }} />
      </Bar>
    </>
  );
}
