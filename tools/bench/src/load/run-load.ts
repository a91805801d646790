import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Member } from '../product/members';
import type { Requester } from '../product/requester';
import { type Browser, chooseAction, type Community } from './actions';

/** Between two actions of one member; a little earlier or later, so that members do not move in step. */
const PACE_MS = 5_000;
const PACE_VARIATION_MS = 1_000;
/** Streams that are opened at the same time. */
const OPENING = 50;
/** As many connections to one host as browsers open. */
const CONNECTIONS = 6;
const ACTION_LIMIT_MS = 30_000;

export interface Sample {
  readonly name: string;
  readonly tookMs: number;
  readonly status: number;
}

/**
 * Members with an open event stream each, and an action every five seconds over separate connections. Resolves to
 * the actions of the measured time, which begins after a warm-up.
 */
export async function runLoad(
  api: Requester,
  community: Community,
  {
    warmUpMs,
    measuredMs,
    stop,
  }: { readonly warmUpMs: number; readonly measuredMs: number; readonly stop: AbortSignal },
  onMeasured: () => void,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const streams = await openStreams(api, community.members, stop);
  let isMeasured = false;
  let isStopping = false;
  const agents: Agent[] = [];
  const runs = community.members.map(async (member, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    agents.push(agent);
    const browser: Browser = { member, chatId: community.chats[Math.floor(index / 2)] ?? '', sent: 0 };
    await delay(Math.random() * PACE_MS);
    while (!isStopping) {
      const due = performance.now() + PACE_MS + (Math.random() - 0.5) * PACE_VARIATION_MS;
      const action = chooseAction(Math.random());
      const counts = isMeasured;
      const outcome = await api.send({
        ...action.sending(browser, community, Math.random()),
        cookie: member.cookie,
        address: member.address,
        timeoutMs: ACTION_LIMIT_MS,
        agent,
      });
      action.onOutcome?.(browser, outcome);
      if (counts) samples.push({ name: action.name, tookMs: outcome.tookMs, status: outcome.status });
      await delay(Math.max(0, due - performance.now()));
    }
  });
  try {
    await delay(warmUpMs, undefined, { signal: stop });
    isMeasured = true;
    onMeasured();
    await delay(measuredMs, undefined, { signal: stop });
  } finally {
    isStopping = true;
    await Promise.all(runs);
    for (const agent of agents) agent.destroy();
    for (const stream of streams) stream.destroy();
  }
  return samples;
}

/** An event stream of each member, as each open page has one. */
async function openStreams(
  { port, origin }: Requester,
  members: readonly Member[],
  stop: AbortSignal,
): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let from = 0; from < members.length; from += OPENING) {
    stop.throwIfAborted();
    const opened = members.slice(from, from + OPENING).map(
      ({ cookie, address }) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const headers = { cookie, origin, 'x-forwarded-for': address };
          get({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false }, (stream) => {
            // Ends with the API, or when this bench destroys it.
            stream.on('error', () => undefined);
            stream.resume();
            if (stream.statusCode === 200) resolve(stream);
            else reject(new Error(`An event stream failed with status ${stream.statusCode}`));
          }).on('error', reject);
        }),
    );
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}
