import { limits } from '@cred/contract';
import { measureStage, repeatTo, textStages } from './measure-lengths';
import { repetitions } from './repetitions';

/** Patterns of each kind for which the work of a stage once grew with the square of the length. */
const CRITICAL = [
  '. A',
  '&a',
  '=a',
  'á ',
  'é. É ',
  'o. A ',
  '한',
  'E',
  'ﬁ',
  '@a ',
  '1e3 ',
  'h/o ',
  "It's. A ",
  'rg ',
  'SBP ',
  'PA: 120 ',
];
/** Four times the length takes four times the work, or sixteen times when the work is quadratic. */
const MAX_GROWTH = 9;
/** Shorter times are mostly noise. */
const NEGLIGIBLE_MS = 20;
const ATTEMPTS = 4;

function growsLinearly(stage: (text: string) => unknown, pattern: string): boolean {
  const [short, long] = [
    repeatTo(pattern, limits.validation.textMax / 4),
    repeatTo(pattern, limits.validation.textMax),
  ];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [shortMs, longMs] = [measureStage(stage, short), measureStage(stage, long, 1)];
    if (longMs < NEGLIGIBLE_MS || longMs < MAX_GROWTH * shortMs) return true;
  }
  return false;
}

describe('the work of a text stage', () => {
  it('is measured with at least 200 repeated patterns', () => {
    expect(repetitions.length).toBeGreaterThanOrEqual(200);
    expect(CRITICAL.filter((pattern) => !repetitions.includes(pattern))).toEqual([]);
  });

  it.each(Object.entries(textStages))('grows linearly with the length: %s', (_name, stage) => {
    expect(CRITICAL.filter((pattern) => !growsLinearly(stage, pattern))).toEqual([]);
  });

  it('finishes for patterns repeated up to the maximum text length', () => {
    for (const pattern of repetitions.filter((_, index) => index % 32 === 0))
      for (const stage of Object.values(textStages)) stage(repeatTo(pattern, limits.validation.textMax));
  });
});
