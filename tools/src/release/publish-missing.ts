import { START_ACTOR, type AreaStatus } from '@cred/contract/registry';
import { projectRoot } from '../project-root';
import { checkContract, knownAreas, readLocalBuild, shellContractVersion, uploadBuild } from './local-build';
import { RegistryClient, RegistryRefusal } from './registry-client';

export interface PublishMissingOptions {
  readonly registryUrl: string;
  readonly token: string;
  /** Absent: all areas of the checkout. */
  readonly areas?: readonly string[];
  readonly root?: string;
}

/** What was done for one area. */
export interface PublishedArea {
  readonly area: string;
  /** The newest local build. */
  readonly build: string;
  /** The build that is live now. */
  readonly live: string | null;
  /** The registry did not have the build before. */
  readonly uploaded: boolean;
  /**
   * `live`: it already was. `promoted`: it is now. `held`: the area was rolled back and stays so until
   * somebody promotes. `kept`: a person decided on another build since, and that stands.
   */
  readonly outcome: 'live' | 'promoted' | 'held' | 'kept';
}

/**
 * What `npm start` does with the local builds: uploads what the registry does not have and makes it live,
 * but never undoes a rollback nor what a person promoted.
 * @throws OperatorError
 */
export async function publishMissing({ registryUrl, token, areas, root = projectRoot() }: PublishMissingOptions): Promise<PublishedArea[]> {
  const client = new RegistryClient(registryUrl, token);
  const { areas: known } = await client.status();
  const shell = shellContractVersion(root);
  const results: PublishedArea[] = [];
  for (const area of areas ?? knownAreas(root)) {
    const local = readLocalBuild(root, area);
    const { build } = local.record;
    const status = known.find((each) => each.area === area);
    checkContract(local.record, shell);
    const isNew = !status?.builds.some((each) => each.build === build);
    if (isNew) await uploadBuild(client, local);
    const outcome = decide(status, build, isNew);
    if (outcome !== 'promoted') {
      results.push({ area, build, live: status?.live ?? null, uploaded: isNew, outcome });
      continue;
    }
    try {
      const { area: after } = await client.promote(area, { build, actor: START_ACTOR, reason: isNew ? 'a new build' : 'built from these sources', expectedRevision: status?.revision ?? 0 });
      results.push({ area, build, live: after.live, uploaded: isNew, outcome });
    } catch (error) {
      if (!(error instanceof RegistryRefusal) || error.status !== 409) throw error;
      // Somebody changed the area in this very moment: theirs stands.
      const now = (await client.status()).areas.find((each) => each.area === area);
      if (!now || now.revision === (status?.revision ?? 0)) throw error;
      results.push({ area, build, live: now.live, uploaded: isNew, outcome: 'kept' });
    }
  }
  return results;
}

/** Pure: what `npm start` may do with its local build of an area. */
export function decide(status: AreaStatus | undefined, build: string, isNew: boolean): PublishedArea['outcome'] {
  if (!status || status.live === null) return 'promoted';
  if (status.live === build) return 'live';
  if (status.held) return 'held';
  return isNew || status.lastChange?.actor === START_ACTOR ? 'promoted' : 'kept';
}
