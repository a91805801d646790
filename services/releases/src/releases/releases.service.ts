import type { ReleaseTable } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { gate, incompatibilities, sentences, unreachable } from '@cred/deployment/gate';
import {
  REGISTRY_ACTOR,
  type AreaHistory,
  type AreaStatus,
  type Change,
  type ChangeResult,
  type Effects,
  type RegistryStatus,
} from '@cred/deployment/registry';
import { AppError, errors } from '@cred/service-kit';
import type { Transaction } from 'kysely';
import type { MissingFiles } from '../builds/builds.service';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import {
  decideTrialEnd,
  decidePromote,
  decideRollback,
  decideTrial,
  makesLive,
  refuseStale,
  trailOf,
  lastLive,
  type CurrentArea,
  type Step,
} from '../table/decide';
import { readTable } from '../table/release-table';
import { readShell } from '../table/shell.repository';
import { presentAreaStatus } from '../table/table.presenter';
import * as repository from '../table/table.repository';
import { readStatus } from './status';

export interface PromoteRequest {
  readonly area: string;
  readonly build: string;
  readonly actor: string;
  /** The name of the token that authorized the change; null: the deployment's own secret. */
  readonly token: string | null;
  readonly reason: string;
  readonly expectedRevision?: number | undefined;
}

export interface TrialRequest extends PromoteRequest {
  readonly percent: number;
  readonly testers: readonly string[];
}

export interface RollbackRequest extends Omit<PromoteRequest, 'build'> {
  readonly to?: string | undefined;
}

/** The release table and its audit log. */
export class ReleasesService {
  constructor(
    private readonly db: Database,
    private readonly missingFiles: MissingFiles,
  ) {}

  async table(): Promise<ReleaseTable> {
    return this.readSnapshot(readTable);
  }

  /** Makes a build live and ends a hold. Idempotent. */
  async promote(request: PromoteRequest): Promise<ChangeResult> {
    return this.change(request, (current) => decidePromote(request, current));
  }

  /** Starts a trial of a build, or changes who gets it. */
  async startTrial(request: TrialRequest): Promise<ChangeResult> {
    return this.change(request, (current) => decideTrial(request, current));
  }

  /**
   * Goes back one step: ends a trial, or without a trial goes back to the previous build. With `to`, it goes back to
   * that build. A rollback to a build puts the area on hold.
   */
  async rollback(request: RollbackRequest): Promise<ChangeResult> {
    return this.change(request, (current, changes) => decideRollback(request, current, changes));
  }

  /** Ends a trial that the rule stops; does nothing when it has ended already. */
  async endTrial({
    area,
    live,
    salt,
    reason,
  }: {
    readonly area: string;
    readonly live: string;
    readonly salt: string;
    readonly reason: string;
  }): Promise<ChangeResult> {
    return this.change({ area, actor: REGISTRY_ACTOR, token: null, reason }, (current) =>
      decideTrialEnd({ live, salt }, current),
    );
  }

  /** What promote or rollback would do now, and why it would be refused; changes nothing. */
  async effects(area: string, action: 'promote' | 'rollback', build?: string): Promise<Effects> {
    return this.readSnapshot(async (trx) => {
      const current = await this.currentOf(trx, area);
      const changes = await repository.readChanges(trx, area);
      const shell = await readShell(trx);
      const base = {
        area,
        revision: current?.revision ?? 0,
        from: current && { build: current.live, live: lastLive(changes, current.live) },
        trial: current?.trial?.build ?? null,
        shell: shell && { build: shell.build, contractVersion: shell.contractVersion },
      };
      let step: Step | null;
      try {
        step =
          action === 'promote'
            ? decidePromote({ build: build ?? '' }, current)
            : decideRollback({ area, to: build }, current, changes);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { ...base, action, to: null, refusals: [error.message], notices: [] };
      }
      if (!step)
        return {
          ...base,
          action: null,
          to: base.from && { ...base.from, contractVersion: null, files: 0, missing: 0 },
          refusals: [],
          notices: [],
        };
      const { stored, missing, refusals, notices } = await this.checkStep(trx, area, step, changes);
      const to = stored?.completedAt
        ? {
            build: step.to,
            live: lastLive(changes, step.to),
            contractVersion: stored.record.contractVersion,
            files: releases.filesOf(stored.record).length,
            missing: missing.length,
          }
        : null;
      return { ...base, action: step.action, to, refusals: [...refusals], notices: [...notices] };
    });
  }

  /** @param newest how many builds of each area, the newest ones; absent: all */
  async status(options: { readonly newest?: number } = {}): Promise<RegistryStatus> {
    return this.readSnapshot((trx) => readStatus(trx, options));
  }

  async history(area: string): Promise<AreaHistory> {
    const [changes, builds] = [
      await repository.readChanges(this.db, area),
      await repository.completeBuilds(this.db, { area, newest: 1 }),
    ];
    if (changes.length === 0 && builds.length === 0) throw errors.notFound(`The registry has no area named ${area}`);
    return { area, changes: changes.reverse() };
  }

  /** One change with its row in the audit log, in a transaction that excludes other changes. */
  private async change(
    request: Omit<PromoteRequest, 'build'>,
    decide: (current: CurrentArea | null, changes: readonly Change[]) => Step | null,
  ): Promise<ChangeResult> {
    const { area, actor, token, reason } = request;
    return this.db.transaction().execute(async (trx) => {
      await repository.lockTable(trx);
      const current = await this.currentOf(trx, area);
      const changes = await repository.readChanges(trx, area);
      refuseStale(request, current, changes);
      const step = decide(current, changes);
      const { stored, refusals, notices } = step ? await this.checkStep(trx, area, step, changes) : nothingToCheck;
      if (refusals.length > 0)
        throw stored ? errors.conflict('conflict', refusals.join('\n')) : errors.notFound(refusals.join('\n'));
      if (step) {
        const revision = await repository.nextRevision(trx);
        const { trial, ...made } = step;
        const from = (step.action === 'end-trial' ? current?.trial?.build : current?.live) ?? null;
        await repository.addChange(trx, { revision, area, from, actor, token, reason, ...made });
        const previous = trailOf([...changes, step]).at(-2) ?? null;
        await repository.saveArea(trx, {
          area,
          previous,
          revision,
          live: makesLive(step) ? step.to : (current?.live ?? step.to),
          held: makesLive(step) ? step.action === 'rollback' : (current?.held ?? false),
        });
        // Every build that goes live ends the trial.
        if (trial) await repository.saveTrial(trx, area, trial);
        else await repository.deleteTrial(trx, area);
        await repository.notifyChange(trx);
      }
      return { area: await this.statusOf(trx, area), changed: step !== null, notices: [...notices] };
    });
  }

  private async statusOf(trx: Transaction<Tables>, area: string): Promise<AreaStatus> {
    const row = await this.currentOf(trx, area);
    const [lastChange] = await repository.readLastChanges(trx, area);
    return presentAreaStatus(area, {
      row,
      trial: row?.trial ?? null,
      builds: await repository.completeBuilds(trx, { area }),
      lastChange: lastChange ?? null,
    });
  }

  private async currentOf(trx: Transaction<Tables>, area: string): Promise<CurrentArea | null> {
    const row = await repository.findArea(trx, area);
    return row && { ...row, trial: (await repository.readTrials(trx, area))[0] ?? null };
  }

  /** Reads one snapshot, since a change in between would make the result inconsistent. */
  private readSnapshot<T>(read: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.db.transaction().setIsolationLevel('repeatable read').execute(read);
  }

  /** Returns every reason to refuse a step, and the notices for its operator. Ending a trial has no conditions. */
  private async checkStep(
    trx: Transaction<Tables>,
    area: string,
    step: Step,
    changes: readonly Change[],
  ): Promise<StepCheck> {
    const stored = await repository.findBuild(trx, area, step.to);
    if (!stored) return { ...nothingToCheck, refusals: [`The registry has no build ${step.to} of ${area}`] };
    if (step.action === 'end-trial') return { ...nothingToCheck, stored };
    if (!stored.completedAt)
      return { ...nothingToCheck, stored, refusals: [`The upload of ${step.to} is not complete: publish it again`] };
    const missing = await this.missingFiles(stored.record);
    const missingFiles =
      missing.length > 0
        ? [
            `Files of ${step.to} are missing from the store: ${missing.join(', ')}. ` +
              'Publish it again from its sources, or choose another build',
          ]
        : [];
    const shell = await readShell(trx);
    const notices = shell ? [...unreachable(stored.record, shell)] : [];
    // The build that a rollback of this change would go back to.
    const before = trailOf([...changes, step]).at(-2);
    const fallback = before !== undefined && shell ? await repository.findBuild(trx, area, before) : null;
    const problems = fallback && shell ? incompatibilities(fallback.record, shell).map(({ problem }) => problem) : [];
    if (problems.length > 0)
      notices.push(
        `The previous build, ${before}, would not work: a rollback to it will be refused. ${problems.join('. ')}`,
      );
    return { stored, missing, refusals: [...missingFiles, ...sentences(gate(stored.record, shell))], notices };
  }
}

interface StepCheck {
  readonly stored: repository.StoredBuild | null;
  readonly missing: readonly string[];
  readonly refusals: readonly string[];
  readonly notices: readonly string[];
}

const nothingToCheck: StepCheck = { stored: null, missing: [], refusals: [], notices: [] };
