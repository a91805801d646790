import { setTimeout as delay } from 'node:timers/promises';
import { processesBelow, type Role } from '../product/processes';
import type { BenchStack } from '../stack';
import { percentile } from '../statistics';
import type { LoadedPage, MembersPages } from './members-pages';

/** The processes whose time for a page is listed separately; the first two are what the goal counts. */
export const measuredRoles = ['web', 'render', 'api', 'postgres'] as const satisfies readonly Role[];
type MeasuredRole = (typeof measuredRoles)[number];

export interface SpeedResults {
  /** Full pages a second that this machine made, with all other processes and this bench on it. */
  readonly perSecond: number;
  /** Processor time of one page by process, in ms. */
  readonly cpuMs: Readonly<Record<MeasuredRole, number>>;
  /** The rate of the second part, half of what one processor can do, in pages a second. */
  readonly rate: number;
  /** The median and 95th percentile of whole documents at that rate, in ms. */
  readonly median: number;
  readonly p95: number;
  /** Pages that came without markup. */
  readonly unrendered: number;
}

const WARM_UP = 200;
/** Enough to keep one render process busy. */
const PARALLEL = 3;

/** What one processor can do when it makes pages only: page server and render process together. */
export const pagesPerCore = ({ cpuMs }: Pick<SpeedResults, 'cpuMs'>): number => 1_000 / (cpuMs.web + cpuMs.render);

/**
 * Loads homes as fast as one render process makes them, which measures processor time, and then at half the rate of one
 * processor, which measures whole documents.
 */
export async function measureSpeed(
  stack: BenchStack,
  pages: MembersPages,
  seconds: number,
  stop: AbortSignal,
): Promise<SpeedResults> {
  await loadInParallel(pages, WARM_UP, stop);
  pages.unrendered = 0;
  const [before, startedAt] = [cpuByRole(stack.pid), performance.now()];
  const made = await loadUntil(pages, startedAt + seconds * 1_000, stop);
  const after = cpuByRole(stack.pid);
  const perSecond = (made / (performance.now() - startedAt)) * 1_000;
  const perPage = (role: MeasuredRole): number => (after[role] - before[role]) / made;
  const cpuMs = {
    web: perPage('web'),
    render: perPage('render'),
    api: perPage('api'),
    postgres: perPage('postgres'),
  };
  const rate = pagesPerCore({ cpuMs }) / 2;
  const times = await loadAtRate(pages, rate, seconds, stop);
  return {
    perSecond,
    cpuMs,
    rate,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    unrendered: pages.unrendered,
  };
}

/** Loads this number of homes. */
export async function loadInParallel(pages: MembersPages, count: number, stop: AbortSignal): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (; left > 0;) {
        left -= 1;
        stop.throwIfAborted();
        await pages.load();
      }
    }),
  );
}

/** @returns how many full homes were loaded */
async function loadUntil(pages: MembersPages, deadline: number, stop: AbortSignal): Promise<number> {
  let made = 0;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (performance.now() < deadline) {
        stop.throwIfAborted();
        if ((await pages.load()).isFull) made += 1;
      }
    }),
  );
  return made;
}

/** Starts a page at fixed times, whether or not the one before has arrived. @returns the times of full pages */
async function loadAtRate(
  pages: MembersPages,
  perSecond: number,
  seconds: number,
  stop: AbortSignal,
): Promise<readonly number[]> {
  const startedAt = performance.now();
  const loads: Promise<LoadedPage>[] = [];
  for (let index = 0; index / perSecond < seconds; index += 1) {
    const wait = startedAt + (index / perSecond) * 1_000 - performance.now();
    if (wait > 0) await delay(wait, undefined, { signal: stop });
    loads.push(pages.load());
  }
  const loaded = await Promise.all(loads);
  return loaded.filter(({ isFull }) => isFull).map(({ tookMs }) => tookMs);
}

function cpuByRole(root: number): Record<MeasuredRole, number> {
  const processes = processesBelow(root);
  const sum = (role: Role): number =>
    processes.filter((each) => each.role === role).reduce((total, { cpuMs }) => total + cpuMs, 0);
  return { web: sum('web'), render: sum('render'), api: sum('api'), postgres: sum('postgres') };
}
