import type { Clock } from '../core/clock';

/** A clock that advances by a millisecond at each reading, so that no two events have the same time. */
export interface TestClock {
  readonly now: Clock;
  advance(milliseconds: number): void;
}

export function createTestClock(start: Date = new Date('2026-03-01T12:00:00.000Z')): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time++),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
