import { MIN_SIDE, moveRect, rectBetween, resizeRect, type Edit, type Rect, type RedactionKind } from './redaction';
import type { Point, Size } from './view';

/** What a drag over the picture draws. */
export type Tool = RedactionKind | 'crop';

/** A redaction by its id, or the part that is kept. */
export type AreaId = number | 'crop';

export interface Drag {
  /** The area that is moved; null when one is drawn. */
  readonly id: AreaId | null;
  /** Its corner is dragged. */
  readonly resizes: boolean;
  readonly tool: Tool;
  readonly from: Point;
  readonly before: Edit;
  /** What the drag has changed so far; null while it is too small. */
  readonly after: { readonly edit: Edit; readonly id: AreaId } | null;
}

/** The area that a press on an element of the stage is meant for. */
export function areaAt(target: EventTarget): Pick<Drag, 'id' | 'resizes'> {
  const element = target instanceof Element ? target : null;
  const id = element?.closest<HTMLElement>('[data-area]')?.dataset['area'];
  return {
    id: id === undefined ? null : id === 'crop' ? id : Number(id),
    resizes: element?.closest('[data-handle]') !== null && element !== null,
  };
}

const rectOf = ({ crop, redactions }: Edit, id: AreaId): Rect | undefined =>
  id === 'crop' ? crop : redactions.find((redaction) => redaction.id === id);

/** The edit with another place and size of an area. */
export const withArea = (edit: Edit, id: AreaId, rect: Rect): Edit =>
  id === 'crop'
    ? { ...edit, crop: rect }
    : {
        ...edit,
        redactions: edit.redactions.map((redaction) => (redaction.id === id ? { ...redaction, ...rect } : redaction)),
      };

const nextId = ({ redactions }: Edit): number => Math.max(0, ...redactions.map(({ id }) => id)) + 1;

/** The edit with a new area of the tool's kind, and the area's id. */
export function addArea(edit: Edit, tool: Tool, rect: Rect): { readonly edit: Edit; readonly id: AreaId } {
  if (tool === 'crop') return { edit: { ...edit, crop: rect }, id: 'crop' };
  const id = nextId(edit);
  return { edit: { ...edit, redactions: [...edit.redactions, { ...rect, id, kind: tool }] }, id };
}

/** The edit without an area; without the crop the whole picture is kept. */
export const withoutArea = (edit: Edit, id: AreaId, picture: Size): Edit =>
  id === 'crop'
    ? { ...edit, crop: { x: 0, y: 0, width: picture.width, height: picture.height } }
    : { ...edit, redactions: edit.redactions.filter((redaction) => redaction.id !== id) };

/** What a drag to this point changes. */
export function dragged(drag: Drag, to: Point, picture: Size): Drag['after'] {
  const { id, resizes, tool, from, before } = drag;
  const by = { x: to.x - from.x, y: to.y - from.y };
  if (id !== null) {
    const rect = rectOf(before, id);
    if (!rect || (by.x === 0 && by.y === 0)) return drag.after;
    return { edit: withArea(before, id, (resizes ? resizeRect : moveRect)(rect, by, picture)), id };
  }
  const rect = rectBetween(from, to, picture);
  return rect.width < Math.min(MIN_SIDE, picture.width) || rect.height < Math.min(MIN_SIDE, picture.height)
    ? null
    : addArea(before, tool, rect);
}
