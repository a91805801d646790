import { limits } from '@cred/contract';
import { measureStage, repeatTo, textStages } from './measure-lengths';
import { repetitions } from './repetitions';

/** From one character to the longest text; the last two double, so that their ratio shows the growth. */
const LENGTHS = [
  1,
  10,
  100,
  1_000,
  limits.validation.textMax / 4,
  limits.validation.textMax / 2,
  limits.validation.textMax,
];

/**
 * `main.mjs measure`: prints the CPU time of all text stages for each repeated pattern as JSON Lines,
 * `{ pattern, times: [[length, ms], ...] }`, for `npm run bench:validation -- --length`.
 */
export function measureProcess(out: { write(line: string): unknown }): void {
  for (const pattern of repetitions) {
    const times = LENGTHS.map((length) => {
      const text = repeatTo(pattern, length);
      const ms = Object.values(textStages).reduce((sum, stage) => sum + measureStage(stage, text), 0);
      return [length, Math.round(ms * 100) / 100];
    });
    out.write(`${JSON.stringify({ pattern, times })}\n`);
  }
}
