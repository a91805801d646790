import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errors, toEnvelope } from './errors';
import { hasSaved } from './saved-work';

/** Converts any thrown value into an `AppError`: the only place where an unknown error gets a status. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDiskFull(thrown)) return errors.insufficientStorage(thrown);
  if (isTemporary(thrown)) return errors.databaseUnavailable(thrown);
  switch (propertyOf(thrown, 'statusCode')) {
    case 400:
      return errors.malformedBody();
    case 404:
    case 414:
      return errors.notFound();
    case 413:
      return errors.payloadTooLarge();
    case 415:
      return errors.unsupportedMediaType();
    case 429:
      return errors.tooManyRequests(60);
    case 503:
      return errors.overloaded(undefined, thrown);
    default:
      return errors.internal();
  }
}

/** Logs why the service failed, which the response does not contain. */
export function logFailure(request: Pick<FastifyRequest, 'log'>, thrown: unknown, answered: AppError): void {
  if (answered.statusCode === 500) request.log.error({ err: thrown }, 'request failed');
  else if (answered.statusCode > 500 && answered.cause !== undefined)
    request.log.warn({ err: answered.cause }, 'request failed because a part of the deployment did');
}

/** The error of a request that failed after it had saved something: it must not ask for a repetition. */
const afterSaving = (error: AppError): AppError =>
  error.statusCode === 503 && error.cause !== undefined && hasSaved() ? errors.outcomeUnknown(error.cause) : error;

/** Sends an error as the envelope, with `Retry-After` if it has one. */
export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  // No cache may store an error; this replaces a header that the route set before it failed.
  return reply.code(error.statusCode).header('cache-control', 'no-store').send(toEnvelope(error));
}

/** Installs the handlers for thrown errors and for unknown paths. */
export function installErrorHandlers(server: FastifyInstance): void {
  server.setErrorHandler((thrown, request, reply) => {
    const error = afterSaving(toAppError(thrown));
    logFailure(request, thrown, error);
    return sendError(reply, error);
  });
  server.setNotFoundHandler((_request: FastifyRequest, reply) => sendError(reply, errors.notFound()));
}

/** The envelope for bytes that are not an HTTP request; built without Fastify, since there is no reply yet. */
export function rawErrorResponse(): string {
  const body = JSON.stringify(toEnvelope(errors.malformedBody()));
  return [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function propertyOf(thrown: unknown, name: 'code' | 'severity' | 'statusCode'): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined;
}

/** Codes of the file system (no space, quota) and of PostgreSQL (disk full) for a disk that takes no more (SRV-52). */
const DISK_FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];

const isDiskFull = (thrown: unknown): boolean => DISK_FULL.includes(propertyOf(thrown, 'code'));

/**
 * PostgreSQL's classes of errors that pass without a change of the request: connection (08), resources (53), operator
 * intervention (57), input and output (58), and single ones: serialization and deadlock (40001, 40P01), a lock that was
 * not granted (55P03), and a transaction that waited too long for its client (25P03).
 */
const TEMPORARY = /^(08|53|57|58)...$|^(40001|40P01|55P03|25P03)$/;

/** Whether a database error is temporary: the same request can succeed later (SRV-50). */
const isTemporary = (thrown: unknown): boolean =>
  propertyOf(thrown, 'severity') !== undefined && TEMPORARY.test(String(propertyOf(thrown, 'code')));
