import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { print, step } from '@cred/tool-kit/console';
import { OperatorError } from '@cred/tool-kit/errors';
import { startCluster, type Cluster } from '@cred/tool-kit/postgres';
import { projectRoot } from '@cred/build/project-root';
import { buildStale } from '@cred/tool-kit/builds/build';
import type { Tool } from '@cred/tool-kit/tool';
import { BenchApi } from '../bench-api';
import { ms, percentile, table } from '../statistics';
import { type ChatMember, insertChatMembers } from './insert-chat-members';
import { resetPeak, canReadMemory, memoryOf } from './memory';
import { send, type Sent } from './send';
import { openStreams } from './streams';
import { measureUpload } from './upload';

const CONNECTIONS = 1_000;
/** Messages per second, and how many are measured; the first ones are a warm-up. */
const RATE = 25;
const MESSAGES = 1_000;
const WARM_UP = 150;
const PORT = 47_340;
/** Deliveries that take longer after the last acknowledgement count as lost; in ms. */
const LATE_MS = 15_000;

/**
 * Measures the chat with many open pages: the time from sending a message to its acknowledgement and to its arrival at
 * the other member's page, and the memory that the connections and an upload of 100 MB need. Fails when a message was
 * lost or delivered twice. `npm run bench:chat [-- connections]`.
 */
export async function benchChat({ stop, args }: Tool): Promise<number> {
  const connections = Number(args[0] ?? CONNECTIONS);
  if (!Number.isInteger(connections) || connections < 2 || connections % 2)
    throw new OperatorError('Give an even number of connections, at least 2');
  if (!canReadMemory())
    throw new OperatorError('This benchmark needs Linux, where it can read the memory of a process');
  const root = projectRoot();
  const folder = mkdtempSync(join(tmpdir(), 'cred-bench-'));
  chmodSync(folder, 0o711);
  let cluster: Cluster | undefined;
  let service: BenchApi | undefined;
  let client: Client | undefined;
  try {
    await buildStale(root, stop);
    // Durable as in production: an acknowledgement includes the write to disk.
    cluster = await startCluster({ dataFolder: folder, logFile: join(folder, 'postgres.log'), maxConnections: 60 });
    service = new BenchApi(root, join(folder, 'api'), PORT, cluster.url, { TRUST_PROXY: '127.0.0.1' });
    await service.migrate(stop);
    client = new Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    const members = await insertChatMembers(client, connections);
    await service.start(stop);
    const faultyDeliveries = await measureDelivery(service, members, stop);
    await measureUpload(service, members);
    return faultyDeliveries === 0 ? 0 : 1;
  } finally {
    await service?.stop();
    await client?.end();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves to the number of messages that were lost or delivered twice. */
async function measureDelivery(service: BenchApi, members: readonly ChatMember[], stop: AbortSignal): Promise<number> {
  const before = memoryOf(service.pid).now;
  /** Arrival times by `clientId` and stream. */
  const arrivals = new Map<string, number[]>();
  const key = (clientId: string, member: ChatMember): string => `${clientId} ${member.id}`;
  const streams = await step(`${members.length.toLocaleString('en')} connections`, () =>
    openStreams(service, members, {
      onMessage: (member, clientId, at) =>
        void arrivals.set(key(clientId, member), [...(arrivals.get(key(clientId, member)) ?? []), at]),
    }),
  );
  const connected = memoryOf(service.pid).now;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sends: {
    readonly sender: ChatMember;
    readonly other: ChatMember;
    readonly clientId: string;
    readonly sent: Sent;
  }[] = [];
  await step(`${MESSAGES.toLocaleString('en')} messages, ${RATE} a second`, async () => {
    const start = performance.now();
    const inFlight: Promise<void>[] = [];
    for (let n = 0; n < WARM_UP + MESSAGES; n += 1) {
      stop.throwIfAborted();
      // Sends at fixed times, regardless of how long other messages take.
      await delay(Math.max(0, start + (n * 1_000) / RATE - performance.now()));
      const index = (n * 7_919) % members.length;
      const [sender, other] = [members[index], members[index ^ 1]];
      if (!sender || !other) throw new Error('there is no member for a message');
      const clientId = `bench-${String(n).padStart(6, '0')}`;
      const json = JSON.stringify({
        chatId: sender.chatId,
        text: `Message ${n}: how is the patient on bed 12 doing?`,
        clientId,
      });
      inFlight.push(
        send(service, agent, sender, [json], Buffer.byteLength(json)).then(
          (sent) => void sends.push({ sender, other, clientId, sent }),
        ),
      );
    }
    await Promise.all(inFlight);
    const deadline = performance.now() + LATE_MS;
    while (arrivals.size < 2 * sends.length && performance.now() < deadline) await delay(20);
    // Waits for possible duplicates.
    await delay(1_000);
  });
  const after = memoryOf(service.pid).now;
  streams.close();
  agent.destroy();

  const counts = sends.flatMap(({ sender, other, clientId }) =>
    [sender, other].map((member) => arrivals.get(key(clientId, member))?.length ?? 0),
  );
  const [lost, duplicated] = [counts.filter((count) => count === 0).length, counts.filter((count) => count > 1).length];
  const counted = sends.filter(({ clientId }) => Number(clientId.slice(6)) >= WARM_UP);
  const acknowledged = counted.map(({ sent }) => sent.acknowledged - sent.began);
  const delivered = counted.flatMap(({ other, clientId, sent }) =>
    (arrivals.get(key(clientId, other)) ?? []).slice(0, 1).map((at) => at - sent.began),
  );
  print();
  const row = (name: string, samples: readonly number[]): string[] => [
    name,
    ...[0.5, 0.95].map((share) => ms(percentile(samples, share))),
  ];
  const ratio = [0.5, 0.95].map((share) => (percentile(delivered, share) / percentile(acknowledged, share)).toFixed(2));
  const lines = [
    ['from the request’s first byte to', 'p50', 'p95'],
    row('the acknowledgement', acknowledged),
    row('the other member’s page', delivered),
    ['ratio', ...ratio],
  ];
  for (const line of table(lines)) print(line);
  print(
    `${counted.length} messages; of all ${counts.length} deliveries ${lost} were lost, ${duplicated} arrived more than once`,
  );
  print(
    `Memory of the API: ${before.toFixed(0)} MB before, ${connected.toFixed(0)} MB with ${members.length} connections, ${after.toFixed(0)} MB after the messages`,
  );
  resetPeak(service.pid);
  return lost + duplicated;
}
