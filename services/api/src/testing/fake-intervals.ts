/** Everything that Jest can replace, apart from intervals. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Runs a test whose intervals pass by `jest.advanceTimersByTime` only, to show that the API itself repeats a task. Start
 * the API within it.
 */
export async function withFakeIntervals(test: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({ doNotFake: [...REAL] });
  try {
    await test();
  } finally {
    jest.useRealTimers();
  }
}
