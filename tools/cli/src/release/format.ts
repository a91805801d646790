import { describeEffects, utcTimeText, shareText } from '@cred/deployment/effects-text';
import {
  type AreaHistory,
  type ChangeResult,
  type Effects,
  makerText,
  type RegistryStatus,
} from '@cred/deployment/registry';
import type { ShellState } from '@cred/deployment/registry-shell';
import type { RegistryToken, TokenHistory } from '@cred/deployment/registry-tokens';
import { count } from '@cred/tool-kit/console';
import { otherTabs, tabsCell } from './open-tabs';
import type { VerifyResult } from './verify';

/** Pads the columns to their longest cell; the first row is the heading. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function statusText({ revision, areas, shell }: RegistryStatus): string {
  if (areas.length === 0) return 'The registry has no builds yet. Publish one: npm run release -- publish feed';
  const hasTabs = areas.some(({ tabs }) => tabs);
  const rows = areas.map(({ area, live, previous, held, trial, lastChange, builds, tabs }) => [
    area,
    live ?? 'none',
    previous ?? 'none',
    [held ? 'held' : '', trial ? `trial ${trial.build} for ${shareText(trial)}` : ''].filter(Boolean).join(', '),
    lastChange ? `${utcTimeText(lastChange.at)} by ${makerText(lastChange)}` : '',
    String(builds.length),
    ...(hasTabs ? [tabsCell({ live, tabs })] : []),
  ]);
  const notes = areas.flatMap(({ area, trial, ...each }) => [
    ...(trial?.soFar ? [`${area}: ${trial.soFar.sentence}`] : []),
    ...otherTabs({ area, ...each }),
  ]);
  const shellLine = shell
    ? `\nShell ${shell.build}, contract ${shell.contractVersion}, since ${utcTimeText(shell.at)} by ${makerText(shell)}`
    : '';
  return `${table([['AREA', 'LIVE', 'BEFORE', 'STATE', 'SINCE', 'BUILDS', ...(hasTabs ? ['TABS'] : [])], ...rows])}\n${notes.map((note) => `\n${note}`).join('')}\nRevision ${revision}${shellLine}`;
}

export function historyText({ area, changes }: AreaHistory): string {
  if (changes.length === 0) return `No build of ${area} was ever live`;
  const rows = changes.map(({ at, action, from, to, reason, ...maker }) => [
    utcTimeText(at),
    action,
    from ?? 'none',
    to,
    makerText(maker),
    reason,
  ]);
  return table([['WHEN', 'WHAT', 'FROM', 'TO', 'WHO', 'WHY'], ...rows]);
}

export function shellHistoryText({ changes }: ShellState): string {
  if (changes.length === 0) return 'The registry has no shell yet: npm start reports it, or npm run release -- shell';
  const rows = changes.map(({ at, build, contractVersion, reason, incompatibleBuilds, ...maker }) => [
    utcTimeText(at),
    build,
    contractVersion,
    incompatibleBuilds.length > 0 ? `forced, ${count(incompatibleBuilds.length, 'build')} incompatible` : '',
    makerText(maker),
    reason,
  ]);
  return table([['WHEN', 'SHELL', 'CONTRACT', 'STATE', 'WHO', 'WHY'], ...rows]);
}

export function tokenHistoryText({ changes }: TokenHistory): string {
  if (changes.length === 0) return 'No token was ever created or changed';
  const rows = changes.map(({ at, token, action, ...maker }) => [utcTimeText(at), token, action, makerText(maker)]);
  return table([['WHEN', 'TOKEN', 'WHAT', 'WHO'], ...rows]);
}

export function verifiedText({ builds, faults }: VerifyResult): string {
  const files = builds.reduce((sum, each) => sum + each.files, 0);
  const read = `${count(files, 'file')} of ${count(builds.length, 'build')} read`;
  if (faults.length === 0) return `${read}: all present, and every hash matches the build record`;
  const rows = faults.map(({ where, area, build, file, problem }) => [area, build, where, file ?? '', problem]);
  return `${table([['AREA', 'BUILD', 'WHERE', 'FILE', 'WHAT'], ...rows])}\n\n${read}: ${count(faults.length, 'fault')}`;
}

export function tokensText(tokens: readonly RegistryToken[]): string {
  if (tokens.length === 0)
    return 'There are no tokens. Create one: npm run release -- token add ci-feed --scope deploy --area feed';
  const rows = tokens.map(({ name, scope, area, createdAt, createdBy, createdByTypedName, lastUsedAt, revokedAt }) => [
    name,
    area === null ? scope : `${scope} ${area}`,
    `${utcTimeText(createdAt)} by ${makerText({ actor: createdBy, typedName: createdByTypedName })}`,
    lastUsedAt === null ? 'never' : utcTimeText(lastUsedAt),
    revokedAt === null ? '' : `revoked ${utcTimeText(revokedAt)}`,
  ]);
  return table([['NAME', 'MAY', 'SINCE', 'LAST USED', 'STATE'], ...rows]);
}

/** The result of a change. `before` is the build that was live. */
export function changeText(before: string | null, result: ChangeResult): string {
  return [changed(before, result), ...result.notices.map((notice) => `! ${notice}`)].join('\n');
}

function changed(
  before: string | null,
  { area: status, changed: isChanged }: Pick<ChangeResult, 'area' | 'changed'>,
): string {
  if (!isChanged) return `${status.area}: ${status.live} is live already; nothing was changed`;
  const { area, live, trial, lastChange } = status;
  if (trial && lastChange?.action === 'trial')
    return `${area}: ${trial.build} is on trial for ${shareText(trial)}; ${live} stays live for all other members`;
  if (lastChange?.action === 'end-trial')
    return `${area}: the trial of ${lastChange.from} is over; ${live} is live for all members`;
  const from = before === null ? '' : ` (was ${before})`;
  const held = status.held ? `\nnpm start leaves ${area} unchanged until a build of it is promoted` : '';
  return `${area}: ${live} is live${from}${held}`;
}

/**
 * The effects of a change, for the console.
 * @param api the contract version of the API; null when it does not respond
 */
export function effectsText(effects: Effects, api: string | null): string {
  const { title, facts, notices } = describeEffects(effects, api);
  const lines = facts.map(([name, text]) => `  ${name.padEnd(6)} ${text}`);
  return [title, ...lines, ...notices.map((notice) => `  ! ${notice}`)].join('\n');
}
