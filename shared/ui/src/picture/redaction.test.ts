import { addArea, areaAt, dragged, withArea, withoutArea, type Drag } from './editor-areas';
import {
  cellsOf,
  editedSize,
  inwards,
  isUnchanged,
  MAX_CANVAS,
  moveRect,
  outwards,
  partInside,
  rectBetween,
  rectInMiddle,
  resizeRect,
  roughColours,
  startEdit,
} from './redaction';

const picture = { width: 1_000, height: 800 };
const rect = { x: 100, y: 200, width: 300, height: 100 };

describe('a rectangle', () => {
  it('lies between two points in any direction, inside the picture', () => {
    expect(rectBetween({ x: 400, y: 300 }, { x: 100, y: 200 }, picture)).toEqual(rect);
    expect(rectBetween({ x: 900, y: 700 }, { x: 9_999, y: -5 }, picture)).toEqual({
      x: 900,
      y: 0,
      width: 100,
      height: 700,
    });
  });

  it('moves as far as the edges', () => {
    expect(moveRect(rect, { x: 10, y: -20 }, picture)).toEqual({ ...rect, x: 110, y: 180 });
    expect(moveRect(rect, { x: 9_999, y: -9_999 }, picture)).toEqual({ ...rect, x: 700, y: 0 });
  });

  it('grows to the edges and shrinks to the smallest size', () => {
    expect(resizeRect(rect, { x: 10, y: -20 }, picture)).toEqual({ ...rect, width: 310, height: 80 });
    expect(resizeRect(rect, { x: 9_999, y: -9_999 }, picture)).toEqual({ ...rect, width: 900, height: 16 });
  });

  it('covers every pixel that it touches, and keeps none that it does not contain', () => {
    const between = { x: 10.2, y: 20.9, width: 5.1, height: 5.1 };
    expect(outwards(between, picture)).toEqual({ x: 10, y: 20, width: 6, height: 6 });
    expect(inwards(between, picture)).toEqual({ x: 11, y: 21, width: 4, height: 5 });
    expect(inwards({ x: 999.9, y: 0, width: 0.1, height: 0.1 }, picture)).toEqual({
      x: 999,
      y: 0,
      width: 1,
      height: 1,
    });
  });

  it('has a part inside of another one', () => {
    expect(partInside(rect, { x: 150, y: 0, width: 100, height: 250 })).toEqual({
      x: 0,
      y: 200,
      width: 100,
      height: 50,
    });
    expect(partInside(rect, { x: 500, y: 0, width: 100, height: 800 })).toBeNull();
  });

  it('is added in the middle of the part that is kept', () => {
    expect(rectInMiddle({ x: 200, y: 0, width: 400, height: 800 })).toEqual({
      x: 350,
      y: 350,
      width: 100,
      height: 100,
    });
  });
});

describe('an edit', () => {
  const start = startEdit(picture);
  const drag = (over: Partial<Drag>): Drag => ({
    id: null,
    resizes: false,
    tool: 'box',
    from: { x: 100, y: 200 },
    before: start,
    after: null,
    ...over,
  });

  it('changes nothing at first', () => {
    expect(isUnchanged(start, picture)).toBe(true);
    expect(isUnchanged(addArea(start, 'blur', rect).edit, picture)).toBe(false);
    expect(isUnchanged(addArea(start, 'crop', rect).edit, picture)).toBe(false);
  });

  it('gets an area by a drag that is long enough', () => {
    expect(dragged(drag({}), { x: 400, y: 300 }, picture)).toEqual(addArea(start, 'box', rect));
    expect(dragged(drag({ tool: 'crop' }), { x: 400, y: 300 }, picture)?.edit.crop).toEqual(rect);
    expect(dragged(drag({}), { x: 105, y: 300 }, picture)).toBeNull();
  });

  it('moves and resizes an area by a drag', () => {
    const { edit: before, id } = addArea(start, 'box', rect);
    const to = { x: 110, y: 220 };
    expect(dragged(drag({ before, id }), to, picture)?.edit.redactions).toMatchObject([{ ...rect, x: 110, y: 220 }]);
    expect(dragged(drag({ before, id, resizes: true }), to, picture)?.edit.redactions).toMatchObject([
      { ...rect, width: 310, height: 120 },
    ]);
    expect(dragged(drag({ before, id }), { x: 100, y: 200 }, picture)).toBeNull();
  });

  it('loses an area, or its crop', () => {
    const { edit, id } = addArea(addArea(start, 'crop', rect).edit, 'box', rect);
    expect(withoutArea(withoutArea(edit, id, picture), 'crop', picture)).toEqual(start);
    expect(withArea(edit, 'crop', { ...rect, x: 0 }).crop.x).toBe(0);
  });

  it('recognises what was pressed', () => {
    const area = Object.assign(document.createElement('button'), { innerHTML: '<span data-handle></span>' });
    area.dataset['area'] = '7';
    expect(areaAt(area)).toEqual({ id: 7, resizes: false });
    expect(areaAt(area.firstElementChild!)).toEqual({ id: 7, resizes: true });
    expect(areaAt(document.body)).toEqual({ id: null, resizes: false });
  });
});

describe('blur', () => {
  const width = 400;
  const height = 40;
  /** A line of black and white stripes, such as letters. */
  const stripes = (every: number): Uint8ClampedArray =>
    Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) =>
      index % 4 === 3 ? 255 : Math.floor(((index >> 2) % width) / every) % 2 === 0 ? 0 : 255,
    );
  const area = { x: 0, y: 0, width, height };

  it('keeps fewer colours than a line has letters, and never more than a few rows', () => {
    expect(cellsOf(area, { width: 1_600, height: 1_200 })).toEqual({ width: 10, height: 1 });
    expect(cellsOf({ width: 800, height: 800 }, { width: 1_600, height: 1_200 })).toEqual({ width: 4, height: 4 });
    expect(cellsOf({ width: 3, height: 3 }, picture)).toEqual({ width: 1, height: 1 });
  });

  it('gives different texts of the same darkness the same colours', () => {
    const cells = { width: 10, height: 1 };
    const [thin, thick] = [5, 20].map((every) => roughColours(stripes(every), area, cells, () => 0.5));
    expect(thin).toEqual(thick);
    expect([...(thin ?? [])].slice(0, 4)).toEqual([128, 128, 128, 255]);
  });

  it('adds chance to every colour, so that they cannot be computed from a guessed text', () => {
    const cells = { width: 10, height: 1 };
    const [a, b] = [0, 1].map((chance) => roughColours(stripes(5), area, cells, () => chance));
    expect(Math.abs((a?.[0] ?? 0) - (b?.[0] ?? 0))).toBeGreaterThanOrEqual(40);
  });
});

describe('editedSize', () => {
  it('keeps a picture that fits a canvas, and scales down 40 megapixels', () => {
    expect(editedSize({ width: 2_400, height: 1_800 })).toEqual({ width: 2_400, height: 1_800 });
    const { width, height } = editedSize({ width: 8_000, height: 5_000 });
    expect(width).toBeLessThanOrEqual(MAX_CANVAS.side);
    expect(width * height).toBeLessThanOrEqual(MAX_CANVAS.pixels);
    expect(width / height).toBeCloseTo(1.6, 2);
    expect(editedSize({ width: 40_000, height: 2 })).toEqual({ width: 4_096, height: 1 });
  });
});
