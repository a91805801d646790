import { get, type IncomingMessage } from 'node:http';
import { OperatorError } from '@cred/tool-kit/errors';
import type { BenchApi } from '../bench-api';
import type { ChatMember } from './insert-chat-members';

const OPEN_BATCH_SIZE = 50;

/** Receives the messages that arrive. A member also receives the messages that they sent. */
export interface ArrivalListener {
  /** Called for each arrival with the stream's member, the message's `clientId` and the time. */
  readonly onMessage: (member: ChatMember, clientId: string, at: number) => void;
}

/** Opens an event stream for each member. @throws OperatorError when a response is not 200 */
export async function openStreams(
  service: BenchApi,
  members: readonly ChatMember[],
  listener: ArrivalListener,
): Promise<{ close(): void }> {
  const open: IncomingMessage[] = [];
  let closing = false;
  for (let from = 0; from < members.length; from += OPEN_BATCH_SIZE) {
    await Promise.all(
      members.slice(from, from + OPEN_BATCH_SIZE).map(async (member) => {
        const stream = await openStream(service, member, listener);
        stream.once('close', () => {
          if (!closing) process.stderr.write('An event stream ended early.\n');
        });
        open.push(stream);
      }),
    );
  }
  return {
    close: () => {
      closing = true;
      for (const stream of open) stream.destroy();
    },
  };
}

function openStream(service: BenchApi, member: ChatMember, { onMessage }: ArrivalListener): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: member.cookie, origin: service.origin, 'x-forwarded-for': member.address };
    get({ host: '127.0.0.1', port: service.port, path: '/api/events', headers, agent: false }, (stream) => {
      if (stream.statusCode !== 200) {
        reject(new OperatorError(`An event stream was rejected with status ${stream.statusCode}`));
        return;
      }
      stream.setEncoding('utf8');
      stream.on('error', () => undefined);
      let text = '';
      stream.on('data', (part: string) => {
        const at = performance.now();
        text += part;
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.includes('event: alive')) resolve(stream);
          const clientId = block.includes('event: message') ? /"clientId":"([^"]+)"/.exec(block)?.[1] : undefined;
          if (clientId) onMessage(member, clientId, at);
        }
      });
    }).on('error', reject);
  });
}
