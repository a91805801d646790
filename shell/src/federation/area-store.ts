/**
 * Decides which build of each area this tab shows. It follows the release table: the next candidate replaces a build
 * that cannot be shown, and a promoted build is shown without a page load, but never replaces unsaved work.
 */
import { candidatesOf, type Loadable, type ReleaseTable, type TrialMember } from '@cred/contract';
import type { AreaName } from '@cred/platform';
import { createEntry, type AreaEntry, type Part } from './area-entry';
import { AreaLoadError, isAreaLoadError } from './area-load-error';
import { isFileMissing, loadBuild, loadFirst, type AreaBuild, type BuildFailure, type LoadExposed } from './load-build';

export interface StoreOptions {
  readonly table: ReleaseTable;
  /**
   * Resolves to the function that loads a build. Rejects when the loader itself cannot be loaded; then no build is
   * reported as failed.
   */
  readonly loader: () => Promise<LoadExposed>;
  /** Whether replacing the area on screen would interrupt the member. */
  readonly isBusy: (area: AreaName) => boolean;
  readonly onLoad?: (build: AreaBuild, milliseconds: number) => void;
  readonly onFailure?: (area: AreaName, failure: BuildFailure, helped: boolean) => void;
}

/** How often the store checks whether it can show a waiting build, in ms. */
const BUSY_CHECK_MS = 1_000;
/** Delay before a failed load of a candidate is retried, in ms; doubles with each attempt. */
export const RETRY_MS = 30_000;

/** A key that is equal for equal lists of builds. */
const idsOf = (builds: readonly Loadable[]): string => builds.map(({ build }) => build).join(' ');

export class AreaStore {
  private readonly entries = new Map<AreaName, AreaEntry>();
  private readonly listeners = new Set<() => void>();
  private table: ReleaseTable;
  private member: TrialMember | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: StoreOptions) {
    this.table = options.table;
  }

  /** Calls `listener` when the shown or the waiting build of any area changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes when another build of the area must be rendered, or the same build again. */
  readonly versionOf = (area: AreaName): number => this.entry(area).version;

  /** The id of the build that waits until the member is not busy, or null. */
  readonly waitingOf = (area: AreaName): string | null => this.entry(area).waiting?.build ?? null;

  /** The build to show; returns the same promise until another build must be shown. */
  load(area: AreaName): Promise<AreaBuild> {
    const entry = this.entry(area);
    if (entry.promise) return entry.promise;
    const { version } = entry;
    const promise = this.loadFirstUsable(area);
    entry.promise = promise;
    promise.then(
      (build) => {
        if (entry.version === version) entry.shown = build;
      },
      () => undefined,
    );
    return promise;
  }

  /** The build to show if it is loaded already, so that a route change needs no pending state. */
  loaded(area: AreaName): AreaBuild | undefined {
    return this.entry(area).shown;
  }

  /** Clears failed and loaded builds, so that the next `load` starts with the first candidate. */
  forget(area: AreaName): void {
    const entry = this.entry(area);
    entry.failed.clear();
    entry.loaded.clear();
    entry.retried.clear();
    this.reset(entry);
  }

  /** Marks a part of the area as mounted until the returned function is called. */
  mount(area: AreaName): () => void {
    const entry = this.entry(area);
    entry.mounted += 1;
    return () => {
      entry.mounted -= 1;
      // At once: a page that is opened again in this task, as after a quick 'back', must get the waiting build.
      this.showWaitingIfIdle(area);
      // While a slot of the area stays, its page's unsaved work ends only after this, in the same task.
      queueMicrotask(() => this.showWaitingIfIdle(area));
    };
  }

  /**
   * Records that a part of a build was rendered. An error that the part throws later does not occur in its first
   * render.
   */
  commit({ area, build }: AreaBuild, part: Part): void {
    this.entry(area).committed.add(`${build} ${part}`);
  }

  /**
   * Handles an error that a part of the shown build threw while rendering. If this was the part's first render, or if a
   * file of the build is missing, the next candidate is shown. A part that throws later is rendered again once (FED-28).
   * @returns whether there is something to render at once: another build, or the same one again
   */
  recover(area: AreaName, part: Part, cause: unknown): boolean {
    const entry = this.entry(area);
    const { shown } = entry;
    if (!shown || isAreaLoadError(cause)) return false;
    const missing = isFileMissing(cause);
    const key = `${shown.build} ${part}`;
    const isLater = !missing && entry.committed.has(key);
    const kind = missing ? 'load' : isLater ? 'later-render' : 'render';
    const loadable = this.candidates(area).find(({ build }) => build === shown.build);
    if (isLater && !entry.retried.has(key)) {
      entry.retried.add(key);
      if (loadable) this.options.onFailure?.(area, { loadable, kind, cause }, false);
      return true;
    }
    entry.failed.add(shown.build);
    entry.loaded.delete(shown.build);
    const helped = this.usable(area).length > 0;
    if (loadable) this.options.onFailure?.(area, { loadable, kind, cause }, helped);
    if (!helped) return false;
    // Another part of the area works and has unsaved input, so the next build waits.
    if (part !== 'page' && entry.mounted > 0 && this.options.isBusy(area)) {
      this.loadCandidate(area);
      return false;
    }
    this.reset(entry);
    return true;
  }

  /** Sets the member that builds are chosen for; null for a visitor. */
  setMember(member: TrialMember | null): void {
    if (this.member?.id === member?.id && this.member?.username === member?.username) return;
    this.update(() => {
      this.member = member;
    });
  }

  /** Applies a newer release table. */
  setTable(table: ReleaseTable): void {
    this.update(() => {
      this.table = table;
    });
  }

  /** Shows the waiting build now, even if the member is busy. */
  showWaiting(area: AreaName): void {
    const entry = this.entry(area);
    const { waiting } = entry;
    if (!waiting) return;
    entry.waiting = undefined;
    entry.shown = waiting;
    entry.promise = Promise.resolve(waiting);
    entry.version += 1;
    this.notify();
  }

  /** Shows the waiting build unless that would interrupt the member. */
  showWaitingIfIdle(area: AreaName): void {
    const entry = this.entry(area);
    if (entry.waiting && (entry.mounted === 0 || !this.options.isBusy(area))) this.showWaiting(area);
  }

  private update(change: () => void): void {
    const loadedAreas = [...this.entries.keys()];
    const before = new Map(loadedAreas.map((area) => [area, idsOf(this.candidates(area))]));
    change();
    for (const area of loadedAreas) {
      const after = this.candidates(area);
      if (before.get(area) !== idsOf(after)) this.onCandidatesChanged(area, after[0]?.build);
    }
    this.notify();
  }

  /** Called when the candidates of an area have changed. */
  private onCandidatesChanged(area: AreaName, preferredBuild: string | undefined): void {
    const entry = this.entry(area);
    entry.candidatesVersion += 1;
    entry.failed.clear();
    if (!entry.promise) return;
    // An area that is still loading, or whose load failed, starts again with the first candidate.
    if (!entry.shown) return this.reset(entry);
    entry.waiting = undefined;
    if (entry.shown.build !== preferredBuild) this.loadCandidate(area);
  }

  /** Loads the first candidate while the current build stays on the page. */
  private loadCandidate(area: AreaName, retryMs = RETRY_MS): void {
    const entry = this.entry(area);
    const { version, candidatesVersion, shown } = entry;
    const isOutdated = (): boolean => entry.version !== version || entry.candidatesVersion !== candidatesVersion;
    this.loadFirstUsable(area).then(
      (next) => {
        if (isOutdated() || next.build === shown?.build) return;
        entry.waiting = next;
        this.showWaitingIfIdle(area);
        this.notify();
      },
      () => void setTimeout(() => isOutdated() || this.loadCandidate(area, retryMs * 2), retryMs),
    );
  }

  private async loadFirstUsable(area: AreaName): Promise<AreaBuild> {
    const entry = this.entry(area);
    const startedAt = performance.now();
    const builds = this.usable(area);
    const failures: BuildFailure[] = [];
    try {
      if (builds.length === 0) throw new Error(`No build of ${area} is live`);
      const loadExposed = await this.options.loader();
      const load = async (loadable: Loadable) =>
        entry.loaded.get(loadable.build) ?? loadBuild(area, loadable, loadExposed);
      const build = await loadFirst(builds, load, (failure) => failures.push(failure));
      for (const { loadable } of failures) entry.failed.add(loadable.build);
      if (!entry.loaded.has(build.build)) this.options.onLoad?.(build, performance.now() - startedAt);
      entry.loaded.set(build.build, build);
      for (const failure of failures) this.options.onFailure?.(area, failure, true);
      return build;
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

  private reset(entry: AreaEntry): void {
    Object.assign(entry, { promise: undefined, shown: undefined, waiting: undefined, version: entry.version + 1 });
    this.notify();
  }

  private notify(): void {
    clearTimeout(this.timer);
    if ([...this.entries.values()].some(({ waiting }) => waiting)) {
      this.timer = setTimeout(() => {
        for (const area of this.entries.keys()) this.showWaitingIfIdle(area);
        this.notify();
      }, BUSY_CHECK_MS);
    }
    // Deferred, because a change during a render must not cause another render.
    queueMicrotask(() => this.listeners.forEach((listener) => listener()));
  }

  private entry(area: AreaName): AreaEntry {
    let entry = this.entries.get(area);
    if (!entry) {
      entry = createEntry();
      this.entries.set(area, entry);
    }
    return entry;
  }
}
