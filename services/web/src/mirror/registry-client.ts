import type { ReadableStream } from 'node:stream/web';
import type { BuildRecord, ReleaseTable } from '@cred/contract';
import * as releases from '@cred/contract/releases';
import { resolvedPreview, type ResolvedPreview } from '@cred/deployment/preview-links';
import type { TabsBody } from '@cred/deployment/open-tabs';
import { buildState, LONG_POLL_MAX_SECONDS } from '@cred/deployment/registry';
import { withTimeLimit } from '@cred/deployment/time-limit';
import type { ReportMinute } from '@cred/contract/reports';

/** For one file; the table's long poll has its own timeout. */
const DOWNLOAD_TIMEOUT_MS = 30_000;
const POLL_TIMEOUT_MS = (LONG_POLL_MAX_SECONDS + 5) * 1_000;
/** Later counts would be outdated. */
const TABS_TIMEOUT_MS = 3_000;
/** A tester waits for the response. */
const PREVIEW_TIMEOUT_MS = 5_000;

/** The requests of the page server to the registry. */
export interface Registry {
  /** Resolves when the table's revision differs from `after`, or with the same table after the long poll's timeout. */
  table(after: number | undefined, signal: AbortSignal): Promise<ReleaseTable>;
  /** The record of a complete build, or null. */
  record(area: string, build: string): Promise<BuildRecord | null>;
  /** The preview of a token; null when the registry did not sign it or it has expired. */
  preview(token: string): Promise<ResolvedPreview | null>;
  /** A file's content, at most `maxBytes`, or null when there is no such file. */
  file(area: string, build: string, file: string, maxBytes: number): Promise<Buffer | null>;
}

/** The registry over HTTP. Every response is validated. */
export class HttpRegistry implements Registry {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async table(after: number | undefined, signal: AbortSignal): Promise<ReleaseTable> {
    const query = after === undefined ? '' : `?after=${after}&wait=${LONG_POLL_MAX_SECONDS}`;
    return this.get(
      `/table${query}`,
      POLL_TIMEOUT_MS,
      async (response) => releases.releaseTable.parse(await expectOk(response).json()),
      signal,
    );
  }

  async record(area: string, build: string): Promise<BuildRecord | null> {
    return this.get(`/builds/${area}/${build}`, DOWNLOAD_TIMEOUT_MS, async (response) => {
      if (response.status === 404) return null;
      const { record, complete } = buildState.parse(await expectOk(response).json());
      return complete && record.area === area && record.build === build ? record : null;
    });
  }

  async preview(token: string): Promise<ResolvedPreview | null> {
    return this.get(`/previews/${encodeURIComponent(token)}`, PREVIEW_TIMEOUT_MS, async (response) =>
      response.status === 404 ? null : resolvedPreview.parse(await expectOk(response).json()),
    );
  }

  async file(area: string, build: string, file: string, limit: number): Promise<Buffer | null> {
    return this.get(`/builds/${area}/${build}/${file}`, DOWNLOAD_TIMEOUT_MS, async (response) => {
      if (response.status === 404) return null;
      const parts: Uint8Array[] = [];
      let bytes = 0;
      for await (const part of (expectOk(response).body ?? []) as ReadableStream<Uint8Array>) {
        bytes += part.length;
        if (bytes > limit) throw new Error(`${file} of ${area} ${build} is longer than in its record`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    });
  }

  /** Sends counts of browser reports. Rejects when the registry does not accept them. */
  async sendReports(minutes: readonly ReportMinute[]): Promise<void> {
    await this.post('/reports', { minutes }, DOWNLOAD_TIMEOUT_MS);
  }

  /** Reports the open tabs. Rejects when the registry does not accept them. */
  reportTabs(body: TabsBody): Promise<void> {
    return this.post('/tabs', body, TABS_TIMEOUT_MS);
  }

  private async post(path: string, body: object, timeoutMs: number): Promise<void> {
    await withTimeLimit(timeoutMs, undefined, async (signal) => {
      const response = await fetch(this.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      expectOk(response);
      await response.body?.cancel();
    });
  }

  /** @param read reads the response; the limit includes it */
  private get<T>(
    path: string,
    timeoutMs: number,
    read: (response: Response) => Promise<T>,
    stop?: AbortSignal,
  ): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}` };
    return withTimeLimit(timeoutMs, stop, async (signal) =>
      read(await fetch(this.url + path, { headers, redirect: 'error', signal })),
    );
  }
}

function expectOk(response: Response): Response {
  if (response.ok) return response;
  throw new Error(`The registry returned status ${response.status}`);
}
