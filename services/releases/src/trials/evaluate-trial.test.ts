import { evaluateTrial, TRIAL_RULE, type ReportedCounts, type TrialCounts } from './evaluate-trial';

// Local copies, because they are called a million times.
const { imul, floor } = Math;
const counts = (loads: number, failures: number, groups?: ReportedCounts['groups']): ReportedCounts => ({
  loads,
  failures,
  groups,
});
/** The counts in equal parts over several groups of addresses. */
const spread = (loads: number, failures: number, parts = 5): ReportedCounts =>
  counts(
    loads,
    failures,
    Object.fromEntries(
      Array.from({ length: parts }, (_each, part) => [part, { loads: loads / parts, failures: failures / parts }]),
    ),
  );
const fineLive = spread(5_000, 10);

describe('evaluateTrial', () => {
  it.each<[string, ReportedCounts, ReportedCounts, string]>([
    ['nothing was reported', counts(0, 0), counts(0, 0), 'too-few'],
    ['there are too few attempts', spread(40, 5), fineLive, 'too-few'],
    ['there are enough attempts and failures', spread(90, 10), fineLive, 'stop'],
    ['nothing loads at all, so that only failures are reported', spread(0, 50), fineLive, 'stop'],
    ['there are too few failures', counts(60, 4), fineLive, 'fine'],
    ['its failure rate is less than two percentage points higher', spread(10_000, 180), spread(50_000, 100), 'fine'],
    ['its failure rate is less than twice as high', spread(10_000, 1_800), spread(50_000, 5_500), 'fine'],
    ['the difference is not significant', spread(150, 7), spread(2_000, 30), 'fine'],
    ['its failure rate is lower', spread(1_000, 1), spread(5_000, 500), 'fine'],
  ])('when %s', (_when, trial, live, verdict) => expect(evaluateTrial({ trial, live })).toBe(verdict));

  it('fills missing attempts of the live build from its history, and the rest with a low assumed rate', () => {
    const trial = spread(930, 70);
    const bad = spread(9_000, 900);
    expect(evaluateTrial({ trial, live: counts(20, 0), liveHistory: bad })).toBe('fine');
    expect(evaluateTrial({ trial, live: counts(20, 0), liveHistory: fineLive })).toBe('stop');
    // The attempts of the same period have precedence over the history.
    expect(evaluateTrial({ trial, live: bad, liveHistory: fineLive })).toBe('fine');
    // In a service's first hour, the assumed rate of one percent replaces the history.
    expect(evaluateTrial({ trial: spread(900, 100), live: counts(0, 0) })).toBe('stop');
    expect(evaluateTrial({ trial: spread(980, 20), live: counts(0, 0) })).toBe('fine');
  });

  it('is not decided by one group of addresses while other groups report on the area', () => {
    const otherGroups = { 1: { loads: 200, failures: 0 }, 2: { loads: 200, failures: 1 } };
    const live = spread(4_000, 8);
    expect(evaluateTrial({ trial: counts(400, 500, { ...otherGroups, 7: { loads: 0, failures: 499 } }), live })).toBe(
      'too-few',
    );
    expect(evaluateTrial({ trial: counts(0, 500, { 7: { loads: 0, failures: 500 } }), live })).toBe('too-few');
    // The same at the beginning of the trial, when only one group has reported.
    expect(
      evaluateTrial({
        trial: counts(0, 500, { 7: { loads: 0, failures: 500 } }),
        live: counts(500, 0, { 7: { loads: 500, failures: 0 } }),
        liveHistory: live,
      }),
    ).toBe('too-few');
    expect(
      evaluateTrial({
        trial: counts(400, 60, { 1: { loads: 200, failures: 30 }, 2: { loads: 200, failures: 30 } }),
        live,
      }),
    ).toBe('stop');
  });

  it('is decided by one group when it is the only one, such as one address for all members', () => {
    expect(
      evaluateTrial({
        trial: counts(90, 10, { 3: { loads: 90, failures: 10 } }),
        live: counts(900, 1, { 3: { loads: 900, failures: 1 } }),
      }),
    ).toBe('stop');
  });
});

/**
 * Simulates a trial on a quarter of all pages, with sampled reports and repeated evaluation. Returns the number of
 * pages when it stopped.
 */
function run(
  random: () => number,
  rates: { readonly trial: number; readonly live: number },
  evaluations: number,
): number | null {
  const groups = { trial: emptyGroups(), live: emptyGroups() };
  for (let evaluation = 1; evaluation <= evaluations; evaluation += 1) {
    for (const [which, pages] of [
      ['trial', 20],
      ['live', 60],
    ] as const)
      for (let page = 0; page < pages; page += 1) reportPage(groups[which], rates[which], random);
    if (evaluateTrial({ trial: sum(groups.trial), live: sum(groups.live) }) === 'stop') return evaluation * 20;
  }
  return null;
}

const emptyGroups = (): { loads: number; failures: number }[] =>
  Array.from({ length: 8 }, () => ({ loads: 0, failures: 0 }));

function reportPage(groups: { loads: number; failures: number }[], rate: number, random: () => number): void {
  const group = groups[floor(random() * 8)];
  if (!group) return;
  if (random() < rate) group.failures += 1;
  else if (random() < 0.1) group.loads += 10;
}

const sum = (groups: readonly { loads: number; failures: number }[]): TrialCounts['trial'] =>
  counts(
    groups.reduce((all, { loads }) => all + loads, 0),
    groups.reduce((all, { failures }) => all + failures, 0),
    Object.fromEntries(groups.entries()),
  );

/** Mulberry32: the same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('the rule, applied after every twenty pages of a trial', () => {
  const RUNS = 50;
  const outcomes = (rates: { readonly trial: number; readonly live: number }, evaluations: number) => {
    const random = seeded(7);
    return Array.from({ length: RUNS }, () => run(random, rates, evaluations));
  };

  it.each([0.005, 0.03, 0.1])('rarely stops a build that fails as often as the live one (%d)', (rate) => {
    expect(outcomes({ trial: rate, live: rate }, 50).filter((pages) => pages !== null).length).toBeLessThanOrEqual(
      RUNS * 0.02,
    );
  });

  it.each([
    [{ trial: 1, live: 0.002 }, 80],
    [{ trial: 0.3, live: 0.002 }, 200],
    [{ trial: 0.1, live: 0.01 }, 600],
  ])('stops a build that fails more often (%j) within %d pages', (rates, within) => {
    const stopped = outcomes(rates, 100).filter((pages) => pages !== null && pages <= within);
    expect(stopped.length).toBeGreaterThanOrEqual(RUNS * 0.95);
  });

  it('has the same numbers as the decision record', () => {
    expect(TRIAL_RULE).toMatchObject({
      minAttempts: 50,
      minFailures: 5,
      minDifference: 0.02,
      minRatio: 2,
      minZ: 3,
      liveAttempts: 200,
      assumedRate: 0.01,
    });
  });
});
