/** An `IntersectionObserver` controlled by tests: nothing is visible until `showElement` is called. */
const observers = new Set<TestIntersectionObserver>();

export class TestIntersectionObserver {
  readonly elements = new Set<Element>();
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds: readonly number[];
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.thresholds = [options.threshold ?? 0].flat();
    observers.add(this);
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  unobserve(element: Element): void {
    this.elements.delete(element);
  }

  disconnect(): void {
    this.elements.clear();
    observers.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** Notifies the observers of `element` that this part of it, from 0 to 1, is visible. */
export function showElement(element: Element, ratio = 1): void {
  for (const observer of observers) {
    if (!observer.elements.has(element)) continue;
    const box = element.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target: element,
      isIntersecting: ratio > 0,
      intersectionRatio: ratio,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: performance.now(),
    };
    observer.callback([entry], observer);
  }
}
