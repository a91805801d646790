import type { CallDefinition } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from './api';
import { brokeForeignKey } from '../database/connection';
import type { BucketName } from './rate-limits';
import { setViewer, viewerOf } from './viewer';

interface Gate {
  readonly method: CallDefinition['method'];
  readonly access: CallDefinition['access'];
  readonly bucket?: BucketName | undefined;
  /** The only type that the body may have; null: no body, or JSON that nobody reads. */
  readonly contentType: 'application/json' | 'multipart/form-data' | null;
  /** The body may also be a plain form's. */
  readonly form?: true | undefined;
  readonly bodyLimit?: number | undefined;
  /** The sentence for a longer body. */
  readonly tooLong?: string | undefined;
}

/**
 * Decides, before a byte of the body is read, whether a request may go on: rate of its address, origin,
 * session, rate of its account, type and declared size of its body. Also for routes beside the contract.
 */
export function guard(api: Api, gate: Gate): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const unsafe = gate.method !== 'GET';
  const bucket = gate.bucket ?? (unsafe ? 'write' : 'read');
  return async (request, reply) => {
    // Answers are made for one member; only a route that knows better may say otherwise.
    reply.header('cache-control', 'private, no-store');
    api.rates.take(bucket, 'address', request.ip);
    if (unsafe && request.headers.origin !== api.settings.PUBLIC_URL) throw errors.originNotAllowed();
    const viewer = await api.authenticate(request, reply);
    if (viewer) {
      setViewer(request, viewer);
      api.rates.take(bucket, 'account', viewer.id);
    } else if (gate.access !== 'public') {
      throw errors.unauthenticated();
    }
    if (gate.access === 'reviewer' && !viewer?.isReviewer) throw errors.forbidden('Only reviewers can do this');
    if (unsafe) checkBodyHeaders(request, gate);
  };
}

/**
 * Looks at the session again, when the body has arrived: a request that is held back must not act for a session
 * that has ended, or with a role that was taken away, since it began. For members' calls that change something.
 * @throws AppError 401, 403
 */
export async function confirmViewer(
  api: Api,
  access: Gate['access'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const viewer = await api.authenticate(request, reply);
  // Another member's session in this place would be a request that changed hands on its way.
  if (!viewer || viewer.id !== viewerOf(request)?.id) throw errors.unauthenticated();
  setViewer(request, viewer);
  if (access === 'reviewer' && !viewer.isReviewer) throw errors.forbidden('Only reviewers can do this');
}

/**
 * What a call's failure is answered with: that of a member who has left while it was under way is a 401, since
 * nothing could refer to them any more.
 */
export async function failureFor(
  api: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  failure: unknown,
): Promise<unknown> {
  if (!viewerOf(request) || !brokeForeignKey(failure)) return failure;
  return (await api.authenticate(request, reply)) ? failure : errors.unauthenticated();
}

/** How browsers encode a form without files. */
export const PLAIN_FORM = 'application/x-www-form-urlencoded';

/** The type of the body, without its parameters. */
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
