import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { pan, zoomOf, zoomTo, type Anchor, type Crop, type Size } from '../../lib/crop';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface CropGestures {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** The zoom per pixel of the wheel: one step of the wheel, about 100 px, zooms by about a sixth. */
const ZOOM_PER_PIXEL = 0.0015;
/** The pixels of one line, for wheels that report lines. */
const PIXELS_PER_LINE = 16;

const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Converts pointer and wheel events over a frame into changes of the crop: one finger moves, two also zoom. */
export function useCropGestures(source: Size | null, onCrop: (change: (crop: Crop) => Crop) => void): CropGestures {
  const frame = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = frame.current;
    if (!element || !source) return;
    const onWheel = (event: WheelEvent): void => {
      // A native listener, because React's listener is passive and could not prevent the dialog from scrolling.
      event.preventDefault();
      const delta = event.deltaMode === 0 ? event.deltaY : event.deltaY * PIXELS_PER_LINE;
      const anchor = toFraction(element, { x: event.clientX, y: event.clientY });
      onCrop((current) => zoomTo(current, zoomOf(current, source) * Math.exp(-delta * ZOOM_PER_PIXEL), source, anchor));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [source, onCrop]);

  const move = (event: PointerEvent<HTMLElement>): void => {
    const element = frame.current;
    if (!element || !source || !pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...pointers.current.values()];
    const [from, to] = [toFraction(element, centre(before)), toFraction(element, centre(after))];
    const factor = distance(before) > 0 ? distance(after) / distance(before) : 1;
    onCrop((current) => {
      const moved = pan(current, { x: to.x - from.x, y: to.y - from.y }, source);
      return factor === 1 ? moved : zoomTo(moved, zoomOf(moved, source) * factor, source, to);
    });
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    pointers.current.delete(event.pointerId);
  };
  return {
    frame,
    handlers: {
      onPointerDown: (event) => {
        if (event.button > 0 || pointers.current.size > 1) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        // Captured, so that a drag continues outside of the frame.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

/** A point on the screen as fractions of an element. */
function toFraction(element: HTMLElement, point: Point): Anchor {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? { x: (point.x - left) / width, y: (point.y - top) / height } : { x: 0.5, y: 0.5 };
}
