import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { DecodedPicture } from './decode-picture';
import { drawDetail, drawPreview } from './draw-edit';
import { Area, Detail, Frame, Handle, Stage } from './editor-layout';
import { areaAt, dragged, withArea, type AreaId, type Drag, type Tool } from './editor-areas';
import { isWhole, moveRect, resizeRect, type Edit, type Rect } from './redaction';
import { useGestures } from './use-gestures';
import type { useEditorView } from './use-editor-view';
import type { Point } from './view';

interface Props {
  readonly picture: DecodedPicture;
  readonly edit: Edit;
  readonly tool: Tool;
  /** The part of the picture that is shown. */
  readonly view: ReturnType<typeof useEditorView>;
  /** A drag moves the picture instead of drawing. */
  readonly moves: boolean;
  readonly selected: AreaId | null;
  readonly helpId: string;
  readonly onSelect: (id: AreaId) => void;
  readonly onDraft: (edit: Edit | null) => void;
  readonly onCommit: (edit: Edit) => void;
  readonly onRemove: (id: AreaId) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** An arrow key moves an area by this share of the longest side of what is shown. */
const STEP_SHARE = 1 / 100;

/**
 * The picture with its areas: drag to draw one, to move it, or its corner to change its size; keys do the same. Two fingers and
 * the wheel zoom.
 */
export function EditorStage({
  picture: { source, copy },
  edit,
  tool,
  view: { frame, gestures, scale, shown, pan, reveal },
  moves,
  selected,
  helpId,
  onSelect,
  onDraft,
  onCommit,
  onRemove,
}: Props): ReactNode {
  const handlers = useGestures(frame, gestures);
  const canvas = useRef<HTMLCanvasElement>(null);
  const detail = useRef<HTMLCanvasElement>(null);
  const drag = useRef<Drag | null>(null);
  const isZoomed = scale > 1;
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, copy, edit, source);
  }, [copy, source, edit]);
  useEffect(() => {
    if (canvas.current && detail.current) drawDetail(detail.current, canvas.current, edit, source, shown);
  }, [source, edit, shown]);

  const toPicture = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return { x: 0, y: 0 };
    return {
      x: shown.x + ((clientX - box.left) * shown.width) / box.width,
      y: shown.y + ((clientY - box.top) * shown.height) / box.height,
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    handlers.onPointerDown(event);
    // A second finger zooms: what the first one has begun was not meant.
    if (drag.current) return finish(false);
    if (event.button > 0 || event.isPrimary === false || moves) return;
    drag.current = { ...areaAt(event.target), tool, from: toPicture(event), before: edit, after: null };
    if (drag.current.id !== null) onSelect(drag.current.id);
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    handlers.onPointerMove(event);
    if (!drag.current) return;
    const after = dragged(drag.current, toPicture(event), source);
    drag.current = { ...drag.current, after };
    onDraft(after?.edit ?? null);
  };
  const finish = (complete: boolean): void => {
    const after = drag.current?.after;
    drag.current = null;
    if (!after || !complete) return onDraft(null);
    onCommit(after.edit);
    onSelect(after.id);
  };
  const onKeyDown = (event: KeyboardEvent, id: AreaId, rect: Rect): void => {
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      const step = Math.max(1, Math.round(Math.max(shown.width, shown.height) * STEP_SHARE));
      const by = { x: arrow.x * step, y: arrow.y * step };
      const next = event.shiftKey ? resizeRect(rect, by, source) : moveRect(rect, by, source);
      reveal(next);
      onCommit(withArea(edit, id, next));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(id);
    }
  };
  const renderArea = (id: AreaId, rect: Rect, label: string): ReactNode => (
    <Area
      key={id}
      type="button"
      data-area={id}
      data-selected={id === selected}
      aria-label={label}
      aria-describedby={helpId}
      $crop={id === 'crop'}
      // While another area is drawn, a press inside the part that is kept draws.
      $passive={id === 'crop' && (tool !== 'crop' || isWhole(rect, source))}
      style={placement(rect, source)}
      onFocus={() => {
        onSelect(id);
        // Not the part to keep, whose middle says little. A press has its area under the pointer.
        if (id !== 'crop' && !drag.current) reveal(rect);
      }}
      onKeyDown={(event) => onKeyDown(event, id, rect)}
    >
      {id === selected && <Handle data-handle aria-hidden />}
    </Area>
  );
  const { crop, redactions } = edit;
  return (
    <Frame
      ref={frame}
      $ratio={source.width / source.height}
      $moves={moves}
      // Only what is outside can be moved to.
      {...(isZoomed && { role: 'group', tabIndex: 0, 'aria-label': 'Part of the picture', 'aria-describedby': helpId })}
      onKeyDown={(event) => {
        const arrow = event.target === event.currentTarget && isZoomed && arrows[event.key];
        if (!arrow) return;
        event.preventDefault();
        pan(arrow);
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => {
        handlers.onPointerUp(event);
        finish(true);
      }}
      onPointerCancel={(event) => {
        handlers.onPointerCancel(event);
        finish(false);
      }}
    >
      <Stage style={enlarged(shown, source)}>
        <canvas ref={canvas} width={copy.width} height={copy.height} role="img" aria-label="The edited picture" />
        {isZoomed && <Detail ref={detail} style={placement(shown, source)} aria-hidden />}
        {redactions.map((redaction, index) =>
          renderArea(redaction.id, redaction, `${redaction.kind === 'box' ? 'Black box' : 'Blur'} ${index + 1}`),
        )}
        {(tool === 'crop' || !isWhole(crop, source)) && renderArea('crop', crop, 'Part to keep')}
      </Stage>
    </Frame>
  );
}

const percent = (part: number, of: number): string => `${(part / of) * 100}%`;

const placement = ({ x, y, width, height }: Rect, picture: HTMLCanvasElement): CSSProperties => ({
  left: percent(x, picture.width),
  top: percent(y, picture.height),
  width: percent(width, picture.width),
  height: percent(height, picture.height),
});

/** The stage of a frame that shows this part only. */
const enlarged = ({ x, y, width, height }: Rect, picture: HTMLCanvasElement): CSSProperties => ({
  left: percent(-x, width),
  top: percent(-y, height),
  width: percent(picture.width, width),
  height: percent(picture.height, height),
});
