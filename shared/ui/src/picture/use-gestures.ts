import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { Point } from './view';

/** What gestures over an element mean; points are in client coordinates. */
export interface Gestures {
  readonly onDrag: (by: Point, pointers: number) => void;
  /** The wheel, or two fingers. */
  readonly onZoom: (factor: number, at: Point) => void;
  /** A press without a movement; `again` when it follows another one at the same place. */
  readonly onTap?: (at: Point, target: EventTarget, again: boolean) => void;
  /** The end of a drag with one finger or the mouse, with its whole distance. */
  readonly onRelease?: (total: Point) => void;
}

export interface GestureHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** The zoom per pixel of the wheel: one step of the wheel, about 100 px, zooms by about a sixth. */
const ZOOM_PER_PIXEL = 0.0015;
/** Two fingers on a touchpad send small steps with the Control key. */
const ZOOM_PER_PINCH_PIXEL = 0.01;
/** The pixels of one line, for wheels that report lines. */
const PIXELS_PER_LINE = 16;
/** A press that moves less is a tap. */
const TAP_PX = 8;
const DOUBLE_TAP_PX = 40;
const DOUBLE_TAP_MS = 350;

const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** The press that may still become a tap or a drag with one pointer. */
interface Press {
  readonly from: Point;
  readonly target: EventTarget;
  moved: boolean;
}

/** Converts pointer and wheel events over an element into gestures: one pointer drags, two also zoom. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): GestureHandlers {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | null>(null);
  const lastTap = useRef<{ readonly at: Point; readonly time: number } | null>(null);
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const onWheel = (event: WheelEvent): void => {
      // A native listener, because React's listener is passive and could not prevent the page from scrolling.
      event.preventDefault();
      const delta = event.deltaMode === 0 ? event.deltaY : event.deltaY * PIXELS_PER_LINE;
      const perPixel = event.ctrlKey ? ZOOM_PER_PINCH_PIXEL : ZOOM_PER_PIXEL;
      latest.current.onZoom(Math.exp(-delta * perPixel), pointOf(event));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [element]);

  const tap = (at: Point, target: EventTarget, time: number): void => {
    const last = lastTap.current;
    const again = last !== null && time - last.time < DOUBLE_TAP_MS && distance([at, last.at]) < DOUBLE_TAP_PX;
    lastTap.current = again ? null : { at, time };
    latest.current.onTap?.(at, target, again);
  };
  return {
    onPointerDown: (event) => {
      if (event.button > 0 || pointers.current.size > 1) return;
      const from = pointOf(event);
      press.current = pointers.current.size === 0 ? { from, target: event.target, moved: false } : null;
      pointers.current.set(event.pointerId, from);
      // Captured, so that a drag continues outside of the element.
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event) => {
      if (!pointers.current.has(event.pointerId)) return;
      const before = [...pointers.current.values()];
      const at = pointOf(event);
      pointers.current.set(event.pointerId, at);
      const after = [...pointers.current.values()];
      if (press.current && distance([at, press.current.from]) > TAP_PX) press.current.moved = true;
      latest.current.onDrag(minus(centre(after), centre(before)), after.length);
      if (distance(before) > 0) latest.current.onZoom(distance(after) / distance(before), centre(after));
    },
    onPointerUp: (event) => {
      if (!pointers.current.delete(event.pointerId) || !press.current) return;
      const { from, target, moved } = press.current;
      press.current = null;
      const at = pointOf(event);
      if (moved) latest.current.onRelease?.(minus(at, from));
      else tap(at, target, event.timeStamp);
    },
    onPointerCancel: (event) => {
      pointers.current.delete(event.pointerId);
      press.current = null;
    },
  };
}
