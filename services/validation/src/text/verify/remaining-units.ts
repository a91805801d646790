import type { Unit } from './units';
import { isOneWord } from './words';

const STEM_LENGTH = 3;
/** The maximum number of words with one beginning that are compared; it only affects how a fault is named. */
const MAX_COMPARED = 50;

/** The units of a rewriting that no unit of the original has taken, found by key in time that is not linear in them. */
export class RemainingUnits {
  private readonly byKey = new Map<string, Set<Unit>>();
  /** Keys of words by their first letters: forms of one word have them in common. */
  private readonly byStem = new Map<string, Set<string>>();

  constructor(units: readonly Unit[]) {
    for (const unit of units) {
      const same = this.byKey.get(unit.key);
      if (same) same.add(unit);
      else this.byKey.set(unit.key, new Set([unit]));
      const stem = stemOf(unit.key);
      if (stem === undefined) continue;
      const keys = this.byStem.get(stem);
      if (keys) keys.add(unit.key);
      else this.byStem.set(stem, new Set([unit.key]));
    }
  }

  /** A unit with this key, otherwise one whose word is another form of the key's word. */
  find(key: string): Unit | undefined {
    const [same] = this.byKey.get(key) ?? [];
    if (same) return same;
    const stem = stemOf(key);
    let compared = 0;
    for (const other of (stem === undefined ? undefined : this.byStem.get(stem)) ?? []) {
      if (isOneWord(key.slice(2), other.slice(2))) return this.byKey.get(other)?.values().next().value;
      compared += 1;
      if (compared === MAX_COMPARED) break;
    }
    return undefined;
  }

  delete(unit: Unit): void {
    const same = this.byKey.get(unit.key);
    same?.delete(unit);
    if (same?.size !== 0) return;
    this.byKey.delete(unit.key);
    const stem = stemOf(unit.key);
    if (stem !== undefined) this.byStem.get(stem)?.delete(unit.key);
  }

  *all(): Iterable<Unit> {
    for (const units of this.byKey.values()) yield* units;
  }
}

const stemOf = (key: string): string | undefined =>
  key.startsWith('w:') && key.length >= 2 + STEM_LENGTH ? key.slice(2, 2 + STEM_LENGTH) : undefined;
