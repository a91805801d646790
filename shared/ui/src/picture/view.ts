/** The geometry of a picture in the viewer, as pure functions. Lengths are in CSS pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture is shown. A scale of 1 shows one pixel of the picture as one CSS pixel. */
export interface View extends Point {
  /** `x` and `y` are the offset of the picture's centre from the centre of the stage. */
  readonly scale: number;
  /** Quarter turns clockwise; they only grow, so that a turn is animated in its direction. */
  readonly turns: number;
}

/** A picture, and the part of the screen that shows it. */
export interface Scene {
  readonly picture: Size;
  readonly stage: Size;
}

export const MAX_SCALE = 8;
/** From this ratio of its sides a picture is long: shown whole, it would be a thin strip. */
const LONG_RATIO = 2.5;
/** The least zoom of a double tap, for pictures whose pixels are already shown one to one. */
const TOGGLE_FACTOR = 2.5;
const CENTRE: Point = { x: 0, y: 0 };

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** The size of the picture as it is turned. */
const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** How far the centre of a picture of this length can be from the centre of the stage. */
const room = (length: number, stage: number): number => Math.max(0, (length - stage) / 2);

function roomOf({ picture, stage }: Scene, { scale, turns }: Pick<View, 'scale' | 'turns'>): Point {
  const { width, height } = turned(picture, turns);
  return { x: room(width * scale, stage.width), y: room(height * scale, stage.height) };
}

/** The scale that shows the whole picture; a small one is not enlarged. */
function wholeScale({ picture, stage }: Scene, turns: number): number {
  const { width, height } = turned(picture, turns);
  return Math.min(1, stage.width / width, stage.height / height);
}

/** The whole picture in the centre. */
export const wholeView = (scene: Scene, turns: number): View => ({
  ...CENTRE,
  scale: wholeScale(scene, turns),
  turns,
});

/** The first view: the whole picture, or the start of a long one at a scale at which it can be read. */
export function startView(scene: Scene, turns = 0): View {
  const { width, height } = turned(scene.picture, turns);
  const isLong = Math.max(width / height, height / width) >= LONG_RATIO;
  if (!isLong) return wholeView(scene, turns);
  const scale = Math.min(1, Math.max(scene.stage.width / width, scene.stage.height / height));
  return { ...roomOf(scene, { scale, turns }), scale, turns };
}

/** Whether more is shown than the whole picture at its smallest. */
export const isZoomed = (scene: Scene, { scale, turns }: View): boolean => scale > wholeScale(scene, turns) * 1.001;

/** The directions in which a part of the picture is outside of the stage. */
export function canPan(scene: Scene, view: View): { readonly x: boolean; readonly y: boolean } {
  const { x, y } = roomOf(scene, view);
  return { x: x > 0.5, y: y > 0.5 };
}

/** Limits the scale, and moves the picture back so that the stage has no empty space that the picture can fill. */
export function limitView(scene: Scene, view: View): View {
  const scale = clamp(wholeScale(scene, view.turns), view.scale, MAX_SCALE);
  const { x, y } = roomOf(scene, { scale, turns: view.turns });
  return { scale, turns: view.turns, x: clamp(-x, view.x, x), y: clamp(-y, view.y, y) };
}

export const panBy = (scene: Scene, view: View, by: Point): View =>
  limitView(scene, { ...view, x: view.x + by.x, y: view.y + by.y });

/** Zooms, and keeps the point of the picture under `anchor` in place; `anchor` is relative to the stage's centre. */
export function zoomBy(scene: Scene, view: View, factor: number, anchor: Point = CENTRE): View {
  const scale = clamp(wholeScale(scene, view.turns), view.scale * factor, MAX_SCALE);
  const ratio = scale / view.scale;
  return limitView(scene, {
    ...view,
    scale,
    x: anchor.x + (view.x - anchor.x) * ratio,
    y: anchor.y + (view.y - anchor.y) * ratio,
  });
}

/** Shows the whole picture when it is zoomed, else the pixels around `anchor`. */
export function toggleZoom(scene: Scene, view: View, anchor: Point): View {
  if (isZoomed(scene, view)) return wholeView(scene, view.turns);
  return zoomBy(scene, view, Math.max(1 / view.scale, TOGGLE_FACTOR), anchor);
}

/** Turns the picture clockwise by a quarter. */
export const turn = (scene: Scene, view: View): View => startView(scene, view.turns + 1);

/** The view after the stage has got another size. */
export const onNewStage = (before: Scene, after: Scene, view: View): View =>
  isZoomed(before, view) ? limitView(after, view) : wholeView(after, view.turns);

/** The CSS transform of an element of the picture's size whose corner is at the centre of the stage. */
export const transformOf = ({ x, y, scale, turns }: View): string =>
  `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${scale}) rotate(${turns * 90}deg)`;
