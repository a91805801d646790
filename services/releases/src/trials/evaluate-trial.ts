import { LOAD_WEIGHT_MAX } from '@cred/contract/reports';
import type { TrialReport } from '@cred/deployment/registry';

/**
 * The rule by which a trial stops (docs/decisions/0011-trials.md). All conditions must hold; the first two prevent a
 * decision by chance, the third and fourth one for an insignificant difference.
 */
export const TRIAL_RULE = {
  /**
   * Attempts to show the trial's build: loads and failures together, because a build that never loads has failures
   * only.
   */
  minAttempts: 50,
  minFailures: 5,
  /** The minimum difference to the live build's failure rate, as a fraction of all attempts. */
  minDifference: 0.02,
  /** The minimum ratio to the live build's failure rate. */
  minRatio: 2,
  /** The minimum difference in standard errors. */
  minZ: 3,
  /** The minimum number of attempts of the live build; missing ones are taken from its history. */
  liveAttempts: 200,
  /** The assumed failure rate of attempts that are missing in the history too. */
  assumedRate: 0.01,
} as const;

/**
 * Reports of browsers about a build. One page in ten reports its load, which counts ten times; every page reports its
 * failures.
 */
export interface ReportedCounts {
  readonly loads: number;
  readonly failures: number;
  /** The same by groups of addresses; absent where page servers do not report groups. */
  readonly groups?: Readonly<Record<string, Pick<ReportedCounts, 'loads' | 'failures'>>> | undefined;
}

export interface TrialCounts {
  readonly trial: ReportedCounts;
  /** In the same period. */
  readonly live: ReportedCounts;
  /** The live build's history, used when `live` has few attempts or only one group. */
  readonly liveHistory?: ReportedCounts | undefined;
}

/** `too-few`: not enough data. `fine`: no reason to stop. */
export type TrialVerdict = TrialReport['verdict'];

/**
 * Whether a trial must stop; pure. One group of addresses never decides alone: the rule must also hold without the
 * group that reports the most failures, unless there is only one group.
 */
export function evaluateTrial(counts: TrialCounts): TrialVerdict {
  const verdict = evaluate(counts);
  return verdict === 'stop' ? verdictWithoutWorstGroup(counts) : verdict;
}

export const attemptsOf = ({ loads, failures }: ReportedCounts): number => loads + failures;

/** Failures as a fraction of all attempts, 0 to 1; 0 without attempts. */
export const failureRate = ({ loads, failures }: ReportedCounts): number =>
  failures === 0 ? 0 : failures / (loads + failures);

/** What the trial is compared with: the live build in the same period, extended to the minimum number of attempts. */
export function liveBase({ live, liveHistory }: TrialCounts): ReportedCounts {
  const known =
    attemptsOf(live) < TRIAL_RULE.liveAttempts && liveHistory && attemptsOf(liveHistory) > attemptsOf(live)
      ? liveHistory
      : live;
  const missing = TRIAL_RULE.liveAttempts - attemptsOf(known);
  if (missing <= 0) return known;
  const assumed = missing * TRIAL_RULE.assumedRate;
  return { loads: known.loads + missing - assumed, failures: known.failures + assumed };
}

function evaluate(counts: TrialCounts): TrialVerdict {
  if (attemptsOf(counts.trial) < TRIAL_RULE.minAttempts) return 'too-few';
  return exceeds(counts) ? 'stop' : 'fine';
}

function exceeds(counts: TrialCounts): boolean {
  const { trial } = counts;
  if (trial.failures < TRIAL_RULE.minFailures) return false;
  const base = liveBase(counts);
  const [rate, liveRate] = [failureRate(trial), failureRate(base)];
  return (
    rate - liveRate >= TRIAL_RULE.minDifference &&
    rate >= liveRate * TRIAL_RULE.minRatio &&
    (rate - liveRate) / standardError(trial, base) >= TRIAL_RULE.minZ
  );
}

/**
 * The standard error of the difference between two failure rates if they were equal: the error of two proportions, plus
 * the variance of the sampled loads, since one page in `LOAD_WEIGHT_MAX` reports for all.
 */
function standardError(one: ReportedCounts, other: ReportedCounts): number {
  const [n, m] = [attemptsOf(one), attemptsOf(other)];
  const rate = (one.failures + other.failures) / (n + m);
  const ofLoads = (each: ReportedCounts): number =>
    ((each.loads + LOAD_WEIGHT_MAX) * (LOAD_WEIGHT_MAX - 1)) / attemptsOf(each) ** 2;
  return Math.sqrt(rate * (1 - rate) * (1 / n + 1 / m) + rate ** 2 * (ofLoads(one) + ofLoads(other)));
}

function verdictWithoutWorstGroup({ trial, live, liveHistory }: TrialCounts): TrialVerdict {
  if (groupsOf(trial, live, liveHistory).size <= 1) return 'stop';
  const [worst] = Object.entries(trial.groups ?? {}).sort(([, a], [, b]) => b.failures - a.failures);
  if (!worst) return 'stop';
  const rest = {
    trial: withoutGroup(trial, worst[0]),
    live: withoutGroup(live, worst[0]),
    liveHistory: liveHistory && withoutGroup(liveHistory, worst[0]),
  };
  // Not "fine", because the rule holds when that group is included.
  return exceeds(rest) ? 'stop' : 'too-few';
}

/** The groups of addresses that reported about any of these builds. */
export const groupsOf = (...builds: readonly (ReportedCounts | undefined)[]): ReadonlySet<string> =>
  new Set(builds.flatMap((each) => Object.keys(each?.groups ?? {})));

function withoutGroup({ loads, failures, groups }: ReportedCounts, name: string): ReportedCounts {
  const group = groups?.[name] ?? { loads: 0, failures: 0 };
  return { loads: Math.max(0, loads - group.loads), failures: Math.max(0, failures - group.failures) };
}
