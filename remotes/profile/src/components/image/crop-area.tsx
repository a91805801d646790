import { color, font, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { maxZoom, pan, placement, zoomOf, zoomTo, type Crop, type Size } from '../../lib/crop';
import { useCropGestures } from './use-crop-gestures';

/**
 * The whole frame must fit into a window of small height, because the wheel over the frame zooms and does not scroll. `touch-action` keeps
 * the page from scrolling and zooming during a gesture. `::after` dims the corners that the round shape cuts off.
 */
const Frame = styled.div<{ $round: boolean; $ratio: number }>`
  position: relative;
  overflow: hidden;
  width: min(100%, ${({ $ratio }) => $ratio * 42}dvh);
  margin: 0 auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: ${radius.media};
  background: ${color.pressed};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  img {
    position: absolute;
    max-width: none;
    height: auto;
    pointer-events: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ $round }) => ($round ? '50%' : radius.media)};
    box-shadow: ${({ $round }) => ($round ? '0 0 0 200px rgb(6 12 18 / 55%), ' : '')}inset 0 0 0 2px rgb(255 255 255 / 70%);
    pointer-events: none;
  }
`;

const ZoomRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  margin-top: ${space(3)};
  color: ${color.muted};

  svg {
    flex: none;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 40px;
    accent-color: ${color.accent};
    cursor: pointer;
  }
`;

const Help = styled.p`
  margin-top: ${space(1)};
  color: ${color.muted};
  font-size: ${font.s13};

  @media (hover: none) {
    .mouse {
      display: none;
    }
  }
  @media (hover: hover) {
    .touch {
      display: none;
    }
  }
`;

const STEP = 0.02;
const LARGE_STEP = 0.1;
const ZOOM_STEP = 1.1;

const directions: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  readonly url: string;
  readonly ratio: number;
  /** The size of the image; null until it is decoded. */
  readonly source: Size | null;
  readonly crop: Crop | null;
  readonly onCrop: (change: (crop: Crop) => Crop) => void;
  readonly image: Ref<HTMLImageElement>;
  readonly onLoad: (source: Size) => void;
  readonly onUnreadable: () => void;
  /** Whether the crop is shown as a circle, as for the avatar. */
  readonly round: boolean;
}

/**
 * Shows the image behind a frame. Dragging, pinching, the wheel, the arrow keys, + and - select the part that is kept.
 */
export function CropArea({ url, ratio, source, crop, onCrop, image, onLoad, onUnreadable, round }: Props) {
  const helpId = useId();
  const { frame, handlers } = useCropGestures(source, onCrop);
  const zoom = source && crop ? zoomOf(crop, source) : 1;
  const largestZoom = source ? maxZoom(source, ratio) : 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!source) return;
    const direction = directions[event.key];
    if (direction) {
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onCrop((current) => pan(current, { x: direction.x * step, y: direction.y * step }, source));
    } else if (['+', '=', '-', '_'].includes(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const factor = '+='.includes(event.key) ? ZOOM_STEP : 1 / ZOOM_STEP;
      onCrop((current) => zoomTo(current, zoomOf(current, source) * factor, source));
    }
  };
  const imageStyle: CSSProperties = source && crop ? placement(crop, source) : { visibility: 'hidden' };
  return (
    <div>
      <Frame
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label="Part of the picture to keep"
        aria-describedby={helpId}
        data-autofocus
        $round={round}
        $ratio={ratio}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          style={imageStyle}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width && height ? onLoad({ width, height }) : onUnreadable()
          }
          onError={onUnreadable}
        />
      </Frame>
      <ZoomRow>
        <ZoomOut size={20} strokeWidth={1.75} aria-hidden />
        <input
          type="range"
          aria-label="Zoom"
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          min={1}
          max={largestZoom}
          step={0.01}
          value={zoom}
          disabled={largestZoom === 1}
          onChange={(event) => {
            const newZoom = event.currentTarget.valueAsNumber;
            if (source) onCrop((current) => zoomTo(current, newZoom, source));
          }}
        />
        <ZoomIn size={20} strokeWidth={1.75} aria-hidden />
      </ZoomRow>
      <Help id={helpId}>
        <span className="touch">Drag to move, pinch to zoom.</span>
        <span className="mouse">Drag to move, scroll to zoom. With the keyboard: arrows, + and −.</span>
      </Help>
    </div>
  );
}
