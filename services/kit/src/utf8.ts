import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from './errors';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Decodes what a client sent (SRV-41). Invalid bytes are rejected and never replaced by U+FFFD, which would be stored as
 * if the member had written it.
 * @throws AppError 400
 */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw errors.malformedBody();
  }
}

/**
 * Requires that the percent-encoded bytes of a URL or form are UTF-8; a percent sign without two digits is text.
 * @throws AppError 400
 */
function requireUtf8Escapes(encoded: string): void {
  for (const [escapes] of encoded.matchAll(ESCAPES)) decodeUtf8(Buffer.from(escapes.replaceAll('%', ''), 'hex'));
}

/**
 * The fields of an `application/x-www-form-urlencoded` body.
 * @throws AppError 400 for invalid UTF-8
 */
export function parseForm(body: Uint8Array): URLSearchParams {
  const text = decodeUtf8(body);
  requireUtf8Escapes(text);
  return new URLSearchParams(text);
}

/** Requires UTF-8 in JSON bodies, paths and queries. */
export function requireUtf8(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => requireUtf8Escapes(raw.url ?? ''));
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, jsonParser(server));
}

/** The parser of JSON bodies, with the protection of Fastify's own; rejects with 400 for invalid UTF-8. */
export function jsonParser(scope: FastifyInstance): (request: FastifyRequest, body: Buffer) => Promise<unknown> {
  const parse = scope.getDefaultJsonParser('error', 'error');
  return (request, body) =>
    new Promise((resolve, reject) => {
      void parse(request, decodeUtf8(body), (failure, value) => (failure ? reject(failure) : resolve(value)));
    });
}
