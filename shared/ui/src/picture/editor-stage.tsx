import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { DecodedPicture } from './decode-picture';
import { drawPreview } from './draw-edit';
import { Area, Handle, Stage } from './editor-layout';
import { areaAt, dragged, withArea, type AreaId, type Drag, type Tool } from './editor-areas';
import { isWhole, moveRect, resizeRect, type Edit, type Rect } from './redaction';
import type { Point } from './view';

interface Props {
  readonly picture: DecodedPicture;
  readonly edit: Edit;
  readonly tool: Tool;
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
/** An arrow key moves by this share of the picture's longest side. */
const STEP_SHARE = 1 / 100;

/** The picture with its areas: drag to draw one, to move it, or its corner to change its size; keys do the same. */
export function EditorStage({
  picture: { source, copy },
  edit,
  tool,
  selected,
  helpId,
  onSelect,
  onDraft,
  onCommit,
  onRemove,
}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<Drag | null>(null);
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, copy, edit, source);
  }, [copy, source, edit]);

  const toPicture = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) * source.width) / box.width,
      y: ((clientY - box.top) * source.height) / box.height,
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button > 0 || drag.current) return;
    drag.current = { ...areaAt(event.target), tool, from: toPicture(event), before: edit, after: null };
    if (drag.current.id !== null) onSelect(drag.current.id);
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
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
      const step = Math.max(1, Math.round(Math.max(source.width, source.height) * STEP_SHARE));
      const by = { x: arrow.x * step, y: arrow.y * step };
      onCommit(withArea(edit, id, event.shiftKey ? resizeRect(rect, by, source) : moveRect(rect, by, source)));
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
      onFocus={() => onSelect(id)}
      onKeyDown={(event) => onKeyDown(event, id, rect)}
    >
      {id === selected && <Handle data-handle aria-hidden />}
    </Area>
  );
  const { crop, redactions } = edit;
  return (
    <Stage
      ref={stage}
      $ratio={source.width / source.height}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => finish(true)}
      onPointerCancel={() => finish(false)}
    >
      <canvas ref={canvas} width={copy.width} height={copy.height} role="img" aria-label="The edited picture" />
      {redactions.map((redaction, index) =>
        renderArea(redaction.id, redaction, `${redaction.kind === 'box' ? 'Black box' : 'Blur'} ${index + 1}`),
      )}
      {(tool === 'crop' || !isWhole(crop, source)) && renderArea('crop', crop, 'Part to keep')}
    </Stage>
  );
}

const percent = (part: number, of: number): string => `${(part / of) * 100}%`;

const placement = ({ x, y, width, height }: Rect, picture: HTMLCanvasElement): CSSProperties => ({
  left: percent(x, picture.width),
  top: percent(y, picture.height),
  width: percent(width, picture.width),
  height: percent(height, picture.height),
});
