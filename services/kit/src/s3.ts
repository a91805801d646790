import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

/** What is put: bytes, or a complete file that does not change any more and that stays its owner's to remove. */
export type S3Source = Buffer | { readonly path: string };

/** Bytes of a file from `start` to `end`, both counted from 0 and both included, as in RFC 9110. */
export interface S3Range {
  readonly start: number;
  readonly end: number;
}

export interface S3Object {
  /** In bytes. */
  readonly size: number;
  /** Opens the whole object or a part of it; undefined when it has been deleted meanwhile. Read or destroy the stream. */
  readonly open: (range?: S3Range) => Promise<Readable | undefined>;
}

/** One bucket. A put is whole or has not happened; deleting what is not there is no fault. Keys are the caller's to check. */
export interface S3Bucket {
  put(key: string, source: S3Source, contentType: string): Promise<void>;
  get(key: string): Promise<S3Object | undefined>;
  delete(key: string): Promise<void>;
  /** Rejects when the bucket cannot be used. */
  check(): Promise<void>;
}

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long the store may keep one waiting for its answer, in milliseconds. */
  readonly silenceMs?: number;
}

interface Sent {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly stream: () => Readable; readonly sha256: string };
}

const SILENCE_MS = 15_000;
/** Of a body that is being read: a player that has enough stops reading for a while, and that is no fault of the store. */
const PAUSE_MS = 5 * 60_000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** The store refused, was silent or could not be reached. The message names the request, never the credentials. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
}

/**
 * A bucket of any S3-compatible store, addressed by path. Bodies stream both ways; an upload carries its length
 * and its SHA-256, so the store refuses one that arrives damaged or cut off.
 */
export function openS3Bucket(options: S3Options): S3Bucket {
  const send = (sent: Sent): Promise<IncomingMessage> => sendSigned(options, sent);
  return {
    async put(key, source, contentType) {
      const { size, stream, sha256 } = await measure(source);
      await finish(
        await send({
          method: 'PUT',
          key,
          headers: { 'content-length': String(size), 'content-type': contentType },
          body: { stream, sha256 },
        }),
        `PUT ${key}`,
      );
    },
    async get(key) {
      const answer = await send({ method: 'HEAD', key });
      if (answer.statusCode === 404) return void answer.resume();
      await finish(answer, `HEAD ${key}`);
      return {
        size: Number(answer.headers['content-length']),
        open: async (range) => {
          const part = await send({
            method: 'GET',
            key,
            ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
          });
          if (part.statusCode === 404) return void part.resume();
          if (part.statusCode !== (range ? 206 : 200)) await refuse(part, `GET ${key}`);
          return part;
        },
      };
    },
    async delete(key) {
      const answer = await send({ method: 'DELETE', key });
      if (answer.statusCode === 404) return void answer.resume();
      await finish(answer, `DELETE ${key}`);
    },
    async check() {
      await finish(await send({ method: 'HEAD', key: '' }), 'HEAD of the bucket');
    },
  };
}

async function measure(source: S3Source): Promise<{ size: number; sha256: string; stream: () => Readable }> {
  const stream = (): Readable =>
    Buffer.isBuffer(source) ? Readable.from([source], { objectMode: false }) : createReadStream(source.path);
  const size = Buffer.isBuffer(source) ? source.length : (await stat(source.path)).size;
  const hash = createHash('sha256');
  await pipeline(stream(), hash);
  return { size, stream, sha256: hash.digest('hex') };
}

async function sendSigned(options: S3Options, { method, key, headers = {}, body }: Sent): Promise<IncomingMessage> {
  const target = new URL(options.endpoint);
  target.pathname = `${target.pathname.replace(/\/$/, '')}/${options.bucket}/${key}`;
  const signed = await new AwsV4Signer({
    url: target.href,
    method,
    headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
    service: 's3',
    region: options.region,
    accessKeyId: options.accessKeyId,
    secretAccessKey: options.secretAccessKey,
  }).sign();
  const silenceMs = options.silenceMs ?? SILENCE_MS;
  const what = `${method} ${key || 'of the bucket'}`;
  return new Promise((resolve, reject) => {
    const open = signed.url.protocol === 'https:' ? overHttps : overHttp;
    const request = open(signed.url, {
      method,
      headers: { ...headers, ...Object.fromEntries(signed.headers) },
      timeout: silenceMs,
    });
    const fail = (cause: unknown): void => reject(new S3Error(`${what}: the store cannot be reached`, { cause }));
    request.once('timeout', () => request.destroy(new S3Error(`${what}: the store was silent for too long`)));
    request.on('error', (cause) => (cause instanceof S3Error ? reject(cause) : fail(cause)));
    request.once('response', (answer) => {
      request.setTimeout(PAUSE_MS);
      resolve(answer);
    });
    if (body) pipeline(body.stream(), request).catch(fail);
    else request.end();
  });
}

/** Reads an answer to its end. @throws S3Error unless it is a success */
async function finish(answer: IncomingMessage, what: string): Promise<void> {
  const status = answer.statusCode ?? 0;
  if (status < 200 || status > 299) await refuse(answer, what);
  answer.resume();
}

async function refuse(answer: IncomingMessage, what: string): Promise<never> {
  const told = await text(answer).catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(told)?.[1];
  throw new S3Error(`${what}: the store answered ${answer.statusCode}${code ? ` ${code}` : ''}`);
}
