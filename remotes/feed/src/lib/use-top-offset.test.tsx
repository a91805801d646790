import { act, renderHook, scrollPage } from '@cred/testing';
import { useTopOffset } from './use-top-offset';

let resize: () => void;
const keepStill = { current: jest.fn() };
const quiet = globalThis.ResizeObserver;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = () => act(callback);
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
  keepStill.current.mockClear();
});
afterEach(() => {
  globalThis.ResizeObserver = quiet;
});

/** An element at this distance from the page's top, in px. */
function elementAt(top: number) {
  const element = document.createElement('div');
  const move = (to: number): void => {
    element.getBoundingClientRect = () => ({ top: to - window.scrollY }) as DOMRect;
  };
  move(top);
  return { ref: { current: element }, move };
}

describe('useTopOffset', () => {
  it('returns the distance to an element, independent of the scroll offset', () => {
    scrollPage(300);
    const { ref } = elementAt(190);
    expect(renderHook(() => useTopOffset(ref, 0, keepStill)).result.current).toBe(190);
    expect(keepStill.current).not.toHaveBeenCalled();
  });

  it('follows elements above it that grow', () => {
    const { ref, move } = elementAt(190);
    const { result } = renderHook(() => useTopOffset(ref, 0, keepStill));
    move(430);
    resize();
    expect(result.current).toBe(430);
    expect(keepStill.current).not.toHaveBeenCalled();
  });

  it('reports the shift while a member reads', () => {
    const { ref, move } = elementAt(190);
    renderHook(() => useTopOffset(ref, 190, keepStill));
    scrollPage(4_000);
    move(230);
    resize();
    expect(keepStill.current).toHaveBeenCalledWith(40);
  });
});
