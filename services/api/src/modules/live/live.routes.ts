import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireSelf } from '../../core/actor';
import type { Api } from '../../core/api';
import { alreadySent, bind } from '../../core/bind';
import { LiveHub } from './live-hub';
import { findStart } from './live.repository';
import { liveSource, sayTyping, sweepEvents } from './live.service';
import { NoticeListener } from './notice-listener';

/**
 * The push stream (SRV-31). Each process holds its members' streams and hears of everybody's events from the
 * database; the rules of who may see what are those of the chat.
 */
export function registerLive(api: Api): void {
  const { scope, db, live } = api;
  const hub = new LiveHub({ source: liveSource(api), live, log: scope.log });
  const start = startOnce(api, hub);

  bind(
    api,
    'openEvents',
    async ({ query, viewer, request, reply }) => {
      // In another tab somebody else may have signed in: nobody's events reach another one's page.
      if (query.userId !== undefined) requireSelf(viewer, query.userId);
      // The framework makes this method out of GET: an answer without a body must not stay open.
      if (request.method === 'HEAD') {
        reply.headers(HEADERS).send();
        return alreadySent;
      }
      hub.requireRoom();
      start();
      const beginning = await findStart(db, viewer.id, lastEventId(request, query.lastEventId));
      hub.requireRoom();
      if (reply.raw.destroyed) return alreadySent;
      hub.open({ userId: viewer.id, sessionId: viewer.session.id }, openResponse(request, reply), beginning);
      return alreadySent;
    },
    { bucket: 'live' },
  );

  bind(
    api,
    'sayTyping',
    async ({ params, viewer }) => {
      await sayTyping(db, viewer, params.chatId);
      return { ok: true as const };
    },
    { bucket: 'typing' },
  );
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies pass it on as it comes.
  'x-accel-buffering': 'no',
  // Whoever ends it does not wait for another request on it.
  connection: 'close',
} as const;

const KEEP_ALIVE_MS = 30_000;

/** Sends the headers, those of the plugins too; the rest is written by the stream. */
function openResponse(request: FastifyRequest, reply: FastifyReply): FastifyReply['raw'] {
  reply.headers(HEADERS).hijack();
  // A connection whose other end vanished is told by the system, however seldom something is written.
  if (request.raw.socket.setKeepAlive) request.raw.socket.setKeepAlive(true, KEEP_ALIVE_MS);
  return reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
}

/** The browser's own header counts more: it is newer than the address, which stays the same at each reconnection. */
function lastEventId(request: FastifyRequest, fromQuery: string | undefined): number | null {
  const header = request.headers['last-event-id'];
  const sent = typeof header === 'string' && header !== '' ? header : fromQuery;
  if (sent === undefined) return null;
  // What is no number of ours is unknown, as a future one is.
  return /^\d{1,15}$/.test(sent) ? Number(sent) : Number.MAX_SAFE_INTEGER - 1;
}

/** Listens to the database from the first listening or stream on, until the server closes. */
function startOnce({ scope, db, live, settings }: Api, hub: LiveHub): () => void {
  let stop: (() => Promise<void>) | undefined;
  const start = (): void => {
    if (stop) return;
    if (settings.DATABASE_URL === undefined)
      throw new Error('DATABASE_URL is missing: push listens to the database on a connection of its own');
    const listener = new NoticeListener({
      connectionString: settings.DATABASE_URL,
      times: live,
      log: scope.log,
      onNotice: (notice) => hub.hear(notice),
      onListening: () => hub.wakeAll(),
    });
    const sweep = (): void =>
      void sweepEvents(db).catch((err: unknown) => scope.log.warn({ err }, 'old events could not be removed yet'));
    const timers = [every(live.aliveMs / 5, () => void hub.beat()), every(live.sweepMs, sweep)];
    stop = async () => {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
    };
    listener.start();
  };
  scope.addHook('onListen', async () => start());
  // Before the server waits for what is under way: streams would be it for ever.
  scope.addHook('preClose', async () => {
    hub.close();
    await stop?.();
  });
  return start;
}

const every = (milliseconds: number, task: () => void): NodeJS.Timeout => setInterval(task, milliseconds).unref();
