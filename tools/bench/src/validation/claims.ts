import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { print, step } from '@cred/tool-kit/console';
import { freePort } from '@cred/tool-kit/process/ports';
import { ms, percentile, table } from '../statistics';
import { type JudgedClaim, quality, readJudgements } from './retrieval';
import { ValidationProcess } from './validation-process';

const GOALS = { ndcg10: 0.6, recall5: 0.65 };

export interface ClaimsOptions {
  readonly root: string;
  /** The folder with abstracts.jsonl.gz, claims.jsonl and judgements.tsv. */
  readonly dev: string;
  /** For the service's data. */
  readonly folder: string;
  readonly offTopic: readonly string[];
  readonly stop: AbortSignal;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * Checks claims and posts on no medical topic with `POST /validate-post`, in a library of abstracts, and compares the
 * references with the judgements.
 * @returns whether every goal is met
 */
export async function benchClaims({ root, dev, folder, offTopic, stop }: ClaimsOptions): Promise<boolean> {
  const service = new ValidationProcess(root, folder, await freePort());
  const file = join(folder, 'abstracts.jsonl');
  const abstracts = lines(gunzipSync(readFileSync(join(dev, 'abstracts.jsonl.gz'))).toString()).map(
    (line) => JSON.parse(line) as { id: string; title: string; text: string },
  );
  writeFileSync(
    file,
    abstracts.map(({ id, title, text }) => JSON.stringify({ pmid: id, title, abstract: text })).join('\n'),
  );
  await step(`${abstracts.length} abstracts imported`, () => service.library(['import', file], stop));
  const judgements = readJudgements(readFileSync(join(dev, 'judgements.tsv'), 'utf8'));
  const claims = lines(readFileSync(join(dev, 'claims.jsonl'), 'utf8')).map(
    (line) => JSON.parse(line) as { id: string; text: string },
  );
  const judge = (id: string, found: readonly string[]): JudgedClaim => ({
    found,
    relevant: judgements.get(id) ?? new Set(),
  });
  const ranked = lines(await service.library(['rank', join(dev, 'claims.jsonl')], stop))
    .map((line) => JSON.parse(line) as { id: string; hits: { pmid: string }[] })
    .map(({ id, hits }) =>
      judge(
        id,
        hits.map(({ pmid }) => pmid),
      ),
    );
  await service.start(stop);
  try {
    const judged: JudgedClaim[] = [];
    const times: number[] = [];
    for (const { id, text } of claims) {
      const { body, durationMs } = await service.validate(text, stop);
      times.push(durationMs);
      judged.push(
        judge(
          id,
          body.referencias.map(({ pmid }) => pmid),
        ),
      );
    }
    const answered: string[] = [];
    for (const text of offTopic)
      if ((await service.validate(text, stop)).body.referencias.length > 0) answered.push(text);
    const half = (rest: number): JudgedClaim[] => judged.filter((_, at) => at % 2 === rest);
    const all = quality(judged);
    print();
    const rows = [
      ['references for claims', 'claims', 'nDCG@10', 'Recall@5'],
      row('POST /validate-post', judged),
      row('one half', half(0)),
      row('the other half', half(1)),
      row('library rank', ranked),
      ['goal', '', GOALS.ndcg10.toFixed(4), GOALS.recall5.toFixed(4)],
    ];
    for (const line of table(rows)) print(line);
    print(`claims without references: ${judged.filter(({ found }) => found.length === 0).length} of ${judged.length}`);
    print(`posts on no medical topic with references: ${answered.length} of ${offTopic.length}, goal 0`);
    for (const text of answered) print(`  ${text}`);
    print(`time of a check: p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`);
    return all.ndcg10 >= GOALS.ndcg10 && all.recall5 >= GOALS.recall5 && answered.length === 0;
  } finally {
    await service.stop();
  }
}

function row(name: string, some: readonly JudgedClaim[]): string[] {
  const { ndcg10, recall5 } = quality(some);
  return [name, String(some.length), ndcg10.toFixed(4), recall5.toFixed(4)];
}
