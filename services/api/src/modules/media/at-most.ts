/** Runs tasks at most `count` at a time, the others wait in the order they came. */
export function atMost(count: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed over as it is, so that no newcomer can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
