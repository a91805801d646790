import { contractFits } from './gate';
import type { Effects } from './registry';

/** The effects of a change of the release table in words, the same for the command line and the ops page. */

/** A time for operators: to the second, in UTC. */
export const utcTimeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

/** Who gets a trial, such as '10%' or '5% and 2 testers'. */
export function shareText({
  percent,
  testers,
}: {
  readonly percent: number;
  readonly testers: readonly string[];
}): string {
  const named = testers.length === 1 ? '1 tester' : `${testers.length} testers`;
  if (testers.length === 0) return `${percent}%`;
  return percent === 0 ? named : `${percent}% and ${named}`;
}

const titles: Readonly<Record<string, string>> = {
  promote: 'promote',
  rollback: 'roll back',
  'end-trial': 'end the trial',
  trial: 'trial',
};

export interface EffectsText {
  /** For example `feed: roll back`. */
  readonly title: string;
  /** Facts by name: from, to, files, and whether the build is compatible with the live shell and the API. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly notices: readonly string[];
}

/**
 * The effects of a change in words.
 * @param api the contract version of the API; null when it does not respond
 */
export function describeEffects(effects: Effects, api: string | null): EffectsText {
  const { area, action, from, to, trial, shell, refusals, notices } = effects;
  const facts: (readonly [string, string])[] = [
    ['from', from ? `${from.build}${from.live ? `, live since ${utcTimeText(from.live.since)}` : ''}` : 'none'],
  ];
  if (action === 'end-trial') {
    facts[0] = ['ends', `the trial of ${trial}`];
    facts.push(['stays', `${to?.build}, live since ${to?.live ? utcTimeText(to.live.since) : 'before'}`]);
  } else if (to) {
    facts.push(['to', `${to.build}, ${liveText(to.live)}`]);
    if (trial !== null) facts.push(['ends', `the trial of ${trial}`]);
    facts.push([
      'files',
      to.missing > 0
        ? `${to.missing} of ${to.files} are missing`
        : `${to.files} ${to.files === 1 ? 'file' : 'files'}, all in the registry`,
    ]);
    const fits = refusals.length <= Math.sign(to.missing) ? 'fits' : 'does not fit';
    facts.push([
      'shell',
      shell ? `${fits} ${shell.build}, contract ${shell.contractVersion}` : 'the registry has none: not checked',
    ]);
    facts.push(['API', apiText(to.contractVersion, api)]);
  }
  return { title: `${area}: ${titles[action ?? ''] ?? 'nothing to do'}`, facts, notices };
}

function liveText(live: { readonly since: string; readonly until: string | null } | null): string {
  if (!live) return 'was never live';
  return live.until === null
    ? `live since ${utcTimeText(live.since)}`
    : `last live ${utcTimeText(live.since)} to ${utcTimeText(live.until)}`;
}

function apiText(required: string | null, api: string | null): string {
  if (api === null) return 'does not respond: not checked';
  if (required === null || contractFits(required, api)) return `fits contract ${api}`;
  return `has contract ${api}, the build was made for ${required}: its calls may fail`;
}
