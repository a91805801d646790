import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip, gunzipSync } from 'node:zlib';
import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { print, seconds, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { freePort } from '@cred/tool-kit/process/ports';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { ms, percentile, table } from '../statistics';
import { type JudgedClaim, quality, readJudgements } from './retrieval';
import { benchLength } from './length';
import { benchRewritings } from './rewritings';
import { ValidationProcess } from './validation-process';

/** Fewer than the service accepts from one address in a minute. */
const QUERIES = 400;
const GOALS = { ndcg10: 0.69, recall5: 0.75, startMs: 5_000, p95Ms: 300, megabytes: 500 };

/**
 * `npm run bench:validation -- --dev FOLDER --library FILE --length --rewritings FILE`: the quality of retrieval for claims, the cost of a
 * large library, and the growth of a check's work with the length of its text. FOLDER contains abstracts.jsonl.gz, claims.jsonl and judgements.tsv; FILE is anything that `library
 * import` accepts as JSON Lines. @returns 1 when a goal is missed
 */
export async function benchValidation({ stop, args }: Tool): Promise<number> {
  const { dev, library, length, rewritings } = readArguments(args);
  const root = projectRoot();
  await buildStale(root, stop);
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  try {
    const met = [];
    if (dev !== undefined) met.push(await benchRetrieval(root, dev, join(folder, 'dev'), stop));
    if (library !== undefined) met.push(await benchLibrary(root, library, join(folder, 'large'), stop));
    if (length) met.push(await benchLength(root, join(folder, 'length'), stop));
    if (rewritings !== undefined) met.push(await benchRewritings(root, rewritings, join(folder, 'rewritings'), stop));
    print();
    print(met.every(Boolean) ? 'Every goal is met.' : 'A goal is missed.');
    return met.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]): {
  readonly dev: string | undefined;
  readonly library: string | undefined;
  readonly length: boolean;
  readonly rewritings: string | undefined;
} {
  const program = createProgram()
    .option('--dev <folder>')
    .option('--library <file>')
    .option('--length')
    .option('--rewritings <file>');
  const isHelp = !parseArguments(program, args);
  const values = program.opts<{ dev?: string; library?: string; length?: boolean; rewritings?: string }>();
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const found = (path: string | undefined): string | undefined => {
    if (path === undefined) return undefined;
    if (!existsSync(resolve(from, path))) throw new OperatorError(`${path} does not exist`);
    return resolve(from, path);
  };
  if (
    isHelp ||
    (values.dev === undefined && values.library === undefined && values.rewritings === undefined && !values.length)
  )
    throw new OperatorError(
      'Name what to measure: npm run bench:validation -- --dev FOLDER --library FILE --length --rewritings FILE',
    );
  return {
    dev: found(values.dev),
    library: found(values.library),
    length: values.length === true,
    rewritings: found(values.rewritings),
  };
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

async function benchRetrieval(root: string, dev: string, folder: string, stop: AbortSignal): Promise<boolean> {
  const port = await freePort();
  const service = new ValidationProcess(root, folder, port);
  const file = join(folder, 'abstracts.jsonl');
  const abstracts = lines(gunzipSync(readFileSync(join(dev, 'abstracts.jsonl.gz'))).toString()).map(
    (line) => JSON.parse(line) as { id: string; title: string; text: string },
  );
  writeFileSync(
    file,
    abstracts.map(({ id, title, text }) => JSON.stringify({ pmid: id, title, abstract: text })).join('\n'),
  );
  await step(`${abstracts.length} abstracts imported`, () => service.library(['import', file], stop));
  const rankings = lines(await service.library(['rank', join(dev, 'claims.jsonl')], stop)).map(
    (line) => JSON.parse(line) as { id: string; ms: number; hits: { pmid: string }[] },
  );
  const judgements = readJudgements(readFileSync(join(dev, 'judgements.tsv'), 'utf8'));
  const judged: JudgedClaim[] = rankings.map(({ id, hits }) => ({
    found: hits.map(({ pmid }) => pmid),
    relevant: judgements.get(id) ?? new Set(),
  }));
  const row = (name: string, some: readonly JudgedClaim[]): string[] => {
    const { ndcg10, recall5 } = quality(some);
    return [name, String(some.length), ndcg10.toFixed(4), recall5.toFixed(4)];
  };
  const all = quality(judged);
  const times = rankings.map((ranking) => ranking.ms);
  print();
  const rows = [
    ['ranking of claims', 'claims', 'nDCG@10', 'Recall@5'],
    row('all', judged),
    row(
      'one half',
      judged.filter((_, at) => at % 2 === 0),
    ),
    row(
      'the other half',
      judged.filter((_, at) => at % 2 === 1),
    ),
    ['goal', '', GOALS.ndcg10.toFixed(4), GOALS.recall5.toFixed(4)],
  ];
  for (const line of table(rows)) print(line);
  print(`time of a query: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`);
  return all.ndcg10 >= GOALS.ndcg10 && all.recall5 >= GOALS.recall5;
}

async function benchLibrary(root: string, file: string, folder: string, stop: AbortSignal): Promise<boolean> {
  const port = await freePort();
  const service = new ValidationProcess(root, folder, port);
  print();
  const began = performance.now();
  print(lines(await service.library(['import', file], stop)).at(-1) ?? '');
  const imported = performance.now() - began;
  const posts = await samplePosts(file);
  const start = await service.start(stop);
  try {
    const afterStart = service.memory();
    const [times, found]: [number[], number[]] = [[], []];
    for (const post of posts) {
      stop.throwIfAborted();
      const { body, durationMs } = await service.validate(post);
      if (body.error !== null) throw new OperatorError(`A post was not checked: ${body.error}`);
      times.push(durationMs);
      found.push(body.referencias.length);
    }
    const memory = service.memory();
    const p95 = percentile(times, 0.95);
    const withHits = found.filter((count) => count > 0).length;
    print();
    const mega = (value: number | undefined): string => (value === undefined ? 'unknown' : `${value.toFixed(0)} MB`);
    const rows = [
      ['the service on this library', 'measured', 'goal'],
      ['import', seconds(imported), ''],
      ['start until ready', seconds(start), `< ${seconds(GOALS.startMs)}`],
      ['memory after the start', mega(afterStart?.now), ''],
      [`memory after ${posts.length} posts`, mega(memory?.now), ''],
      ['memory at most', mega(memory?.peak), `< ${GOALS.megabytes} MB`],
      ['POST /validate-post, p50', ms(percentile(times, 0.5)), ''],
      ['POST /validate-post, p95', ms(p95), `< ${GOALS.p95Ms} ms`],
      ['posts with references', `${withHits} of ${posts.length}`, ''],
    ];
    for (const line of table(rows)) print(line);
    return start < GOALS.startMs && p95 < GOALS.p95Ms && (memory?.peak ?? 0) < GOALS.megabytes;
  } finally {
    await service.stop();
  }
}

/** Informal posts about papers of the library, with titles from all parts of the file. */
async function samplePosts(file: string): Promise<string[]> {
  const isGzip = readFileSync(file)
    .subarray(0, 2)
    .equals(Buffer.from([0x1f, 0x8b]));
  const raw = createReadStream(file);
  const titles: string[] = [];
  for await (const line of createInterface({ input: isGzip ? raw.pipe(createGunzip()) : raw })) {
    if (line.trim() !== '') titles.push((JSON.parse(line) as { title: string }).title);
  }
  const every = Math.max(1, Math.floor(titles.length / QUERIES));
  return titles
    .filter((_, at) => at % every === 0)
    .slice(0, QUERIES)
    .map((title) => `hey folks, i was reading about ${title.replace(/\.$/, '').slice(0, 300)}. what do u think?`);
}
