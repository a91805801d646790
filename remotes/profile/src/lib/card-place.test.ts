import { cardPlace } from './card-place';

const card = { width: 320, height: 200 };
const window = { width: 1280, height: 720 };
const place = (top: number, left: number) => cardPlace({ top, bottom: top + 24, left }, card, window);

describe('the place of a card', () => {
  it('is below its link', () => {
    expect(place(100, 300)).toEqual({ top: 130, left: 300 });
  });

  it('is above its link when there is not enough space below and more space above', () => {
    expect(place(600, 300)).toEqual({ top: 394, left: 300 });
  });

  it('stays below in a window that is too low for both', () => {
    expect(cardPlace({ top: 20, bottom: 44, left: 8 }, card, { width: 1280, height: 220 })).toEqual({
      top: 50,
      left: 8,
    });
  });

  it('stays within the left and the right edge', () => {
    expect([place(100, -40).left, place(100, 1_200).left]).toEqual([8, 952]);
  });
});
