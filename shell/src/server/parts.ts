import type { AreaName } from '@cred/platform';
import { setPartObserver } from '../areas/part-observer';

/** The parts of areas in one pass over a page. */
export interface RenderedParts {
  /** Areas of which every part that was begun was finished. */
  readonly finished: readonly AreaName[];
  /** Areas with a part that was begun and not finished: it threw, or waits for something. */
  readonly unfinished: readonly AreaName[];
}

/**
 * Observes the parts that `renderPass` renders.
 * @param onPart called with the area that is being rendered, or null
 * @param throwsErrors whether an error of a part makes `renderPass` throw
 */
export function observeParts<T>(
  renderPass: () => T,
  onPart: ((area: string | null) => void) | undefined,
  throwsErrors = false,
): { readonly page: T; readonly parts: RenderedParts } {
  const stack: AreaName[] = [];
  const begun = new Set<AreaName>();
  const unfinished = new Set<AreaName>();
  setPartObserver({
    throwsErrors,
    begin: (area) => {
      begun.add(area);
      stack.push(area);
      onPart?.(area);
    },
    end: (area) => {
      // What lies above it was left without an end.
      for (let top = stack.pop(); top !== undefined && top !== area; top = stack.pop()) unfinished.add(top);
      onPart?.(stack.at(-1) ?? null);
    },
    // Before it begins, it waits for a build that this page does not have.
    wait: (area) => begun.has(area) && unfinished.add(area),
  });
  const page = renderPass();
  for (const area of stack) unfinished.add(area);
  return {
    page,
    parts: { finished: [...begun].filter((area) => !unfinished.has(area)), unfinished: [...unfinished] },
  };
}
