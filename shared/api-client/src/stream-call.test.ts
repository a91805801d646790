import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiError } from './index';
import { createEventParser, streamCall, type StreamEvent } from './stream-call';
import { startLoopbackServer } from './testing/loopback';

const server = startLoopbackServer();
const opened = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

interface Watched {
  readonly events: StreamEvent[];
  readonly ended: Promise<unknown>;
  readonly abort: () => void;
}

/** `ended` resolves to 'ended' when the server ends the stream, otherwise to the error. */
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
  it('emits each event on arrival, until the server ends the stream', async () => {
    let continueWith: (text: string) => unknown = () => undefined;
    server.handle = ({ url, headers }, response) => {
      expect([url, headers.accept]).toEqual(['/api/events?lastEventId=41', 'text/event-stream']);
      opened(response).write('\ufeffid: 42\nevent: chat\ndata: {"a":1}\n\n');
      continueWith = (text) => response.end(text);
    };
    const onOpen = jest.fn();
    const { events, ended } = open(({ id }) => {
      // The second event is sent only after the first is received, which fails if events are buffered.
      if (id === '42') continueWith('id: 43\nevent: alive\ndata: {}\n\nid: 44\nevent: never complete');
    }, onOpen);
    expect(await ended).toBe('ended');
    expect(events).toEqual([
      { id: '42', name: 'chat', data: '{"a":1}' },
      { id: '43', name: 'alive', data: '{}' },
    ]);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('joins a character whose bytes arrive in two chunks', async () => {
    const bytes = Buffer.from('data: 👩🏽‍⚕️\n\n');
    server.handle = (_, response) => {
      opened(response).write(bytes.subarray(0, 8), () => setImmediate(() => response.end(bytes.subarray(8))));
    };
    const { events, ended } = open();
    await ended;
    expect(events).toEqual([{ id: null, name: 'message', data: '👩🏽‍⚕️' }]);
  });

  it('throws an ApiError with `retryAfter` in seconds for an error response', async () => {
    const body = { message: 'Too many', error: 'Too many', code: 'overloaded' };
    server.handle = (_, response) =>
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '9' }).end(JSON.stringify(body));
    const onOpen = jest.fn();
    const error = await open(undefined, onOpen).ended;
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 503, code: 'overloaded', retryAfter: 9 });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('rejects a response that is an HTML page', async () => {
    server.handle = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in to the hotel</p>');
    expect(await open().ended).toMatchObject({ name: 'ApiError', status: 200, code: 'unknown' });
  });

  it.each([
    ['the server closes the connection', (request: IncomingMessage) => request.socket.destroy()],
    [
      'the connection breaks during the stream',
      (_: IncomingMessage, response: ServerResponse) => opened(response).write('data: half', () => response.destroy()),
    ],
  ])('throws an ApiError with the code `network` when %s', async (_, breaks) => {
    server.handle = breaks;
    expect(await open().ended).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });

  it('rejects with the AbortError of a cancellation and closes the connection', async () => {
    const closed = new Promise((resolve) => {
      server.handle = (_, response) => {
        response.once('close', () => resolve(response.writableFinished));
        opened(response).write('data: one\n\n');
      };
    });
    const watched = open((_, abort) => abort());
    expect(await watched.ended).toMatchObject({ name: 'AbortError' });
    await expect(closed).resolves.toBe(false);
  });

  it('can be cancelled before the response', async () => {
    server.handle = () => watched.abort();
    const watched = open();
    expect(await watched.ended).toMatchObject({ name: 'AbortError' });
  });
});

const parse = (...chunks: string[]): StreamEvent[] => {
  const events: StreamEvent[] = [];
  const read = createEventParser((event) => events.push(event));
  for (const chunk of chunks) read(chunk);
  return events;
};

const streamText = 'id: 7\nevent: chat\ndata: {"chatId":"é"}\n\n: nothing\n\nevent:typing\ndata: a\ndata:  b\ndata\n\n';
const streamEvents = [
  { id: '7', name: 'chat', data: '{"chatId":"é"}' },
  { id: null, name: 'typing', data: 'a\n b\n' },
];

describe('createEventParser', () => {
  it.each([
    ['LF', streamText],
    ['CR LF', streamText.replaceAll('\n', '\r\n')],
    ['CR', streamText.replaceAll('\n', '\r')],
  ])(
    'parses lines that end with %s, in one chunk, in two split anywhere, and in chunks of one character',
    (_, text) => {
      expect(parse(text)).toEqual(streamEvents);
      expect(parse(...text)).toEqual(streamEvents);
      for (let at = 1; at < text.length; at += 1)
        expect(parse(text.slice(0, at), '', text.slice(at))).toEqual(streamEvents);
    },
  );

  it('skips an event without data and an incomplete one, and does not apply their ids and names to others', () => {
    expect(parse('id: 1\nevent: chat\n\ndata: x\n\nid: 2\ndata: half')).toEqual([
      { id: null, name: 'message', data: 'x' },
    ]);
  });

  it('emits an event whose data line is empty', () => {
    expect(parse('event: alive\ndata:\n\n')).toEqual([{ id: null, name: 'alive', data: '' }]);
  });

  it('ignores unknown fields, comments and an id that contains NUL', () => {
    expect(parse('retry: 10\nnew: field\nid: 1\0\n:data: comment\ndata: x\n\n')).toEqual([
      { id: null, name: 'message', data: 'x' },
    ]);
  });
});
