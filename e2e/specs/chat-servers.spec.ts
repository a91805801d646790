import { EventStream } from '../fixtures/event-stream';
import { FurtherProcess } from '../fixtures/further-process';
import { makePerson } from '../fixtures/members';
import type { Stack } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

interface Member {
  readonly id: string;
  readonly cookie: string;
}

let second: FurtherProcess;
test.beforeEach(async ({ stack }) => {
  second = await FurtherProcess.start(stack, 'api');
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
  expect(response.ok, `${path} was answered with ${response.status}`).toBe(true);
  return {
    body: (await response.json()) as T,
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  };
}

async function join(stack: Stack, name: string): Promise<Member> {
  const person = makePerson(name, 'Nursing');
  const { body } = await post<{ id: string }>(stack, stack.apiUrl, '/user', {
    ...person,
    isVerificated: false,
    isSendVerificate: false,
  });
  const { cookie } = await post(stack, stack.apiUrl, '/auth/login', {
    username: person.username,
    password: person.password,
  });
  return { id: body.id, cookie };
}

test('two API processes on one database carry one conversation, and one of them killed loses nothing of it', async ({
  stack,
}) => {
  const [ana, bia] = [await join(stack, 'Ana'), await join(stack, 'Bia')];
  const { body: chat } = await post<{ id: string }>(
    stack,
    stack.apiUrl,
    '/chat/dm',
    { otherUserId: bia.id },
    ana.cookie,
  );
  const say = (api: string, from: Member, text: string) =>
    post(stack, api, '/chat/messages', { chatId: chat.id, text }, from.cookie);

  await test.step('each hears the other one over the other process', async () => {
    const [anas, bias] = [
      await EventStream.open(stack.apiUrl, ana.cookie),
      await EventStream.open(second.url, bia.cookie),
    ];
    await say(stack.apiUrl, ana, 'Good morning');
    await bias.until(() => bias.texts.length === 1);
    await say(second.url, bia, 'Good morning, Ana');
    await anas.until(() => anas.texts.length === 2);
    await bias.until(() => bias.texts.length === 2);
    for (const stream of [anas, bias]) {
      expect(stream.texts).toEqual(['Good morning', 'Good morning, Ana']);
      stream.close();
    }
  });

  await test.step('who is connected to a process that is killed goes on at the other one', async () => {
    const texts = Array.from({ length: 60 }, (_, n) => `Message ${n}`);
    const before = await EventStream.open(second.url, bia.cookie);
    const sending = (async () => {
      for (const text of texts) await say(stack.apiUrl, ana, text);
    })();
    await before.until(() => before.texts.length >= 10);
    await second.kill();
    await before.ended;
    const after = await EventStream.open(stack.apiUrl, bia.cookie, before.lastId);
    await sending;
    await after.until(() => before.texts.length + after.texts.length >= texts.length);
    expect([...before.texts, ...after.texts]).toEqual(texts);
    after.close();
  });
});
