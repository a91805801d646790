import type { CallBody, Message } from '@cred/contract';
import { answer, fireEvent, hang, makeChat, makeId, makeMe, makeMessage, makeUserSummary, refuse, renderRoutes, screen, server, waitFor } from '@cred/testing';
import { remote } from '../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
const chatId = makeId();

/** A server that keeps what it is sent. */
function serve() {
  const sent: CallBody<'sendMessage'>[] = [];
  const messages: Message[] = [];
  server.use(
    answer('getChats', []),
    answer('getChat', () => makeChat({ id: chatId, otherUser: bruno, messages })),
    answer('sendMessage', ({ body }) => {
      const message = body as CallBody<'sendMessage'>;
      sent.push(message);
      const stored = makeMessage({ chatId, senderId: me.id, text: message.text ?? null, clientId: message.clientId ?? null });
      messages.push(stored);
      return stored;
    }),
  );
  return { sent };
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

  it('leaves an Enter to the input method that is composing', async () => {
    const { sent } = serve();
    const { user, field } = await open();
    await user.type(field, 'nihao');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(field).toHaveValue('nihao');
    expect(sent).toEqual([]);
  });

  it('shows the message at once as "Enviando…", and sends no second one meanwhile', async () => {
    serve();
    const asked = jest.fn();
    server.use(hang('sendMessage'));
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') asked(request.url);
    });
    const { user, field } = await open();
    await user.type(field, 'Are you there?{Enter}');
    expect(await screen.findByText('Enviando…')).toBeVisible();
    expect(screen.getByText('Are you there?', { selector: '[data-message-id] *' })).toBeVisible();
    await user.type(field, ' Hello?{Enter}{Enter}');
    expect(screen.getAllByText('Enviando…')).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
    server.events.removeAllListeners();
  });

  it('keeps what was typed while the message was under way', async () => {
    serve();
    let release: (message: Message) => void = () => undefined;
    server.use(answer('sendMessage', () => new Promise<Message>((resolve) => (release = resolve))));
    const { user, field } = await open();
    await user.type(field, 'first{Enter}');
    await screen.findByText('Enviando…');
    await user.type(field, ' and more');
    release(makeMessage({ chatId, senderId: me.id, text: 'first' }));
    await waitFor(() => expect(field).toHaveValue(' and more'));
  });

  it('takes the message back when it fails: the text is in the field again, and a toast says why', async () => {
    serve();
    server.use(refuse('sendMessage', { status: 429, code: 'too_many_requests', message: 'Too many messages' }));
    const { user, field } = await open();
    await user.type(field, 'Hello{Enter}');
    expect(await screen.findByText('Too many messages')).toBeVisible();
    expect(screen.queryByText('Enviando…')).not.toBeInTheDocument();
    expect(field).toHaveValue('Hello');
    expect(screen.getByText('No messages yet. Say hi 👋')).toBeVisible();
  });

  it('can be used again after a failure', async () => {
    const { sent } = serve();
    server.use(answer('sendMessage', ({ body }) => makeMessage({ chatId, senderId: me.id, text: String(body['text']) })));
    server.use(refuse('sendMessage', { status: 500, code: 'internal', message: 'Something broke' }));
    const { user, field } = await open();
    await user.type(field, 'Hello{Enter}');
    await screen.findByText('Something broke');
    server.resetHandlers();
    const again = serve();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(again.sent).toHaveLength(1));
    expect(sent).toEqual([]);
  });
});
