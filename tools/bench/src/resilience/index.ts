import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReadProcesses } from '../product/processes';
import { BenchStack } from '../stack';
import { attacks, runAttack } from './attacks';
import { frozenDatabase } from './frozen-database';
import { fullDisk, mountVolume } from './full-disk';
import { flapping, kills } from './kills';
import { clockEnvironment, movedClock } from './moved-clock';
import { type Options, parseOptions } from './options';
import { describeResults, hasFaults, missedGoals, type Result } from './result';
import { createContext, type ScenarioContext } from './scenario-context';

/** As in a deployment: logs are written, and a proxy reports the members' addresses. */
const environment = { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' };

/**
 * `npm run bench:resilience [-- --seconds N] [--only kills,disk] [--attack NAME]`: how failing processes and hostile
 * clients affect the members of the built product. Fails when a write was lost or duplicated, a row or file was left without
 * owner, a service did not recover, or a server error other than 503 and 507 was sent; missed goals are reported.
 */
export async function benchResilience({ stop, args }: Tool): Promise<number> {
  const options = parseOptions(args);
  if (!canReadProcesses()) throw new OperatorError('This benchmark reads processes as Linux lists them');
  const root = projectRoot();
  await buildStale(root, stop);
  const results: Result[] = [];
  const run = async (name: string, work: () => Promise<Result>): Promise<void> =>
    void (await step(name, async () => {
      results.push(await work());
    }));
  try {
    const withProduct = options.only.filter((name) => name !== 'disk');
    if (withProduct.length > 0) await measureProduct(root, options, stop, run);
    if (options.only.includes('disk')) await measureDisk(root, stop, run);
  } finally {
    print();
    for (const line of describeResults(results)) print(line);
    print();
    for (const line of missedGoals(results)) print(`MISSED: ${line}`);
  }
  return results.some(hasFaults) ? 1 : 0;
}

type Run = (name: string, work: () => Promise<Result>) => Promise<void>;

const log = (line: string): void => print(`    ${line}`);

async function measureProduct(root: string, options: Options, stop: AbortSignal, run: Run): Promise<void> {
  const { only, seconds } = options;
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  chmodSync(folder, 0o711);
  const env = { ...environment, ...(only.includes('clock') ? clockEnvironment(folder) : {}) };
  const stack = await step('the product', () => BenchStack.start(root, stop, { data: folder, env }));
  let context: (ScenarioContext & { close(): void }) | undefined;
  try {
    const ready = (context = await step('members and posts', () => createContext(stack, stop, log)));
    if (only.includes('attacks')) {
      for (const attack of attacks.filter(({ name }) => name.includes(options.attack)))
        await run(attack.name, () => runAttack(ready, attack));
    }
    if (only.includes('clock')) await run('a clock that jumps', () => movedClock(ready));
    if (only.includes('kills')) await run(`kills for ${seconds} s`, () => kills(ready, seconds * 1_000));
    if (only.includes('frozen')) await run('a database that stops responding', () => frozenDatabase(ready));
    if (only.includes('flapping')) await run('a service that keeps exiting', () => flapping(ready));
  } finally {
    context?.close();
    await stack.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureDisk(root: string, stop: AbortSignal, run: Run): Promise<void> {
  const volume = await mountVolume(stop);
  if (typeof volume === 'string') {
    print(`  ! The full disk was NOT measured: a file system cannot be mounted here (${volume}).`);
    return;
  }
  try {
    const stack = await step('the product on a separate disk', () =>
      BenchStack.start(root, stop, { data: volume.folder, env: environment }),
    );
    try {
      const context = await createContext(stack, stop, log);
      await run('a full disk', () => fullDisk(context, volume));
      context.close();
    } finally {
      await stack.dispose();
    }
  } finally {
    await volume.dispose();
  }
}
