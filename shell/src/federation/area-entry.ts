import type { SlotName } from '@cred/platform';
import type { AreaBuild } from './load-build';

/** A part of an area on the page: `page`, or a slot's name. */
export type Part = 'page' | SlotName;

/** What a tab knows of one area. */
export interface AreaEntry {
  promise: Promise<AreaBuild> | undefined;
  shown: AreaBuild | undefined;
  /** Loaded, and waiting for a moment to take over. */
  waiting: AreaBuild | undefined;
  /** Builds that failed in this tab, until the table changes or somebody tries again. */
  readonly failed: Set<string>;
  /** Builds that are there, by id: going back to one costs nothing. */
  readonly there: Map<string, AreaBuild>;
  /** Build and part of everything that was on the page once. */
  readonly committed: Set<string>;
  /** How often the area stands on the page. */
  users: number;
  /** Grows whenever something else is to be shown. */
  turn: number;
  /** Grows whenever the candidates change: what still loads for older ones does not count any more. */
  choice: number;
}

export const makeEntry = (): AreaEntry => ({
  promise: undefined,
  shown: undefined,
  waiting: undefined,
  failed: new Set(),
  there: new Map(),
  committed: new Set(),
  users: 0,
  turn: 0,
  choice: 0,
});
