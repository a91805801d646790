import { setTimeout as delay } from 'node:timers/promises';
import { OperatorError } from '@cred/tool-kit/errors';
import { processesBelow } from '../product/processes';
import { Requester } from '../product/requester';
import type { BenchStack } from '../stack';
import { percentile } from '../statistics';

export interface ServerResults {
  /** Pages a second, made by one render process without a pause. */
  readonly perSecond: number;
  /** Processor time of one page in the page server and its render process, in ms. */
  readonly cpuMs: number;
  /** The 95th percentile of whole documents at half of that rate, in ms. */
  readonly p95: number;
  /** Pages that came without markup. */
  readonly unrendered: number;
  /** Memory of the page server and of its render process, in MB, at the start and after each tenth of the pages. */
  readonly memory: readonly (readonly [web: number, render: number])[];
}

const WARM_UP = 100;
const MEASURED_MS = 20_000;
/** Enough to keep one render process busy. */
const PARALLEL = 3;
const TENTHS = 10;

/** Loads home of a member with twenty posts from a page server with one render process. */
export async function measureServer(
  stack: BenchStack,
  cookie: string,
  pages: number,
  stop: AbortSignal,
): Promise<ServerResults> {
  const requester = new Requester(stack.portOf.web, stack.url);
  let unrendered = 0;
  const load = async (): Promise<number> => {
    const headers = { accept: 'text/html', host: new URL(stack.url).host };
    const { status, body, tookMs } = await requester.send({ path: '/', cookie, headers });
    if (status !== 200) throw new OperatorError(`The page server answered ${status}`);
    if (!body.includes('"rendered"')) unrendered += 1;
    return tookMs;
  };
  try {
    await inParallel(WARM_UP, load, stop);
    unrendered = 0;
    const [cpuBefore, startedAt] = [cpuOf(stack.pid), performance.now()];
    const made = await untilDeadline(performance.now() + MEASURED_MS, load, stop);
    const cpuMs = (cpuOf(stack.pid) - cpuBefore) / made;
    const perSecond = (made / (performance.now() - startedAt)) * 1_000;
    const p95 = percentile(await atRate(perSecond / 2, load, stop), 0.95);
    const memory = [memoryOf(stack.pid)];
    for (let tenth = 0; tenth < TENTHS; tenth += 1) {
      await inParallel(pages / TENTHS, load, stop);
      memory.push(memoryOf(stack.pid));
    }
    return { perSecond, cpuMs, p95, unrendered, memory };
  } finally {
    requester.close();
  }
}

async function inParallel(count: number, load: () => Promise<number>, stop: AbortSignal): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (; left > 0; left -= 1) {
        stop.throwIfAborted();
        await load();
      }
    }),
  );
}

async function untilDeadline(deadline: number, load: () => Promise<number>, stop: AbortSignal): Promise<number> {
  let made = 0;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (performance.now() < deadline) {
        stop.throwIfAborted();
        await load();
        made += 1;
      }
    }),
  );
  return made;
}

/** Starts a page at fixed times, whether or not the one before has arrived. */
async function atRate(perSecond: number, load: () => Promise<number>, stop: AbortSignal): Promise<number[]> {
  const startedAt = performance.now();
  const loads: Promise<number>[] = [];
  for (let index = 0; (index / perSecond) * 1_000 < MEASURED_MS; index += 1) {
    const wait = startedAt + (index / perSecond) * 1_000 - performance.now();
    if (wait > 0) await delay(wait, undefined, { signal: stop });
    loads.push(load());
  }
  return Promise.all(loads);
}

const pageProcesses = (root: number) => processesBelow(root).filter(({ role }) => role === 'web');
const cpuOf = (root: number): number => pageProcesses(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
function memoryOf(root: number): readonly [number, number] {
  const sum = (isMain: boolean): number =>
    pageProcesses(root)
      .filter((each) => each.isMain === isMain)
      .reduce((total, { rssMb }) => total + rssMb, 0);
  return [sum(true), sum(false)];
}
