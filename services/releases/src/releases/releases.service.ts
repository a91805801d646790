import type { BuildRecord, ReleaseTable } from '@cred/contract';
import type { AreaHistory, AreaStatus, Change, ChangeResult, RegistryStatus } from '@cred/contract/registry';
import { errors } from '@cred/service-kit';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import * as repository from './releases.repository';
import { toRelease } from './releases.presenter';
import { trailOf } from './trail';

export interface PromoteRequest {
  readonly area: string;
  readonly build: string;
  readonly actor: string;
  readonly reason: string;
  readonly expectedRevision?: number | undefined;
}

export interface RollbackRequest extends Omit<PromoteRequest, 'build'> {
  readonly to?: string | undefined;
}

/** Resolves to the files of a build that the store does not have. */
export type MissingFiles = (record: BuildRecord) => Promise<readonly string[]>;

/** The release table and its audit log: what is live, and every change of that. */
export class ReleasesService {
  constructor(
    private readonly db: Database,
    private readonly missingFiles: MissingFiles,
  ) {}

  async table(): Promise<ReleaseTable> {
    const { revision, areas } = await repository.readLive(this.db);
    return { revision, areas: Object.fromEntries(areas.map((each) => [each.area, toRelease(each.record, each.previous)])) };
  }

  /** Makes a build live and ends a hold. Asked for what already is so, it changes nothing. */
  async promote(request: PromoteRequest): Promise<ChangeResult> {
    return this.change(request, async (trx, current) => {
      await this.mustBeUsable(trx, request.area, request.build);
      if (current?.live === request.build && !current.held) return null;
      return { action: 'promote', to: request.build };
    });
  }

  /** Goes back to the build before the live one, or to an earlier one by name, and holds the area there. */
  async rollback(request: RollbackRequest): Promise<ChangeResult> {
    return this.change(request, async (trx, current, changes) => {
      if (!current) throw errors.notFound(`No build of ${request.area} was ever live`);
      if (request.to === current.live) return null;
      const to = request.to ?? trailOf(changes).at(-2);
      if (to === undefined) {
        throw errors.conflict('conflict', `There is nothing to roll ${request.area} back to: no build was live before ${current.live}`);
      }
      if (!changes.some((change) => change.to === to)) {
        throw errors.conflict('conflict', `${to} was never live in ${request.area}; promote makes a build live for the first time`);
      }
      await this.mustBeUsable(trx, request.area, to);
      return { action: 'rollback', to };
    });
  }

  async status(): Promise<RegistryStatus> {
    return this.db.transaction().setIsolationLevel('repeatable read').execute(async (trx) => {
      const [revision, live, builds, changes] = [
        await repository.readRevision(trx),
        await repository.readLive(trx),
        await repository.completeBuilds(trx),
        await repository.readChanges(trx),
      ];
      const names = [...new Set([...live.areas, ...builds].map(({ area }) => area))].sort();
      const areas = names.map((area) =>
        toStatus(area, live.areas.find((row) => row.area === area) ?? null, builds.filter((row) => row.area === area), changes.filter((row) => row.area === area).at(-1) ?? null),
      );
      return { revision, areas };
    });
  }

  async history(area: string): Promise<AreaHistory> {
    const [changes, builds] = [await repository.readChanges(this.db, area), await repository.completeBuilds(this.db, area)];
    if (changes.length === 0 && builds.length === 0) throw errors.notFound(`The registry knows no area named ${area}`);
    return { area, changes: changes.reverse() };
  }

  /** One change: in a transaction that no other change runs beside, with its row in the audit log. */
  private async change(
    request: Omit<PromoteRequest, 'build'>,
    decide: (
      trx: Transaction<Tables>,
      current: repository.LiveArea | null,
      changes: readonly Change[],
    ) => Promise<Pick<Change, 'action' | 'to'> | null>,
  ): Promise<ChangeResult> {
    const { area, actor, reason } = request;
    return this.db.transaction().execute(async (trx) => {
      await repository.lockTable(trx);
      const current = await repository.findArea(trx, area);
      const changes = await repository.readChanges(trx, area);
      refuseStale(request, current, changes);
      const step = await decide(trx, current, changes);
      if (step) {
        const revision = await repository.nextRevision(trx);
        const from = current?.live ?? null;
        await repository.addChange(trx, { revision, area, from, actor, reason, ...step });
        const previous = trailOf([...changes, step]).at(-2) ?? null;
        await repository.saveArea(trx, { area, live: step.to, previous, held: step.action === 'rollback', revision });
        await repository.announce(trx);
      }
      return { area: await this.statusOf(trx, area), changed: step !== null };
    });
  }

  private async statusOf(trx: Transaction<Tables>, area: string): Promise<AreaStatus> {
    const changes = await repository.readChanges(trx, area);
    return toStatus(area, await repository.findArea(trx, area), await repository.completeBuilds(trx, area), changes.at(-1) ?? null);
  }

  private async mustBeUsable(trx: Transaction<Tables>, area: string, build: string): Promise<void> {
    const stored = await repository.findBuild(trx, area, build);
    if (!stored) throw errors.notFound(`The registry has no build ${build} of ${area}`);
    if (!stored.completedAt) throw errors.conflict('conflict', `The upload of ${build} did not end: publish it again`);
    const missing = await this.missingFiles(stored.record);
    if (missing.length > 0) throw errors.conflict('conflict', `Files of ${build} are gone from the store: ${missing.join(', ')}`);
  }
}

function refuseStale(
  { area, expectedRevision }: Pick<PromoteRequest, 'area' | 'expectedRevision'>,
  current: repository.LiveArea | null,
  changes: readonly Change[],
): void {
  if (expectedRevision === undefined || expectedRevision === (current?.revision ?? 0)) return;
  const last = changes.at(-1);
  const who = last ? `: ${last.actor} made ${last.to} live at ${last.at}` : '';
  throw errors.conflict('conflict', `Somebody else changed ${area} meanwhile${who}. Look at the status and decide again`);
}

function toStatus(
  area: string,
  row: repository.LiveArea | null,
  builds: Awaited<ReturnType<typeof repository.completeBuilds>>,
  lastChange: Change | null,
): AreaStatus {
  return {
    area,
    live: row?.live ?? null,
    previous: row?.previous ?? null,
    held: row?.held ?? false,
    revision: row?.revision ?? 0,
    lastChange,
    builds: builds.map(({ build, contractVersion, completedAt }) => ({ build, contractVersion, completedAt: completedAt.toISOString() })),
  };
}
