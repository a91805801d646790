import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiError } from './index';
import { streamCall, type StreamEvent } from './stream-call';
import { makeLoopback } from './testing/loopback';

const server = makeLoopback();
const opened = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

interface Watched {
  readonly events: StreamEvent[];
  readonly ended: Promise<unknown>;
  readonly abort: () => void;
}

/** `ended` is 'ended' when the server ended it, or what it failed with. */
function open(
  onEvent: (event: StreamEvent, abort: () => void) => void = () => undefined,
  onOpen?: () => void,
): Watched {
  const controller = new AbortController();
  const events: StreamEvent[] = [];
  const transport = {
    signal: controller.signal,
    onEvent: (event: StreamEvent) => {
      events.push(event);
      onEvent(event, () => controller.abort());
    },
    ...(onOpen && { onOpen }),
  };
  const ended = streamCall('openEvents', { query: { lastEventId: '41' } }, transport).then(
    () => 'ended',
    (error: unknown) => error,
  );
  return { events, ended, abort: () => controller.abort() };
}

describe('streamCall', () => {
  it('gives each event when it has come, until the server ends the stream', async () => {
    let continueWith: (text: string) => unknown = () => undefined;
    server.handle = ({ url, headers }, response) => {
      expect([url, headers.accept]).toEqual(['/api/events?lastEventId=41', 'text/event-stream']);
      opened(response).write('\ufeffid: 42\nevent: chat\ndata: {"a":1}\n\n');
      continueWith = (text) => response.end(text);
    };
    const onOpen = jest.fn();
    const { events, ended } = open(({ id }) => {
      // The second is sent only when the first is here: nothing is held back.
      if (id === '42') continueWith('id: 43\nevent: alive\ndata: {}\n\nid: 44\nevent: never complete');
    }, onOpen);
    expect(await ended).toBe('ended');
    expect(events).toEqual([
      { id: '42', name: 'chat', data: '{"a":1}' },
      { id: '43', name: 'alive', data: '{}' },
    ]);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('puts a letter together whose bytes come in two parts', async () => {
    const bytes = Buffer.from('data: 👩🏽‍⚕️\n\n');
    server.handle = (_, response) => {
      opened(response).write(bytes.subarray(0, 8), () => setImmediate(() => response.end(bytes.subarray(8))));
    };
    const { events, ended } = open();
    await ended;
    expect(events).toEqual([{ id: null, name: 'message', data: '👩🏽‍⚕️' }]);
  });

  it('turns a refusal into an ApiError with the seconds to wait', async () => {
    const body = { message: 'Too many', error: 'Too many', code: 'overloaded' };
    server.handle = (_, response) =>
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '9' }).end(JSON.stringify(body));
    const onOpen = jest.fn();
    const error = await open(undefined, onOpen).ended;
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 9 });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('does not take a page for a stream', async () => {
    server.handle = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to the hotel</p>');
    expect(await open().ended).toMatchObject({ name: 'ApiError', status: 200, code: 'unknown' });
  });

  it.each([
    ['nothing answers', (request: IncomingMessage) => request.socket.destroy()],
    [
      'the connection breaks in the middle',
      (_: IncomingMessage, response: ServerResponse) => opened(response).write('data: half', () => response.destroy()),
    ],
  ])('says that there is no connection when %s', async (_, breaks) => {
    server.handle = breaks;
    expect(await open().ended).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });

  it('lets a cancellation pass as what it is, and the server knows', async () => {
    const left = new Promise((gone) => {
      server.handle = (_, response) => {
        response.once('close', () => gone(response.writableFinished));
        opened(response).write('data: one\n\n');
      };
    });
    const watched = open((_, abort) => abort());
    expect(await watched.ended).toMatchObject({ name: 'AbortError' });
    await expect(left).resolves.toBe(false);
  });

  it('can be cancelled before the server has answered', async () => {
    server.handle = () => watched.abort();
    const watched = open();
    expect(await watched.ended).toMatchObject({ name: 'AbortError' });
  });
});
