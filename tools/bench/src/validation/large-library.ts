import { print, seconds } from '@cred/tool-kit/console';
import { freePort } from '@cred/tool-kit/process/ports';
import { ms, percentile, table } from '../statistics';
import { type ConditionPost, hasAptTitle } from './condition-posts';
import { drawTitlePosts, readPapers, type TitlePost } from './title-posts';
import { ValidationProcess } from './validation-process';

const GOALS = { startMs: 5_000, p95Ms: 300, megabytes: 500, titles: 0.95, conditions: 0.95 };
const TITLE_POSTS = 300;
const FIRST_REFERENCES = 3;

export interface LargeLibraryOptions {
  readonly root: string;
  readonly library: string;
  /** For the service's data. */
  readonly folder: string;
  readonly offTopic: readonly string[];
  /** Sets of posts on conditions, by name. */
  readonly conditions: readonly (readonly [name: string, posts: readonly ConditionPost[]])[];
  /** Each seed draws other titles. */
  readonly seeds: readonly number[];
  readonly stop: AbortSignal;
}

/**
 * Measures the service with a large library: its start, its memory with all threads, the times of its checks, and
 * whether it finds quoted titles and common conditions.
 * @returns whether every goal is met
 */
export async function benchLibrary(options: LargeLibraryOptions): Promise<boolean> {
  const { root, library, folder, offTopic, conditions, seeds, stop } = options;
  const service = new ValidationProcess(root, folder, await freePort());
  print();
  const began = performance.now();
  print((await service.library(['import', library], stop)).trim().split('\n').at(-1) ?? '');
  const imported = performance.now() - began;
  const papers = await readPapers(library);
  const start = await service.start(stop);
  try {
    const afterStart = service.memory();
    const times: number[] = [];
    const check = async (text: string) => {
      const { body, durationMs } = await service.validate(text, stop);
      times.push(durationMs);
      return body.referencias;
    };
    const rows: string[][] = [['posts', 'found', 'goal']];
    const shares: boolean[] = [];
    const missed: string[] = [];
    const add = (name: string, found: readonly boolean[], goal: number): void => {
      const count = found.filter(Boolean).length;
      rows.push([name, `${count} of ${found.length}`, `>= ${Math.ceil(goal * found.length)}`]);
      shares.push(count >= goal * found.length);
    };
    for (const seed of seeds) {
      const isFound = async ({ text, pmid }: TitlePost): Promise<boolean> => {
        const references = await check(text);
        return references.some((reference) => reference.pmid === pmid) || (missed.push(text), false);
      };
      const found = await inOrder(drawTitlePosts(papers, TITLE_POSTS, seed), isFound);
      add(`quoted titles, seed ${seed}: in the references`, found, GOALS.titles);
    }
    for (const [name, posts] of conditions) {
      const isApt = async ({ text, apt }: ConditionPost): Promise<boolean> => {
        const titles = (await check(text)).slice(0, FIRST_REFERENCES).map(({ title }) => title);
        return hasAptTitle(titles, apt) || (missed.push(text), false);
      };
      add(`conditions, ${name}: apt in the first three`, await inOrder(posts, isApt), GOALS.conditions);
    }
    const answered = await inOrder(offTopic, async (text) => (await check(text)).length > 0);
    rows.push([
      'posts on no medical topic: with references',
      `${answered.filter(Boolean).length} of ${answered.length}`,
      '0',
    ]);
    const memory = service.memory();
    const p95 = percentile(times, 0.95);
    const mega = (value: number | undefined): string => (value === undefined ? 'unknown' : `${value.toFixed(0)} MB`);
    print();
    for (const line of table(rows)) print(line);
    for (const text of [...missed, ...offTopic.filter((_, at) => answered[at])]) print(`  ${text}`);
    print();
    const costs = [
      ['the service on this library', 'measured', 'goal'],
      ['import', seconds(imported), ''],
      ['start until ready', seconds(start), `< ${seconds(GOALS.startMs)}`],
      ['memory after the start', mega(afterStart?.now), ''],
      [`memory after ${times.length} posts`, mega(memory?.now), ''],
      ['memory at most', mega(memory?.peak), `< ${GOALS.megabytes} MB`],
      ['POST /validate-post, p50', ms(percentile(times, 0.5)), ''],
      ['POST /validate-post, p95', ms(p95), `< ${GOALS.p95Ms} ms`],
    ];
    for (const line of table(costs)) print(line);
    const isCheap = start < GOALS.startMs && p95 < GOALS.p95Ms && (memory?.peak ?? 0) < GOALS.megabytes;
    return isCheap && shares.every(Boolean) && !answered.includes(true);
  } finally {
    await service.stop();
  }
}

async function inOrder<T>(all: readonly T[], test: (each: T) => Promise<boolean>): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const each of all) results.push(await test(each));
  return results;
}
