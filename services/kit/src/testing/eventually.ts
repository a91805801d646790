/** Longer than anything that tests wait for; most tests fail earlier by their own timeout. */
const TIMEOUT_MS = 30_000;

/**
 * Resolves when the condition is true; rejects after a long timeout, so that the loop of a failed test does not keep
 * the processor busy until the end of the run.
 */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  // Independent of the system time, which tests set.
  const end = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('The condition did not become true in time');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
