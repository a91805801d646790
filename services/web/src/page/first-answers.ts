import { callAddress, calls, type FirstAnswer, type FirstCall, type FirstCalls } from '@cred/contract';
import { runFirstCalls } from '@cred/contract/run-first-calls';
import { PAGE_CLIENT_HEADER } from '@cred/deployment/page-client';
import type { RouteMatch } from './route-area';

/** All answers of one page together; the page contains them twice at most, as data and as content. */
const MAX_BYTES = 512 * 1024;
/** Pages that wait for the API at once. */
const MAX_WAITING = 200;
/** After this many pages without an answer in a row, pages do not wait for `PAUSE_MS`. */
const MAX_FAILURES = 5;
const PAUSE_MS = 5_000;

/** Every signed-in page reads the member first. */
const SHELL_CALLS: readonly FirstCall[] = [{ call: 'getMe' }];
/** For wide screens: members to follow. A page does not wait for it, and can do without it. */
const OPTIONAL_CALL = 'getSuggestions';

export interface FirstAnswersOptions {
  /** The API's address for this server. */
  readonly apiUrl: string;
  /** Proves to the API that a request comes from the page server. */
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
  /** From the arrival of a page's request; a slower API costs the page its answers, and the browser asks. In ms. */
  readonly budgetMs: number;
  readonly now?: () => number;
  readonly onFailure?: (failure: unknown) => void;
}

/** The member's request for a page. */
export interface PageClient {
  readonly cookie: string;
  /** The member's address, which the API counts for its rates. */
  readonly address: string;
  /** Whether the browser says that it is not on a phone, so that its window may have a right column (SHELL-5). */
  readonly wide: boolean;
}

/**
 * Asks the API for what a page reads first, with the member's own session and while the browser loads the page's start (FED-16).
 * Everything is bounded: time, bytes, and pages that wait at once. A page gets the answers that arrive within the
 * budget; the browser asks for the others.
 */
export class FirstAnswers {
  private waiting = 0;
  private failures = 0;
  private pausedUntil = 0;
  private readonly now: () => number;

  constructor(private readonly options: FirstAnswersOptions) {
    this.now = options.now ?? Date.now;
  }

  /** The answers of a page, in the order of its calls. Never rejects. */
  async collect(
    firstCalls: readonly FirstCall[],
    match: RouteMatch | null,
    client: PageClient,
  ): Promise<FirstAnswer[]> {
    if (this.waiting >= MAX_WAITING || this.now() < this.pausedUntil) return [];
    this.waiting += 1;
    try {
      const page = new PageAnswers(this.options, match?.params ?? {}, client);
      const optional = client.wide ? page.collect([{ call: OPTIONAL_CALL }]) : [];
      const answers = await page.collect([...SHELL_CALLS, ...firstCalls]);
      this.count(page.failure);
      return [...answers, ...(await Promise.race([optional, []]))];
    } finally {
      this.waiting -= 1;
    }
  }

  private count(failure: unknown): void {
    if (failure === undefined) {
      this.failures = 0;
      return;
    }
    this.failures += 1;
    if (this.failures < MAX_FAILURES) return;
    this.failures = 0;
    this.pausedUntil = this.now() + PAUSE_MS;
    this.options.onFailure?.(failure);
  }
}

/** The answers of one page. */
class PageAnswers {
  /** Why the API did not answer; undefined while it does. A status other than 200 is an answer. */
  failure: unknown;
  private readonly signal: AbortSignal;
  private bytesLeft = MAX_BYTES;

  constructor(
    private readonly options: FirstAnswersOptions,
    private readonly routeParams: Readonly<Record<string, string>>,
    private readonly client: PageClient,
  ) {
    this.signal = AbortSignal.timeout(options.budgetMs);
  }

  collect(firstCalls: readonly FirstCall[]): Promise<FirstAnswer[]> {
    return runFirstCalls(firstCalls, this.routeParams, async (name, { params, query }) => {
      try {
        return await this.request(callAddress(calls[name].path, params, query));
      } catch (error) {
        if (name !== OPTIONAL_CALL) this.failure ??= error;
        return null;
      }
    });
  }

  private async request(address: string): Promise<FirstAnswer | null> {
    const { apiUrl, token, fetch = globalThis.fetch } = this.options;
    const response = await fetch(`${apiUrl}/api${address}`, {
      headers: {
        accept: 'application/json',
        cookie: this.client.cookie,
        authorization: `Bearer ${token}`,
        [PAGE_CLIENT_HEADER]: this.client.address,
      },
      redirect: 'error',
      signal: this.signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      if (response.status >= 500) throw new Error(`the API answered ${response.status}`);
      return null;
    }
    const text = await this.readText(response);
    if (text === null) return null;
    const link = response.headers.get('link');
    return { address, body: JSON.parse(text) as unknown, ...(link === null ? {} : { link }) };
  }

  /** The body, or null when it is longer than what is left of the page's limit. */
  private async readText(response: Response): Promise<string | null> {
    const parts: Uint8Array[] = [];
    for await (const part of response.body ?? []) {
      this.bytesLeft -= part.length;
      // Leaving the loop cancels the body.
      if (this.bytesLeft < 0) return null;
      parts.push(part);
    }
    return Buffer.concat(parts).toString('utf8');
  }
}

/** The first calls of a page: those of its route, and of the slots that the shell shows on every page. */
export function firstCallsOf(
  match: RouteMatch | null,
  shellSlots: Readonly<Record<string, readonly string[]>>,
  firstCallsOfArea: (area: string) => FirstCalls | undefined,
): FirstCall[] {
  const own = match ? (firstCallsOfArea(match.area)?.routes[match.pattern] ?? []) : [];
  const ofSlots = Object.entries(shellSlots).flatMap(([area, slots]) =>
    slots.flatMap((slot) => firstCallsOfArea(area)?.slots[slot] ?? []),
  );
  return [...own, ...ofSlots];
}
