import { timingSafeEqual } from 'node:crypto';
import type { TokenScope } from '@cred/deployment/registry-tokens';
import { AppError, errors } from '@cred/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { acceptToken } from './tokens.repository';
import { hashOf } from './tokens.service';

/** The caller of a request: the owner of a token, or of the deployment's own secret (no name, may do everything). */
export interface Caller {
  readonly name: string | null;
  readonly scope: TokenScope;
  readonly area: string | null;
}

/**
 * Who may use a route. `read`: every token. `area`: ops, and the deploy token of the area in the address. `record`: the
 * same, by the area in the body; the handler calls `requireArea`. `page`: ops and page servers. `session`: the ops
 * page, which has its own sessions (`ops/`). The default is ops only.
 */
type Access = 'read' | 'area' | 'record' | 'page' | 'session' | 'ops';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

const callers = new WeakMap<FastifyRequest, Caller>();

export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('requireAccess did not run for this request');
  return caller;
}

/**
 * Requires a token that may use the route; health endpoints are open.
 * @param secret the token of the deployment's own services and tools
 */
export function requireAccess(server: FastifyInstance, db: Database, secret: string): void {
  const ownDigest = hashOf(secret);
  server.addHook('onRequest', async (request) => {
    // By the matched route and not by the raw path, which may be encoded differently.
    const {
      url = '',
      config: { access = 'ops' },
    } = request.routeOptions;
    if (url.startsWith('/health/') || access === 'session') return;
    const caller = await identify(request);
    callers.set(request, caller);
    if (access === 'area') requireArea(caller, (request.params as { readonly area?: string }).area ?? '');
    else if (!allows(access, caller))
      throw errors.forbidden(`The token ${caller.name ?? ''} (${caller.scope}) may not do this`);
  });

  async function identify(request: FastifyRequest): Promise<Caller> {
    const digest = hashOf(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    // Digests have one length, so the comparison takes constant time.
    if (timingSafeEqual(digest, ownDigest)) return { name: null, scope: 'ops', area: null };
    const token = await acceptToken(db, digest);
    if (!token) throw new AppError(401, 'unauthenticated', 'The registry does not accept this token');
    return token;
  }
}

const allows = (access: Exclude<Access, 'area' | 'session'>, { scope }: Caller): boolean =>
  scope === 'ops' ||
  access === 'read' ||
  (access === 'page' && scope === 'page') ||
  (access === 'record' && scope === 'deploy');

export const mayChange = ({ scope, area: own }: Caller, area: string): boolean =>
  scope === 'ops' || (scope === 'deploy' && own === area);

/** @throws AppError 403 unless the caller may change the area */
export function requireArea(caller: Caller, area: string): void {
  if (mayChange(caller, area)) return;
  const { name, scope, area: own } = caller;
  const may = scope === 'deploy' ? `may change ${own} only` : `(${scope}) may not change areas`;
  throw errors.forbidden(`The token ${name ?? ''} ${may}, not ${area}`);
}
