import { ChevronLeft, ChevronRight, Download, RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { MediaFailed } from '../components/media-frame';
import { IconButton } from '../components/icon-button';
import { useModalDialog } from '../components/modal-dialog';
import { Spinner } from '../components/spinner';
import { VisuallyHidden } from '../components/visually-hidden';
import { downloadUrl } from './download-url';
import { usePictureView } from './use-picture-view';
import { transformOf, type Point, type Size } from './view';
import { Bar, Caption, Centre, Dialog, DownloadLink, Image, Scale, Stage, Step } from './viewer-layout';

export interface Picture {
  readonly src: string;
  /** In pixels, if known before it has loaded. */
  readonly size: Size | null;
  /** A smaller copy that is shown until the picture has loaded. */
  readonly preview: string | null;
  readonly alt: string;
  /** The description that is shown next to it. */
  readonly caption: string | null;
  /** The viewer's own: it can be downloaded. */
  readonly own: boolean;
}

export interface PictureViewerProps {
  /** The pictures that can be shown one after the other; read when the viewer opens. */
  readonly pictures: readonly Picture[];
  /** The position of the one that is shown first. */
  readonly start: number;
  readonly onClose: () => void;
}

/** How far an arrow key moves the picture, in px. */
const PAN_PX = 80;
/** From this scale the pixels of the picture are shown as squares. */
const PIXELS_FROM = 3;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_PX, y: 0 },
  ArrowRight: { x: -PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: PAN_PX },
  ArrowDown: { x: 0, y: -PAN_PX },
};

/** Pictures on the whole screen (POST-104): zoomed, moved and turned by pointer, touch and keys. Mounted while open. */
export function PictureViewer({ pictures: given, start, onClose }: PictureViewerProps): ReactNode {
  // A list that grows while the viewer is open must not change what is shown.
  const [pictures] = useState(given);
  const [index, setIndex] = useState(start);
  const [decoded, setDecoded] = useState<{ readonly src: string; readonly size: Size } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const picture = pictures[index];
  const src = picture?.src ?? '';
  const loaded = decoded?.src === src;
  const { ref, handlers } = useModalDialog({ open: true, onClose, closable: true });
  // The second press of a double click was meant for the button that opened the viewer.
  const presses = useRef(0);
  const step = (by: 1 | -1): void => {
    const next = index + by;
    if (!pictures[next]) return;
    setIndex(next);
    // At either end the button that had the focus is removed.
    if (!pictures[next + by]) ref.current?.focus({ preventScroll: true });
  };
  const {
    stage,
    handlers: gestures,
    ...view
  } = usePictureView({
    key: src,
    size: picture?.size ?? (loaded ? decoded.size : null),
    onOutside: () => {
      if (presses.current <= 1) onClose();
    },
    onSwipe: step,
  });

  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    const arrow = arrows[key];
    if (arrow && (arrow.x === 0 ? view.movable.y : view.movable.x)) view.pan(arrow);
    else if (key === 'ArrowLeft' || key === 'PageUp') step(-1);
    else if (key === 'ArrowRight' || key === 'PageDown') step(1);
    else if (key === '+' || key === '=') view.zoomIn();
    else if (key === '-' || key === '_') view.zoomOut();
    else if (key === '0') view.showWhole();
    else if (key === 'r' || key === 'R') view.rotate();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (press(event)) event.preventDefault();
    else handlers.onKeyDown(event);
  };
  if (!picture) return null;
  const { scale } = view.view ?? { scale: null };
  return (
    <Dialog ref={ref} aria-label="Image" aria-modal data-whole-screen tabIndex={-1} {...handlers} onKeyDown={onKeyDown}>
      <Bar>
        <span role="status">
          <VisuallyHidden>Image </VisuallyHidden>
          {pictures.length > 1 && `${index + 1} of ${pictures.length}`}
        </span>
        <IconButton label="Zoom out" icon={ZoomOut} disabled={!view.zoomed} onClick={view.zoomOut} />
        <Scale>{scale !== null && `${Math.round(scale * 100)}%`}</Scale>
        <IconButton label="Zoom in" icon={ZoomIn} disabled={view.atLargest} onClick={view.zoomIn} />
        <IconButton label="Rotate" icon={RotateCw} onClick={view.rotate} />
        {picture.own && (
          <DownloadLink
            href={downloadUrl(src)}
            download
            target="_blank"
            rel="noopener"
            aria-label="Download"
            title="Download"
          >
            <Download size={20} strokeWidth={1.75} aria-hidden />
          </DownloadLink>
        )}
        <IconButton label="Fechar modal" icon={X} onClick={onClose} />
      </Bar>
      <Stage
        ref={stage}
        $movable={view.movable.x || view.movable.y}
        onMouseDown={({ detail }: MouseEvent) => {
          presses.current = detail;
        }}
        {...gestures}
      >
        {failed !== src && (
          <Image
            key={src}
            src={src}
            alt={picture.alt || 'Without a description'}
            draggable={false}
            $smooth={view.smooth}
            $pixels={(scale ?? 0) >= PIXELS_FROM}
            width={picture.size?.width}
            height={picture.size?.height}
            style={{
              ...(view.view ? { transform: transformOf(view.view) } : { visibility: 'hidden' as const }),
              ...(picture.preview && !loaded && { backgroundImage: `url("${picture.preview}")` }),
            }}
            onLoad={({
              currentTarget: { naturalWidth: width, naturalHeight: height },
            }: SyntheticEvent<HTMLImageElement>) => setDecoded({ src, size: { width, height } })}
            onError={() => setFailed(src)}
          />
        )}
      </Stage>
      {failed === src ? (
        <MediaFailed onRetry={() => setFailed(null)}>The image could not be loaded.</MediaFailed>
      ) : (
        !loaded && (
          <Centre>
            <Spinner label="Loading the image" />
          </Centre>
        )
      )}
      {index > 0 && (
        <Step $side="start">
          <IconButton label="Previous image" icon={ChevronLeft} onClick={() => step(-1)} />
        </Step>
      )}
      {index < pictures.length - 1 && (
        <Step $side="end">
          <IconButton label="Next image" icon={ChevronRight} onClick={() => step(1)} />
        </Step>
      )}
      {picture.caption && (
        // A long description scrolls, also with the keyboard.
        <Caption role="region" aria-label="Description" dir="auto" tabIndex={0}>
          {picture.caption}
        </Caption>
      )}
    </Dialog>
  );
}
