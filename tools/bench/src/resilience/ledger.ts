/** What a writer sends: its outcome is looked up in the database by a text, or a client's id, that is used once. */
export type WriteKind = 'post' | 'comment' | 'message';

export interface Write {
  readonly kind: WriteKind;
  readonly key: string;
  /** Whether a 2xx arrived for it. */
  acknowledged: boolean;
}

/** One rating by one member of one post, in the order in which they were sent. */
export interface Rating {
  readonly value: number;
  acknowledged: boolean;
}

export interface Tally {
  readonly acknowledged: number;
  /** Acknowledged, and not in the database. */
  readonly lost: number;
  /** More than one row for one write, for any number of repetitions that the client is allowed. */
  readonly duplicated: number;
}

export const noTally: Tally = { acknowledged: 0, lost: 0, duplicated: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  acknowledged: a.acknowledged + b.acknowledged,
  lost: a.lost + b.lost,
  duplicated: a.duplicated + b.duplicated,
});

/** Compares what was acknowledged with the number of rows by key. */
export function compareWrites(writes: readonly Write[], rowsOf: ReadonlyMap<string, number>): Tally {
  const rows = (write: Write): number => rowsOf.get(write.key) ?? 0;
  return {
    acknowledged: writes.filter(({ acknowledged }) => acknowledged).length,
    lost: writes.filter((write) => write.acknowledged && rows(write) === 0).length,
    duplicated: writes.filter((write) => rows(write) > 1).length,
  };
}

/**
 * The values that a rating may have: the last acknowledged one, and any that was sent after it, whose outcome is
 * unknown. Null: none, when no rating was acknowledged.
 */
export function possibleRatings(ratings: readonly Rating[]): readonly (number | null)[] {
  const last = ratings.findLastIndex(({ acknowledged }) => acknowledged);
  const values = ratings.slice(Math.max(0, last)).map(({ value }) => value);
  return last < 0 ? [null, ...values] : values;
}

/** Compares ratings with the stored ones; `stored` has no entry for a post that was not rated. */
export function compareRatings(
  sent: ReadonlyMap<string, readonly Rating[]>,
  stored: ReadonlyMap<string, number>,
): Tally {
  const all = [...sent];
  return {
    acknowledged: all.flatMap(([, ratings]) => ratings.filter(({ acknowledged }) => acknowledged)).length,
    lost: all.filter(([key, ratings]) => !possibleRatings(ratings).includes(stored.get(key) ?? null)).length,
    duplicated: 0,
  };
}
