import { START_ACTOR, type AreaStatus } from '@cred/deployment/registry';
import type { IncompatibleBuild } from '@cred/deployment/registry-shell';
import { projectRoot } from '@cred/build/project-root';
import { OperatorError } from '@cred/tool-kit/errors';
import { knownAreas, readLocalBuild, readLocalShell } from '@cred/tool-kit/builds/local-builds';
import { uploadBuild } from './upload-build';
import { RegistryClient, RegistryError } from './registry-client';

export interface PublishMissingOptions {
  readonly registryUrl: string;
  readonly token: string;
  /** Absent: all areas of the checkout. */
  readonly areas?: readonly string[];
  readonly root?: string;
}

/** The result for one area. */
export interface PublishedArea {
  readonly area: string;
  /** The newest local build. */
  readonly build: string;
  /** The build that is live now. */
  readonly live: string | null;
  /** The registry did not have the build before. */
  readonly uploaded: boolean;
  /**
   * `live`: it was live already. `promoted`: it is live now. `on-hold`: the area was rolled back and keeps its build until
   * the next promotion. `kept`: an operator promoted another build since. `refused`: the contract gate refused the
   * local build, and the live build stays.
   */
  readonly outcome: 'live' | 'promoted' | 'on-hold' | 'kept' | 'refused';
  /** Why it was refused, or other notices. */
  readonly notices: readonly string[];
}

/**
 * Publishes the local builds for `npm start`: uploads missing ones and makes them live, but never undoes a rollback or
 * an operator's promotion.
 * @throws OperatorError, also when an area without a live build is refused: the product would lack it
 */
export async function publishMissing({
  registryUrl,
  token,
  areas,
  root = projectRoot(),
}: PublishMissingOptions): Promise<PublishedArea[]> {
  const client = new RegistryClient(registryUrl, token);
  const { areas: published } = await client.status();
  const results: PublishedArea[] = [];
  for (const area of areas ?? knownAreas(root)) {
    const local = readLocalBuild(root, area);
    const { build } = local.record;
    const status = published.find((each) => each.area === area);
    const live = status?.live ?? null;
    const isNew = !status?.builds.some((each) => each.build === build);
    try {
      if (isNew) await uploadBuild(client, local);
      const outcome = decideOutcome(status, build, isNew);
      if (outcome !== 'promoted') {
        results.push({ area, build, live, uploaded: isNew, outcome, notices: [] });
        continue;
      }
      const { area: after, notices } = await client.promote(area, {
        build,
        actor: START_ACTOR,
        reason: isNew ? 'a new build' : 'built from these sources',
        expectedRevision: status?.revision ?? 0,
      });
      results.push({ area, build, live: after.live, uploaded: isNew, outcome, notices });
    } catch (error) {
      if (!(error instanceof RegistryError) || error.status !== 409) throw error;
      const now = (await client.status()).areas.find((each) => each.area === area);
      if (now && now.revision !== (status?.revision ?? 0)) {
        // The area was changed in the meantime: that change remains.
        results.push({ area, build, live: now.live, uploaded: isNew, outcome: 'kept', notices: [] });
      } else if (live !== null) {
        results.push({
          area,
          build,
          live,
          uploaded: false,
          outcome: 'refused',
          notices: [`${area}: ${live} stays live, the build of these sources (${build}) is refused. ${error.message}`],
        });
      } else {
        throw new OperatorError(
          `No build of ${area} is live, and the one of these sources (${build}) is refused:\n${error.message}`,
        );
      }
    }
  }
  return results;
}

/**
 * Reports to the registry which shell this start serves. The page server serves it in any case, so the gate cannot
 * refuse it; the incompatibilities are in the log and in the result, one sentence each.
 */
export async function reportShell({
  registryUrl,
  token,
  root = projectRoot(),
}: Omit<PublishMissingOptions, 'areas'>): Promise<readonly IncompatibleBuild[]> {
  const record = readLocalShell(root);
  if (!record)
    throw new OperatorError('There is no complete build of the shell here. Build it with: npm run build -w shell');
  const { shell, changed } = await new RegistryClient(registryUrl, token).putShell({
    record,
    actor: START_ACTOR,
    reason: 'started from these sources',
    force: true,
  });
  return changed ? shell.incompatibleBuilds : [];
}

/** Of the builds that do not fit the new shell, the live ones that publishing did not replace. */
export const stillIncompatible = (
  incompatible: readonly IncompatibleBuild[],
  areas: readonly PublishedArea[],
): string[] =>
  incompatible
    .filter(({ area, build, role }) => role === 'live' && areas.find((each) => each.area === area)?.live === build)
    .map(
      ({ area, build, problems }) =>
        `${area}: ${build} is live and does not fit the shell of these sources. ${problems.join('. ')}. Promote a build that does: npm run release -- status`,
    );

/** Decides what `npm start` may do with its local build of an area. */
export function decideOutcome(status: AreaStatus | undefined, build: string, isNew: boolean): PublishedArea['outcome'] {
  if (!status || status.live === null) return 'promoted';
  if (status.live === build) return 'live';
  if (status.held) return 'on-hold';
  return isNew || status.lastChange?.actor === START_ACTOR ? 'promoted' : 'kept';
}
