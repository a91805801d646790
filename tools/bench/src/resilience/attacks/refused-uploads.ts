import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { requireSuccess } from '../../product/members';
import { opsToken } from '../../product/registry';
import type { ScenarioContext } from '../scenario-context';
import type { Attack } from './attack';
import { hold, openSocket } from './connections';

const AREA = 'feed';
const PAUSE_MS = 500;
/** The next request of a connection may wait this long. */
const NEXT_LIMIT_MS = 5_000;
/** More than any file of a build has. */
const BYTES = 4 * 1024 * 1024;

interface Upload {
  readonly path: string;
  readonly token: string;
}

/**
 * Uploads to the registry that it refuses while their bytes are still on the way: with a wrong token, again and again,
 * and once by an operator whose file is longer than the build's record says. The operator's connection continues with the
 * next request.
 */
export function refusedUploads(): Attack {
  let tooLong: Upload | undefined;
  return {
    name: 'refused uploads to the registry',
    async before(context) {
      tooLong = await beginBuild(context);
    },
    async run({ stack }, stop) {
      const sockets: Socket[] = [];
      const path = `/builds/${AREA}/0123456789abcdef/remote.js`;
      while (!stop.aborted) {
        sockets.push(await upload(stack.portOf.releases, { path, token: 'wrong' }));
        await delay(PAUSE_MS);
      }
      await hold(sockets, stop);
    },
    async victim({ stack }) {
      if (!tooLong) return [];
      const socket = await upload(stack.portOf.releases, tooLong);
      let received = '';
      socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
      const due = performance.now() + NEXT_LIMIT_MS;
      socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
      // A connection that the registry closes is right too: a client opens another one.
      while (performance.now() < due && !socket.destroyed && !isAnswered(received)) await delay(20);
      const isRight = socket.destroyed || isAnswered(received);
      socket.destroy();
      return isRight
        ? []
        : [`an operator's next request on the connection waited more than ${NEXT_LIMIT_MS / 1_000} s`];
    },
  };
}

const isAnswered = (received: string): boolean => /"status":"live"/.test(received);

/** Begins the upload of a copy of a published build under another id. @returns one of its files */
async function beginBuild({ registry, stack }: ScenarioContext): Promise<Upload> {
  const token = opsToken(stack);
  const headers = { authorization: `Bearer ${token}` };
  const [published = ''] = readdirSync(join(stack.data, 'builds', AREA));
  const found = requireSuccess('record', await registry.send({ path: `/builds/${AREA}/${published}`, headers }));
  const { record } = JSON.parse(found.body) as { readonly record: { readonly files: object } };
  const build = randomBytes(8).toString('hex');
  const json = { record: { ...record, build } };
  requireSuccess('build', await registry.send({ method: 'POST', path: '/builds', headers, json }));
  return { path: `/builds/${AREA}/${build}/${Object.keys(record.files)[0]}`, token };
}

/** Sends an upload and resolves to its connection when the response has begun. */
async function upload(port: number, { path, token }: Upload): Promise<Socket> {
  const socket = await openSocket(port);
  const lines = [
    `PUT ${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: application/octet-stream',
    `content-length: ${BYTES}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(BYTES));
  await Promise.race([once(socket, 'data'), once(socket, 'close'), delay(NEXT_LIMIT_MS)]);
  return socket;
}
