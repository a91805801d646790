import { act, renderHook, scrollPage } from '@cred/testing';
import { useTopOffset } from './use-top-offset';

let resize: () => void;
const onShift = { current: jest.fn() };
const originalObserver = globalThis.ResizeObserver;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      resize = () => act(callback);
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
  onShift.current.mockClear();
});
afterEach(() => {
  globalThis.ResizeObserver = originalObserver;
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
    expect(renderHook(() => useTopOffset(ref, 0, onShift)).result.current).toBe(190);
    expect(onShift.current).not.toHaveBeenCalled();
  });

  it('follows elements above it that grow', () => {
    const { ref, move } = elementAt(190);
    const { result } = renderHook(() => useTopOffset(ref, 0, onShift));
    move(430);
    resize();
    expect(result.current).toBe(430);
    expect(onShift.current).not.toHaveBeenCalled();
  });

  it('reports the shift while the top of the element is scrolled out of view', () => {
    const { ref, move } = elementAt(190);
    renderHook(() => useTopOffset(ref, 190, onShift));
    scrollPage(4_000);
    move(230);
    resize();
    expect(onShift.current).toHaveBeenCalledWith(40);
  });
});
