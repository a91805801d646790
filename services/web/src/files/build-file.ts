import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './accept-encoding';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** For files whose path contains a hash of their content: browsers never revalidate them. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Sets the headers for a file of a build and returns its content: the compressed copy of the build for browsers that
 * accept it. Null when there is no such file. Returns the stream and not the reply, because awaiting a reply waits for
 * the end of the response.
 */
export async function sendBuildFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<Readable | null> {
  const compressedBytes = acceptsBrotli(request.headers['accept-encoding']) ? await sizeOf(`${path}.br`) : null;
  const size = compressedBytes ?? (await sizeOf(path));
  if (size === null) return null;
  void reply
    .type(contentTypes[extname(path)] ?? 'application/octet-stream')
    .header('cache-control', CACHE_FOREVER)
    .header('vary', 'accept-encoding')
    // Public: a CDN passes these headers on, and browsers need CORS to check the hash of scripts of another origin.
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-length', size);
  if (compressedBytes !== null) void reply.header('content-encoding', 'br');
  return createReadStream(compressedBytes === null ? path : `${path}.br`);
}

async function sizeOf(path: string): Promise<number | null> {
  const info = await stat(path).catch(() => null);
  return info?.isFile() ? info.size : null;
}
