import type { Chat, Message, Reaction } from '@cred/contract';
import {
  act,
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
import { remote } from '../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
const chatId = makeId();
const now = () => new Date().toISOString();
const mine = (over: Partial<Message> = {}) => makeMessage({ chatId, senderId: me.id, createdAt: now(), ...over });
const fromBruno = (over: Partial<Message> = {}) =>
  makeMessage({ chatId, senderId: bruno.id, createdAt: now(), ...over });

/** A mock server with one chat; the next poll returns what the test changed. */
function serve(messages: Message[], over: Partial<Chat> = {}) {
  const state = { messages, over };
  server.use(
    respond('getChats', []),
    respond('getChat', () => makeChat({ id: chatId, otherUser: bruno, messages: state.messages, ...state.over })),
    respond('markMessageRead', ({ params }) => ({ messageId: params.messageId, userId: me.id })),
    respond('sayTyping', { ok: true }),
  );
  return state;
}

const open = () => renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me });
const bubbleOf = async (text: string): Promise<HTMLElement> => {
  const log = await screen.findByRole('log');
  const found = await within(log).findAllByText(text);
  const bubble = found.map((each) => each.closest<HTMLElement>('[data-message-id]')).find((each) => each);
  if (!bubble) throw new Error(`No bubble around ${text}`);
  return bubble;
};
const rowOf = async (text: string): Promise<HTMLElement> => (await bubbleOf(text)).closest<HTMLElement>('[data-row]')!;
const buttonOf = async (text: string) => within(await rowOf(text)).getByRole('button', { name: 'Message actions' });

/** The reactions that the server gets; it answers with the message in its new state. */
function serveReactions(message: Message): (string | null)[] {
  const set: (string | null)[] = [];
  server.use(
    respond('setReaction', ({ body }) => {
      const reaction = body.reaction as Reaction | null;
      set.push(reaction);
      return { ...message, reactions: reaction ? [{ userId: me.id, reaction }] : [] };
    }),
  );
  return set;
}

describe('the menu of a message', () => {
  it('opens with the keyboard, moves with the arrow keys, and returns the focus', async () => {
    serve([fromBruno({ text: 'Dinner?' })]);
    const { user } = open();
    const button = await buttonOf('Dinner?');
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Message actions' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const reactions = within(menu).getAllByRole('menuitemradio');
    expect(reactions.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Like',
      'Love',
      'Laugh',
      'Surprise',
      'Sad',
      'Thanks',
    ]);
    expect(reactions[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(reactions[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('menuitem', { name: 'Reply' })).toHaveFocus();
    // Only the sender can delete a message.
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('is not there for a deleted message', async () => {
    serve([fromBruno({ text: null, isDeleted: true })]);
    open();
    const row = await rowOf('Message deleted');
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
    expect(within(row).queryByText('Novo')).not.toBeInTheDocument();
  });
});

describe('a reaction', () => {
  it('is set from the menu, shown at once, and removed with a press', async () => {
    const message = fromBruno({ text: 'It is a girl' });
    const state = serve([message]);
    const set = serveReactions(message);
    const { user } = open();
    await user.click(await buttonOf('It is a girl'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Love' }));
    const chip = await screen.findByRole('button', { name: 'Love, 1' });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    state.messages = [{ ...message, reactions: [{ userId: me.id, reaction: 'love' }] }];
    await waitFor(() => expect(set).toEqual(['love']));
    await user.click(chip);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Love/ })).not.toBeInTheDocument());
    expect(set).toEqual(['love', null]);
  });

  it('of the other member is counted, and a press adds the same one', async () => {
    const message = mine({ text: 'Thank you', reactions: [{ userId: bruno.id, reaction: 'thanks' }] });
    serve([message]);
    server.use(
      respond('setReaction', ({ body }) => ({
        ...message,
        reactions: [...(message.reactions ?? []), { userId: me.id, reaction: (body.reaction ?? 'like') as Reaction }],
      })),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Thanks, 1' }));
    expect(await screen.findByRole('button', { name: 'Thanks, 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is taken back after a failure, with the reason', async () => {
    serve([fromBruno({ text: 'Hm' })]);
    server.use(respondWithError('setReaction', { status: 409, code: 'conflict', message: 'This message was deleted' }));
    const { user } = open();
    await user.click(await buttonOf('Hm'));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Sad' }));
    expect(await screen.findByText('This message was deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sad/ })).not.toBeInTheDocument());
  });
});

describe('a reply', () => {
  it('shows what it answers in the composer, and is sent with it', async () => {
    const question = fromBruno({ text: 'Which ward?' });
    serve([question]);
    const bodies: unknown[] = [];
    server.use(
      respond('sendMessage', ({ body }) => {
        bodies.push(body);
        return mine({ text: String(body.text), clientId: String(body.clientId), replyToId: question.id });
      }),
    );
    const { user } = open();
    await user.click(await buttonOf('Which ward?'));
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    const field = screen.getByPlaceholderText('Message...');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByText('Reply to').parentElement).toHaveTextContent('Bruno AlvesWhich ward?');
    await user.click(screen.getByRole('button', { name: 'Do not reply to this message' }));
    expect(screen.queryByText('Reply to')).not.toBeInTheDocument();
    await user.click(await buttonOf('Which ward?'));
    await user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await user.type(field, 'Four{Enter}');
    await waitFor(() => expect(bodies).toMatchObject([{ text: 'Four', replyToId: question.id }]));
    await waitFor(() => expect(screen.queryByText('Reply to')).not.toBeInTheDocument());
  });

  it('leads to the message that it quotes', async () => {
    const question = mine({ text: 'Which ward?' });
    const quoted = { id: question.id, senderId: me.id, type: 'TEXT', text: 'Which ward?', isDeleted: false } as const;
    serve([question, fromBruno({ text: 'Four', replyToId: question.id, replyTo: quoted })]);
    const { user } = open();
    const reply = await bubbleOf('Four');
    await user.click(within(reply).getByRole('button', { name: 'You Which ward?' }));
    await waitFor(() => expect(document.querySelector(`[data-message-id="${question.id}"]`)).toHaveFocus());
  });
});

describe('a deletion', () => {
  it('asks first, then leaves "Message deleted" in place of one’s own message', async () => {
    const message = mine({ text: 'Wrong chat' });
    const state = serve([message]);
    const deleted: Message = { ...message, text: null, isDeleted: true };
    server.use(
      respond('deleteMessage', () => {
        state.messages = [deleted];
        return deleted;
      }),
    );
    const { user } = open();
    await user.click(await buttonOf('Wrong chat'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for both' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await buttonOf('Wrong chat')).toHaveFocus();
    await user.click(await buttonOf('Wrong chat'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete for both' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for both' }));
    expect(await bubbleOf('Message deleted')).toBeVisible();
    expect(screen.queryByText('Wrong chat')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is not offered ten minutes after the message was sent', async () => {
    serve([mine({ text: 'Old', createdAt: new Date(Date.now() - 10 * 60_000).toISOString() })]);
    const { user } = open();
    await user.click(await buttonOf('Old'));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Reply']);
  });

  it.each(['event stream', 'poll'])('by the other member arrives by the %s, also in quotes', async (way) => {
    const gone = fromBruno({ text: 'Not for you' });
    const quoted = { id: gone.id, senderId: bruno.id, type: 'TEXT', text: 'Not for you', isDeleted: false } as const;
    const [early, reply, last] = [fromBruno({ text: 'early' }), mine({ text: 'What?', replyTo: quoted }), fromBruno()];
    const state = serve([early, gone, reply, last]);
    const { emitLive } = open();
    await bubbleOf('What?');
    expect(screen.getAllByText('Not for you')).toHaveLength(2);
    const deleted = { ...gone, text: null, isDeleted: true };
    // The last messages do not have it any more.
    if (way === 'poll') Object.assign(state, { messages: [last], over: { changed: [deleted] } });
    else emitLive('message', { message: deleted });
    await waitFor(() => expect(screen.queryByText('Not for you')).not.toBeInTheDocument());
    expect(screen.getAllByText('Message deleted')).toHaveLength(2);
    expect(await bubbleOf('early')).toBeVisible();
  });
});
