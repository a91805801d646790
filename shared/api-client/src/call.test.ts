import type { ServerResponse } from 'node:http';
import { callUrl } from './call';
import { ApiError, callApi, callApiPage, callApiPrepared, createQueryClient, isApiError, serverMessage } from './index';
import { startLoopbackServer } from './testing/loopback';

const server = startLoopbackServer();
const respond = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await promise.catch((error: unknown) => error);
  if (!isApiError(thrown)) throw new Error(`Not an ApiError: ${String(thrown)}`);
  return thrown;
};

describe('callApi', () => {
  it('encodes the path’s parameters and sends the body', async () => {
    server.handle = (request, response, body) =>
      respond(response, 200, { seen: `${request.method} ${request.url} ${body}` });
    await expect(callApi('getUser', { params: { username: 'a/b c' } })).resolves.toEqual({
      seen: 'GET /api/user/a%2Fb%20c ',
    });
    await expect(callApi('login', { body: { username: 'ana', password: 'secret1' } })).resolves.toEqual({
      seen: 'POST /api/auth/login {"username":"ana","password":"secret1"}',
    });
  });

  it('sends a form with the fields before the files', async () => {
    server.handle = (request, response, body) =>
      respond(response, 201, { body, type: request.headers['content-type'] });
    const sent = (await callApi('createPost', {
      body: { userId: 'u', text: 'Hi', audience: ['health'] },
      files: { img: new File(['bytes'], 'a.png', { type: 'image/png' }) },
    })) as unknown as { body: string; type: string };
    expect(sent.type).toMatch(/^multipart\/form-data/);
    expect(sent.body).toContain('["health"]');
    expect(sent.body.indexOf('name="text"')).toBeLessThan(sent.body.indexOf('name="img"'));
  });

  it('sends the name of a file without the character for unreadable bytes, which the server refuses', async () => {
    server.handle = (_, response, body) => respond(response, 201, { body });
    const sent = (await callApi('createPost', {
      body: { userId: 'u', text: 'Hi' },
      files: { img: new File(['bytes'], 'exame\ufffd\ufffdo.png', { type: 'image/png' }) },
    })) as unknown as { body: string };
    expect(sent.body).toContain('filename="exame__o.png"');
  });

  it('reports the progress of an upload', async () => {
    server.handle = (_, response) => respond(response, 201, {});
    const sent: number[] = [];
    await callApi(
      'createPost',
      {
        body: { userId: 'u', text: 'Hi' },
        files: { video: new File([new Uint8Array(300_000)], 'a.mp4', { type: 'video/mp4' }) },
      },
      { onUploadProgress: (part) => sent.push(part) },
    );
    expect(sent.at(-1)).toBe(1);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
  });

  it('turns the error envelope into an ApiError', async () => {
    server.handle = (_, response) =>
      respond(response, 400, {
        message: 'Check it',
        error: 'Check it',
        code: 'validation_failed',
        fields: { text: 'Text is empty' },
      });
    const error = await failure(callApi('getMe', {}));
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'validation_failed',
      message: 'Check it',
      fields: { text: 'Text is empty' },
    });
  });

  it('returns the seconds of `Retry-After`, and null without it', async () => {
    const body = { message: 'Later', error: 'Later', code: 'too_many_requests' };
    server.handle = (_, response) => respond(response, 429, body, { 'retry-after': '90' });
    await expect(failure(callApi('getMe', {}))).resolves.toMatchObject({ status: 429, retryAfter: 90 });
    server.handle = (_, response) => respond(response, 429, body);
    await expect(failure(callApi('getMe', {}))).resolves.toMatchObject({ status: 429, retryAfter: null });
  });

  it('throws an ApiError with the code `unknown` for a proxy’s page', async () => {
    server.handle = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    await expect(failure(callApi('getMe', {}))).resolves.toMatchObject({ status: 502, code: 'unknown' });
  });

  it('throws an ApiError with the code `network` when the server closes the connection', async () => {
    server.handle = (request) => request.socket.destroy();
    await expect(failure(callApi('getMe', {}))).resolves.toMatchObject({ status: 0, code: 'network' });
  });

  it('rethrows a cancellation unchanged', async () => {
    const controller = new AbortController();
    server.handle = () => controller.abort();
    const thrown: unknown = await callApi('getMe', {}, { signal: controller.signal }).catch((error: unknown) => error);
    expect(isApiError(thrown)).toBe(false);
  });
});

describe('callApiPrepared', () => {
  const body = new Blob(['{"chatId":"c","mediaUrl":"data:image/png;base64,', 'AAAA'.repeat(100_000), '"}'], {
    type: 'application/json',
  });

  it('sends the blob as JSON and reports the progress', async () => {
    server.handle = (request, response, sent) =>
      respond(response, 201, { type: request.headers['content-type'], length: JSON.parse(sent).mediaUrl.length });
    const parts: number[] = [];
    await expect(
      callApiPrepared('sendMessage', body, { onUploadProgress: (part) => parts.push(part) }),
    ).resolves.toEqual({ type: 'application/json', length: 400_022 });
    expect(parts.at(-1)).toBe(1);
  });

  it('rethrows a cancellation unchanged', async () => {
    const controller = new AbortController();
    server.handle = () => controller.abort();
    const thrown: unknown = await callApiPrepared('sendMessage', body, { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    expect(isApiError(thrown)).toBe(false);
  });
});

describe('serverMessage', () => {
  it.each<[object]>([
    [{ message: 'Username taken', error: 'Username taken', code: 'conflict' }],
    [{ message: 'Username taken' }],
    [{ error: 'Username taken' }],
    [{ message: 'Username taken', error: 'Username taken', code: 'of_a_newer_api' }],
  ])('returns the message of %j', async (body) => {
    server.handle = (_, response) => respond(response, 409, body);
    expect(serverMessage(await failure(callApi('getMe', {})))).toBe('Username taken');
  });

  it('returns null without a response or for one without a message', async () => {
    server.handle = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(serverMessage(await failure(callApi('getMe', {})))).toBeNull();
    server.handle = (request) => request.socket.destroy();
    expect(serverMessage(await failure(callApi('getMe', {})))).toBeNull();
    expect(serverMessage(new Error('Programming error'))).toBeNull();
  });
});

describe('a call that the server rejects with 503', () => {
  const busy = { message: 'Busy', error: 'Busy', code: 'overloaded' };
  /** Rejects the first requests; returns the number of requests. */
  const rejectFirst = (count: number, headers: Record<string, string>): { readonly requests: number } => {
    const seen = { requests: 0 };
    server.handle = (_, response) => {
      seen.requests += 1;
      if (seen.requests <= count) respond(response, 503, busy, headers);
      else respond(response, 200, { isMuted: true });
    };
    return seen;
  };
  const mute = (signal?: AbortSignal) => callApi('mute', { params: { userId: 'u' } }, { signal });

  it('is repeated when that is harmless and the server says when', async () => {
    const seen = rejectFirst(2, { 'retry-after': '0' });
    await expect(mute()).resolves.toEqual({ isMuted: true });
    expect(seen.requests).toBe(3);
  });

  it('is repeated twice at most', async () => {
    const seen = rejectFirst(9, { 'retry-after': '0' });
    expect(await failure(mute())).toMatchObject({ status: 503, retryAfter: 0 });
    expect(seen.requests).toBe(3);
  });

  it.each([
    ['without Retry-After, since it may have been saved', {}],
    ['when the wait is long', { 'retry-after': '60' }],
  ])('is not repeated %s', async (_, headers: Record<string, string>) => {
    const seen = rejectFirst(1, headers);
    await failure(mute());
    expect(seen.requests).toBe(1);
  });

  it('is not repeated when it would publish twice', async () => {
    const seen = rejectFirst(1, { 'retry-after': '0' });
    await failure(callApi('createPost', { body: { userId: 'u', text: 'Hi' } }));
    expect(seen.requests).toBe(1);
  });

  it('is not repeated after a cancellation', async () => {
    const cancellation = new AbortController();
    let requests = 0;
    server.handle = (_, response) => {
      requests += 1;
      respond(response, 503, busy, { 'retry-after': '5' });
      response.once('close', () => setImmediate(() => cancellation.abort()));
    };
    await expect(mute(cancellation.signal)).rejects.not.toHaveProperty('status');
    expect(requests).toBe(1);
  });
});

describe('callApiPage', () => {
  it('returns the next cursor from the Link header', async () => {
    server.handle = (_, response) =>
      respond(response, 200, [1], { link: '</api/post?cursor=a%2Bb&take=50>; rel="next"' });
    await expect(callApiPage('getFeed', {})).resolves.toEqual({ items: [1], nextCursor: 'a+b' });
  });

  it('returns no cursor on the last page', async () => {
    server.handle = (_, response) => respond(response, 200, []);
    await expect(callApiPage('getFeed', {})).resolves.toEqual({ items: [], nextCursor: null });
  });
});

describe('callUrl', () => {
  it('returns the URL that callApi requests, with encoded path and query', () => {
    expect(callUrl('exportAccount', { params: { userId: 'a/b' } })).toBe(`${server.url}/api/user/export/a%2Fb`);
    expect(callUrl('getFeed', { query: { cursor: 'a&b' } })).toBe(`${server.url}/api/post?cursor=a%26b`);
  });
});

describe('createQueryClient', () => {
  const { retry, retryDelay, gcTime, refetchOnWindowFocus } = createQueryClient().getDefaultOptions().queries ?? {};
  const retries = (failures: number, error: unknown): unknown =>
    (retry as (failures: number, error: unknown) => boolean)(failures, error);

  it('retries three times, after 1, 2 and 4 seconds and at most 30', () => {
    expect([0, 1, 2, 3].map((failures) => retries(failures, new Error('fault')))).toEqual([true, true, true, false]);
    expect([0, 1, 2, 9].map((attempt) => (retryDelay as (attempt: number) => number)(attempt))).toEqual([
      1_000, 2_000, 4_000, 30_000,
    ]);
  });

  it('waits as long as Retry-After says', () => {
    const error = new ApiError('Busy', { code: 'overloaded', status: 503, retryAfter: 5 });
    const delay = retryDelay as (attempt: number, error: unknown) => number;
    expect([0, 3].map((attempt) => delay(attempt, error))).toEqual([5_000, 8_000]);
  });

  it('never retries a 4xx', async () => {
    server.handle = (_, response) => respond(response, 404, { message: 'No', error: 'No', code: 'not_found' });
    expect(retries(0, await failure(callApi('getMe', {})))).toBe(false);
  });

  it('fails a mutation at once when offline', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.networkMode).toBe('always');
  });

  it('keeps unused data for 5 minutes and does not refetch on window focus', () => {
    expect([gcTime, refetchOnWindowFocus]).toEqual([300_000, false]);
  });
});
