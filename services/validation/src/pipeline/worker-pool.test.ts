import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { measureCost } from './check-cost';
import { startWorker } from './testing/start-worker';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool';

let folder: string;
const pools: WorkerPool[] = [];
const make = (over: Partial<WorkerPoolOptions> = {}): WorkerPool => {
  const pool = new WorkerPool({ size: 1, libraryFolder: join(folder, 'library'), start: startWorker, ...over });
  pools.push(pool);
  return pool;
};
/** A thread that never ends a text task; every other task it ends at once. */
const startStuck = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ id, name }) => {
       while (name === 'rewriteByLexicon');
       parentPort.postMessage({ type: 'done', id, value: 'en' });
     });
     parentPort.postMessage({ type: 'ready' });`,
    { eval: true },
  );
/** A thread whose tasks return their number, from 1. */
const startCounting = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     let count = 0;
     parentPort.on('message', ({ id }) => parentPort.postMessage({ type: 'done', id, value: (count += 1) }));
     parentPort.postMessage({ type: 'ready' });`,
    { eval: true },
  );
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'cred-pool-'))));
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('WorkerPool', () => {
  it('runs every task in a thread, and charges its time to the check', async () => {
    const pool = make();
    const costs: number[] = [];
    const results = await measureCost(
      async () => [
        await pool.run('detectLanguage', 'gente, alguém usa isso?'),
        await pool.run('findIdentifiers', 'CPF 529.982.247-25'),
        await pool.run('rewriteByLexicon', 'guys, asthma', 'en'),
        await pool.run('verifyRewriting', 'not aspirin', 'aspirin', 'en'),
        await pool.run('verifyModelRewriting', 'asthma', 'Asthma.', 'en'),
        await pool.run('stripInventedCitations', 'a', 'a [1]'),
        (await pool.run('extractKeywords', 'asthma', 'en')).map(({ term }) => term),
        (
          await pool.run(
            'searchLibrary',
            {
              keywords: await pool.run('extractKeywords', 'heart failure, furosemide', 'en'),
              text: '',
              language: 'en',
            },
            3,
          )
        ).length > 0,
      ],
      (ms) => costs.push(ms),
    );
    expect(results).toEqual([
      'pt',
      [{ kind: 'cpf', start: 4, end: 18 }],
      'Asthma.',
      [expect.objectContaining({ kind: 'negation-lost' })],
      [],
      'a',
      ['asthma'],
      true,
    ]);
    expect(costs).toEqual([expect.any(Number)]);
    expect(costs[0]).toBeGreaterThan(0);
  }, 30_000);

  it('ends a thread whose task exceeds its budget, with 503, and replaces it', async () => {
    const pool = make({ start: startStuck, budgetMs: 100 });
    const costs: number[] = [];
    const check = measureCost(
      () => pool.run('rewriteByLexicon', 'x', 'en'),
      (ms) => costs.push(ms),
    );
    await expect(check).rejects.toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
    expect(costs[0]).toBeGreaterThan(0);
    expect(await pool.run('detectLanguage', 'x')).toBe('en');
  });

  it('keeps this thread free while a task runs, and the other thread takes the next one', async () => {
    const pool = make({ start: startStuck, size: 2, budgetMs: 500 });
    const stuck = pool.run('rewriteByLexicon', 'x', 'en');
    const outcome = stuck.then(
      () => 'done',
      () => 'ended',
    );
    const other = pool.run('detectLanguage', 'x').then(() => 'other');
    expect(await Promise.race([outcome, other])).toBe('other');
    expect(await outcome).toBe('ended');
  });

  it('takes the tasks of a member who has used less time first, and all tasks of that check before others', async () => {
    const pool = make({ start: startCounting });
    const check = (usedMs: number, tasks: number): Promise<unknown[]> =>
      measureCost(
        async () => {
          const numbers: unknown[] = [];
          while (numbers.length < tasks) numbers.push(await pool.run('detectLanguage', 'x'));
          return numbers;
        },
        () => undefined,
        usedMs,
      );
    expect(await Promise.all([check(3_000, 2), check(600, 1), check(0, 3)])).toEqual([[5, 6], [4], [1, 2, 3]]);
  });

  it('survives a thread that ends, and reports it without text of the post', async () => {
    const faults: string[] = [];
    let started = 0;
    const pool = make({
      onFault: ({ message }) => faults.push(message),
      start: () => {
        started += 1;
        return started > 1
          ? startStuck()
          : new Worker(
              `const { parentPort } = require('node:worker_threads');
               parentPort.on('message', ({ args }) => { throw new TypeError(args[0]); });
               parentPort.postMessage({ type: 'ready' });`,
              { eval: true },
            );
      },
    });
    await expect(pool.run('detectLanguage', 'secret')).rejects.toMatchObject({ statusCode: 500 });
    expect(await pool.run('detectLanguage', 'x')).toBe('en');
    expect(faults).toEqual(['a thread of the checks failed: TypeError']);
  });

  it('rejects what runs and waits when it is closed', async () => {
    const pool = make({ start: startStuck, budgetMs: 60_000 });
    const tasks = [pool.run('rewriteByLexicon', 'x', 'en'), pool.run('detectLanguage', 'x')];
    const outcomes = Promise.allSettled(tasks);
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run('detectLanguage', 'x')).rejects.toMatchObject({ statusCode: 503 });
  });
});
