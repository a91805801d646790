import type { AreaName } from '@cred/platform';

/** Learns which parts of areas are rendered on the server; browsers have none. */
export interface PartObserver {
  readonly begin: (area: AreaName) => void;
  readonly end: (area: AreaName) => void;
  /** A fallback is rendered in place of a part. */
  readonly wait: (area: AreaName) => void;
  /** Whether errors of parts must not be caught, so that the caller of the renderer gets them. */
  readonly throwsErrors: boolean;
}

let observer: PartObserver | undefined;

export const partObserver = (): PartObserver | undefined => observer;

export function setPartObserver(next: PartObserver): void {
  observer = next;
}
