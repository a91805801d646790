import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { projectRoot } from '@cred/build/project-root';
import { createProgram, parseArguments } from '@cred/tool-kit/arguments';
import { buildStale } from '@cred/tool-kit/builds/build';
import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { freePort } from '@cred/tool-kit/process/ports';
import type { Tool } from '@cred/tool-kit/tool';
import { table } from '../statistics';
import { ValidationProcess } from '../validation/validation-process';
import { type Case, generateCorpus } from './corpus';
import { type FoundSpan, type Score, scoreCases } from './score';

const GOALS = { recall: 0.97, precision: 0.95 };
/** How many missed and wrong spans are printed. */
const SHOWN = 40;

/**
 * `npm run bench:identifiers [-- --cases FILE]`: recall and precision of the identifiers of patients by class, over
 * generated posts or over FILE, JSON Lines of `{ text, spans: [{ value, class }] }`. @returns 1 when a goal is missed
 */
export async function benchIdentifiers({ stop, args }: Tool): Promise<number> {
  const file = readArguments(args);
  const root = projectRoot();
  await buildStale(root, stop);
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  try {
    const { identified, clean } = file === undefined ? generateCorpus() : { identified: readCases(file), clean: [] };
    const cases = [...identified, ...clean];
    const input = join(folder, 'posts.jsonl');
    writeFileSync(input, cases.map(({ text }) => JSON.stringify({ text })).join('\n'));
    const service = new ValidationProcess(root, join(folder, 'service'), await freePort());
    // An object, because `step` prints a text.
    const { output } = await step(`${cases.length} posts searched`, async () => ({
      output: await service.run(['identifiers', input], stop),
    }));
    const found = output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as FoundSpan[]);
    return report(
      scoreCases(cases, found),
      found.slice(identified.length).filter((spans) => spans.length > 0).length,
      clean.length,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readArguments(args: readonly string[]): string | undefined {
  const program = createProgram().option('--cases <file>');
  if (!parseArguments(program, args)) throw new OperatorError('npm run bench:identifiers [-- --cases FILE]');
  const { cases } = program.opts<{ cases?: string }>();
  if (cases === undefined) return undefined;
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), cases);
  if (!existsSync(path)) throw new OperatorError(`${cases} does not exist`);
  return path;
}

const readCases = (file: string): Case[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case);

/** Prints the score. @returns 0 when every class reaches the goal */
function report({ classes, missed, wrong }: Score, dirty: number, clean: number): number {
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  const rows = [...classes.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, { expected, found, returned, wrong: errors }]) => ({
      cells: [name, `${expected}`, share(found, expected).toFixed(3), share(returned - errors, returned).toFixed(3)],
      met: share(found, expected) >= GOALS.recall,
    }));
  const sum = (field: 'expected' | 'found' | 'returned' | 'wrong'): number =>
    [...classes.values()].reduce((total, counts) => total + counts[field], 0);
  const precision = share(sum('returned') - sum('wrong'), sum('returned'));
  const total = ['all', `${sum('expected')}`, share(sum('found'), sum('expected')).toFixed(3), precision.toFixed(3)];
  print();
  for (const line of table([['class', 'spans', 'recall', 'precision'], ...rows.map(({ cells }) => cells), total]))
    print(line);
  for (const [title, list] of [
    ['missed', missed],
    ['wrong', wrong],
  ] as const) {
    print();
    print(`${title}: ${list.length}`);
    for (const line of list.slice(0, SHOWN)) print(`  ${line}`);
  }
  print();
  if (clean > 0) print(`posts without identifiers in which something was found: ${dirty} of ${clean}`);
  const met = rows.every((row) => row.met) && precision >= GOALS.precision;
  print(
    met ? 'Every goal is met.' : `A goal is missed: recall ${GOALS.recall} by class, precision ${GOALS.precision}.`,
  );
  return met ? 0 : 1;
}
