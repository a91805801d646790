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
  /** The part that has been sent, from 0 to 1. */
  readonly sent: number;
  readonly onCancel: () => void;
  /** The class of the bar, which the parent positions. */
  readonly className?: string;
}

/**
 * The progress of an upload: a text, a button and a bar in the layout of the parent. A complete upload cannot be
 * cancelled.
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
