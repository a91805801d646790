/** A function that runs `task` at once, and then at most once in each interval: calls in between share the next run. */
export function atMostEvery(ms: number, task: () => void): () => void {
  let isResting = false;
  let isWanted = false;
  const run = (): void => {
    isResting = true;
    isWanted = false;
    task();
    setTimeout(() => {
      isResting = false;
      if (isWanted) run();
    }, ms);
  };
  return () => {
    if (isResting) isWanted = true;
    else run();
  };
}
