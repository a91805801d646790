import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import type { Settings } from '@cred/deployment/settings';
import { AwsV4Signer } from 'aws4fetch';

/** The data to store: bytes, or a complete file that no longer changes and that the caller removes. */
export type S3Source = Buffer | { readonly path: string };

/** Bytes of a file from `start` to `end`, both counted from 0 and both included, as in RFC 9110. */
export interface S3Range {
  readonly start: number;
  readonly end: number;
}

export interface S3Object {
  /** In bytes. */
  readonly size: number;
  /**
   * Opens the whole object or a part of it; undefined when the object no longer exists. The caller reads or destroys
   * the stream.
   */
  readonly open: (range?: S3Range) => Promise<Readable | undefined>;
}

/** One bucket. A put is atomic; deleting an absent key succeeds. The caller validates keys. */
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
  /** Timeout for the store's response, in milliseconds. */
  readonly timeoutMs?: number;
}

type BucketSettings = Pick<
  Settings,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly stream: () => Readable; readonly sha256: string };
}

const TIMEOUT_MS = 15_000;
/** Timeout of a body that is being read; long, since a video player pauses reading when its buffer is full. */
const READ_TIMEOUT_MS = 5 * 60_000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

/**
 * The store returned an error, did not respond or could not be reached. The message names the request, never the
 * credentials.
 */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  /** The store may be available again soon: the request gets a 503 (SRV-55). */
  readonly statusCode = 503;
}

/** The bucket that the settings select for media and builds; null when they select files in CRED_DATA. */
export function configuredBucket({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: BucketSettings): S3Options | null {
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : null;
}

/**
 * A bucket of any S3-compatible store, with path-style addresses. Bodies stream in both directions; an upload has its
 * length and SHA-256, so the store rejects a damaged or incomplete one.
 */
export function openS3Bucket(options: S3Options): S3Bucket {
  const send = (request: S3Request): Promise<IncomingMessage> => sendSigned(options, request);
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
      const response = await send({ method: 'HEAD', key });
      if (response.statusCode === 404) return void response.resume();
      await finish(response, `HEAD ${key}`);
      return {
        size: Number(response.headers['content-length']),
        open: async (range) => {
          const part = await send({
            method: 'GET',
            key,
            ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
          });
          if (part.statusCode === 404) return void part.resume();
          if (part.statusCode !== (range ? 206 : 200)) await throwS3Error(part, `GET ${key}`);
          return part;
        },
      };
    },
    async delete(key) {
      const response = await send({ method: 'DELETE', key });
      if (response.statusCode === 404) return void response.resume();
      await finish(response, `DELETE ${key}`);
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

async function sendSigned(
  options: S3Options,
  { method, key, headers = {}, body }: S3Request,
): Promise<IncomingMessage> {
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
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const what = `${method} ${key || 'of the bucket'}`;
  return new Promise((resolve, reject) => {
    const open = signed.url.protocol === 'https:' ? overHttps : overHttp;
    const request = open(signed.url, {
      method,
      headers: { ...headers, ...Object.fromEntries(signed.headers) },
      timeout: timeoutMs,
    });
    const fail = (cause: unknown): void => reject(new S3Error(`${what}: the store cannot be reached`, { cause }));
    request.once('timeout', () => request.destroy(new S3Error(`${what}: the store did not respond in time`)));
    request.on('error', (cause) => (cause instanceof S3Error ? reject(cause) : fail(cause)));
    request.once('response', (response) => {
      request.setTimeout(READ_TIMEOUT_MS);
      resolve(response);
    });
    if (body) pipeline(body.stream(), request).catch(fail);
    else request.end();
  });
}

/**
 * Reads a response to its end.
 * @throws S3Error unless it is a success
 */
async function finish(response: IncomingMessage, what: string): Promise<void> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) await throwS3Error(response, what);
  response.resume();
}

async function throwS3Error(response: IncomingMessage, what: string): Promise<never> {
  const body = await text(response).catch(() => '');
  const code = /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1];
  throw new S3Error(`${what}: the store returned ${response.statusCode}${code ? ` ${code}` : ''}`);
}
