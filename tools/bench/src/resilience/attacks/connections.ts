import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { image } from '../../chat/image';
import { multipart } from '../../product/requester';
import type { ScenarioContext } from '../scenario-context';
import { type Attack, hostileAddress } from './attack';

const HOST = '127.0.0.1';
const UPLOADS = 40;
const UPLOADS_PER_MEMBER = 3;
/** Between two bytes of a slow upload. */
const BYTE_MS = 25_000;
const IDLE = 500;
const SLOW = 300;
const PICTURE = image(0.02);

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, HOST);
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket;
}

export async function hold(sockets: readonly Socket[], stop: AbortSignal): Promise<void> {
  if (!stop.aborted) await once(stop, 'abort');
  for (const socket of sockets) socket.destroy();
}

/** Forty uploads that begin and then send a byte every 25 s, from members at one address. */
export const slowUploads: Attack = {
  name: 'slow uploads',
  async run({ stack, hostile }, stop) {
    const { type, bytes } = multipart(
      { userId: 'u', text: 'slow', audience: '["general"]' },
      { field: 'img', type: 'image/png', bytes: PICTURE },
    );
    const begun = bytes.indexOf('image/png') + 64;
    const sockets: Socket[] = [];
    const timers: NodeJS.Timeout[] = [];
    for (let n = 0; n < UPLOADS && !stop.aborted; n += 1) {
      const member = hostile[Math.floor(n / UPLOADS_PER_MEMBER)];
      const socket = await openSocket(stack.portOf.api);
      socket.write(
        [
          'POST /api/post HTTP/1.1',
          `host: localhost:${stack.portOf.api}`,
          `origin: ${stack.url}`,
          `cookie: ${member?.cookie}`,
          `x-forwarded-for: ${hostileAddress(0)}`,
          `content-type: ${type}`,
          `content-length: ${bytes.length}`,
          '\r\n',
        ].join('\r\n'),
      );
      socket.write(bytes.subarray(0, begun));
      let sent = begun;
      timers.push(setInterval(() => void socket.write(bytes.subarray(sent, (sent += 1))), BYTE_MS));
      sockets.push(socket);
    }
    await hold(sockets, stop);
    timers.forEach(clearInterval);
  },
  async victim(context) {
    const refused = (await Promise.all(context.ordinary.slice(0, 5).map((member) => uploads(context, member)))).filter(
      (status) => status !== 201,
    );
    return refused.length > 0 ? [`${refused.length} of 5 members' images were refused (${refused.join(', ')})`] : [];
  },
};

async function uploads(
  { api }: ScenarioContext,
  { id, cookie, address }: ScenarioContext['ordinary'][number],
): Promise<number> {
  const form = multipart(
    { userId: id, text: 'With an image', audience: '["general"]' },
    { field: 'img', type: 'image/png', bytes: PICTURE },
  );
  return (await api.send({ method: 'POST', path: '/api/post', form, cookie, address, timeoutMs: 15_000 })).status;
}

/** Many connections that say nothing, and many whose headers arrive a byte at a time. */
export const idleConnections: Attack = {
  name: 'idle connections, slow headers',
  async run({ stack }, stop) {
    const sockets: Socket[] = [];
    for (let n = 0; n < IDLE + SLOW && !stop.aborted; n += 1) {
      const socket = await openSocket(n % 3 === 0 ? stack.portOf.web : stack.portOf.api);
      if (n >= IDLE) socket.write('GET /api/auth/me HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
      sockets.push(socket);
    }
    const timer = setInterval(() => sockets.slice(IDLE).forEach((socket) => socket.write('a')), 1_000);
    await hold(sockets, stop);
    clearInterval(timer);
  },
};

/** Together more than the places for forwarded calls, of which one network has half. */
const SLOW_BODIES_PER_NETWORK = 1_010;
const SLOW_NETWORKS = 2;
/** 300 a second: the attack needs few requests. */
const OPENED_AT_ONCE = 30;
const OPENING_MS = 100;

/** Calls through the page server whose small bodies never end, from two addresses; each is sent again when it ends. */
export const slowBodies: Attack = {
  name: 'slow bodies behind the page server',
  async run({ stack }, stop) {
    const open = new Set<Socket>();
    const send = async (n: number): Promise<void> => {
      const socket = await openSocket(stack.portOf.web);
      if (stop.aborted) return void socket.destroy();
      open.add(socket);
      socket.resume().once('close', () => open.delete(socket));
      socket.write(
        [
          'POST /api/auth/login HTTP/1.1',
          `host: ${new URL(stack.url).host}`,
          `origin: ${stack.url}`,
          `x-forwarded-for: ${hostileAddress(n % SLOW_NETWORKS)}`,
          'content-type: application/json',
          'content-length: 100',
          '\r\n{',
        ].join('\r\n'),
      );
    };
    for (let n = 0; !stop.aborted; n += OPENED_AT_ONCE) {
      if (open.size < SLOW_BODIES_PER_NETWORK * SLOW_NETWORKS)
        await Promise.all(Array.from({ length: OPENED_AT_ONCE }, (_, index) => send(n + index)));
      await delay(OPENING_MS);
    }
    for (const socket of open) socket.destroy();
  },
  async victim({ web, ordinary, stack }) {
    // All connections are open by then.
    await delay(8_000);
    const statuses: number[] = [];
    for (const { cookie, address } of ordinary.slice(0, 20)) {
      const headers = { host: new URL(stack.url).host };
      statuses.push((await web.send({ path: '/api/auth/me', cookie, address, headers, timeoutMs: 10_000 })).status);
    }
    const refused = statuses.filter((status) => status !== 200);
    return refused.length > 0
      ? [`${refused.length} of 20 calls through the page server failed (${refused.join(', ')})`]
      : [];
  },
};
