import type { CallBody, Message } from '@cred/contract';
import {
  respond,
  fireEvent,
  hang,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  otherErrorBodies,
  respondWithError,
  respondWithErrorBody,
  renderRoutes,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { MEMBER_STORAGE_PREFIX } from '@cred/platform';
import { remote } from '../../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
let chatId = makeId();

const typed = jest.fn();
beforeEach(() => {
  typed.mockClear();
  // A new chat id for each test, since drafts are stored by chat.
  chatId = makeId();
});

/** A server that stores the messages it receives. */
function serve() {
  const sent: CallBody<'sendMessage'>[] = [];
  const messages: Message[] = [];
  server.use(
    respond('getChats', []),
    respond('sayTyping', () => {
      typed();
      return { ok: true } as const;
    }),
    respond('getChat', () => makeChat({ id: chatId, otherUser: bruno, messages })),
    respond('sendMessage', ({ body }) => {
      const message = body as CallBody<'sendMessage'>;
      sent.push(message);
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
  return { ...result, field: await screen.findByPlaceholderText('Message...') };
}

describe('the composer', () => {
  it('sends the trimmed text with Enter, clears the field and shows the message once', async () => {
    const { sent } = serve();
    const { user, field } = await open();
    await user.type(field, '  Good night {Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent).toEqual([{ chatId, text: 'Good night', clientId: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(screen.getAllByText('Good night')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Sent' })).toBeVisible();
  });

  it('keeps a pasted text that is too long in full, and sends it once it fits', async () => {
    const { sent } = serve();
    const { user, field } = await open();
    fireEvent.change(field, { target: { value: 'a'.repeat(100_000) } });
    expect(field).toHaveValue('a'.repeat(100_000));
    expect(screen.getByText('96000 characters too many for one message.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field, '{Enter}');
    expect(sent).toEqual([]);
    fireEvent.change(field, { target: { value: `${'a'.repeat(4_000)} ` } });
    await user.type(field, '{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('sends with its button, and starts a new line with Shift+Enter', async () => {
    const { sent } = serve();
    const { user, field } = await open();
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent[0]?.text).toBe('one\ntwo'));
  });

  it('does not send an empty or blank text', async () => {
    const { sent } = serve();
    const { user, field } = await open();
    await user.type(field, '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('ignores Enter during the composition of an input method', async () => {
    const { sent } = serve();
    const { user, field } = await open();
    await user.type(field, 'nihao');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(field).toHaveValue('nihao');
    expect(sent).toEqual([]);
  });

  it('shows the message at once as "Enviando…", and sends no second one until it is stored', async () => {
    serve();
    const requested = jest.fn();
    server.use(hang('sendMessage'));
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/chat/messages')) requested(request.url);
    });
    const { user, field } = await open();
    await user.type(field, 'Are you there?{Enter}');
    expect(await screen.findByText('Enviando…')).toBeVisible();
    expect(screen.getByText('Are you there?', { selector: '[data-message-id] *' })).toBeVisible();
    await user.type(field, ' Hello?{Enter}{Enter}');
    expect(screen.getAllByText('Enviando…')).toHaveLength(1);
    expect(requested).toHaveBeenCalledTimes(1);
    server.events.removeAllListeners();
  });

  it('keeps what was typed while the message was in flight', async () => {
    serve();
    let release: (message: Message) => void = () => undefined;
    server.use(respond('sendMessage', () => new Promise<Message>((resolve) => (release = resolve))));
    const { user, field } = await open();
    await user.type(field, 'first{Enter}');
    await screen.findByText('Enviando…');
    await user.type(field, ' and more');
    release(makeMessage({ chatId, senderId: me.id, text: 'first' }));
    await waitFor(() => expect(field).toHaveValue(' and more'));
  });

  it('restores a failed message to the field, with the reason', async () => {
    serve();
    server.use(
      respondWithError('sendMessage', { status: 429, code: 'too_many_requests', message: 'Too many messages' }),
    );
    const { user, field } = await open();
    await user.type(field, 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. Too many messages');
    expect(screen.queryByText('Enviando…')).not.toBeInTheDocument();
    expect(field).toHaveValue('Hello');
    expect(screen.getByText('No messages yet. Say hi 👋')).toBeVisible();
  });

  it.each(otherErrorBodies)('shows the words of a server that answers with %s', async (_, body, words) => {
    serve();
    server.use(respondWithErrorBody('sendMessage', 403, body));
    const { user, field } = await open();
    await user.type(field, 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Not sent. ${words}`);
  });

  it('retries an unchanged message with the same id, and a changed one with a new id', async () => {
    serve();
    const ids: unknown[] = [];
    const refuseAll = () =>
      server.use(
        respond(
          'sendMessage',
          ({ body }) => (ids.push(body['clientId']), { message: 'No', error: 'No', code: 'forbidden' }) as never,
          { status: 403 },
        ),
      );
    refuseAll();
    const { user, field } = await open();
    await user.type(field, 'Hello{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[1]).toBe(ids[0]);
    await screen.findByRole('alert');
    await user.type(field, ' there');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[2]).not.toBe(ids[0]);
    server.resetHandlers();
    const { sent } = serve();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(sent).toEqual([{ chatId, text: 'Hello there', clientId: ids[2] }]);
  });

  it('clears the field when a message that seemed to fail turns out to be stored', async () => {
    const { messages } = serve();
    let stored: Message | undefined;
    server.use(
      respond(
        'sendMessage',
        ({ body }) => {
          stored = makeMessage({
            chatId,
            senderId: me.id,
            text: String(body['text']),
            clientId: String(body['clientId']),
          });
          return { message: 'No', error: 'No', code: 'forbidden' } as never;
        },
        { status: 403 },
      ),
    );
    const { user, field } = await open();
    await user.type(field, 'Hello{Enter}');
    await screen.findByRole('alert');
    messages.push(stored!);
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.getAllByText('Hello')).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps a draft when the chat is left, and after a reload', async () => {
    serve();
    const first = await open();
    await first.user.type(first.field, 'half a thou');
    first.unmount();
    expect(sessionStorage.getItem(`${MEMBER_STORAGE_PREFIX}chat-draft:${me.id}:${chatId}`)).toContain('half a thou');
    expect((await open()).field).toHaveValue('half a thou');
  });

  it('sends typing notices at intervals, but not for a blank text', async () => {
    serve();
    const { user, field } = await open();
    await user.type(field, '  ');
    expect(typed).not.toHaveBeenCalled();
    await user.type(field, 'Hello there');
    await waitFor(() => expect(typed).toHaveBeenCalledTimes(1));
  });
});
