import { useRef, useState } from 'react';
import type { Rect } from './redaction';
import type { Gestures } from './use-gestures';
import { limitView, MAX_SCALE, panBy, zoomBy, type Point, type Size, type View } from './view';

/** Keys and buttons zoom by this factor. */
const ZOOM_STEP = 1.5;
/** How far an arrow key moves the picture, as a share of what is shown. */
const PAN_SHARE = 1 / 8;

/** Offsets are shares of the frame, so that they stay right when it changes its size. */
const SCENE = { picture: { width: 1, height: 1 }, stage: { width: 1, height: 1 } } as const;
const WHOLE: View = { x: 0, y: 0, scale: 1, turns: 0 };

/**
 * Which part of the edited picture is shown (POST-122). A scale of 1 is the whole picture, as large as the editor shows it.
 * @param picture in pixels
 * @param moves whether a drag with one finger or the mouse moves the picture
 */
export function useEditorView(picture: Size, moves: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(WHOLE);
  const zoom = (factor: number, anchor?: Point): void => setView((current) => zoomBy(SCENE, current, factor, anchor));
  /** A distance or a point in px of the page, as shares of the frame. */
  const share = ({ x, y }: Point, from: Point = { x: 0, y: 0 }): Point => {
    const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: (x - from.x) / width, y: (y - from.y) / height };
  };
  const gestures: Gestures = {
    onDrag: (by, pointers) => {
      if (moves || pointers > 1) setView((current) => panBy(SCENE, current, share(by)));
    },
    onZoom: (factor, at) => {
      const { left: x = 0, top: y = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const point = share(at, { x, y });
      zoom(factor, { x: point.x - 0.5, y: point.y - 0.5 });
    },
  };
  const shown = shownPart(view, picture);
  return {
    /** The element that shows it. */
    frame,
    gestures,
    scale: view.scale,
    /** The part of the picture that is shown, in its pixels. */
    shown,
    atLargest: view.scale >= MAX_SCALE,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    showWhole: () => setView(WHOLE),
    /** Moves on in a direction: 1 is to the right or down. */
    pan: ({ x, y }: Point) => setView((current) => panBy(SCENE, current, { x: -x * PAN_SHARE, y: -y * PAN_SHARE })),
    /** Shows an area whose middle is outside of what is shown, such as one that got the focus. */
    reveal: (area: Rect) => {
      const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
      if (isInside(middle, shown)) return;
      setView((current) =>
        limitView(SCENE, {
          ...current,
          x: (0.5 - middle.x / picture.width) * current.scale,
          y: (0.5 - middle.y / picture.height) * current.scale,
        }),
      );
    },
  } as const;
}

const isInside = ({ x, y }: Point, part: Rect): boolean =>
  x >= part.x && x <= part.x + part.width && y >= part.y && y <= part.y + part.height;

function shownPart({ x, y, scale }: View, { width, height }: Size): Rect {
  return {
    x: (width * (1 - (1 + 2 * x) / scale)) / 2,
    y: (height * (1 - (1 + 2 * y) / scale)) / 2,
    width: width / scale,
    height: height / scale,
  };
}
