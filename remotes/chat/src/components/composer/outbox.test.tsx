import 'fake-indexeddb/auto';
import type { CallBody, Message } from '@cred/contract';
import {
  dropConnection,
  fireEvent,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  renderRoutes,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { clearMemberStorage } from '@cred/platform';
import { IDBFactory } from 'fake-indexeddb';
import { readMessages } from '../../lib/outbox-store';
import { remote } from '../../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
const image = new File([new Uint8Array([1, 2, 3, 4])], 'ward.jpg', { type: 'image/jpeg' });
let chatId = makeId();
let online: jest.SpiedGetter<boolean>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  chatId = makeId();
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => online.mockRestore());

function setOnline(isOnline: boolean): void {
  online.mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

/** A server that stores each `clientId` once. */
function serve() {
  const sent: CallBody<'sendMessage'>[] = [];
  const messages: Message[] = [];
  server.use(
    respond('getChats', []),
    respond('sayTyping', { ok: true }),
    respond('getChat', () => makeChat({ id: chatId, otherUser: bruno, messages })),
    respond('sendMessage', ({ body }) => {
      const message = body as CallBody<'sendMessage'>;
      sent.push(message);
      const known = messages.find(({ clientId }) => clientId === message.clientId);
      if (known) return known;
      const stored = makeMessage({
        chatId,
        senderId: me.id,
        text: message.text ?? null,
        clientId: message.clientId ?? null,
      });
      messages.push(stored);
      return stored;
    }),
  );
  return { sent, messages };
}

async function open() {
  const result = renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me });
  const field = await screen.findByPlaceholderText('Message...');
  const picker = result.container.querySelector<HTMLInputElement>('input[type=file]')!;
  return { ...result, field, picker };
}
const kept = async () => (await readMessages(me.id)).map(({ text }) => text);
const log = () => within(screen.getByRole('log'));

/** Writes two texts and a picture with a text while the browser is offline. */
async function writeOffline({ user, field, picker }: Awaited<ReturnType<typeof open>>) {
  setOnline(false);
  await user.type(field, 'One{Enter}');
  expect(field).toHaveValue('');
  await user.type(field, 'Two{Enter}');
  fireEvent.change(picker, { target: { files: [image] } });
  await user.type(field, 'Three{Enter}');
  await waitFor(async () => expect(await kept()).toEqual(['One', 'Two', 'Three']));
}

describe('messages that are written offline', () => {
  it('are kept, say what they wait for, and go out by themselves, once and in order', async () => {
    const { sent } = serve();
    const page = await open();
    await writeOffline(page);
    expect(sent).toEqual([]);
    expect(
      screen.getByText('You are offline. Your 3 messages go out, in their order, as soon as you are back.'),
    ).toBeVisible();
    expect(log().getAllByText('Waiting for connection')).toHaveLength(3);
    expect(log().queryByText('Enviando…')).not.toBeInTheDocument();
    setOnline(true);
    await waitFor(() => expect(log().getAllByRole('img', { name: 'Sent' })).toHaveLength(3));
    expect(sent.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(sent[2]).toMatchObject({ mediaUrl: 'data:image/jpeg;base64,AQIDBA==' });
    expect(screen.queryByText(/go out/)).not.toBeInTheDocument();
    expect(await kept()).toEqual([]);
  });

  it('survive a reload with their files, and go out from the new page, each once', async () => {
    serve();
    const first = await open();
    await writeOffline(first);
    server.use(dropConnection('sendMessage'));
    setOnline(true);
    first.unmount();
    await open();
    await waitFor(() => expect(log().getAllByText(/Waiting for connection|Enviando…/)).toHaveLength(3));
    server.resetHandlers();
    const { sent, messages } = serve();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(messages.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']));
    expect(sent.find(({ text }) => text === 'Three')).toMatchObject({ mediaUrl: 'data:image/jpeg;base64,AQIDBA==' });
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(messages).toHaveLength(3);
  });

  it('can be taken back, and are then in the field again', async () => {
    const { sent } = serve();
    const page = await open();
    await writeOffline(page);
    const [first] = log().getAllByRole('button', { name: 'Do not send' });
    await page.user.click(first!);
    expect(page.field).toHaveValue('One');
    await waitFor(async () => expect(await kept()).toEqual(['Two', 'Three']));
    setOnline(true);
    await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['Two', 'Three']));
  });

  it('are not sent when another tab has taken them back, or a logout has deleted them', async () => {
    const { sent } = serve();
    const page = await open();
    await writeOffline(page);
    await clearMemberStorage();
    setOnline(true);
    await waitFor(() => expect(log().queryByText('Waiting for connection')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('return to the field with the reason when the server does not take them', async () => {
    serve();
    const page = await open();
    await writeOffline(page);
    server.use(respondWithError('sendMessage', { status: 403, code: 'forbidden', message: 'No longer' }));
    setOnline(true);
    await waitFor(() => expect(page.field).toHaveValue('One\nTwo\nThree'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent. No longer');
    expect(screen.getByText('ward.jpg')).toBeVisible();
    expect(log().queryByText(/Waiting/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('stay when the session has ended, and go out after the next login', async () => {
    const { sent } = serve();
    const page = await open();
    await writeOffline(page);
    server.use(respondWithError('sendMessage', { status: 401, code: 'unauthenticated', message: 'Log in' }));
    setOnline(true);
    await waitFor(() => expect(log().getAllByText('Waiting for connection')).toHaveLength(3));
    page.unmount();
    expect(await kept()).toEqual(['One', 'Two', 'Three']);
    server.resetHandlers();
    const again = serve();
    await open();
    await waitFor(() => expect(again.sent.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']));
    expect(sent).toEqual([]);
  });
});

it('a message whose send finds no connection waits too, and goes out when a poll succeeds', async () => {
  const { sent } = serve();
  const { user, field } = await open();
  server.use(dropConnection('sendMessage'));
  await user.type(field, 'From a tunnel{Enter}');
  expect(log().getByText('Enviando…')).toBeVisible();
  await waitFor(() => expect(log().getByText('Waiting for connection')).toBeVisible(), { timeout: 15_000 });
  expect(field).toHaveValue('');
  expect(screen.getByText('Cred cannot be reached. Your message goes out as soon as it can.')).toBeVisible();
  server.resetHandlers();
  const again = serve();
  await waitFor(() => expect(again.sent.map(({ text }) => text)).toEqual(['From a tunnel']), { timeout: 15_000 });
  expect(sent).toEqual([]);
}, 40_000);
