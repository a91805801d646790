import { saveScrollPosition, findScrollPosition, type ScrollPosition } from './scroll-positions';

const positionAt = (offset: number): ScrollPosition => ({ offset, top: 0, sizes: new Map(), focused: null });

describe('a saved scroll position', () => {
  it('belongs to one list at one history entry', () => {
    saveScrollPosition('feed', 'a', positionAt(10));
    expect(findScrollPosition('feed', 'a')?.offset).toBe(10);
    expect(findScrollPosition('feed', 'b')).toBeUndefined();
    expect(findScrollPosition('bookmarks', 'a')).toBeUndefined();
  });

  it('is evicted after 30 others, the least recently saved first', () => {
    saveScrollPosition('feed', 'first', positionAt(1));
    saveScrollPosition('feed', 'second', positionAt(2));
    for (let at = 0; at < 28; at += 1) saveScrollPosition('feed', `other ${at}`, positionAt(at));
    saveScrollPosition('feed', 'first', positionAt(3));
    saveScrollPosition('feed', 'one more', positionAt(4));
    expect(findScrollPosition('feed', 'first')?.offset).toBe(3);
    expect(findScrollPosition('feed', 'second')).toBeUndefined();
  });
});
