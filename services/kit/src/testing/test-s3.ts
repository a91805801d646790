import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Options } from '../s3';

/** The part of s3rver that is used; the package has no types. */
interface S3rver {
  configureBuckets(): Promise<unknown>;
  callback(): (request: IncomingMessage, response: unknown) => void;
}
type S3rverClass = new (options: {
  directory: string;
  silent: boolean;
  configureBuckets: readonly { name: string }[];
}) => S3rver;

const SECRET = 'S3RVER';
const BUCKET = 'cred';

/**
 * A local S3 server with one bucket. s3rver does not check version 4 signatures, so they are checked before it, with
 * the published algorithm instead of the code under test.
 */
export async function startTestS3(): Promise<{ options: S3Options; close: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'cred-s3-'));
  // A CommonJS package without types.
  const S3rver = require('s3rver') as S3rverClass;
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const serve = s3.callback();
  const server = createServer((request, response) => {
    if (isSigned(request)) return serve(request, response);
    request.resume();
    response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: SECRET,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string): Buffer => createHmac('sha256', key).update(value).digest();

function isSigned(request: IncomingMessage): boolean {
  const found = /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  if (!found) return false;
  const [, day = '', region = '', names = '', signature = ''] = found;
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, request.url, '', headers, names, request.headers['x-amz-content-sha256']].join(
    '\n',
  );
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonical),
  ].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}
