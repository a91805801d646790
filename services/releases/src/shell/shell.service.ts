import { isDeepStrictEqual } from 'node:util';
import type { BuildRecord, ShellRecord } from '@cred/contract';
import { incompatibilities } from '@cred/deployment/gate';
import type { IncompatibleBuild, ShellResult, ShellState } from '@cred/deployment/registry-shell';
import { errors } from '@cred/service-kit';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { readTable } from '../table/release-table';
import { addShell, readShell, readShellChanges } from '../table/shell.repository';
import { notifyChange, lockTable, nextRevision, readLive, readTrials } from '../table/table.repository';

const HISTORY = 50;

interface NewShell {
  readonly record: ShellRecord;
  readonly actor: string;
  readonly reason: string;
  readonly token: string | null;
  readonly force: boolean;
}

/** The live shell, as deploys report it; the gate checks areas against it. The page server has its files. */
export class ShellService {
  constructor(private readonly db: Database) {}

  async state(): Promise<ShellState> {
    return { live: await readShell(this.db), changes: await readShellChanges(this.db, HISTORY) };
  }

  /**
   * Makes a shell the live one, which areas are checked against. It must be compatible with every live build, every
   * rollback target and every trial; `force` accepts it anyway, and the log names the incompatible builds.
   * @throws AppError 409 with every incompatible build
   */
  async put({ record, force, ...change }: NewShell): Promise<ShellResult> {
    return this.db.transaction().execute(async (trx) => {
      // The lock prevents a change of an area between the check and the log.
      await lockTable(trx);
      const [last] = await readShellChanges(trx, 1);
      if (last?.build === record.build) return { shell: last, changed: false };
      const found = await this.incompatibleBuilds(trx, record);
      if (found.length > 0 && !force) throw errors.conflict('conflict', refusal(record, found));
      const before = await readTable(trx);
      await addShell(trx, { record, incompatibleBuilds: found, ...change });
      // The fallbacks of areas depend on the shell.
      if (!isDeepStrictEqual(before, await readTable(trx))) {
        await nextRevision(trx);
        await notifyChange(trx);
      }
      const [shell] = await readShellChanges(trx, 1);
      if (!shell) throw new Error('The added shell was not found');
      return { shell, changed: true };
    });
  }

  private async incompatibleBuilds(trx: Transaction<Tables>, shell: ShellRecord): Promise<IncompatibleBuild[]> {
    const { areas } = await readLive(trx);
    const trials = await readTrials(trx);
    const candidates: (readonly [IncompatibleBuild['role'], BuildRecord | null])[] = [
      ...areas.flatMap(
        ({ record, previousRecord }) =>
          [
            ['live', record],
            ['previous', previousRecord],
          ] as const,
      ),
      ...trials.map(({ record }) => ['trial', record] as const),
    ];
    return candidates.flatMap(([role, record]) => {
      const problems = record ? incompatibilities(record, shell).map(({ problem }) => problem) : [];
      return record && problems.length > 0 ? [{ area: record.area, build: record.build, role, problems }] : [];
    });
  }
}

const roles: Readonly<Record<IncompatibleBuild['role'], string>> = {
  live: 'is live',
  previous: 'is the rollback target',
  trial: 'is on trial',
};

function refusal(shell: ShellRecord, found: readonly IncompatibleBuild[]): string {
  const lines = found.flatMap(({ build, role, problems }) =>
    problems.map((problem) => `${build} ${roles[role]}: ${problem}`),
  );
  const remedy =
    `Publish builds that are compatible with the shell ${shell.build} and the one before it first, ` +
    'or force it with a reason';
  return [...lines, remedy].join('\n');
}
