/** Longer than anything that comes at all takes, in ms; most tests end before that by their own limit. */
const PATIENCE_MS = 30_000;

/**
 * Resolves when the condition holds; rejects when it does not for very long. The loop of a test that waited in vain
 * then ends too, instead of keeping the processor busy until the run is over.
 */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  // Not the time of day, which tests set.
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('What was waited for did not come');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
