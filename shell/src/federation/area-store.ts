/**
 * Which build of each area this tab shows. It follows the release table: a build that cannot be shown makes
 * room for the next candidate, and a build that became live takes over without a page load, but never over
 * somebody's unsaved work.
 */
import type { Loadable, ReleaseTable } from '@cred/contract';
import type { AreaName } from '@cred/platform';
import { makeEntry, type AreaEntry, type Part } from './area-entry';
import { AreaLoadError, isAreaLoadError } from './area-load-error';
import { candidatesOf, idsOf, type Member } from './candidates';
import { isFileMissing, loadBuild, loadFirst, type AreaBuild, type BuildFailure, type LoadExposed } from './load-build';

export interface StoreOptions {
  readonly table: ReleaseTable;
  /** Resolves to what loads a build; rejects when the loader itself cannot be had, which is no build's fault. */
  readonly loader: () => Promise<LoadExposed>;
  /** Whether replacing the area on screen would disturb somebody. */
  readonly isBusy: (area: AreaName) => boolean;
  readonly onLoad?: (build: AreaBuild, milliseconds: number) => void;
  readonly onFailure?: (area: AreaName, failure: BuildFailure, helped: boolean) => void;
}

/** How often a build that waits looks for its moment, in ms. */
const LOOK_AGAIN_MS = 1_000;
/** When what should take over could not be had, it is asked for again after so long, and then less and less often; in ms. */
export const LOAD_AGAIN_MS = 30_000;

export class AreaStore {
  private readonly entries = new Map<AreaName, AreaEntry>();
  private readonly listeners = new Set<() => void>();
  private table: ReleaseTable;
  private member: Member | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: StoreOptions) {
    this.table = options.table;
  }

  /** Hears of every change of what is shown or waits. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes whenever another build of the area is to be shown, or the same one anew. */
  readonly turnOf = (area: AreaName): number => this.entry(area).turn;

  /** The build that waits for its moment to take over, or null. */
  readonly waitingOf = (area: AreaName): string | null => this.entry(area).waiting?.build ?? null;

  /** The build to show, once it is there; the same promise until another one is to be shown. */
  load(area: AreaName): Promise<AreaBuild> {
    const entry = this.entry(area);
    if (entry.promise) return entry.promise;
    const { turn } = entry;
    const promise = this.first(area);
    entry.promise = promise;
    promise.then(
      (build) => {
        if (entry.turn === turn) entry.shown = build;
      },
      () => undefined,
    );
    return promise;
  }

  /** The build to show if it is there already, so that a route change needs no pending state. */
  loaded(area: AreaName): AreaBuild | undefined {
    return this.entry(area).shown;
  }

  /** Forgets what failed and what is there, so that the next `load` tries anew from the first candidate. */
  forget(area: AreaName): void {
    const entry = this.entry(area);
    entry.failed.clear();
    entry.there.clear();
    this.startOver(entry);
  }

  /** The area stands on the page until the returned function is called. */
  use(area: AreaName): () => void {
    const entry = this.entry(area);
    entry.users += 1;
    return () => {
      entry.users -= 1;
      // A part that is only replaced by another one comes back within this task.
      queueMicrotask(() => this.settle(area));
    };
  }

  /** A part of a build was on the page: what goes wrong from here on is not its first render. */
  commit({ area, build }: AreaBuild, part: Part): void {
    this.entry(area).committed.add(`${build} ${part}`);
  }

  /**
   * A part of the shown build threw while it rendered. At its first render, or when one of the build's files
   * did not come, the next candidate takes over.
   * @returns whether there is something else to render at once
   */
  recover(area: AreaName, part: Part, cause: unknown): boolean {
    const entry = this.entry(area);
    const { shown } = entry;
    if (!shown || isAreaLoadError(cause)) return false;
    const missing = isFileMissing(cause);
    if (!missing && entry.committed.has(`${shown.build} ${part}`)) return false;
    const loadable = this.candidates(area).find(({ build }) => build === shown.build);
    entry.failed.add(shown.build);
    entry.there.delete(shown.build);
    const helped = this.usable(area).length > 0;
    if (loadable) this.options.onFailure?.(area, { loadable, kind: missing ? 'load' : 'render', cause }, helped);
    if (!helped) return false;
    // Somebody writes in another part of the area, which works: then this part waits.
    if (part !== 'page' && entry.users > 0 && this.options.isBusy(area)) {
      this.prepare(area);
      return false;
    }
    this.startOver(entry);
    return true;
  }

  /** Whom builds are chosen for; null: nobody is signed in. */
  setMember(member: Member | null): void {
    if (this.member?.id === member?.id && this.member?.username === member?.username) return;
    this.decide(() => {
      this.member = member;
    });
  }

  /** Takes a newer release table. */
  setTable(table: ReleaseTable): void {
    this.decide(() => {
      this.table = table;
    });
  }

  /** Lets the build that waits take over now, whatever is on the page. */
  showWaiting(area: AreaName): void {
    const entry = this.entry(area);
    const { waiting } = entry;
    if (!waiting) return;
    entry.waiting = undefined;
    entry.shown = waiting;
    entry.promise = Promise.resolve(waiting);
    entry.turn += 1;
    this.tell();
  }

  /** Lets the build that waits take over if nobody is disturbed. */
  settle(area: AreaName): void {
    const entry = this.entry(area);
    if (entry.waiting && (entry.users === 0 || !this.options.isBusy(area))) this.showWaiting(area);
  }

  private decide(change: () => void): void {
    const known = [...this.entries.keys()];
    const before = new Map(known.map((area) => [area, idsOf(this.candidates(area))]));
    change();
    for (const area of known) {
      const after = this.candidates(area);
      if (before.get(area) !== idsOf(after)) this.follow(area, after[0]?.build);
    }
    this.tell();
  }

  /** The candidates of an area are others than before. */
  private follow(area: AreaName, wanted: string | undefined): void {
    const entry = this.entry(area);
    entry.choice += 1;
    entry.failed.clear();
    if (!entry.promise) return;
    // What is not there yet, or could not be had, is chosen anew.
    if (!entry.shown) return this.startOver(entry);
    entry.waiting = undefined;
    if (entry.shown.build !== wanted) this.prepare(area);
  }

  /** Loads the first candidate beside what is shown. While none can be had, what is shown stays. */
  private prepare(area: AreaName, againMs = LOAD_AGAIN_MS): void {
    const entry = this.entry(area);
    const { turn, choice, shown } = entry;
    const isOver = (): boolean => entry.turn !== turn || entry.choice !== choice;
    this.first(area).then(
      (next) => {
        if (isOver() || next.build === shown?.build) return;
        entry.waiting = next;
        this.settle(area);
        this.tell();
      },
      () => void setTimeout(() => isOver() || this.prepare(area, againMs * 2), againMs),
    );
  }

  private async first(area: AreaName): Promise<AreaBuild> {
    const entry = this.entry(area);
    const began = performance.now();
    const builds = this.usable(area);
    const failures: BuildFailure[] = [];
    try {
      if (builds.length === 0) throw new Error(`No build of ${area} is live`);
      const loadExposed = await this.options.loader();
      const load = async (loadable: Loadable) =>
        entry.there.get(loadable.build) ?? loadBuild(area, loadable, loadExposed);
      const found = await loadFirst(builds, load, (failure) => failures.push(failure));
      for (const { loadable } of failures) entry.failed.add(loadable.build);
      if (!entry.there.has(found.build)) this.options.onLoad?.(found, performance.now() - began);
      entry.there.set(found.build, found);
      for (const failure of failures) this.options.onFailure?.(area, failure, true);
      return found;
    } catch (cause) {
      for (const failure of failures) this.options.onFailure?.(area, failure, false);
      throw new AreaLoadError(area, `The ${area} area could not be loaded`, { cause });
    }
  }

  private candidates(area: AreaName): readonly Loadable[] {
    return candidatesOf(area, this.table.areas[area], this.member);
  }

  private usable(area: AreaName): readonly Loadable[] {
    const { failed } = this.entry(area);
    return this.candidates(area).filter(({ build }) => !failed.has(build));
  }

  private startOver(entry: AreaEntry): void {
    Object.assign(entry, { promise: undefined, shown: undefined, waiting: undefined, turn: entry.turn + 1 });
    this.tell();
  }

  private tell(): void {
    clearTimeout(this.timer);
    if ([...this.entries.values()].some(({ waiting }) => waiting)) {
      this.timer = setTimeout(() => {
        for (const area of this.entries.keys()) this.settle(area);
        this.tell();
      }, LOOK_AGAIN_MS);
    }
    // Not at once: what is decided while React renders must not make it render again.
    queueMicrotask(() => this.listeners.forEach((listener) => listener()));
  }

  private entry(area: AreaName): AreaEntry {
    let entry = this.entries.get(area);
    if (!entry) {
      entry = makeEntry();
      this.entries.set(area, entry);
    }
    return entry;
  }
}
