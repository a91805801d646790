import { clearTextCaches, cacheLast } from './text-cache';

describe('cacheLast', () => {
  it('reads the last texts once, and older ones, or all after clearing, again', () => {
    const read = jest.fn((text: string) => text.length);
    const cached = cacheLast(read, 2);
    expect(['a', 'bb', 'a', 'bb'].map(cached)).toEqual([1, 2, 1, 2]);
    expect(read.mock.calls).toEqual([['a'], ['bb']]);
    cached('ccc');
    cached('a');
    expect(read).toHaveBeenCalledTimes(4);
    clearTextCaches();
    cached('a');
    expect(read).toHaveBeenCalledTimes(5);
  });
});
