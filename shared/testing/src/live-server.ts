import { calls, type LiveEventData, type LiveEventName } from '@cred/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { origins } from './server';

/** The server's end of one open event stream. */
export interface LiveConnection {
  readonly query: URLSearchParams;
  readonly send: <N extends LiveEventName>(name: N, data: LiveEventData<N>, id?: string) => void;
  /** Ends the stream, as a server does that stops. */
  readonly end: () => void;
  /** Whether the page has closed it. */
  readonly isClosed: () => boolean;
}

/** A handler that accepts event streams and adds each to `connections`. For `server.use(...)`. */
export const acceptEventStreams = (connections: LiveConnection[]): HttpHandler =>
  http.get(`${origins.api}/api${calls.openEvents.path}`, ({ request }) => {
    let closed = false;
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
      cancel: () => {
        closed = true;
      },
    });
    request.signal.addEventListener('abort', () => {
      closed = true;
    });
    connections.push({
      query: new URL(request.url).searchParams,
      send: (name, data, id) =>
        controller.enqueue(
          new TextEncoder().encode(
            `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
          ),
        ),
      end: () => controller.close(),
      isClosed: () => closed,
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
