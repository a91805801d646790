import { print } from '@cred/tool-kit/console';
import { freePort } from '@cred/tool-kit/process/ports';
import { ms, percentile, table } from '../statistics';
import { ValidationProcess } from './validation-process';

/** Twice the length takes twice the work; the margin is for noise, and quadratic work takes four times as much. */
const GOALS = { longestMs: 500, growth: 3.2 };
/** Shorter times are mostly noise. */
const NEGLIGIBLE_MS = 20;
const WORST = 12;

interface Measured {
  readonly pattern: string;
  /** Length in characters, CPU time of all text stages in milliseconds. */
  readonly times: readonly (readonly [number, number])[];
}

/** The CPU time of a check's work on the text, for repeated patterns of one character to the longest text. */
export async function benchLength(root: string, folder: string, stop: AbortSignal): Promise<boolean> {
  const service = new ValidationProcess(root, folder, await freePort());
  const measured = (await service.run(['measure'], stop))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Measured);
  const lengths = measured[0]?.times.map(([length]) => length) ?? [];
  const timeAt = ({ times }: Measured, at: number): number => times.at(at)?.[1] ?? 0;
  const growthOf = (each: Measured): number => timeAt(each, -1) / Math.max(timeAt(each, -2), NEGLIGIBLE_MS / 2);
  print();
  const rows = [
    [`${measured.length} patterns`, ...lengths.map((length) => `${length}`)],
    ...([0.5, 0.95, 1] as const).map((share) => [
      share === 1 ? 'slowest' : `p${share * 100}`,
      ...lengths.map((_, at) =>
        ms(
          percentile(
            measured.map((each) => timeAt(each, at)),
            share,
          ),
        ),
      ),
    ]),
  ];
  for (const line of table(rows)) print(line);
  print();
  const slowest = measured.toSorted((a, b) => timeAt(b, -1) - timeAt(a, -1)).slice(0, WORST);
  const list = slowest.map((each) => [JSON.stringify(each.pattern), ms(timeAt(each, -1)), growthOf(each).toFixed(1)]);
  for (const line of table([['slowest patterns', 'longest text', 'for twice the length'], ...list])) print(line);
  const quadratic = measured.filter((each) => growthOf(each) > GOALS.growth);
  print(`patterns that grow by more than ${GOALS.growth} for twice the length: ${quadratic.length}`);
  return quadratic.length === 0 && slowest.every((each) => timeAt(each, -1) < GOALS.longestMs);
}
