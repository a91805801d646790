import type { CallDefinition } from '@cred/contract';
import { LAST_EVENT_HEADER } from '@cred/deployment/page-client';
import { errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api';
import { clientAddressFinder, setClientAddress } from './client-address';
import { isForeignKeyViolation } from '../database/connection';
import type { BucketName } from './rate-limits';
import { setViewer, type Viewer, viewerOf } from './viewer';

interface Gate {
  readonly method: CallDefinition['method'];
  readonly access: CallDefinition['access'];
  readonly bucket?: BucketName | undefined;
  /** The only accepted media type; null: no body, or JSON that is ignored. */
  readonly contentType: 'application/json' | 'multipart/form-data' | null;
  /** Whether the body may also be a plain form. */
  readonly form?: true | undefined;
  readonly bodyLimit?: number | undefined;
  /** The error message for a longer body. */
  readonly tooLong?: string | undefined;
}

/**
 * Checks a request before its body is read: origin, rate of its address, session, rate of its account, type and
 * declared size of its body. The origin is first, so that another website's requests count for no limit but their own
 * (SRV-37). Also used by routes outside the contract.
 */
export function guard(api: Api, gate: Gate): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const unsafe = gate.method !== 'GET';
  const bucket = gate.bucket ?? (unsafe ? 'write' : 'read');
  const addressOf = clientAddressFinder(api.settings);
  return async (request, reply) => {
    // Responses are specific to one member; a route may set another value.
    reply.header('cache-control', 'private, no-store');
    const foreign = isForeign(request, api.settings.PUBLIC_URL, unsafe);
    const address = addressOf(request);
    setClientAddress(request, address);
    if (foreign) api.rates.take('refused', 'address', address);
    else api.rates.takeOfClient(bucket, { address, browserAccount: api.findBrowserAccount(request) });
    if (unsafe && foreign) throw errors.originNotAllowed();
    const viewer = await api.authenticate(request, reply);
    if (viewer) {
      setViewer(request, viewer);
      api.rates.take(bucket, 'account', viewer.id);
      if (request.headers[LAST_EVENT_HEADER] !== undefined)
        reply.header(LAST_EVENT_HEADER, `${viewer.id}.${viewer.lastEventSeq}`);
    } else if (gate.access !== 'public') {
      throw errors.unauthenticated();
    }
    if (gate.access === 'reviewer') requireReviewer(viewer);
    if (unsafe) checkBodyHeaders(request, gate);
  };
}

/**
 * Authenticates again after the body has arrived: a slow request must not act for a session that has ended, or with a
 * role that was removed, since it began. For unsafe calls of members.
 * @throws AppError 401, 403
 */
export async function confirmViewer(
  api: Api,
  access: Gate['access'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const viewer = await api.authenticate(request, reply);
  // A session of another member means that the cookie was replaced during the request.
  if (!viewer || viewer.id !== viewerOf(request)?.id) throw errors.unauthenticated();
  setViewer(request, viewer);
  if (access === 'reviewer') requireReviewer(viewer);
}

/**
 * The error that a failed call responds with: 401 when the member was deleted during the call, so that a foreign key no
 * longer holds.
 */
export async function toCallError(
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  failure: unknown,
): Promise<unknown> {
  if (!viewerOf(request) || !isForeignKeyViolation(failure)) return failure;
  return (await api.authenticate(request, reply)) ? failure : errors.unauthenticated();
}

/**
 * Whether another website caused the request. Every unsafe request must name the page's origin; a read is foreign when
 * the browser reports it, except when the member follows a link.
 */
function isForeign({ headers }: FastifyRequest, pageOrigin: string, unsafe: boolean): boolean {
  if (unsafe || headers.origin !== undefined) return headers.origin !== pageOrigin;
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
}

/**
 * Requires the role, and a session that was confirmed with a passkey or a code (AUTH-25).
 * @throws AppError 403
 */
function requireReviewer(viewer: Viewer | null): void {
  if (!viewer?.isReviewer) throw errors.forbidden('Only reviewers can do this');
  if (viewer.session.secondFactorAt === null)
    throw errors.secondFactorRequired('Reviewers confirm with a passkey or a code first');
}

/** The media type of a form without files. */
export const PLAIN_FORM = 'application/x-www-form-urlencoded';

/** The media type of the body, without parameters. */
export const mediaTypeOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

function checkBodyHeaders(request: FastifyRequest, gate: Gate): void {
  const type = mediaTypeOf(request);
  const expected = gate.contentType ?? (type === undefined ? undefined : 'application/json');
  if (type !== expected && !(gate.form && type === PLAIN_FORM))
    throw errors.unsupportedMediaType(`Send this as ${expected}`);
  const length = Number(request.headers['content-length'] ?? 0);
  if (gate.bodyLimit !== undefined && length > gate.bodyLimit) throw errors.payloadTooLarge(gate.tooLong);
}
