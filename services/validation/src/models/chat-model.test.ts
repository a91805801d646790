import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { withTimeout } from '../outside/with-timeout';
import { OutsideHttp } from '../outside/outside-http';
import { neverAborted, unusedUrl, sendJson, startService, type TestService } from '../outside/testing/test-service';
import { ChatModel } from './chat-model';

const http = new OutsideHttp();
let service: TestService | undefined;
afterEach(() => service?.close());
afterAll(() => http.close());

interface Sent {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: object };
  readonly stream: boolean;
}
const sendCompletion = (response: ServerResponse, content: string): void =>
  sendJson(response, { choices: [{ message: { role: 'assistant', content } }] });
const good = '{"text":"well"}';

/** An endpoint whose response depends on the request and on how many preceded it. */
async function endpoint(respond: (sent: Sent, response: ServerResponse, count: number) => void): Promise<TestService> {
  service = await startService(({ body }, response, count) => respond(JSON.parse(body) as Sent, response, count));
  return service;
}
const schema = z.strictObject({ text: z.string() });
const pauses: number[] = [];
const model = (overrides: object = {}) =>
  new ChatModel({
    url: `${service?.url ?? ''}/v1/`,
    model: 'any:8b',
    http,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...overrides,
  });
const sendPrompt = (from = model(), signal = neverAborted) =>
  from.generate('rewriting', schema, { system: 'the rules', user: 'the post' }, signal);
const formats = () =>
  (service?.requests ?? []).map(({ body }) => (JSON.parse(body) as Sent).response_format?.type ?? 'prompt');

describe('ChatModel', () => {
  it('sends a request like OpenAI’s clients, first with the schema', async () => {
    const { requests } = await endpoint((_sent, response) => sendCompletion(response, good));
    expect(await sendPrompt(model({ apiKey: 'the key' }))).toEqual({ text: 'well' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer the key', 'content-type': 'application/json' },
    });
    expect(requests[0]?.url.pathname).toBe('/v1/chat/completions');
    const sent = JSON.parse(requests[0]?.body ?? '') as Sent;
    expect(sent).toMatchObject({
      model: 'any:8b',
      stream: false,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'rewriting', strict: true, schema: { required: ['text'], additionalProperties: false } },
      },
    });
    expect(sent.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(sent.messages[1]?.content).toBe('the post');
  });

  it('sends no authorization without a key', async () => {
    const { requests } = await endpoint((_sent, response) => sendCompletion(response, good));
    await sendPrompt();
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([400, 404, 422, 500])(
    'falls back to json_object and then to the prompt when the format is rejected with %s, and does not try it again',
    async (status) => {
      await endpoint((sent, response) =>
        sent.response_format
          ? sendJson(response, { error: { message: 'response_format is not supported' } }, status)
          : sendCompletion(response, good),
      );
      const one = model();
      expect([await sendPrompt(one), await sendPrompt(one)]).toEqual([{ text: 'well' }, { text: 'well' }]);
      expect(formats()).toEqual(['json_schema', 'json_object', 'prompt', 'prompt']);
    },
  );

  it('continues with json_object when only the schema is rejected', async () => {
    await endpoint((sent, response) =>
      sent.response_format?.type === 'json_schema' ? sendJson(response, {}, 400) : sendCompletion(response, good),
    );
    const one = model();
    await sendPrompt(one);
    await sendPrompt(one);
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  it('validates the response of an endpoint that ignores the schema, and retries once', async () => {
    await endpoint((_sent, response, count) =>
      sendCompletion(
        response,
        count === 1 ? '{"rewritten":"x","references":[{"pmid":"1"}]}' : `<think>{</think>\`\`\`json\n${good}\n\`\`\``,
      ),
    );
    expect(await sendPrompt()).toEqual({ text: 'well' });
    expect(service?.requests).toHaveLength(2);
  });

  it.each<[string, string]>([
    ['words', 'Sure, here you go'],
    ['other fields beside', '{"text":"well","references":["Silva 2020"]}'],
    ['a web page', ''],
  ])('fails when the response is %s twice', async (_what, content) => {
    await endpoint((_sent, response) =>
      content
        ? sendCompletion(response, content)
        : void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    );
    await expect(sendPrompt()).rejects.toMatchObject({ reason: 'malformed' });
    expect(service?.requests).toHaveLength(2);
  });

  it('reads a streamed response', async () => {
    await endpoint((_sent, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const part of ['{"te', 'xt":"well"}'])
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: part } }] })}\n\n`);
      response.end('data: [DONE]\n\n');
    });
    expect(await sendPrompt()).toEqual({ text: 'well' });
  });

  it('waits once for the time in retry-after after a 429', async () => {
    await endpoint((_sent, response, count) =>
      count === 1 ? sendJson(response, {}, 429, { 'retry-after': '2' }) : sendCompletion(response, good),
    );
    expect(await sendPrompt()).toEqual({ text: 'well' });
    expect(pauses.splice(0)).toEqual([2_000]);
  });

  it.each([
    [429, { 'retry-after': '30' }, 'rate', 1],
    [503, {}, 'status', 2],
    [401, {}, 'status', 1],
  ] as const)('fails on %s', async (status, headers, reason, times) => {
    await endpoint((_sent, response) => sendJson(response, {}, status, headers));
    await expect(sendPrompt()).rejects.toMatchObject({ reason });
    expect(service?.requests).toHaveLength(times);
  });

  it('follows no redirect: the post goes only to the configured address', async () => {
    const other = await startService((_request, response) => sendCompletion(response, good));
    await endpoint(
      (_sent, response) => void response.writeHead(307, { location: `${other.url}/v1/chat/completions` }).end(),
    );
    await expect(sendPrompt()).rejects.toMatchObject({ reason: 'redirect' });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it('rejects an endless response', async () => {
    await endpoint((_sent, response) => {
      const more = (): void =>
        void (response.write('x'.repeat(50_000)) ? setImmediate(more) : response.once('drain', more));
      more();
    });
    await expect(sendPrompt()).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('marks the endpoint as unreachable when it hangs, but not when the member disconnects', async () => {
    const reachability = { isReachable: async () => true, markUnreachable: jest.fn() };
    const disconnected = new AbortController();
    await endpoint((_sent, _response, count) => (count === 1 ? disconnected.abort() : undefined));
    await expect(
      withTimeout(10_000, disconnected.signal, (signal) => sendPrompt(model({ reachability }), signal)),
    ).rejects.toMatchObject({
      reason: 'time',
    });
    expect(reachability.markUnreachable).not.toHaveBeenCalled();
    await expect(
      withTimeout(30, neverAborted, (signal) => sendPrompt(model({ reachability }), signal)),
    ).rejects.toMatchObject({
      reason: 'time',
    });
    await new Promise(setImmediate);
    expect(reachability.markUnreachable).toHaveBeenCalledTimes(1);
  });

  it('fails at once when the endpoint is unreachable', async () => {
    await expect(sendPrompt(model({ url: await unusedUrl() }))).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(
      sendPrompt(model({ reachability: { isReachable: async () => false, markUnreachable: jest.fn() } })),
    ).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
