import type { ServerFailure } from '@cred/deployment/render-process';

const MAX_FAILURES = 5;
const WINDOW_MS = 5 * 60_000;
const PAUSE_MS = 10 * 60_000;
/** After a time limit, which delays a page: the others do not wait for the same loop. */
const TIMEOUT_PAUSE_MS = 30_000;
/** The builds in memory; those that failed longest ago are removed first. */
const BUILDS_MAX = 500;

/**
 * The stop rule (FED-20): a build whose server file failed 5 times within 5 minutes is not rendered on the server for 10
 * minutes, and one that took too long for half a minute. Browsers render it in that time.
 */
export class FailingBuilds {
  /** The times of the last failures, and until when a build is not asked for. */
  private readonly builds = new Map<string, { times: readonly number[]; pausedUntil: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  isPaused(area: string | null, build: string): boolean {
    return (this.builds.get(keyOf(area, build))?.pausedUntil ?? 0) > this.now();
  }

  /** Does not ask for an area's build for half a minute, without a failure. */
  leaveOut({ area, build }: Pick<ServerFailure, 'area' | 'build'>): void {
    if (area === null) return;
    const key = keyOf(area, build);
    const { times = [], pausedUntil = 0 } = this.builds.get(key) ?? {};
    this.store(key, { times, pausedUntil: Math.max(pausedUntil, this.now() + TIMEOUT_PAUSE_MS) });
  }

  /** Counts a failure. Returns whether it begins a pause of ten minutes. */
  add({ area, build, kind }: ServerFailure): boolean {
    const [key, now] = [keyOf(area, build), this.now()];
    const known = this.builds.get(key);
    const times = [...(known?.times ?? []).filter((time) => time > now - WINDOW_MS), now];
    const begins = times.length >= MAX_FAILURES;
    this.store(key, {
      times: begins ? [] : times,
      // Without the shell, no area has markup: only the rule of five stops it.
      pausedUntil: Math.max(
        known?.pausedUntil ?? 0,
        begins ? now + PAUSE_MS : kind === 'timeout' && area !== null ? now + TIMEOUT_PAUSE_MS : 0,
      ),
    });
    return begins;
  }

  private store(key: string, state: { times: readonly number[]; pausedUntil: number }): void {
    this.builds.delete(key);
    this.builds.set(key, state);
    const [oldest] = this.builds.keys();
    if (this.builds.size > BUILDS_MAX && oldest !== undefined) this.builds.delete(oldest);
  }
}

const keyOf = (area: string | null, build: string): string => `${area ?? ''}/${build}`;
