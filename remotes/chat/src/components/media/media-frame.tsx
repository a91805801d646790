import { Button, color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import type { CSSProperties, ReactNode } from 'react';
import type { DisplayedMedia } from '../../logic/displayed-message';
import { mediaBox, ROOMY } from '../../logic/media-box';

interface MediaFrameProps {
  readonly size: DisplayedMedia['size'];
  /** It has controls or words in it. */
  readonly roomy?: boolean;
  readonly children: ReactNode;
}

/** The place of a medium, kept before it is there. */
export function MediaFrame({ size, roomy = false, children }: MediaFrameProps) {
  const { width, height } = mediaBox(size, roomy ? ROOMY : undefined);
  const style: CSSProperties = { width, aspectRatio: `${width} / ${height}` };
  return <Frame style={style}>{children}</Frame>;
}

/** What stands there when it cannot be had. */
export const MediaFailed = ({ children, onRetry }: { readonly children: ReactNode; readonly onRetry: () => void }) => (
  <Failed role="alert">
    {children}
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  </Failed>
);

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  max-width: 100%;
  border-radius: ${radius.control};
  background: ${color.surface};

  > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* A hairline inside the edge, so that a white scan on a light bubble has one. */
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
  font-size: ${font.s13};
  text-align: center;
`;
