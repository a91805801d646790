import { EventStream } from '../fixtures/event-stream';
import { ServiceProcess } from '../fixtures/service-process';
import { makeMemberDetails } from '../fixtures/members';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

interface Member {
  readonly id: string;
  readonly cookie: string;
}

let second: ServiceProcess;
test.beforeEach(async ({ stack }) => {
  second = await ServiceProcess.start(stack, 'api');
});
test.afterEach(() => second.kill());

async function post<T>(
  stack: Stack,
  api: string,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ readonly body: T; readonly cookie: string }> {
  const response = await fetch(`${api}/api${path}`, {
    method: 'POST',
    headers: { origin: stack.url, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path} failed with status ${response.status}`).toBe(true);
  return {
    body: (await response.json()) as T,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  };
}

async function signUp(stack: Stack, name: string): Promise<Member> {
  const details = makeMemberDetails(name, 'Nursing');
  const { body } = await post<{ id: string }>(stack, stack.apiUrl, '/user', {
    ...details,
    isVerificated: false,
    isSendVerificate: false,
  });
  const { cookie } = await post(stack, stack.apiUrl, '/auth/login', {
    username: details.username,
    password: details.password,
  });
  return { id: body.id, cookie };
}

test('two API processes on one database serve one conversation, and killing one loses no message', async ({
  stack,
}) => {
  const [ana, bia] = [await signUp(stack, 'Ana'), await signUp(stack, 'Bia')];
  const { body: chat } = await post<{ id: string }>(
    stack,
    stack.apiUrl,
    '/chat/dm',
    { otherUserId: bia.id },
    ana.cookie,
  );
  const sendMessage = (api: string, from: Member, text: string) =>
    post(stack, api, '/chat/messages', { chatId: chat.id, text }, from.cookie);

  await test.step('delivers messages between members of different processes', async () => {
    const [anas, bias] = [
      await EventStream.open(stack.apiUrl, ana.cookie),
      await EventStream.open(second.url, bia.cookie),
    ];
    await sendMessage(stack.apiUrl, ana, 'Good morning');
    await bias.waitFor(() => bias.texts.length === 1);
    await sendMessage(second.url, bia, 'Good morning, Ana');
    await anas.waitFor(() => anas.texts.length === 2);
    await bias.waitFor(() => bias.texts.length === 2);
    for (const stream of [anas, bias]) {
      expect(stream.texts).toEqual(['Good morning', 'Good morning, Ana']);
      stream.close();
    }
  });

  await test.step('continues at the other process after a kill', async () => {
    const texts = Array.from({ length: 60 }, (_, n) => `Message ${n}`);
    const before = await EventStream.open(second.url, bia.cookie);
    const sending = (async () => {
      for (const text of texts) await sendMessage(stack.apiUrl, ana, text);
    })();
    await before.waitFor(() => before.texts.length >= 10);
    await second.kill();
    await before.ended;
    const after = await EventStream.open(stack.apiUrl, bia.cookie, before.lastId);
    await sending;
    await after.waitFor(() => before.texts.length + after.texts.length >= texts.length);
    expect([...before.texts, ...after.texts]).toEqual(texts);
    after.close();
  });
});
