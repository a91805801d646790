import type { SlotName } from '@cred/platform';
import type { AreaBuild } from './load-build';

/** A part of an area on the page: `page`, or the name of a slot. */
export type Part = 'page' | SlotName;

/** The state of one area in this tab. */
export interface AreaEntry {
  promise: Promise<AreaBuild> | undefined;
  shown: AreaBuild | undefined;
  /** A loaded build that is not shown while the member is busy. */
  waiting: AreaBuild | undefined;
  /** Builds that failed in this tab; cleared when the table changes or a member retries. */
  readonly failed: Set<string>;
  /** Loaded builds by id, so that showing one of them again needs no request. */
  readonly loaded: Map<string, AreaBuild>;
  /** The build and the part of everything that was rendered without an error. */
  readonly committed: Set<string>;
  /** The build and the part of everything that threw in a later render and was rendered again. */
  readonly retried: Set<string>;
  /** The number of mounted parts of the area. */
  mounted: number;
  /** Incremented when another build must be rendered, or the same build again. */
  version: number;
  /** Incremented when the candidates change; a load that was started for older candidates is ignored. */
  candidatesVersion: number;
}

export const createEntry = (): AreaEntry => ({
  promise: undefined,
  shown: undefined,
  waiting: undefined,
  failed: new Set(),
  loaded: new Map(),
  committed: new Set(),
  retried: new Set(),
  mounted: 0,
  version: 0,
  candidatesVersion: 0,
});
