import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Settings } from '@cred/deployment/settings';
import { AppError, errors } from '@cred/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/** The whole scan of one file of at most 10 MB. */
const SCAN_MS = 20_000;
const REPLY_BYTES = 1_000;
const LENGTH_BYTES = 4;

interface Scanner {
  readonly settings: Pick<Settings, 'CLAMD_URL'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds; shorter in tests. */
  readonly limitMs?: number;
}

/**
 * Has a certificate scanned by ClamAV when `CLAMD_URL` names its daemon (SRV-18). Certificates are the only files that are
 * served as they were sent: images are encoded again, and of videos everything but sound and pictures is overwritten.
 * @throws AppError 400 for a file with malware; 503 when the daemon gives no result: no file is stored unscanned
 */
export async function scanCertificate({ settings, log, limitMs = SCAN_MS }: Scanner, bytes: Buffer): Promise<void> {
  if (settings.CLAMD_URL === undefined) return;
  const reply = await askDaemon(new URL(settings.CLAMD_URL), bytes, limitMs).catch((cause: unknown) => {
    throw errors.overloaded(undefined, cause);
  });
  if (reply === 'stream: OK') return;
  log.warn({ reply }, 'a certificate was refused by the virus scanner');
  throw reply.endsWith(' FOUND')
    ? errors.validationFailed({ certificate: 'This file contains malware. Choose another one.' })
    : new AppError(503, 'overloaded', 'The file could not be checked, please try again in a moment', { retryAfter: 5 });
}

/** Sends the file by the daemon's command INSTREAM: parts with their length, then a part of length 0. */
async function askDaemon({ hostname, port }: URL, bytes: Buffer, limitMs: number): Promise<string> {
  const socket = connect({ host: hostname.replaceAll(/^\[|\]$/g, ''), port: Number(port) });
  const timer = setTimeout(() => socket.destroy(new Error('the virus scanner took too long')), limitMs);
  try {
    await once(socket, 'connect');
    socket.write('zINSTREAM\0');
    socket.write(lengthOf(bytes.length));
    socket.write(bytes);
    socket.write(lengthOf(0));
    return await readReply(socket);
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function readReply(socket: Socket): Promise<string> {
  let reply = '';
  for await (const chunk of socket.setEncoding('latin1')) {
    reply += String(chunk);
    if (reply.includes('\0') || reply.length > REPLY_BYTES) break;
  }
  return reply.slice(0, REPLY_BYTES).split('\0', 1)[0] ?? '';
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
}
