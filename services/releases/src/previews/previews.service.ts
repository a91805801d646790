import type { BuildRecord, Preview } from '@cred/contract';
import { gate, sentences } from '@cred/deployment/gate';
import type { CreatedPreview, ResolvedPreview } from '@cred/deployment/preview-links';
import { errors } from '@cred/service-kit';
import type { MissingFiles } from '../builds/builds.service';
import type { Database } from '../database/database';
import { readShell } from '../table/shell.repository';
import { presentLoadable } from '../table/table.presenter';
import { findBuild } from '../table/table.repository';
import { readPreview, signPreview } from './preview-token';

interface NewPreview {
  readonly area: string;
  readonly build: string;
  readonly hours: number;
}

/**
 * Preview links: each shows one build to everyone who has the link, until it expires. Nothing is stored: the link is
 * signed, and the build is read for each request.
 */
export class PreviewsService {
  constructor(
    private readonly db: Database,
    private readonly options: {
      /** Signs the links; only the registry has it. */
      readonly key: string;
      readonly missingFiles: MissingFiles;
    },
  ) {}

  /**
   * Creates a link to a build that could go live.
   * @throws AppError 404 when there is no such build, 409 with every reason against showing it
   */
  async create({ area, build, hours }: NewPreview): Promise<CreatedPreview> {
    const refusals = await this.refusalsOf(await this.get(area, build));
    if (refusals.length > 0) throw errors.conflict('conflict', refusals.join('\n'));
    // The token has the expiry in whole seconds.
    const expires = new Date(Math.floor(Date.now() / 1_000 + hours * 3_600) * 1_000).toISOString();
    const preview: Preview = { area, build, expires };
    return { ...preview, token: signPreview(this.options.key, preview) };
  }

  /** @throws AppError 404 for a token with another signature, an expired one, or one whose build is incomplete */
  async resolve(token: string): Promise<ResolvedPreview> {
    const preview = readPreview(this.options.key, token, Date.now());
    const stored = preview && (await findBuild(this.db, preview.area, preview.build));
    if (!preview || !stored?.completedAt) throw errors.notFound('The preview link is invalid or has expired');
    return { preview, loadable: presentLoadable(stored.record) };
  }

  private async get(area: string, build: string): Promise<BuildRecord> {
    const stored = await findBuild(this.db, area, build);
    if (!stored)
      throw errors.notFound(
        `The registry has no build ${build} of ${area}. Publish it with: npm run release -- publish ${area}`,
      );
    if (!stored.completedAt)
      throw errors.conflict('conflict', `The upload of ${build} is not complete: publish it again`);
    return stored.record;
  }

  private async refusalsOf(record: BuildRecord): Promise<string[]> {
    const missing = await this.options.missingFiles(record);
    const missingFiles =
      missing.length > 0
        ? [
            `Files of ${record.build} are missing from the store: ${missing.join(', ')}. ` +
              'Publish it again from its sources',
          ]
        : [];
    return [...missingFiles, ...sentences(gate(record, await readShell(this.db)))];
  }
}
