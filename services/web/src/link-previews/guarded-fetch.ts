import { setMaxListeners } from 'node:events';
import { Client } from 'undici';
import { rejectOnAbort, type Guard, guardedConnector } from './guarded-connect';
import { ACCEPT_ENCODING, type Body, readBody } from './read-body';
import { FetchRefusedError } from './fetch-refused-error';
import { createResolver, type ResolveHost } from './resolve';
import { checkTarget, type TestHosts } from './target';

const USER_AGENT = 'CredLinkPreview/1.0';
const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;
const MAX_HEADER_BYTES = 16 * 1024;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export interface GuardOptions {
  /** Default: the system's name servers. */
  readonly resolve?: ResolveHost;
  /** For everything together: look-ups, connections, redirects and body. */
  readonly timeoutMs?: number;
  readonly testHosts?: TestHosts;
}

/** What a response must satisfy. */
export interface FetchLimits {
  /** Content types, without parameters. */
  readonly types: readonly string[];
  /** Bytes, after decompression. */
  readonly maxBytes: number;
  /** Whether the beginning of a longer body is acceptable. */
  readonly allowTruncated: boolean;
}

export interface Fetched extends Body {
  /** The final URL after redirects. */
  readonly url: URL;
  readonly contentType: string;
}

/**
 * Fetches from untrusted sites (SRV-34): public addresses only, at every hop; at most 3 redirects, also from https to
 * http, since nothing secret is sent; no cookies, no referrer; a new connection per request; one timeout for
 * everything.
 */
export class GuardedFetch {
  readonly tests: TestHosts | undefined;
  private readonly guard: Guard;
  private readonly totalMs: number;
  private readonly running = new Set<AbortController>();

  constructor({ resolve = createResolver(), timeoutMs = TIMEOUT_MS, testHosts }: GuardOptions = {}) {
    this.tests = testHosts;
    this.guard = { resolve, testHosts };
    this.totalMs = timeoutMs;
  }

  /** @throws FetchRefusedError */
  async get(target: URL, limits: FetchLimits): Promise<Fetched> {
    const limit = new AbortController();
    // Each hop adds several listeners.
    setMaxListeners(30, limit.signal);
    const timer = setTimeout(() => limit.abort(), this.totalMs);
    this.running.add(limit);
    try {
      // Some steps do not react to the signal; the race bounds them.
      return await Promise.race([this.follow(target, limits, limit.signal), rejectOnAbort(limit.signal)]);
    } catch (failure) {
      if (limit.signal.aborted) throw new FetchRefusedError('time', failure);
      throw failure instanceof FetchRefusedError ? failure : new FetchRefusedError('connection', failure);
    } finally {
      clearTimeout(timer);
      this.running.delete(limit);
      // Closes connections that are still open.
      limit.abort();
    }
  }

  /** Aborts requests in flight. */
  close(): void {
    for (const each of this.running) each.abort();
  }

  private async follow(target: URL, limits: FetchLimits, signal: AbortSignal): Promise<Fetched> {
    let url: URL | null = checkTarget(target, this.tests);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (!url) throw new FetchRefusedError('redirect');
      const result: Fetched | string = await this.request(url, limits, signal);
      if (typeof result !== 'string') return result;
      url = URL.canParse(result, url.href) ? checkTarget(new URL(result, url), this.tests) : null;
    }
    throw new FetchRefusedError('redirects');
  }

  /** Sends one request on a new connection; returns the response, or the location of a redirect. */
  private async request(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<Fetched | string> {
    const client = new Client(url.origin, {
      connect: guardedConnector(this.guard, signal, this.totalMs),
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: this.totalMs,
      bodyTimeout: this.totalMs,
    });
    try {
      const { statusCode, headers, body } = await client.request({
        method: 'GET',
        path: url.pathname + url.search,
        headers: { 'user-agent': USER_AGENT, accept: limits.types.join(', '), 'accept-encoding': ACCEPT_ENCODING },
        signal,
      });
      // Destroying the client aborts an unread body, which is expected.
      body.on('error', () => undefined);
      if (redirectStatuses.has(statusCode))
        return single(headers['location']) || Promise.reject(new FetchRefusedError('redirect'));
      if (statusCode !== 200) throw new FetchRefusedError('status');
      const contentType = single(headers['content-type']);
      if (!limits.types.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? ''))
        throw new FetchRefusedError('content-type');
      const read = await readBody(body, [headers['content-encoding'] ?? ''].flat().join(), limits.maxBytes, signal);
      if (read.truncated && !limits.allowTruncated) throw new FetchRefusedError('too-large');
      return { ...read, url, contentType };
    } finally {
      client.destroy().catch(() => undefined);
    }
  }
}

/** A header that must occur once; a repeated one counts as absent. */
const single = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
