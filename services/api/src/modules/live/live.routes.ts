import { DatabaseListener } from '@cred/service-kit/postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../core/api';
import { responseSent, bind } from '../../core/bind';
import { CHANNEL, parseNotice } from '../live-events/publish-events';
import { LiveHub } from './live-hub';
import type { LiveOptions } from './live-options';
import { findStart } from './live.repository';
import { liveSource, sendTyping, sweepEvents } from './live.service';
import { requireSelf } from '../../core/viewer';

/**
 * Registers the event stream (SRV-31). Each process serves a part of the streams and receives notices of all members'
 * events from the database; access follows the rules of the chat.
 */
export function registerLive(api: Api, live: LiveOptions): void {
  const { scope, db } = api;
  const hub = new LiveHub({ source: liveSource(api), live, log: scope.log });
  const start = startOnce(api, live, hub);

  bind(
    api,
    'openEvents',
    async ({ query, viewer, request, reply }) => {
      // Another member may have signed in in another tab: a page must not get another member's events.
      if (query.userId !== undefined) requireSelf(viewer, query.userId);
      // Fastify derives HEAD from GET: a response without a body must not stay open.
      if (request.method === 'HEAD') {
        reply.headers(HEADERS).send();
        return responseSent;
      }
      hub.requireCapacity();
      start();
      const position = await findStart(db, viewer.id, lastEventId(request, query.lastEventId));
      hub.requireCapacity();
      if (reply.raw.destroyed) return responseSent;
      hub.open({ userId: viewer.id, sessionId: viewer.session.id }, openResponse(request, reply), position);
      return responseSent;
    },
    { bucket: 'live' },
  );

  bind(
    api,
    'sayTyping',
    async ({ params, viewer }) => {
      await sendTyping(db, viewer, params.chatId);
      return { ok: true as const };
    },
    { bucket: 'typing' },
  );
}

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies must not buffer it.
  'x-accel-buffering': 'no',
  // The connection ends with the stream: it is not kept open for another request.
  connection: 'close',
} as const;

const KEEP_ALIVE_MS = 30_000;

/** Sends the headers, including those of plugins; the stream writes the body. */
function openResponse(request: FastifyRequest, reply: FastifyReply): FastifyReply['raw'] {
  reply.headers(HEADERS).hijack();
  // TCP keep-alive detects a client that disconnected without notice, even if little is written.
  if (request.raw.socket.setKeepAlive) request.raw.socket.setKeepAlive(true, KEEP_ALIVE_MS);
  return reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
}

/** The header takes precedence: the browser updates it, while the query stays the same at each reconnection. */
function lastEventId(request: FastifyRequest, fromQuery: string | undefined): number | null {
  const header = request.headers['last-event-id'];
  const sent = typeof header === 'string' && header !== '' ? header : fromQuery;
  if (sent === undefined) return null;
  // A value that is not a number counts as an unknown id.
  return /^\d{1,15}$/.test(sent) ? Number(sent) : Number.MAX_SAFE_INTEGER - 1;
}

/**
 * Returns a function that starts to listen to the database, called when the server listens or for the first stream. The
 * close of the server ends it.
 */
function startOnce({ scope, db, settings }: Api, live: LiveOptions, hub: LiveHub): () => void {
  let stop: (() => Promise<void>) | undefined;
  const start = (): void => {
    if (stop) return;
    if (settings.DATABASE_URL === undefined)
      throw new Error('DATABASE_URL is missing: the event stream needs a separate connection to the database');
    const listener = new DatabaseListener({
      url: settings.DATABASE_URL,
      name: 'cred-api-live',
      channel: CHANNEL,
      times: live,
      log: scope.log,
      onNotification: (payload) => {
        const notice = parseNotice(payload);
        if (notice) hub.handleNotice(notice);
      },
      onListening: () => hub.scheduleAll(),
    });
    const sweep = (): void =>
      void sweepEvents(db).catch((err: unknown) =>
        scope.log.warn({ err }, 'old events could not be removed, will retry'),
      );
    const timers = [every(live.aliveMs / 5, () => void hub.sendHeartbeats()), every(live.sweepMs, sweep)];
    stop = async () => {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
    };
    void listener.start();
  };
  scope.addHook('onListen', async () => start());
  // Runs before the server waits for requests in flight, since streams would never finish.
  scope.addHook('preClose', async () => {
    hub.close();
    await stop?.();
  });
  return start;
}

const every = (milliseconds: number, task: () => void): NodeJS.Timeout => setInterval(task, milliseconds).unref();
