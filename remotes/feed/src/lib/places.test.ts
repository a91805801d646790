import { keepPlace, placeAt, type Place } from './places';

const place = (offset: number): Place => ({ offset, top: 0, sizes: new Map(), focused: null });

describe('a kept place', () => {
  it('belongs to one list at one entry of the history', () => {
    keepPlace('feed', 'a', place(10));
    expect(placeAt('feed', 'a')?.offset).toBe(10);
    expect(placeAt('feed', 'b')).toBeUndefined();
    expect(placeAt('bookmarks', 'a')).toBeUndefined();
  });

  it('is forgotten after thirty others, the one used last coming last', () => {
    keepPlace('feed', 'first', place(1));
    keepPlace('feed', 'second', place(2));
    for (let at = 0; at < 28; at += 1) keepPlace('feed', `other ${at}`, place(at));
    keepPlace('feed', 'first', place(3));
    keepPlace('feed', 'one more', place(4));
    expect(placeAt('feed', 'first')?.offset).toBe(3);
    expect(placeAt('feed', 'second')).toBeUndefined();
  });
});
