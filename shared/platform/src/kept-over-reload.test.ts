import { isSameVisit, keepOverReload, readKept, startKeeping, whenLeavingPage } from './kept-over-reload';
import { clearMemberStorage } from './member-storage';

/** As the browser reports how this page was opened. */
const openedBy = (type: NavigationTimingType): void => {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
};

describe('what a tab keeps over a reload (SHELL-15)', () => {
  beforeEach(() => startKeeping('lists'));

  it('is read again, also with values that are kept later', () => {
    keepOverReload('lists', new Map([['a', 1]]));
    keepOverReload('lists', new Map([['b', 2]]));
    expect([...readKept('lists')]).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
    expect(readKept('others').size).toBe(0);
  });

  it('is limited to 30 values, the oldest are removed', () => {
    keepOverReload('lists', new Map(Array.from({ length: 40 }, (_, at) => [`entry ${at}`, at])));
    keepOverReload('lists', new Map([['entry 10', 100]]));
    const kept = readKept('lists');
    expect(kept.size).toBe(30);
    expect(kept.get('entry 9')).toBeUndefined();
    expect([...kept.keys()].at(-1)).toBe('entry 10');
  });

  it('is removed by a logout, also what pages keep that are still shown', async () => {
    keepOverReload('lists', new Map([['a', 1]]));
    startKeeping('lists');
    expect(readKept('lists').size).toBe(1);
    await clearMemberStorage();
    keepOverReload('lists', new Map([['b', 2]]));
    expect(readKept('lists').size).toBe(0);
  });

  it('is nothing when it cannot be read', () => {
    sessionStorage.setItem('cred:kept:lists', '{"a":');
    expect(readKept('lists').size).toBe(0);
    sessionStorage.setItem('cred:kept:lists', '{"a":1}');
    expect(readKept('lists').size).toBe(0);
  });

  it('is about another visit when the page was opened, not reloaded', () => {
    openedBy('navigate');
    expect(isSameVisit('default')).toBe(false);
    expect(isSameVisit('k3y')).toBe(true);
    openedBy('reload');
    expect(isSameVisit('default')).toBe(true);
    openedBy('back_forward');
    expect(isSameVisit('default')).toBe(true);
  });

  it('is kept before the page is unloaded or hidden', () => {
    const keep = jest.fn();
    const stop = whenLeavingPage(keep);
    window.dispatchEvent(new Event('pagehide'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(keep).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(new Event('pagehide'));
    expect(keep).toHaveBeenCalledTimes(1);
  });
});
