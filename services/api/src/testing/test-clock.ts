import type { Clock } from '../core/clock';

/** A clock that goes on by a millisecond at each look, so that nothing happens twice at one moment. */
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
