import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { withTimeout } from '../outside/with-timeout';
import { OutsideHttp } from '../outside/outside-http';
import { never, unusedUrl, sendJson, startService, type TestService } from '../outside/testing/test-service';
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
const says = (response: ServerResponse, content: string): void =>
  sendJson(response, { choices: [{ message: { role: 'assistant', content } }] });
const good = '{"text":"well"}';

/** An endpoint that answers by how it is asked and how often it was. */
async function endpoint(answer: (sent: Sent, response: ServerResponse, count: number) => void): Promise<TestService> {
  service = await startService(({ body }, response, count) => answer(JSON.parse(body) as Sent, response, count));
  return service;
}
const schema = z.strictObject({ text: z.string() });
const pauses: number[] = [];
const model = (over: object = {}) =>
  new ChatModel({
    url: `${service?.url ?? ''}/v1/`,
    model: 'any:8b',
    http,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...over,
  });
const ask = (from = model(), signal = never) =>
  from.generate('rewriting', schema, { system: 'the rules', user: 'the post' }, signal);
const formats = () =>
  (service?.requests ?? []).map(({ body }) => (JSON.parse(body) as Sent).response_format?.type ?? 'prompt');

describe('ChatModel', () => {
  it('asks as OpenAI’s clients do, for the schema first', async () => {
    const { requests } = await endpoint((_sent, response) => says(response, good));
    expect(await ask(model({ apiKey: 'the key' }))).toEqual({ text: 'well' });
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
    const { requests } = await endpoint((_sent, response) => says(response, good));
    await ask();
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it.each([400, 404, 422, 500])(
    'falls back to json_object and to the prompt where the format is refused with %s, and remembers it',
    async (status) => {
      await endpoint((sent, response) =>
        sent.response_format
          ? sendJson(response, { error: { message: 'response_format is not supported' } }, status)
          : says(response, good),
      );
      const one = model();
      expect([await ask(one), await ask(one)]).toEqual([{ text: 'well' }, { text: 'well' }]);
      expect(formats()).toEqual(['json_schema', 'json_object', 'prompt', 'prompt']);
    },
  );

  it('stays with json_object where only the schema is refused', async () => {
    await endpoint((sent, response) =>
      sent.response_format?.type === 'json_schema' ? sendJson(response, {}, 400) : says(response, good),
    );
    const one = model();
    await ask(one);
    await ask(one);
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  it('checks the answer of an endpoint that takes a schema and ignores it, and asks once more', async () => {
    await endpoint((_sent, response, count) =>
      says(
        response,
        count === 1 ? '{"rewritten":"x","references":[{"pmid":"1"}]}' : `<think>{</think>\`\`\`json\n${good}\n\`\`\``,
      ),
    );
    expect(await ask()).toEqual({ text: 'well' });
    expect(service?.requests).toHaveLength(2);
  });

  it.each<[string, string]>([
    ['words', 'Sure, here you go'],
    ['other fields beside', '{"text":"well","references":["Silva 2020"]}'],
    ['a web page', ''],
  ])('fails when it says %s twice', async (_what, content) => {
    await endpoint((_sent, response) =>
      content
        ? says(response, content)
        : void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
    );
    await expect(ask()).rejects.toMatchObject({ reason: 'malformed' });
    expect(service?.requests).toHaveLength(2);
  });

  it('reads an endpoint that streams', async () => {
    await endpoint((_sent, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const part of ['{"te', 'xt":"well"}'])
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: part } }] })}\n\n`);
      response.end('data: [DONE]\n\n');
    });
    expect(await ask()).toEqual({ text: 'well' });
  });

  it('waits after a 429 as long as it is told, once', async () => {
    await endpoint((_sent, response, count) =>
      count === 1 ? sendJson(response, {}, 429, { 'retry-after': '2' }) : says(response, good),
    );
    expect(await ask()).toEqual({ text: 'well' });
    expect(pauses.splice(0)).toEqual([2_000]);
  });

  it.each([
    [429, { 'retry-after': '30' }, 'rate', 1],
    [503, {}, 'status', 2],
    [401, {}, 'status', 1],
  ] as const)('fails on %s', async (status, headers, reason, times) => {
    await endpoint((_sent, response) => sendJson(response, {}, status, headers));
    await expect(ask()).rejects.toMatchObject({ reason });
    expect(service?.requests).toHaveLength(times);
  });

  it('does not follow a redirect: the post goes nowhere but to the configured address', async () => {
    const other = await startService((_asked, response) => says(response, good));
    await endpoint(
      (_sent, response) => void response.writeHead(307, { location: `${other.url}/v1/chat/completions` }).end(),
    );
    await expect(ask()).rejects.toMatchObject({ reason: 'redirect' });
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it('refuses an answer without end', async () => {
    await endpoint((_sent, response) => {
      const more = (): void =>
        void (response.write('x'.repeat(50_000)) ? setImmediate(more) : response.once('drain', more));
      more();
    });
    await expect(ask()).rejects.toMatchObject({ reason: 'too-large' });
  });

  it('is left alone for a while by the others when it hangs; a member who leaves changes nothing', async () => {
    const reach = { isReachable: async () => true, markUnreachable: jest.fn() };
    const gone = new AbortController();
    await endpoint((_sent, _response, count) => (count === 1 ? gone.abort() : undefined));
    await expect(withTimeout(10_000, gone.signal, (signal) => ask(model({ reach }), signal))).rejects.toMatchObject({
      reason: 'time',
    });
    expect(reach.markUnreachable).not.toHaveBeenCalled();
    await expect(withTimeout(30, never, (signal) => ask(model({ reach }), signal))).rejects.toMatchObject({
      reason: 'time',
    });
    await new Promise(setImmediate);
    expect(reach.markUnreachable).toHaveBeenCalledTimes(1);
  });

  it('fails at once where nobody is', async () => {
    await expect(ask(model({ url: await unusedUrl() }))).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(
      ask(model({ reach: { isReachable: async () => false, markUnreachable: jest.fn() } })),
    ).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
