import { get, type IncomingMessage } from 'node:http';
import { OperatorError } from '@cred/tool-kit/errors';
import type { BenchApi } from '../bench-api';
import type { Chatter } from './fill';

const OPENING_AT_ONCE = 50;

/** When messages arrived, by their `clientId`; each member hears their own ones too. */
export interface Arrivals {
  /** Called for each arrival: whose stream, the message's `clientId`, the moment. */
  readonly onMessage: (member: Chatter, clientId: string, at: number) => void;
}

/** Opens a push stream for each member. @throws OperatorError when one is refused or ends */
export async function openStreams(
  service: BenchApi,
  members: readonly Chatter[],
  arrivals: Arrivals,
): Promise<{ close(): void }> {
  const open: IncomingMessage[] = [];
  let closing = false;
  for (let from = 0; from < members.length; from += OPENING_AT_ONCE) {
    await Promise.all(
      members.slice(from, from + OPENING_AT_ONCE).map(async (member) => {
        const stream = await openOne(service, member, arrivals);
        stream.once('close', () => {
          if (!closing) process.stderr.write('a stream ended before its time\n');
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

function openOne(service: BenchApi, member: Chatter, { onMessage }: Arrivals): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: member.cookie, origin: service.origin, 'x-forwarded-for': member.address };
    get({ host: '127.0.0.1', port: service.port, path: '/api/events', headers, agent: false }, (stream) => {
      if (stream.statusCode !== 200) {
        reject(new OperatorError(`A stream was answered with ${stream.statusCode}`));
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
