import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './accept-encoding';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** A file whose name or folder has its contents' hash: whoever has it never asks again. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Sends a file of a build, or its twin that was compressed when it was built. Null when it is not there. */
export async function sendBuildFile(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply | null> {
  const twin = acceptsBrotli(request.headers['accept-encoding']) ? await sizeOf(`${path}.br`) : null;
  const size = twin ?? (await sizeOf(path));
  if (size === null) return null;
  void reply
    .type(types[extname(path)] ?? 'application/octet-stream')
    .header('cache-control', FOREVER)
    .header('vary', 'accept-encoding')
    .header('content-length', size);
  if (twin !== null) void reply.header('content-encoding', 'br');
  if (request.method === 'HEAD') return reply.send();
  return reply.send(createReadStream(twin === null ? path : `${path}.br`));
}

async function sizeOf(path: string): Promise<number | null> {
  const info = await stat(path).catch(() => null);
  return info?.isFile() ? info.size : null;
}
