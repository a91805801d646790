import { abovePhone, color, font, space } from '@cred/ui';
import { styled } from '@cred/vendor';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block-end: ${space(3)};
  > div { display: flex; }
  ${abovePhone} {
    > :nth-last-child(2) { margin-inline-start: auto; }
  }
`;

/**
 * As large as the window allows, with the ratio of the picture. `touch-action` keeps the page from scrolling. It is never
 * scrolled itself, also not to an area that gets the focus.
 */
export const Frame = styled.div<{ $ratio: number; $moves: boolean }>`
  position: relative;
  overflow: clip;
  width: min(100%, max(160px, (100dvh - 400px) * ${({ $ratio }) => $ratio}));
  aspect-ratio: ${({ $ratio }) => $ratio};
  margin: 0 auto;
  background: ${color.pressed};
  cursor: ${({ $moves }) => ($moves ? 'grab' : 'crosshair')};
  touch-action: none;
  user-select: none;
  &:active { cursor: ${({ $moves }) => ($moves ? 'grabbing' : 'crosshair')}; }
`;

/** The whole picture, of which the frame shows a part. */
export const Stage = styled.div`
  position: absolute;
  canvas { display: block; width: 100%; height: 100%; pointer-events: none; }
`;

/** In front of the preview while it is enlarged. */
export const Detail = styled.canvas`
  position: absolute;
`;

export const Scale = styled.span`
  align-self: center;
  min-width: 44px;
  color: ${color.muted};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** Two lines, so that the edge is visible on any picture. */
export const Area = styled.button<{ $crop: boolean; $passive: boolean }>`
  position: absolute;
  padding: 0;
  outline: 1px solid #fff;
  outline-offset: 0;
  box-shadow: 0 0 0 2px #000${({ $crop }) => $crop && ', 0 0 0 9999px rgb(6 12 18 / 62%)'};
  cursor: move;
  ${({ $passive }) => $passive && 'pointer-events: none;'}
  &:focus-visible, &[data-selected='true'] { outline: 3px solid ${color.focus}; outline-offset: 1px; }
`;

/** In the lower right corner: large enough for a finger, and only as large as its area lets it look. */
export const Handle = styled.span`
  position: absolute;
  right: -12px;
  bottom: -12px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  cursor: nwse-resize;
  &::after {
    content: '';
    width: 14px;
    height: 14px;
    border: 2px solid #000;
    border-radius: 50%;
    background: #fff;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(3)};
  color: ${color.muted};
  font-size: ${font.s13};
  @media (hover: none) {
    .mouse { display: none; }
  }
  @media (hover: hover) {
    .touch { display: none; }
  }
`;

export const Problem = styled.p`
  padding-block: ${space(4)};
  color: ${color.danger};
`;
