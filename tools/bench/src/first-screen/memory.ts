import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '@cred/tool-kit/errors';
import { processesBelow, type Role } from '../product/processes';
import { CopiedBuilds } from '../product/registry';
import type { BenchStack } from '../stack';
import { percentile } from '../statistics';
import type { MembersPages } from './members-pages';
import { loadInParallel } from './speed';

/** Medians of the resident memory of the page server and of its render process, in MB. */
export interface Memory {
  readonly web: number;
  readonly render: number;
}

export interface MemoryResults {
  readonly pages: number;
  readonly flips: number;
  /** While the first and the last tenth of the pages were loaded. */
  readonly first: Memory;
  readonly last: Memory;
  /** Homes that came without markup on a busy machine, besides those. */
  readonly unrendered: number;
}

export interface MemoryRun {
  readonly pages: number;
  /** How often another build of the feed goes live in between, evenly. */
  readonly flips: number;
  readonly stop: AbortSignal;
}

const AREA = 'feed';
const WARM_UP = 200;
const STEP = 25;
const CHANGE_LIMIT_MS = 20_000;
const ATTEMPTS_MAX = 100;

/** Watches the memory while homes are loaded and two builds of the feed replace each other. */
export async function measureMemory(
  stack: BenchStack,
  members: MembersPages,
  { pages, flips, stop }: MemoryRun,
): Promise<MemoryResults> {
  const builds = new CopiedBuilds(stack, AREA);
  const pair = [await builds.publish('// one'), await builds.publish('// two')] as const;
  await loadInParallel(members, WARM_UP, stop);
  members.unrendered = 0;
  const samples: Memory[] = [];
  let flipped = 0;
  for (let loaded = 0; loaded < pages; loaded += STEP) {
    for (; flipped < Math.round((flips * (loaded + STEP)) / pages); flipped += 1)
      await goLive(builds, pair[flipped % 2 === 0 ? 0 : 1], members, stop);
    await loadFull(members, STEP, stop);
    samples.push({ web: memoryOf(stack.pid, 'web'), render: memoryOf(stack.pid, 'render') });
  }
  const tenth = Math.ceil(samples.length / 10);
  return {
    pages,
    flips: flipped,
    first: medians(samples.slice(0, tenth)),
    last: medians(samples.slice(-tenth)),
    unrendered: members.unrendered,
  };
}

/** Loads homes until this number of them came with their markup. @throws OperatorError when hardly any does */
async function loadFull(members: MembersPages, count: number, stop: AbortSignal): Promise<void> {
  let attempts = 0;
  for (let left = count; left > 0;) {
    const before = members.unrendered;
    await loadInParallel(members, left, stop);
    left = members.unrendered - before;
    attempts += 1;
    if (attempts > ATTEMPTS_MAX) throw new OperatorError('The page server sends homes without markup');
  }
}

/** Makes a build live and waits until pages have it. */
export async function goLive(
  builds: CopiedBuilds,
  build: string,
  members: MembersPages,
  stop: AbortSignal,
): Promise<void> {
  await builds.promote(build);
  const deadline = performance.now() + CHANGE_LIMIT_MS;
  // The settings page shows neither area nor build of a post list, so nothing of the build runs for it.
  while (!(await members.load('/settings')).html.includes(build)) {
    if (performance.now() > deadline) throw new OperatorError(`The page server does not send the build ${build}`);
    await delay(10, undefined, { signal: stop });
  }
}

const medians = (samples: readonly Memory[]): Memory => ({
  web: percentile(
    samples.map(({ web }) => web),
    0.5,
  ),
  render: percentile(
    samples.map(({ render }) => render),
    0.5,
  ),
});

const memoryOf = (root: number, role: Role): number =>
  processesBelow(root)
    .filter((each) => each.role === role && each.isMain)
    .reduce((total, { rssMb }) => total + rssMb, 0);
