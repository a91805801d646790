import { createHash } from 'node:crypto';
import { calls } from '@cred/contract';
import * as z from 'zod';
import { errors } from './errors';
import { limitConcurrency } from './limit-concurrency';
import { SingleFlightCache } from './single-flight-cache';

const TIMEOUT_MS = 2_000;
const SESSION_TTL_MS = 60_000;
const MAX_SESSIONS = 10_000;
/** How many requests to the API may run and wait; more are rejected with 503. */
const REQUESTS = { running: 32, waiting: 256 };

const account = z.object({ id: z.string().min(1) });
/** All names that the session cookie can have (SRV-3), with a possible token as value. */
const sessionCookies = /(?:^|;\s*)((?:__Host-|__Secure-)?cred_session=[\w-]{1,200})(?=\s*(?:;|$))/g;

export interface MemberCheckOptions {
  readonly apiUrl: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** How long a response may be used again, in milliseconds; default: a minute. */
  readonly ttlMs?: number;
  /** Called when the API cannot decide. */
  readonly onFailure?: (failure: unknown) => void;
}

/** Requests the member of a session from the API, for services that store no members. */
export class MemberCheck {
  private readonly sessions: SingleFlightCache<string | null>;
  private readonly limited = limitConcurrency(REQUESTS.running, REQUESTS.waiting);

  constructor(private readonly options: MemberCheckOptions) {
    this.sessions = new SingleFlightCache({
      ttlMs: () => options.ttlMs ?? SESSION_TTL_MS,
      maxCost: MAX_SESSIONS,
      ...(options.now ? { now: options.now } : {}),
    });
  }

  /**
   * The id of the member.
   * @param recent whether a cached response is acceptable
   * @throws AppError 401 without a session, 503 when the API cannot decide
   */
  async memberOf(cookies: string | undefined, { recent }: { readonly recent: boolean }): Promise<string> {
    const session = [...(cookies ?? '').matchAll(sessionCookies)]
      .map(([, cookie]) => cookie)
      .slice(0, 3)
      .join('; ');
    if (session === '') throw errors.unauthenticated();
    // Hashed, so that the memory of this process contains no sessions.
    const key = createHash('sha256').update(session).digest('base64');
    const fetchMember = () => this.limited(() => this.requestMemberId(session));
    const id = await (recent ? this.sessions.get(key, fetchMember) : this.sessions.refresh(key, fetchMember));
    if (id === null) throw errors.unauthenticated();
    return id;
  }

  private async requestMemberId(cookie: string): Promise<string | null> {
    const { apiUrl, fetch: send = fetch } = this.options;
    try {
      const response = await send(`${apiUrl}/api${calls.getMe.path}`, {
        headers: { cookie },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 401 || response.status === 403) {
        await response.body?.cancel();
        return null;
      }
      if (response.status !== 200) throw new Error(`the API returned status ${response.status}`);
      return account.parse(await response.json()).id;
    } catch (failure) {
      this.options.onFailure?.(failure);
      throw errors.overloaded();
    }
  }
}
