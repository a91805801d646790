import { get } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { LiveEventName } from '@cred/contract';
import * as schemas from '@cred/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { TestClient } from './test-client';

/** A received event, validated against the contract. */
export interface ReceivedEvent {
  readonly id: number | null;
  readonly name: LiveEventName;
  readonly data: {
    readonly message?: { readonly id: string; readonly text: string | null };
    readonly chatId?: string;
    readonly userId?: string;
  };
}

interface StreamInput {
  readonly lastEventId?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

/** A browser's open event stream, over a socket. */
export class TestStream {
  /** Every received event, in order. */
  readonly received: ReceivedEvent[] = [];
  readonly ended: Promise<void>;
  private parts = '';
  private wakeUp: () => void = () => undefined;
  private isEnded = false;

  constructor(
    readonly response: IncomingMessage,
    readonly headers: IncomingHttpHeaders,
  ) {
    response.setEncoding('utf8');
    response.on('data', (part: string) => this.read(part));
    // The connection was closed.
    response.on('error', () => undefined);
    this.ended = new Promise((resolve) =>
      response.once('close', () => {
        this.isEnded = true;
        this.wakeUp();
        resolve();
      }),
    );
  }

  get lastId(): number | undefined {
    return this.received.findLast(({ id }) => id !== null)?.id ?? undefined;
  }

  /** The texts of the received messages, in order. */
  get texts(): (string | null)[] {
    return this.received.flatMap(({ data }) => (data.message ? [data.message.text] : []));
  }

  /**
   * Waits until the received events meet a condition.
   * @throws Error when the stream ends first
   */
  async until(isMet: (received: readonly ReceivedEvent[]) => boolean): Promise<void> {
    while (!isMet(this.received)) {
      if (this.isEnded) throw new Error(`the stream ended; received ${JSON.stringify(this.received.slice(-20))}`);
      await new Promise<void>((resolve) => (this.wakeUp = resolve));
    }
  }

  /** Waits for an event of a name; returns the last one. */
  async untilEvent(name: LiveEventName): Promise<ReceivedEvent> {
    await this.until((received) => received.some((each) => each.name === name));
    return this.received.findLast((each) => each.name === name) as ReceivedEvent;
  }

  close(): void {
    this.response.destroy();
  }

  private read(part: string): void {
    this.parts += part;
    const blocks = this.parts.split('\n\n');
    this.parts = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const name = fields.get('event') as LiveEventName | undefined;
      if (!name) continue;
      const data = schemas.liveEvents[name].strict().parse(JSON.parse(fields.get('data') ?? ''));
      this.received.push({ id: fields.has('id') ? Number(fields.get('id')) : null, name, data });
    }
    this.wakeUp();
  }
}

const portOf = (server: FastifyInstance): number => {
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return address.port;
};

/** Requests a member's event stream from a listening server; returns any response. */
export function requestEvents(
  server: FastifyInstance,
  member: TestClient,
  { lastEventId, headers = {}, query = '' }: StreamInput = {},
): Promise<IncomingMessage> {
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const resume = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  return new Promise((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port: portOf(server),
        path: `/api/events${query}`,
        headers: { cookie, ...resume, ...headers },
        agent: false,
      },
      resolve,
    ).on('error', reject);
  });
}

/** Opens a member's stream and waits for its first event. */
export async function openStream(
  server: FastifyInstance,
  member: TestClient,
  input: StreamInput = {},
): Promise<TestStream> {
  const response = await requestEvents(server, member, input);
  if (response.statusCode !== 200) throw new Error(`the stream returned ${response.statusCode}`);
  const stream = new TestStream(response, response.headers);
  await stream.untilEvent('alive');
  return stream;
}
