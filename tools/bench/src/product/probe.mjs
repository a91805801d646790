/**
 * Runs in the product's services before their own code (`node --import`), for benches only: writes a line about the
 * event loop each second, and moves this process's clock by the number in a file when it receives SIGUSR2. Timers keep
 * their pace, as they do when the system's clock is set.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const INTERVAL_MS = 1_000;
const NS_PER_MS = 1_000_000;

const folder = process.env.CRED_BENCH_PROBE;
const [, name] = /services\/(\w+)\/dist\/main\.mjs$/.exec(process.argv[1] ?? '') ?? [];
if (folder && name && process.argv[2] === undefined && isMainThread) {
  reportEventLoop(join(folder, `${name}.jsonl`));
  // A replaced Date costs a little with each use, which a measurement of the load must not contain.
  if (process.env.CRED_BENCH_CLOCK === name) moveClock(join(folder, `${name}.clock`));
}

function reportEventLoop(file) {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let last = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    const line = { at: performance.timeOrigin + performance.now(), utilization, delayMs: delays.max / NS_PER_MS };
    delays.reset();
    try {
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    } catch {
      // A full disk is one of the things that are measured.
    }
  }, INTERVAL_MS).unref();
}

function moveClock(file) {
  const RealDate = Date;
  let shiftMs = 0;
  const now = () => RealDate.now() + shiftMs;
  const MovedDate = new Proxy(RealDate, {
    construct: (target, args, created) => Reflect.construct(target, args.length === 0 ? [now()] : args, created),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  // Before any module keeps a reference to Date.now.
  globalThis.Date = MovedDate;
  process.on('SIGUSR2', () => {
    shiftMs = Number(readFileSync(file, 'utf8'));
  });
}
