import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releases, type BuildRecord } from '@cred/contract';
import { areaStatus, buildState, registryStatus, START_ACTOR, type AreaStatus, type PromoteBody } from '@cred/contract/registry';
import type * as z from 'zod';
import { buildables, builtId } from '../build/workspaces';
import { OperatorError } from '../operator-error';

export interface PublishOptions {
  readonly root: string;
  readonly registryUrl: string;
  readonly token: string;
}

type Ask = <T extends z.ZodType>(method: string, path: string, body: unknown, answer: T) => Promise<z.infer<T>>;

function client({ registryUrl, token }: PublishOptions): { ask: Ask; put(path: string, bytes: Buffer): Promise<void> } {
  const send = async (method: string, path: string, type: string | undefined, body: string | Buffer | undefined): Promise<Response> => {
    const headers = { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) };
    const answer = await fetch(`${registryUrl}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    if (!answer.ok) throw new OperatorError(`The release registry refused ${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    async ask(method, path, body, schema) {
      const answer = await send(method, path, body === undefined ? undefined : 'application/json', body === undefined ? undefined : JSON.stringify(body));
      return schema.parse(await answer.json());
    },
    async put(path, bytes) {
      await send('PUT', path, 'application/octet-stream', bytes);
    },
  };
}

/**
 * Whether `npm start` may make its build of an area live: never over a rollback, and an older build that
 * somebody chose to have live stays unless this one is new to the registry.
 */
export function shouldPromote(status: Pick<AreaStatus, 'live' | 'held' | 'lastChange'> | undefined, build: string, isNew: boolean): boolean {
  if (!status || status.live === null) return true;
  if (status.held || status.live === build) return false;
  return isNew || status.lastChange?.actor === START_ACTOR;
}

/** Gives the registry every area's newest build that it lacks, and makes it live where that undoes nothing. */
export async function publishAreas(options: PublishOptions): Promise<string> {
  const { ask, put } = client(options);
  const status = await ask('GET', '/status', undefined, registryStatus);
  let published = 0;
  for (const workspace of buildables(options.root).filter(({ kind }) => kind === 'area')) {
    const build = builtId(options.root, workspace);
    if (!build) throw new OperatorError(`${workspace.folder} has no build. Run: npm run build -- ${workspace.folder}`);
    const folder = join(options.root, workspace.folder, 'dist', build);
    const record: BuildRecord = releases.buildRecord.parse(JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')));
    const known = status.areas.find(({ area }) => area === record.area);
    const isNew = !known?.builds.some((each) => each.build === build);
    if (isNew) {
      const { missing } = await ask('POST', '/builds', { record }, buildState);
      for (const file of missing) await put(`/builds/${record.area}/${build}/${file}`, readFileSync(join(folder, file)));
      await ask('POST', `/builds/${record.area}/${build}/complete`, {}, buildState);
    }
    if (!shouldPromote(known, build, isNew)) continue;
    const body: PromoteBody = { build, actor: START_ACTOR, ...(known ? { expectedRevision: known.revision } : {}) };
    await ask('POST', `/areas/${record.area}/promote`, body, promoteAnswer);
    published += 1;
  }
  return published === 0 ? 'nothing new' : `${published} new`;
}

const promoteAnswer = areaStatus.partial().loose();
