import type { AreaHistory, ChangeResult, RegistryStatus } from '@cred/contract/registry';

/** Columns as wide as their longest cell; the first row is the heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n');
}

/** A moment for people: to the second, in UTC. */
export const moment = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

export function statusText({ revision, areas }: RegistryStatus): string {
  if (areas.length === 0) return 'The registry has no builds yet. Publish one: npm run release -- publish feed';
  const rows = areas.map(({ area, live, previous, held, lastChange, builds }) => [
    area,
    live ?? 'none',
    previous ?? 'none',
    held ? 'held' : '',
    lastChange ? `${moment(lastChange.at)} by ${lastChange.actor}` : '',
    String(builds.length),
  ]);
  return `${table([['AREA', 'LIVE', 'BEFORE', 'STATE', 'SINCE', 'BUILDS'], ...rows])}\n\nRevision ${revision}`;
}

export function historyText({ area, changes }: AreaHistory): string {
  if (changes.length === 0) return `No build of ${area} was ever live`;
  const rows = changes.map(({ at, action, from, to, actor, reason }) => [moment(at), action, from ?? 'none', to, actor, reason]);
  return table([['WHEN', 'WHAT', 'FROM', 'TO', 'WHO', 'WHY'], ...rows]);
}

/** What a promotion or a rollback did. `before` is the build that was live. */
export function changeText(before: string | null, { area: status, changed }: ChangeResult): string {
  if (!changed) return `${status.area}: ${status.live} is live already; nothing was changed`;
  const from = before === null ? '' : ` (was ${before})`;
  const held = status.held ? `\nnpm start leaves ${status.area} alone until somebody promotes a build of it` : '';
  return `${status.area}: ${status.live} is live${from}${held}`;
}
