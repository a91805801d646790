import type { TrialReport } from '@cred/deployment/registry';
import {
  attemptsOf,
  failureRate,
  evaluateTrial,
  liveBase,
  type ReportedCounts,
  type TrialCounts,
  type TrialVerdict,
} from './evaluate-trial';

/** A trial's counts and the result of the rule, and both in one sentence. */
export function trialReport(
  counts: TrialCounts,
  names: { readonly build: string; readonly live: string },
): TrialReport {
  const verdict = evaluateTrial(counts);
  const { trial, live } = counts;
  return {
    trial: countsOf(trial),
    live: countsOf(live),
    verdict,
    sentence: `${countsText(counts, names)}: ${verdicts[verdict]}`,
  };
}

/** Why the rule stopped a trial, for the history. */
export const stopReason = (counts: TrialCounts, names: { readonly build: string; readonly live: string }): string =>
  `Stopped automatically: ${countsText(counts, names)}`;

const verdicts: Readonly<Record<TrialVerdict, string>> = {
  'too-few': 'not enough reports for a decision',
  fine: 'no reason to stop it',
  stop: 'it must be stopped',
};

const countsOf = ({ loads, failures }: ReportedCounts): { readonly loads: number; readonly failures: number } => ({
  loads,
  failures,
});

function countsText(counts: TrialCounts, { build, live }: { readonly build: string; readonly live: string }): string {
  const base = liveBase(counts);
  // With few reports about the live build, the comparison uses its history too.
  const compared = base === counts.live ? '' : `, ${percent(failureRate(base))} with its history`;
  return `${build} ${share(counts.trial)} since the trial began, the live ${live} ${share(counts.live)}${compared}`;
}

function share(counts: ReportedCounts): string {
  const all = attemptsOf(counts);
  return all === 0
    ? 'has no reported loads'
    : `failed in ${number(counts.failures)} of about ${number(all)} loads (${percent(failureRate(counts))})`;
}

const number = (value: number): string => Math.round(value).toLocaleString('en-GB');
const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;
