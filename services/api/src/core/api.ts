import type { CallName } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock';
import type { Executor } from '../database/connection';
import type { RateLimiter } from './rate-limits';
import type { UploadTracker } from './uploads';
import type { Viewer } from './viewer';

/** Finds the member of a request's session cookie; null without an active session. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;

/** What every module needs to register its routes. */
export interface Api {
  /** Routes registered here are below `/api`, with CORS and the security headers. */
  readonly scope: FastifyInstance;
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly rates: RateLimiter;
  readonly uploads: UploadTracker;
  readonly authenticate: Authenticate;
  /**
   * Finds the account, not a new one, that was signed in before in the browser of a request; null for every other client
   * (SRV-59).
   */
  readonly findBrowserAccount: (request: FastifyRequest) => string | null;
  /** In tests: a response that differs from the contract, even by an additional field, is an error. */
  readonly strictResponses: boolean;
  /** The calls that a module has bound. */
  readonly boundCalls: Set<CallName>;
}
