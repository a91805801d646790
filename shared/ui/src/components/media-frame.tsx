import { styled } from '@cred/vendor';
import type { ReactNode } from 'react';
import { color, radius, space } from '../tokens/tokens';
import { Button } from './button';

/**
 * Reserves the space of an image or a video before it loads: give it a size or an aspect ratio. The line inside the
 * edge makes a white scan visible on a white page.
 */
export const MediaFrame = styled.div`
  position: relative;
  overflow: hidden;
  max-width: 100%;
  border-radius: ${radius.media};
  background: ${color.surface};

  > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1px solid ${color.line};
    border-radius: inherit;
    pointer-events: none;
  }
`;

const Failed = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(2)};
  color: ${color.muted};
  text-align: center;
`;

/** Shown in a frame whose media cannot be loaded. */
export function MediaFailed({
  children,
  onRetry,
}: {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <Failed role="alert">
      {children}
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Failed>
  );
}
