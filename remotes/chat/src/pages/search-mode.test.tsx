import { findFolded, limits, type Message } from '@cred/contract';
import {
  respond,
  hang,
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  respondWithError,
  renderRoutes,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { remote } from '../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
let chatId: string;
beforeEach(() => {
  chatId = makeId();
});

function serve(texts: readonly string[], over: (at: number) => Partial<Message> = () => ({})) {
  const all = texts.map((text, at) =>
    makeMessage({
      chatId,
      senderId: bruno.id,
      text,
      messageRead: [{ userId: me.id }],
      createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0, at)).toISOString(),
      ...over(at),
    }),
  );
  const requestedTakes: (string | null)[] = [];
  server.use(
    respond('getChats', []),
    respond('getChat', ({ query }) => {
      const before = query.get('before');
      if (before) requestedTakes.push(query.get('take'));
      const end = before ? all.findIndex(({ id }) => id === before) : all.length;
      return makeChat({
        id: chatId,
        otherUser: bruno,
        messages: all.slice(Math.max(0, end - Number(query.get('take') ?? limits.chat.page)), end),
      });
    }),
    respond('searchMessages', ({ query }) => {
      const found = all.filter(
        ({ text, type }) => type === 'TEXT' && findFolded(text ?? '', query.get('term') ?? '').length > 0,
      );
      return { total: found.length, messageIds: found.map(({ id }) => id) };
    }),
  );
  return { all, requestedTakes };
}

async function open() {
  const result = renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me });
  await result.user.click(await screen.findByRole('button', { name: 'Search messages' }));
  return { ...result, field: screen.getByRole('textbox', { name: 'Search messages' }) };
}

const marks = (): string[] => [...document.querySelectorAll('mark')].map((mark) => mark.textContent ?? '');
const current = (): string | undefined => document.querySelector('[data-current-match]')?.textContent ?? undefined;

describe('the message search', () => {
  it('counts and marks all matches ignoring case; Enter and Shift+Enter step through them and wrap around', async () => {
    serve(['A dose', 'no match', 'Dose and dose', 'the last DOSE']);
    const { user, field } = await open();
    expect(field).toHaveFocus();
    await user.type(field, 'dose');
    expect(await screen.findByText('1 / 3')).toBeVisible();
    expect(marks()).toEqual(['dose', 'Dose', 'dose', 'DOSE']);
    await waitFor(() => expect(current()).toContain('the last DOSE'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('2 / 3')).toBeVisible();
    expect(current()).toContain('Dose and dose');
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('1 / 3')).toBeVisible();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByText('3 / 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(screen.getByText('2 / 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    expect(screen.getByText('3 / 3')).toBeVisible();
  });

  it('marks in text messages only', async () => {
    serve(['a dose', 'a dose as caption'], (at) =>
      at === 1 ? { type: 'IMAGE', mediaUrl: 'http://api.test/media/1' } : {},
    );
    const { user, field } = await open();
    await user.type(field, 'dose');
    expect(await screen.findByText('1 / 1')).toBeVisible();
    expect(marks()).toEqual(['dose']);
  });

  it('shows 0 / 0 when nothing matches', async () => {
    serve(['hello']);
    const { user, field } = await open();
    await user.type(field, 'zzz');
    expect(await screen.findByText('0 / 0')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });

  it('closes with Escape: the focus returns to the button, and nothing is marked', async () => {
    serve(['a dose']);
    const { user, field } = await open();
    await user.type(field, 'dose');
    await screen.findByText('1 / 1');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Search messages' })).toHaveFocus();
    expect(marks()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Bruno Alves' })).toBeVisible();
  });

  it('pages backwards to a match that is not loaded, 100 messages at a time', async () => {
    const { requestedTakes } = serve(['the needle', ...Array.from({ length: 250 }, (_, at) => `message ${at}`)]);
    const { user, field } = await open();
    await user.type(field, 'needle');
    expect(await screen.findByText('1 / 1')).toBeVisible();
    await waitFor(() => expect(requestedTakes).toEqual(['100', '100', '100']));
  });

  it('shows that it is loading, and can be cancelled', async () => {
    serve(['the needle', ...Array.from({ length: 60 }, (_, at) => `message ${at}`)]);
    const { user, field } = await open();
    await screen.findByText('message 59');
    server.use(hang('getChat'));
    await user.type(field, 'needle');
    await user.click(await screen.findByText('Stop'));
    expect(screen.queryByText('Loading earlier messages')).not.toBeInTheDocument();
    expect(screen.getByText('1 / 1')).toBeVisible();
  });

  it('shows the error of loading or of searching, and retries', async () => {
    serve(['the needle', ...Array.from({ length: 60 }, (_, at) => `message ${at}`)]);
    const { user, field } = await open();
    await screen.findByText('message 59');
    server.use(respondWithError('getChat', { status: 429, code: 'too_many_requests', message: 'Too many' }));
    await user.type(field, 'needle');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many');
    server.use(respondWithError('searchMessages', { status: 429, code: 'too_many_requests', message: 'Not so fast' }));
    await user.clear(field);
    await user.type(field, 'message');
    expect(await screen.findByText('Not so fast')).toBeVisible();
    serve(['message one']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 / 1')).toBeVisible();
  });
});
