import { useGestures } from '@cred/ui/gestures';
import { useRef } from 'react';
import { pan, zoomOf, zoomTo, type Anchor, type Crop, type Size } from '../../lib/crop';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Converts gestures over a frame into changes of the crop: one finger moves, two and the wheel also zoom. */
export function useCropGestures(source: Size | null, onCrop: (change: (crop: Crop) => Crop) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const handlers = useGestures(frame, {
    onDrag: (by) => {
      const box = frame.current?.getBoundingClientRect();
      if (source && box?.width && box.height)
        onCrop((current) => pan(current, { x: by.x / box.width, y: by.y / box.height }, source));
    },
    onZoom: (factor, at) => {
      if (!source || !frame.current) return;
      const anchor = toFraction(frame.current, at);
      onCrop((current) => zoomTo(current, zoomOf(current, source) * factor, source, anchor));
    },
  });
  return { frame, handlers } as const;
}

/** A point on the screen as fractions of an element. */
function toFraction(element: HTMLElement, point: Point): Anchor {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? { x: (point.x - left) / width, y: (point.y - top) / height } : { x: 0.5, y: 0.5 };
}
