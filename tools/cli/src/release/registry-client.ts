import { createHmac } from 'node:crypto';
import type { BuildRecord } from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import { createdPreview, type CreatedPreview, type PreviewBody } from '@cred/deployment/preview-links';
import { openTabs, type OpenTabs } from '@cred/deployment/open-tabs';
import {
  areaHistory,
  buildState,
  changeResult,
  effects,
  registryStatus,
  type AreaHistory,
  type BuildState,
  type ChangeResult,
  type Effects,
  type EffectsQuery,
  type PromoteBody,
  type RegistryStatus,
  type RollbackBody,
  type TrialBody,
} from '@cred/deployment/registry';
import {
  shellResult,
  shellState,
  type ShellBody,
  type ShellResult,
  type ShellState,
} from '@cred/deployment/registry-shell';
import {
  createdToken,
  registryToken as tokenSchema,
  registryTokens,
  tokenHistory,
  type CreatedToken,
  type NewTokenBody,
  type RegistryToken,
  type ResetBody,
  type TokenHistory,
} from '@cred/deployment/registry-tokens';
import { withTimeLimit } from '@cred/deployment/time-limit';
import type * as z from 'zod';
import { errorCode, OperatorError } from '@cred/tool-kit/errors';

/** Reads and changes take well below a second. */
const TIMEOUT_MS = 10_000;
/** A build's last step compares every file with its hash; an upload sends megabytes over slow connections. */
const UPLOAD_TIMEOUT_MS = 60_000;
/** Later counts are out of date. */
const TABS_LIMIT_MS = 3_000;
const TABS_PATH = '/tabs';
/** No connection was made, so the request was not sent. */
const NO_CONNECTION = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The token that page server and tools send to the registry. */
export const registryToken = (internalSecret: string): string =>
  createHmac('sha256', internalSecret).update('releases:ops').digest('hex');

/** The registry refused the request; its message is the reason. */
export class RegistryError extends OperatorError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** HTTP client of the release registry. Every call throws OperatorError with a sentence that names what to do. */
export class RegistryClient {
  /**
   * @param stop aborts requests, except for the counts of open tabs, which are requested after a change
   * @param timeoutMs the limit of a read or a change, in milliseconds
   */
  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly stop?: AbortSignal,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /** @param newest number of builds per area; absent: all */
  status({ newest }: { readonly newest?: number } = {}): Promise<RegistryStatus> {
    return this.sendJson('GET', newest === undefined ? '/status' : `/status?newest=${newest}`, registryStatus);
  }

  history(area: string): Promise<AreaHistory> {
    return this.sendJson('GET', `/areas/${area}/history`, areaHistory);
  }

  /** The open tabs by area and build; registries of older versions respond with 404. */
  tabs(): Promise<OpenTabs> {
    return this.sendJson('GET', TABS_PATH, openTabs, undefined, TABS_LIMIT_MS);
  }

  shell(): Promise<ShellState> {
    return this.sendJson('GET', '/shell', shellState);
  }

  putShell(body: ShellBody): Promise<ShellResult> {
    return this.sendJson('PUT', '/shell', shellResult, body);
  }

  /** The effects of promote or rollback; changes nothing. */
  effects(area: string, { action, build }: EffectsQuery): Promise<Effects> {
    return this.sendJson(
      'GET',
      `/areas/${area}/effects?${new URLSearchParams({ action, ...(build === undefined ? {} : { build }) })}`,
      effects,
    );
  }

  build(area: string, build: string): Promise<BuildState> {
    return this.sendJson('GET', `/builds/${area}/${build}`, buildState);
  }

  /** A file of a build in the registry; null when it is missing. */
  async file(area: string, build: string, file: string): Promise<Buffer | null> {
    try {
      return await this.send('GET', `/builds/${area}/${build}/${file}`, undefined, UPLOAD_TIMEOUT_MS);
    } catch (error) {
      if (error instanceof RegistryError && error.status === 404) return null;
      throw error;
    }
  }

  begin(record: BuildRecord): Promise<BuildState> {
    return this.sendJson('POST', '/builds', buildState, { record });
  }

  complete(area: string, build: string): Promise<BuildState> {
    return this.sendJson('POST', `/builds/${area}/${build}/complete`, buildState, undefined, UPLOAD_TIMEOUT_MS);
  }

  promote(area: string, body: PromoteBody): Promise<ChangeResult> {
    return this.sendJson('POST', `/areas/${area}/promote`, changeResult, body);
  }

  rollback(area: string, body: RollbackBody): Promise<ChangeResult> {
    return this.sendJson('POST', `/areas/${area}/rollback`, changeResult, body);
  }

  trial(area: string, body: TrialBody): Promise<ChangeResult> {
    return this.sendJson('POST', `/areas/${area}/trial`, changeResult, body);
  }

  preview(area: string, body: PreviewBody): Promise<CreatedPreview> {
    return this.sendJson('POST', `/areas/${area}/previews`, createdPreview, body);
  }

  tokens(): Promise<{ readonly tokens: readonly RegistryToken[] }> {
    return this.sendJson('GET', '/tokens', registryTokens);
  }

  createToken(body: NewTokenBody): Promise<CreatedToken> {
    return this.sendJson('POST', '/tokens', createdToken, body);
  }

  revokeToken(name: string): Promise<RegistryToken> {
    return this.sendJson('DELETE', `/tokens/${encodeURIComponent(name)}`, tokenSchema);
  }

  resetSecondFactor(name: string, body: ResetBody): Promise<RegistryToken> {
    return this.sendJson('POST', `/tokens/${encodeURIComponent(name)}/reset-second-factor`, tokenSchema, body);
  }

  tokenHistory(): Promise<TokenHistory> {
    return this.sendJson('GET', '/tokens/history', tokenHistory);
  }

  async upload(area: string, build: string, file: string, content: Buffer): Promise<void> {
    const path = `/builds/${area}/${build}/${file}`;
    await this.send('PUT', path, { body: content, type: 'application/octet-stream' }, UPLOAD_TIMEOUT_MS);
  }

  private async sendJson<T extends z.ZodType>(
    method: string,
    path: string,
    schema: T,
    body?: unknown,
    limitMs = this.timeoutMs,
  ): Promise<z.infer<T>> {
    const content = await this.send(
      method,
      path,
      body === undefined ? undefined : { body: JSON.stringify(body), type: 'application/json' },
      limitMs,
    );
    const parsed = schema.safeParse(jsonOf(content));
    if (!parsed.success)
      throw new OperatorError(
        `The server at ${this.url} does not respond like Cred's release registry of this version`,
      );
    return parsed.data;
  }

  /** @returns the content of the response; the limit includes its last byte */
  private async send(
    method: string,
    path: string,
    content: { readonly body: string | Buffer; readonly type: string } | undefined,
    limitMs: number,
  ): Promise<Buffer> {
    const request = {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(content ? { 'content-type': content.type } : {}) },
      ...(content ? { body: content.body } : {}),
    };
    let response: { readonly ok: boolean; readonly status: number; readonly content: Buffer };
    try {
      response = await withTimeLimit(limitMs, path === TABS_PATH ? undefined : this.stop, async (signal) => {
        const received = await fetch(this.url + path, { ...request, signal });
        return { ok: received.ok, status: received.status, content: Buffer.from(await received.arrayBuffer()) };
      });
    } catch (error) {
      const reason = this.stop?.aborted
        ? 'Stopped'
        : `The release registry does not respond at ${this.url}. ${adviceFor(this.url)}`;
      throw new OperatorError(reason + (wasNotSent(error) ? '' : uncertaintyNote(method, path)));
    }
    if (response.ok) return response.content;
    if (response.status === 401) {
      throw new OperatorError(
        `The release registry at ${this.url} does not accept our token: INTERNAL_SECRET or CRED_DATA must be the same here as where it was started, or RELEASES_TOKEN one that was not revoked`,
      );
    }
    const envelope = schemas.errorEnvelope.safeParse(jsonOf(response.content));
    const message = envelope.success
      ? envelope.data.message
      : `The release registry responded with ${response.status} to ${method} ${path}`;
    if (response.status < 500) throw new RegistryError(response.status, message);
    throw new RegistryError(
      response.status,
      `The release registry at ${this.url} failed (${response.status}): ${message}. See its log and docs/runbooks/registry-outage.md${uncertaintyNote(method, path)}`,
    );
  }
}

/** The parsed content; null when it is no JSON. */
function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

const wasNotSent = (error: unknown): boolean =>
  NO_CONNECTION.has(
    errorCode(typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined) ?? '',
  );

/**
 * A note for a request that may or may not have changed something. Not needed for an upload, which can be repeated; a
 * second rollback would restore an even older build.
 */
const uncertaintyNote = (method: string, path: string): string =>
  method === 'GET' || path.startsWith('/builds')
    ? ''
    : '\nThe change may have been made all the same: look at the status and the history before you try again';

const adviceFor = (url: string): string =>
  /^https?:\/\/(127\.|localhost|\[::1\])/.test(url)
    ? 'Is Cred running (npm start), and is RELEASES_PORT the same for the registry and for this command?'
    : 'Is RELEASES_URL right, and is that machine reachable?';
