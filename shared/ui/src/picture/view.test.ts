import {
  canPan,
  limitView,
  MAX_SCALE,
  onNewStage,
  panBy,
  startView,
  toggleZoom,
  transformOf,
  turn,
  wholeView,
  zoomBy,
  type Scene,
} from './view';

const desktop = { width: 1_280, height: 800 };
const phone = { width: 390, height: 700 };
const photo: Scene = { picture: { width: 2_400, height: 1_600 }, stage: desktop };
const tall: Scene = { picture: { width: 600, height: 2_400 }, stage: desktop };
const wide: Scene = { picture: { width: 4_000, height: 300 }, stage: desktop };

describe('startView', () => {
  it('shows a whole photo in the centre', () => {
    expect(startView(photo)).toEqual({ x: 0, y: 0, scale: 0.5, turns: 0 });
  });

  it('does not enlarge a small picture', () => {
    expect(startView({ picture: { width: 64, height: 48 }, stage: desktop }).scale).toBe(1);
  });

  it('shows a screen of a phone whole', () => {
    expect(startView({ picture: { width: 390, height: 844 }, stage: phone }).scale).toBeCloseTo(700 / 844);
  });

  it('shows the upper end of a tall picture at its own pixels, or at the width of a phone', () => {
    expect(startView(tall)).toEqual({ x: 0, y: 800, scale: 1, turns: 0 });
    expect(startView({ ...tall, stage: phone })).toEqual({ x: 0, y: (2_400 * 0.65 - 700) / 2, scale: 0.65, turns: 0 });
  });

  it('shows the left end of a wide picture at its own pixels, also on a phone', () => {
    expect(startView(wide)).toEqual({ x: 1_360, y: 0, scale: 1, turns: 0 });
    expect(startView({ ...wide, stage: phone })).toEqual({ x: 1_805, y: 0, scale: 1, turns: 0 });
  });
});

describe('zoomBy', () => {
  it('zooms at the centre', () => {
    expect(zoomBy(photo, startView(photo), 2)).toEqual({ x: 0, y: 0, scale: 1, turns: 0 });
  });

  it('keeps the point under the pointer in place', () => {
    const before = startView(photo);
    const after = zoomBy(photo, before, 2, { x: 100, y: -50 });
    expect((100 - after.x) / after.scale).toBeCloseTo((100 - before.x) / before.scale);
    expect((-50 - after.y) / after.scale).toBeCloseTo((-50 - before.y) / before.scale);
  });

  it('ends at the whole picture and at the largest scale', () => {
    expect(zoomBy(photo, startView(photo), 0.1)).toEqual(startView(photo));
    expect(zoomBy(photo, startView(photo), 1_000).scale).toBe(MAX_SCALE);
  });

  it('leaves no empty space at the edge after zooming out in a corner', () => {
    const corner = panBy(photo, zoomBy(photo, startView(photo), 4), { x: 9_999, y: 9_999 });
    const out = zoomBy(photo, corner, 0.5, { x: -640, y: -400 });
    expect(out).toEqual(limitView(photo, out));
  });
});

describe('panBy', () => {
  it('moves only in the directions in which the picture is larger than the stage', () => {
    expect(panBy(photo, startView(photo), { x: 50, y: 50 })).toEqual(startView(photo));
    expect(panBy(tall, startView(tall), { x: 50, y: -50 })).toMatchObject({ x: 0, y: 750 });
    expect(canPan(tall, startView(tall))).toEqual({ x: false, y: true });
    expect(canPan(photo, startView(photo))).toEqual({ x: false, y: false });
  });

  it('ends at the edges', () => {
    expect(panBy(tall, startView(tall), { x: 0, y: -9_999 })).toMatchObject({ y: -800 });
  });
});

describe('toggleZoom', () => {
  it('shows the pixels under the pointer, and then the whole picture', () => {
    const near = toggleZoom(photo, startView(photo), { x: 200, y: 0 });
    expect(near.scale).toBe(1.25);
    expect(toggleZoom(photo, near, { x: 0, y: 0 })).toEqual(wholeView(photo, 0));
  });

  it('shows the whole of a long picture first', () => {
    const whole = toggleZoom(tall, startView(tall), { x: 0, y: 0 });
    expect(whole).toEqual({ x: 0, y: 0, scale: 800 / 2_400, turns: 0 });
    expect(toggleZoom(tall, whole, { x: 0, y: 0 }).scale).toBeCloseTo(1);
  });
});

describe('turn', () => {
  it('turns clockwise and fits the turned picture', () => {
    const once = turn(photo, startView(photo));
    expect(once).toEqual({ x: 0, y: 0, scale: 800 / 2_400, turns: 1 });
    expect(turn(photo, once)).toEqual({ x: 0, y: 0, scale: 0.5, turns: 2 });
  });

  it('pans a turned picture in its new directions', () => {
    expect(canPan(tall, turn(tall, startView(tall)))).toEqual({ x: true, y: false });
  });
});

describe('onNewStage', () => {
  it('keeps a whole picture whole, and the scale of a zoomed one', () => {
    const after = { ...photo, stage: phone };
    expect(onNewStage(photo, after, startView(photo))).toEqual(startView(after));
    expect(onNewStage(photo, after, zoomBy(photo, startView(photo), 4)).scale).toBe(2);
  });
});

describe('transformOf', () => {
  it('turns first, then scales and moves', () => {
    expect(transformOf({ x: 3, y: -4, scale: 2, turns: 1 })).toBe(
      'translate(-50%, -50%) translate(3px, -4px) scale(2) rotate(90deg)',
    );
  });
});
