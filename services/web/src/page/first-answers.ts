import { callAddress, calls, type FirstAnswer, type FirstCall, type FirstCalls, type LastEvent } from '@cred/contract';
import { type PageAddress, runFirstCalls } from '@cred/contract/run-first-calls';
import { LAST_EVENT_HEADER, PAGE_CLIENT_HEADER } from '@cred/deployment/page-client';
import { ApiReader, Deadline } from './api-reader';
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
  /** From the arrival of a page's request; a slower API costs the page its answers, and the browser asks. In ms. */
  readonly budgetMs: number;
  readonly now?: () => number;
  readonly onFailure?: (failure: unknown) => void;
}

/** What the API has answered for a page. */
export interface CollectedAnswers {
  /** In the order of the page's calls. */
  readonly answers: readonly FirstAnswer[];
  /** The member's last event that all of them contain; undefined without answers. */
  readonly lastEvent?: LastEvent | undefined;
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
  private readonly api: ApiReader;

  constructor(private readonly options: FirstAnswersOptions) {
    this.api = new ApiReader(options.apiUrl);
    this.now = options.now ?? Date.now;
  }

  /** The answers of a page. Never rejects. */
  async collect(firstCalls: readonly FirstCall[], address: PageAddress, client: PageClient): Promise<CollectedAnswers> {
    if (this.waiting >= MAX_WAITING || this.now() < this.pausedUntil) return { answers: [] };
    this.waiting += 1;
    try {
      const page = new PageAnswers(this.api, this.options, address, client);
      const optional = client.wide ? page.collect([{ call: OPTIONAL_CALL }]) : [];
      const answers = await page.collect([...SHELL_CALLS, ...firstCalls]);
      this.count(page.failure);
      return {
        answers: [...answers, ...(await Promise.race([optional, []]))],
        lastEvent: page.lastEvent,
      };
    } finally {
      this.waiting -= 1;
    }
  }

  /** Closes the connections to the API. */
  close(): void {
    this.api.close();
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
  /** The earliest of the last events that the answers name. */
  lastEvent: LastEvent | undefined;
  private readonly deadline: Deadline;
  private bytesLeft = MAX_BYTES;

  constructor(
    private readonly api: ApiReader,
    private readonly options: FirstAnswersOptions,
    private readonly address: PageAddress,
    private readonly client: PageClient,
  ) {
    this.deadline = new Deadline(options.budgetMs);
  }

  collect(firstCalls: readonly FirstCall[]): Promise<FirstAnswer[]> {
    return runFirstCalls(firstCalls, this.address, async (name, { params, query, isTyped }) => {
      try {
        return await this.request(callAddress(calls[name].path, params, query));
      } catch (error) {
        // A slow search says nothing about other calls.
        if (name !== OPTIONAL_CALL && !isTyped) this.failure ??= error;
        return null;
      }
    });
  }

  private async request(address: string): Promise<FirstAnswer | null> {
    const headers = {
      accept: 'application/json',
      cookie: this.client.cookie,
      authorization: `Bearer ${this.options.token}`,
      [LAST_EVENT_HEADER]: '',
      [PAGE_CLIENT_HEADER]: this.client.address,
    };
    const response = await this.api.request(address, headers, this.deadline);
    const { status } = response;
    if (status !== 200) {
      response.discard();
      // The API redirects no call of a page.
      if (status >= 500 || (status >= 300 && status < 400)) throw new Error(`the API answered ${status}`);
      return null;
    }
    const body = await response.read((bytes) => {
      this.bytesLeft -= bytes;
      return this.bytesLeft >= 0;
    });
    if (body === null) return null;
    this.addLastEvent(response.header(LAST_EVENT_HEADER));
    const link = response.header('link');
    return { address, body: JSON.parse(body.toString('utf8')) as unknown, ...(link === undefined ? {} : { link }) };
  }

  private addLastEvent(value: string | undefined): void {
    const [, userId, id] = /^([0-9a-f-]{36})\.(\d{1,15})$/.exec(value ?? '') ?? [];
    if (userId === undefined || id === undefined) return;
    if (this.lastEvent && Number(this.lastEvent.id) <= Number(id)) return;
    this.lastEvent = { userId, id };
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
