import { parseArgs } from 'node:util';
import { type LicenceAuthority } from '@cred/contract';
import { licenceAuthorities } from '@cred/contract/licence';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { checkMigrated } from '../../database/migrate';
import { importRegistry } from './import-registry';
import { findRegistries } from './licence-records.repository';
import { RegistryError } from './registry-error';

/** What the command prints, and whether it succeeded. */
export interface CommandResult {
  readonly done: boolean;
  readonly text: string;
}

/** The usage of `licences`. */
const licencesUsage =
  'Use licences import <file> --authority <authority> [--columns <mapping>] [--encoding <label>] [--allow-bad-rows]\n' +
  `or licences status. The authorities are ${licenceAuthorities.join(', ')}`;

/** OTHER has no registry: its authorities are free texts. */
const isRegistryAuthority = (value: string): value is LicenceAuthority =>
  value !== 'OTHER' && (licenceAuthorities as readonly string[]).includes(value);

/** `licences import|status`: the registries that certificates are looked up in (LIC-7). */
export async function runLicencesCommand(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  args: readonly string[],
): Promise<CommandResult> {
  const problem = await checkMigrated(db).then(
    () => null,
    (failure: Error) => failure.message,
  );
  if (problem !== null) return { done: false, text: problem };
  const parsed = parse(args);
  if (!parsed) return { done: false, text: licencesUsage };
  const { values, positionals } = parsed;
  try {
    const [name, path, ...rest] = positionals;
    if (name === 'status' && path === undefined) return { done: true, text: await statusOf(db) };
    if (name !== 'import' || path === undefined || rest.length > 0) return { done: false, text: licencesUsage };
    const { authority, columns: mapping, encoding } = values;
    if (!isRegistryAuthority(authority)) return { done: false, text: licencesUsage };
    const report = await importRegistry(
      { db, clock },
      { path, authority, mapping, encoding, allowBadRows: values['allow-bad-rows'] },
    );
    return {
      done: true,
      text: [
        `${report.imported} licences of ${authority} are imported; ${report.bad} bad rows are left out.`,
        ...report.problems.map(({ line, reason }) => `  line ${line}: ${reason}`),
        ...(report.bad > report.problems.length ? [`  and ${report.bad - report.problems.length} more`] : []),
      ].join('\n'),
    };
  } catch (failure) {
    if (failure instanceof RegistryError) return { done: false, text: `Nothing is imported. ${failure.message}` };
    throw failure;
  }
}

/** Undefined for an unknown option or one without its value. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        authority: { type: 'string', default: '' },
        columns: { type: 'string', default: '' },
        encoding: { type: 'string', default: 'utf-8' },
        'allow-bad-rows': { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
}

async function statusOf(db: Executor): Promise<string> {
  const registries = await findRegistries(db);
  if (registries.length === 0) return 'No registry is imported: no licence can be looked up.';
  return registries
    .map(
      ({ authority, record_count, finished_at }) =>
        `${authority.padEnd(6)} ${String(record_count).padStart(9)} licences, imported ${finished_at?.toISOString() ?? ''}`,
    )
    .join('\n');
}
