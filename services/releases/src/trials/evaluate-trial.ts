import { LOAD_WEIGHT } from '@cred/contract/reports';
import type { TrialReport } from '@cred/deployment/registry';

/**
 * The rule by which a trial stops itself (docs/decisions/0011-trials.md). All of these must hold; the first two keep
 * it from judging by chance, the third and fourth from stopping for what nobody would notice.
 */
export const TRIAL_RULE = {
  /** Attempts at showing the trial's build, loads and failures together: a build that never loads has failures only. */
  minAttempts: 50,
  minFailures: 5,
  /** How far the trial's failure rate must be above the live build's, as a part of all attempts. */
  minDifference: 0.02,
  /** And how many times the live build's it must be. */
  minRatio: 2,
  /** How many standard errors the difference must be away from none. */
  minZ: 3,
  /** Attempts that the live build is compared with at least; what it lacks is taken from its history. */
  liveAttempts: 200,
  /** And what the history lacks is taken to fail at this rate. */
  assumedRate: 0.01,
} as const;

/** What browsers told of a build. Loads are told by one page in ten, each for ten; failures by all. */
export interface ReportedCounts {
  readonly loads: number;
  readonly failures: number;
  /** The same by groups of addresses; absent where page servers do not say. */
  readonly groups?: Readonly<Record<string, Pick<ReportedCounts, 'loads' | 'failures'>>> | undefined;
}

export interface TrialFigures {
  readonly trial: ReportedCounts;
  /** Over the same time. */
  readonly live: ReportedCounts;
  /** The live build's history, for when `live` is little, or one group tells all of it. */
  readonly liveHistory?: ReportedCounts | undefined;
}

/** `too-few`: nothing can be said yet. `fine`: no reason to stop. */
export type TrialVerdict = TrialReport['verdict'];

/**
 * Pure: whether a trial must stop. What one group of addresses tells never decides alone: with the group that tells
 * the most failures left out the rule must hold too, unless all that is told comes from one group.
 */
export function evaluateTrial(figures: TrialFigures): TrialVerdict {
  const verdict = evaluate(figures);
  return verdict === 'stop' ? withoutWorst(figures) : verdict;
}

export const attemptsOf = ({ loads, failures }: ReportedCounts): number => loads + failures;

/** Failures as a part of all attempts, 0 to 1; 0 where nothing was told. */
export const failureRate = ({ loads, failures }: ReportedCounts): number =>
  failures === 0 ? 0 : failures / (loads + failures);

/** What the trial is compared with: the live build over the same time, filled up to enough. */
export function liveBase({ live, liveHistory }: TrialFigures): ReportedCounts {
  const known =
    attemptsOf(live) < TRIAL_RULE.liveAttempts && liveHistory && attemptsOf(liveHistory) > attemptsOf(live)
      ? liveHistory
      : live;
  const lacking = TRIAL_RULE.liveAttempts - attemptsOf(known);
  if (lacking <= 0) return known;
  const assumed = lacking * TRIAL_RULE.assumedRate;
  return { loads: known.loads + lacking - assumed, failures: known.failures + assumed };
}

function evaluate(figures: TrialFigures): TrialVerdict {
  if (attemptsOf(figures.trial) < TRIAL_RULE.minAttempts) return 'too-few';
  return exceeds(figures) ? 'stop' : 'fine';
}

function exceeds(figures: TrialFigures): boolean {
  const { trial } = figures;
  if (trial.failures < TRIAL_RULE.minFailures) return false;
  const base = liveBase(figures);
  const [rate, liveRate] = [failureRate(trial), failureRate(base)];
  return (
    rate - liveRate >= TRIAL_RULE.minDifference &&
    rate >= liveRate * TRIAL_RULE.minRatio &&
    (rate - liveRate) / standardError(trial, base) >= TRIAL_RULE.minZ
  );
}

/**
 * Of the difference of two failure rates, were they the same: as of two proportions, and because loads are an
 * estimate: one page in `LOAD_WEIGHT` stands for all, so that their number scatters by itself.
 */
function standardError(one: ReportedCounts, other: ReportedCounts): number {
  const [n, m] = [attemptsOf(one), attemptsOf(other)];
  const rate = (one.failures + other.failures) / (n + m);
  const ofLoads = (each: ReportedCounts): number =>
    ((each.loads + LOAD_WEIGHT) * (LOAD_WEIGHT - 1)) / attemptsOf(each) ** 2;
  return Math.sqrt(rate * (1 - rate) * (1 / n + 1 / m) + rate ** 2 * (ofLoads(one) + ofLoads(other)));
}

function withoutWorst({ trial, live, liveHistory }: TrialFigures): TrialVerdict {
  if (groupsOf(trial, live, liveHistory).size <= 1) return 'stop';
  const [worst] = Object.entries(trial.groups ?? {}).sort(([, a], [, b]) => b.failures - a.failures);
  if (!worst) return 'stop';
  const rest = {
    trial: without(trial, worst[0]),
    live: without(live, worst[0]),
    liveHistory: liveHistory && without(liveHistory, worst[0]),
  };
  // Not "fine": with that group it is not.
  return exceeds(rest) ? 'stop' : 'too-few';
}

/** The groups of addresses that tell of any of these builds. */
export const groupsOf = (...told: readonly (ReportedCounts | undefined)[]): ReadonlySet<string> =>
  new Set(told.flatMap((each) => Object.keys(each?.groups ?? {})));

function without({ loads, failures, groups }: ReportedCounts, name: string): ReportedCounts {
  const group = groups?.[name] ?? { loads: 0, failures: 0 };
  return { loads: Math.max(0, loads - group.loads), failures: Math.max(0, failures - group.failures) };
}
