import { contractFits } from '@cred/contract/gate';
import type { Effects } from '@cred/contract/registry';
import { count } from '../console';
import { moment } from './format';

const titles: Readonly<Record<string, string>> = { promote: 'promote', rollback: 'roll back', 'end-trial': 'end the trial', trial: 'trial' };

/**
 * What a change will do, for people.
 * @param api the contract version of the API; null when it does not answer
 */
export function effectsText(effects: Effects, api: string | null): string {
  const { area, action, from, to, trial, shell, refusals, notices } = effects;
  const lines: (readonly [string, string])[] = [['from', from ? `${from.build}${from.live ? `, live since ${moment(from.live.since)}` : ''}` : 'none']];
  if (action === 'end-trial') {
    lines[0] = ['ends', `the trial of ${trial}`];
    lines.push(['stays', `${to?.build}, live since ${to?.live ? moment(to.live.since) : 'before'}`]);
  } else if (to) {
    lines.push(['to', `${to.build}, ${liveText(to.live)}`]);
    if (trial !== null) lines.push(['ends', `the trial of ${trial}`]);
    lines.push(['files', to.missing > 0 ? `${to.missing} of ${to.files} are gone` : `${count(to.files, 'file')}, all in the registry`]);
    const fits = refusals.length <= Math.sign(to.missing) ? 'fits' : 'does not fit';
    lines.push(['shell', shell ? `${fits} ${shell.build}, contract ${shell.contractVersion}` : 'the registry was told of none: not judged']);
    lines.push(['API', apiText(to.contractVersion, api)]);
  }
  const table = lines.map(([name, text]) => `  ${name.padEnd(6)} ${text}`);
  return [`${area}: ${titles[action ?? ''] ?? 'nothing to do'}`, ...table, ...notices.map((notice) => `  ! ${notice}`)].join('\n');
}

function liveText(live: { readonly since: string; readonly until: string | null } | null): string {
  if (!live) return 'was never live';
  return live.until === null ? `live since ${moment(live.since)}` : `last live ${moment(live.since)} to ${moment(live.until)}`;
}

function apiText(wanted: string | null, api: string | null): string {
  if (api === null) return 'does not answer here: not judged';
  if (wanted === null || contractFits(wanted, api)) return `fits contract ${api}`;
  return `speaks contract ${api}, the build was made for ${wanted}: its calls may fail`;
}
