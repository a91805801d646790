import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { print } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { benchClaims } from './claims';
import { conditionPosts, readConditionPosts, readTexts } from './condition-posts';
import { benchLibrary } from './large-library';
import { benchLength } from './length';
import { benchRewritings } from './rewritings';
import { offTopicPosts } from './sets/off-topic';

const SEEDS = [1, 2];

interface Arguments {
  readonly dev: string | undefined;
  readonly library: string | undefined;
  readonly length: boolean;
  readonly offTopic: readonly string[];
  readonly conditions: readonly string[];
  readonly rewritings: string | undefined;
}

/**
 * `npm run bench:validation`: what members get from `POST /validate-post` of the built service.
 *
 * - `--dev FOLDER`: references for claims, compared with judgements. FOLDER contains abstracts.jsonl.gz, claims.jsonl and
 *   judgements.tsv.
 * - `--library FILE`: quoted titles, common conditions, time and memory with a large library. FILE is JSON Lines that
 *   `library import` accepts.
 * - `--off-topic FILE...` and `--conditions FILE...`: further posts for both, as JSON Lines.
 * - `--rewritings FILE`: which rewritings of a model a member gets, whole or in part.
 * - `--length`: the growth of a check's work with the length of its text.
 *
 * @returns 1 when a goal is missed
 */
export async function benchValidation({ stop, args }: Tool): Promise<number> {
  const { dev, library, length, rewritings, offTopic: offTopicFiles, conditions: conditionFiles } = readArguments(args);
  const root = projectRoot();
  await buildStale(root, stop);
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  const offTopic = [...offTopicPosts, ...offTopicFiles.flatMap(readTexts)];
  const conditions = [
    ['English', conditionPosts('en')] as const,
    ['Portuguese', conditionPosts('pt')] as const,
    ...conditionFiles.map((file) => [basename(file), readConditionPosts(file)] as const),
  ];
  try {
    const met = [];
    if (dev !== undefined) met.push(await benchClaims({ root, dev, folder: join(folder, 'dev'), offTopic, stop }));
    if (library !== undefined)
      met.push(
        await benchLibrary({ root, library, folder: join(folder, 'large'), offTopic, conditions, seeds: SEEDS, stop }),
      );
    if (length) met.push(await benchLength(root, join(folder, 'length'), stop));
    if (rewritings !== undefined) met.push(await benchRewritings(root, rewritings, join(folder, 'rewritings'), stop));
    print();
    print(met.every(Boolean) ? 'Every goal is met.' : 'A goal is missed.');
    return met.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]): Arguments {
  const program = createProgram()
    .option('--dev <folder>')
    .option('--library <file>')
    .option('--off-topic <files...>')
    .option('--conditions <files...>')
    .option('--length')
    .option('--rewritings <file>');
  const isHelp = !parseArguments(program, args);
  const values = program.opts<{
    dev?: string;
    library?: string;
    length?: boolean;
    offTopic?: string[];
    conditions?: string[];
    rewritings?: string;
  }>();
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const found = (path: string): string => {
    if (!existsSync(resolve(from, path))) throw new OperatorError(`${path} does not exist`);
    return resolve(from, path);
  };
  const { dev, library, rewritings, length = false, offTopic = [], conditions = [] } = values;
  if (isHelp || (dev === undefined && library === undefined && rewritings === undefined && !length))
    throw new OperatorError(
      'Name what to measure: npm run bench:validation -- --dev FOLDER --library FILE --length --rewritings FILE ' +
        '[--off-topic FILE...] [--conditions FILE...]',
    );
  return {
    dev: dev === undefined ? undefined : found(dev),
    library: library === undefined ? undefined : found(library),
    length,
    rewritings: rewritings === undefined ? undefined : found(rewritings),
    offTopic: offTopic.map(found),
    conditions: conditions.map(found),
  };
}
