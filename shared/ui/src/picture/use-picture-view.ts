import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useGestures } from './use-gestures';
import {
  canPan,
  isZoomed,
  MAX_SCALE,
  onNewStage,
  panBy,
  startView,
  toggleZoom,
  turn,
  wholeView,
  zoomBy,
  type Point,
  type Scene,
  type Size,
  type View,
} from './view';

/** A swipe of at least this length leads to the next picture. */
const SWIPE_PX = 60;
/** Keys and buttons zoom by this factor. */
const ZOOM_STEP = 1.4;

interface Shown {
  readonly key: string;
  readonly scene: Scene;
  readonly view: View;
  /** Whether the change is animated: steps are, drags follow the pointer. */
  readonly smooth: boolean;
}

interface Options {
  /** Identifies the picture; another one starts with its own view. */
  readonly key: string;
  /** The picture's size; null until it is known. */
  readonly size: Size | null;
  readonly onOutside: () => void;
  /** A swipe over a picture that cannot be moved sideways: 1 is the next one. */
  readonly onSwipe: (step: 1 | -1) => void;
}

/** The view of a picture on a stage, and everything that changes it. Nothing but a CSS transform depends on it. */
export function usePictureView({ key, size, onOutside, onSwipe }: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const { width, height } = size ?? {};

  useLayoutEffect(() => {
    const picture = width && height ? { width, height } : null;
    const scene = picture && stage.current && { picture, stage: sizeOf(stage.current) };
    setShown(scene && { key, scene, view: startView(scene), smooth: false });
  }, [key, width, height]);

  useEffect(() => {
    const onResize = (): void =>
      setShown((current) => {
        if (!current || !stage.current) return current;
        const scene = { ...current.scene, stage: sizeOf(stage.current) };
        return { ...current, scene, view: onNewStage(current.scene, scene, current.view), smooth: false };
      });
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  const change = useCallback(
    (next: (scene: Scene, view: View) => View, smooth: boolean): void =>
      setShown((current) => current && { ...current, view: next(current.scene, current.view), smooth }),
    [],
  );
  const toStage = (at: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const current = shown?.key === key ? shown : null;
  const zoomed = current !== null && isZoomed(current.scene, current.view);
  const movable = current ? canPan(current.scene, current.view) : { x: false, y: false };

  const handlers = useGestures(stage, {
    onDrag: (by) => change((scene, view) => panBy(scene, view, by), false),
    onZoom: (factor, at) => {
      const anchor = toStage(at);
      change((scene, view) => zoomBy(scene, view, factor, anchor), false);
    },
    onTap: (at, target, again) => {
      if (target === stage.current) return onOutside();
      const anchor = toStage(at);
      if (again) change((scene, view) => toggleZoom(scene, view, anchor), true);
    },
    onRelease: ({ x, y }) => {
      if (!movable.x && Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  });
  return {
    stage,
    handlers,
    view: current?.view ?? null,
    smooth: current?.smooth ?? false,
    zoomed,
    movable,
    atLargest: current !== null && current.view.scale >= MAX_SCALE,
    zoomIn: () => change((scene, view) => zoomBy(scene, view, ZOOM_STEP), true),
    zoomOut: () => change((scene, view) => zoomBy(scene, view, 1 / ZOOM_STEP), true),
    showWhole: () => change((scene, view) => wholeView(scene, view.turns), true),
    rotate: () => change(turn, true),
    pan: (by: Point) => change((scene, view) => panBy(scene, view, by), true),
  } as const;
}

function sizeOf(element: HTMLElement): Size {
  const { width, height } = element.getBoundingClientRect();
  return { width: Math.max(1, width), height: Math.max(1, height) };
}
