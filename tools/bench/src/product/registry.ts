import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '@cred/contract';
import { readLocalBuild } from '@cred/tool-kit/builds/local-builds';
import { OperatorError } from '@cred/tool-kit/errors';

/** What the bench knows of the running product. */
interface Product {
  readonly data: string;
  readonly checkout: string;
  readonly portOf: { readonly releases: number };
}

/** The deployment's own token, which may make every call of the registry. */
export const opsToken = ({ data }: Pick<Product, 'data'>): string =>
  createHmac('sha256', readFileSync(join(data, 'internal-secret'), 'utf8').trim())
    .update('releases:ops')
    .digest('hex');

/**
 * Publishes and promotes copies of an area's newest build, with the registry's own calls: for a bench that needs many
 * builds, compiling each and starting the release command for it would take minutes.
 */
export class CopiedBuilds {
  private readonly token: string;

  constructor(
    private readonly stack: Product,
    readonly area: string,
  ) {
    this.token = opsToken(stack);
  }

  /**
   * Publishes a copy with another id, whose file for the server ends with more source.
   * @param withoutPreloads its pages do not name its files for browsers in their HTML
   * @returns its id
   * @throws OperatorError
   */
  async publish(serverSource: string, withoutPreloads = false): Promise<string> {
    const { record: original, folder } = readLocalBuild(this.stack.checkout, this.area);
    if (!original.server) throw new OperatorError(`The build of ${this.area} has no file for the server`);
    const build = randomBytes(8).toString('hex');
    const content = Buffer.from(`${readFileSync(join(folder, original.server.file), 'utf8')}\n${serverSource}\n`);
    const server = {
      file: `server.${build.slice(0, 12)}.cjs`,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
      bytes: content.length,
    };
    const { sizes } = original;
    const record: BuildRecord = {
      ...original,
      build,
      server,
      ...(withoutPreloads ? { preload: [], ...(sizes && { sizes: { ...sizes, preload: sizes.entry } }) } : {}),
    };
    await this.send('POST', '/builds', JSON.stringify({ record }), 'application/json');
    for (const file of Object.keys(record.files))
      for (const name of [`${file}.br`, file])
        await this.send('PUT', `/builds/${this.area}/${build}/${name}`, readFileSync(join(folder, name)));
    await this.send('PUT', `/builds/${this.area}/${build}/${server.file}`, content);
    await this.send('POST', `/builds/${this.area}/${build}/complete`);
    return build;
  }

  /** Makes a build live. @throws OperatorError */
  async promote(build: string): Promise<void> {
    const body = JSON.stringify({ build, actor: 'bench', reason: 'Benchmark' });
    await this.send('POST', `/areas/${this.area}/promote`, body, 'application/json');
  }

  private async send(method: string, path: string, body?: string | Buffer, type = 'application/octet-stream') {
    const response = await fetch(`http://127.0.0.1:${this.stack.portOf.releases}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
    });
    if (response.ok) return;
    throw new OperatorError(`The registry answered ${response.status} to ${method} ${path}: ${await response.text()}`);
  }
}
