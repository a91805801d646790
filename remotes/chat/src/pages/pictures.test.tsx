import type { Message } from '@cred/contract';
import {
  makeChat,
  makeId,
  makeMe,
  makeMessage,
  makeUserSummary,
  renderRoutes,
  respond,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { remote } from '../remote';

const me = makeMe();
const bruno = makeUserSummary({ fullName: 'Bruno Alves', username: 'bruno' });
const chatId = makeId();

const picture = (name: string, senderId: string, text: string | null): Message =>
  makeMessage({
    chatId,
    senderId,
    type: 'IMAGE',
    text,
    mediaUrl: `http://api.test/media/${name}/full.webp`,
    mediaInfo: {
      width: 400,
      height: 300,
      cardUrl: `http://api.test/media/${name}/card.webp`,
      placeholder: null,
      duration: null,
    },
    messageRead: [{ userId: me.id }],
  });

async function open(messages: readonly Message[]) {
  server.use(
    respond('getChats', []),
    respond('getChat', makeChat({ id: chatId, otherUser: bruno, messages: [...messages] })),
  );
  const shell = renderRoutes(remote.routes, { route: `/your-chat/bruno/${chatId}`, me });
  await screen.findAllByRole('button', { name: /^Open image/ });
  return shell;
}
const shownImage = () => screen.getByRole('dialog', { name: 'Image' }).querySelector('img')!;

describe('the pictures of a conversation (CHAT-34)', () => {
  it('follow each other in the viewer, oldest first, with their captions', async () => {
    const { user } = await open([
      picture('first', bruno.id, 'before'),
      makeMessage({ chatId, senderId: bruno.id, text: 'no picture' }),
      picture('second', me.id, null),
      picture('third', bruno.id, 'after'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Open image that you sent' }));
    await waitFor(() => expect(shownImage()).toHaveAttribute('src', 'http://api.test/media/second/full.webp'));
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(shownImage()).toHaveAttribute('alt', 'The image that you sent');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      'http://api.test/media/second/full.webp?download',
    );
    await user.click(screen.getByRole('button', { name: 'Next image' }));
    expect(shownImage()).toHaveAttribute('src', 'http://api.test/media/third/full.webp');
    expect(shownImage()).toHaveAttribute('alt', 'The image from Bruno Alves');
    expect(screen.getByRole('region', { name: 'Description' })).toHaveTextContent('after');
    expect(screen.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
    await user.keyboard('{PageUp}{PageUp}');
    expect(shownImage()).toHaveAttribute('src', 'http://api.test/media/first/full.webp');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open image that you sent' })).toHaveFocus();
  });

  it('have no buttons when there is one', async () => {
    const { user } = await open([picture('only', bruno.id, null)]);
    await user.click(screen.getByRole('button', { name: 'Open image from Bruno Alves' }));
    await screen.findByRole('dialog', { name: 'Image' });
    expect(screen.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  });
});
