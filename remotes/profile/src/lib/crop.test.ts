import { maxZoom, outputSize, pan, placement, startCrop, zoomOf, zoomTo } from './crop';

const wide = { width: 1_600, height: 800 };
const tall = { width: 600, height: 1_200 };

describe('startCrop', () => {
  it('returns the largest crop in the centre', () => {
    expect(startCrop(wide, 1)).toEqual({ x: 400, y: 0, width: 800, height: 800 });
    expect(startCrop(tall, 1)).toEqual({ x: 0, y: 300, width: 600, height: 600 });
    expect(startCrop(wide, 3.2)).toEqual({ x: 0, y: 150, width: 1_600, height: 500 });
  });
});

describe('pan', () => {
  it('moves the crop in the opposite direction of the drag', () => {
    expect(pan(startCrop(wide, 1), { x: 0.25, y: 0 }, wide)).toMatchObject({ x: 200, y: 0 });
  });

  it('stops at the edges', () => {
    expect(pan(startCrop(wide, 1), { x: 9, y: 9 }, wide)).toMatchObject({ x: 0, y: 0 });
    expect(pan(startCrop(wide, 1), { x: -9, y: -9 }, wide)).toMatchObject({ x: 800, y: 0 });
  });
});

describe('zoomTo', () => {
  it('zooms in at the centre, and out to the initial crop', () => {
    const near = zoomTo(startCrop(wide, 1), 2, wide);
    expect(near).toEqual({ x: 600, y: 200, width: 400, height: 400 });
    expect(zoomOf(near, wide)).toBe(2);
    expect(zoomTo(near, 1, wide)).toEqual(startCrop(wide, 1));
  });

  it('keeps the point under the pointer in place', () => {
    expect(zoomTo(startCrop(wide, 1), 2, wide, { x: 1, y: 1 })).toEqual({ x: 800, y: 400, width: 400, height: 400 });
  });

  it('stays inside the image when zooming out at an edge', () => {
    const corner = pan(zoomTo(startCrop(wide, 1), 4, wide), { x: 9, y: 9 }, wide);
    expect(zoomTo(corner, 1, wide)).toMatchObject({ x: 0, y: 0, width: 800, height: 800 });
  });

  it('is limited to 1 and to the largest sharp zoom', () => {
    expect(zoomOf(zoomTo(startCrop(wide, 1), 0, wide), wide)).toBe(1);
    expect(zoomOf(zoomTo(startCrop(wide, 1), 99, wide), wide)).toBe(4);
    const small = { width: 100, height: 100 };
    expect(maxZoom(small, 1)).toBe(1);
    expect(zoomOf(zoomTo(startCrop(small, 1), 3, small), small)).toBe(1);
    expect(maxZoom({ width: 256, height: 900 }, 1)).toBe(2);
  });
});

describe('outputSize', () => {
  it('scales down to the maximum, in whole pixels', () => {
    expect(outputSize(startCrop(wide, 1), { width: 512, height: 512 })).toEqual({ width: 512, height: 512 });
    expect(outputSize(startCrop({ width: 4_001, height: 3_000 }, 3.2), { width: 1_600, height: 500 })).toEqual({
      width: 1_600,
      height: 500,
    });
  });

  it('never scales up', () => {
    expect(outputSize(startCrop({ width: 90, height: 120 }, 1), { width: 512, height: 512 })).toEqual({
      width: 90,
      height: 90,
    });
    expect(outputSize({ x: 0, y: 0, width: 0.4, height: 0.4 }, { width: 512, height: 512 })).toEqual({
      width: 1,
      height: 1,
    });
  });
});

describe('placement', () => {
  it('returns percentages of the frame’s size', () => {
    expect(placement({ x: 400, y: 0, width: 800, height: 800 }, wide)).toEqual({
      width: '200%',
      left: '-50%',
      top: '0%',
    });
  });
});
