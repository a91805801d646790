import { css, keyframes, styled } from '@cred/vendor';
import { iconTarget } from '../components/icon-button';
import { themes } from '../tokens/themes';
import { color, font, motion, propertiesOf, radius, space, wholeScreen } from '../tokens/tokens';

/** A column for the text next to the picture leaves the picture large enough. */
const wide = '@media (min-width: 1000px)';

const fade = keyframes`from { opacity: 0; }`;

/** Dark in both themes, so that nothing outshines the picture. */
export const Dialog = styled.dialog`
  ${propertiesOf(themes.dark)}
  color-scheme: dark;
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  background: ${wholeScreen};
  color: ${color.text};
  overflow: hidden;
  &[open] {
    display: grid;
    grid: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    grid-template-areas: 'bar' 'stage' 'caption';
    animation: ${fade} ${motion.slow};
  }
  &::backdrop { background: ${wholeScreen}; }
  ${wide} {
    &[open]:has([role='region']) {
      grid: auto minmax(0, 1fr) / minmax(0, 1fr) 300px;
      grid-template-areas: 'bar bar' 'stage caption';
    }
  }
`;

export const Bar = styled.div`
  grid-area: bar;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 56px;
  padding: ${space(2)};

  > :first-child { flex: 1; padding-inline-start: ${space(2)}; font-size: ${font.s13}; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export const Stage = styled.div<{ $movable: boolean }>`
  grid-area: stage;
  position: relative;
  overflow: hidden;
  cursor: ${({ $movable }) => ($movable ? 'grab' : 'default')};
  touch-action: none;
  user-select: none;
  &:active { cursor: ${({ $movable }) => ($movable ? 'grabbing' : 'default')}; }
`;

/**
 * The element has the picture's own size, so that zooming changes its transform only. Above its own size pixels stay
 * pixels.
 */
export const Image = styled.img<{ $smooth: boolean; $pixels: boolean }>`
  position: absolute;
  top: 50%;
  left: 50%;
  max-width: none;
  background: center / 100% 100% no-repeat;
  will-change: transform;
  ${({ $smooth }) => $smooth && css`transition: transform ${motion.slow};`}
  ${({ $pixels }) => $pixels && 'image-rendering: pixelated;'}
`;

export const Centre = styled.div`
  grid-area: stage;
  place-self: center;
  z-index: 1;
`;

/** At the side of the stage, over the picture. */
export const Step = styled.div<{ $side: 'start' | 'end' }>`
  grid-area: stage;
  place-self: center ${({ $side }) => $side};
  z-index: 1;
  margin: ${space(2)};
  border-radius: ${radius.pill};
  background: rgb(6 12 18 / 72%);
  > button { color: ${color.text}; }
`;

export const Caption = styled.div`
  grid-area: caption;
  max-height: 30dvh;
  padding: ${space(3)} ${space(4)} ${space(4)};
  border-top: 1px solid ${color.line};
  color: ${color.text};
  font-size: ${font.s15};
  overflow-wrap: anywhere;
  overflow-y: auto;
  white-space: pre-line;
  ${wide} {
    max-height: none;
    padding: ${space(4)};
    border-top: 0;
    border-inline-start: 1px solid ${color.line};
  }
`;

export const Scale = styled.span`
  min-width: 48px;
  color: ${color.muted};
  font-size: ${font.s13};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const DownloadLink = styled.a`
  ${iconTarget}
`;
