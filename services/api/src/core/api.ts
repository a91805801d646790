import type { CallName } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock';
import type { Executor } from '../database/connection';
import type { RateLimiter } from './rate-limits';
import type { UploadTracker } from './uploads';
import type { Viewer } from './viewer';

/** Finds the member behind a request's session cookie; null without a living session. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer | null>;

/** What every module gets to register itself with. */
export interface Api {
  /** Everything registered here lives under `/api`, behind CORS and the security headers. */
  readonly scope: FastifyInstance;
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly rates: RateLimiter;
  readonly uploads: UploadTracker;
  readonly authenticate: Authenticate;
  /** In tests: an answer that differs from the contract, even by one field too many, is a fault. */
  readonly strictAnswers: boolean;
  /** The calls that a module has bound; the others answer 501. */
  readonly bound: Set<CallName>;
}
