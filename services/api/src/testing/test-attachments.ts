import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { MediaLifecycle } from '../modules/media/media-lifecycle';
import { mediaFolder, openMediaStore } from '../modules/media/open-media-store';
import type { TestApi, TestMember } from './test-api';
import type { TestFile } from './test-client';

/** A file as a page sends it in a message. */
export const dataUrl = ({ type, bytes }: Pick<TestFile, 'type' | 'bytes'>): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The number of rows, pending files and files that uploads left. */
export async function traces(api: TestApi): Promise<unknown> {
  const names = await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true }).catch(() => []);
  const count = async (table: 'messages' | 'media' | 'media_leftovers' | 'notifications') =>
    (await api.db.selectFrom(table).selectAll().execute()).length;
  return {
    messages: await count('messages'),
    media: await count('media'),
    leftovers: await count('media_leftovers'),
    notifications: await count('notifications'),
    files: names.filter((name) => name.includes('.')).length,
  };
}
export const NOTHING = { messages: 0, media: 0, leftovers: 0, notifications: 0, files: 0 };

/** Removes all messages with their files. */
export async function clear({ db, settings }: TestApi): Promise<void> {
  await sql`insert into media_leftovers (media_id, since) select id, 'epoch' from media on conflict do nothing`.execute(
    db,
  );
  await db.deleteFrom('notifications').execute();
  await db.deleteFrom('messages').execute();
  await new MediaLifecycle(openMediaStore(settings)).sweep(db, new Date());
}

/** The number of files being received. */
export const arriving = async (api: TestApi): Promise<number> =>
  (await readdir(`${mediaFolder(api.settings.CRED_DATA)}/incoming`).catch(() => [])).length;

export interface RawSend {
  readonly socket: Socket;
  /** The whole response; resolves when the server has ended it. */
  response(): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
}

/** Starts a message's request on a separate connection, with only a part of its body. */
export async function beginSend(
  api: TestApi,
  member: Pick<TestMember, 'cookies'>,
  body: string,
  length = 1_000_000,
): Promise<RawSend> {
  if (!api.server.server.listening) await api.server.listen({ host: '127.0.0.1', port: 0 });
  const address = api.server.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  socket.write(
    `POST /api/chat/messages HTTP/1.1\r\nhost: x\r\norigin: ${api.settings.PUBLIC_URL}\r\n` +
      `cookie: ${cookie}\r\ncontent-type: application/json\r\n` +
      `content-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
  return {
    socket,
    response: async () => {
      const whole = await text(socket);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(whole)?.[1]);
      return {
        status,
        body: JSON.parse(whole.slice(whole.indexOf('{'), whole.lastIndexOf('}') + 1)) as Record<string, unknown>,
      };
    },
  };
}
