import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A daemon with the protocol of ClamAV. */
export interface FakeClamd {
  readonly url: string;
  /** The files that it received. */
  readonly files: Buffer[];
  /** The reply to a file, without the closing zero; null: none. */
  reply: string | null;
  close(): Promise<void>;
}

const COMMAND = Buffer.from('zINSTREAM\0');

export async function startFakeClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const file = fileOf(received);
      if (!file) return;
      clamd.files.push(file);
      if (clamd.reply !== null) socket.end(`${clamd.reply}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clamd: FakeClamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: [],
    reply: 'stream: OK',
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return clamd;
}

/** The file of a complete request; undefined while a part is missing. */
function fileOf(received: Buffer): Buffer | undefined {
  if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return undefined;
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
