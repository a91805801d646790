import { slotOwner, type SlotProps } from '@cred/platform';
import {
  act,
  fireEvent,
  makeComment,
  makePost,
  makeUserSummary,
  renderInShell,
  screen,
  setMedia,
  within,
} from '@cred/testing';
import { createRef } from 'react';
import { CommentRow, type RowActions } from './comments/comment-row';
import { MemberLink } from './member-link';
import { PostCard } from './post-card';

const WIDE = '(hover: hover) and (min-width: 1000px)';
const author = makeUserSummary({ username: 'rui.prado', fullName: 'Rui Prado' });

const Card = ({ username, onRest, onLeave, onClose }: SlotProps['member-card']) => (
  <div data-testid="card" onPointerEnter={onRest} onPointerLeave={onLeave} onFocus={onRest} onBlur={onLeave}>
    {username}
    <button onClick={onClose}>Close</button>
  </div>
);
const card = () => screen.queryByTestId('card');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const link = (name = 'Rui Prado') => screen.getByRole('link', { name });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open(wide = true) {
  setMedia(WIDE, wide);
  return renderInShell(<MemberLink username="rui.prado">Rui Prado</MemberLink>, { slots: { 'member-card': Card } });
}

async function rest() {
  fireEvent.pointerEnter(link());
  await pass(400);
}

describe('a link to a member (SHELL-32)', () => {
  it('shows the card after the pointer rested on it for 400 ms, and asks for nothing before', async () => {
    open();
    fireEvent.pointerEnter(link());
    await pass(399);
    expect(card()).not.toBeInTheDocument();
    await pass(1);
    expect(card()).toHaveTextContent('rui.prado');
  });

  it('shows nothing when the pointer has only crossed it', async () => {
    open();
    fireEvent.pointerEnter(link());
    await pass(300);
    fireEvent.pointerLeave(link());
    await pass(1_000);
    expect(card()).not.toBeInTheDocument();
  });

  it("shows the card with the keyboard's focus, and closes it after the focus has left", async () => {
    open();
    act(() => link().focus());
    await pass(399);
    expect(card()).not.toBeInTheDocument();
    await pass(1);
    act(() => screen.getByRole('button').focus());
    await pass(1_000);
    expect(card()).toBeInTheDocument();
    act(() => screen.getByRole('button').blur());
    await pass(200);
    expect(card()).not.toBeInTheDocument();
  });

  it('keeps the card while the pointer is in it, and closes it after the pointer has left both', async () => {
    open();
    await rest();
    fireEvent.pointerLeave(link());
    await pass(150);
    fireEvent.pointerEnter(card()!);
    await pass(5_000);
    expect(card()).toBeInTheDocument();
    fireEvent.pointerLeave(card()!);
    await pass(199);
    expect(card()).toBeInTheDocument();
    await pass(1);
    expect(card()).not.toBeInTheDocument();
  });

  it('closes the card on request, and stays closed while the focus stays', async () => {
    open();
    act(() => link().focus());
    await pass(400);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1_000);
    expect(card()).not.toBeInTheDocument();
    expect(link()).toHaveFocus();
  });

  it('has no card after a press', async () => {
    open();
    fireEvent.pointerEnter(link());
    fireEvent.pointerDown(link());
    await pass(1_000);
    expect(card()).not.toBeInTheDocument();
    await rest();
    expect(card()).toBeInTheDocument();
    fireEvent.pointerDown(link());
    await pass(1_000);
    expect(card()).not.toBeInTheDocument();
  });

  it('has no card on narrow screens and where no pointer can rest', async () => {
    open(false);
    await rest();
    act(() => link().focus());
    await pass(1_000);
    expect(card()).not.toBeInTheDocument();
  });

  it('has no card in a tab whose shell does not know the slot', async () => {
    const { 'member-card': owner, ...older } = slotOwner;
    Reflect.deleteProperty(slotOwner, 'member-card');
    open();
    await rest();
    expect(card()).not.toBeInTheDocument();
    Object.assign(slotOwner, older, { 'member-card': owner });
  });

  const repost = makePost({ user: author, isRepost: true, originalPost: makePost() });
  const actions: RowActions = {
    postId: repost.id,
    authorId: author.id,
    markedId: null,
    onMarked: jest.fn(),
    onLeave: jest.fn(),
    mayDelete: () => false,
    onDelete: jest.fn(),
  };
  it.each([
    ['post, and the origin of a repost', 4, <PostCard key="post" post={repost} />],
    [
      'comment',
      3,
      <CommentRow key="row" comment={makeComment()} actions={actions} onReply={jest.fn()} replyButton={createRef()}>
        {null}
      </CommentRow>,
    ],
  ])('is the avatar, the name and the username of a %s', async (_name, count, ui) => {
    setMedia(WIDE, true);
    const { container } = renderInShell(ui, { slots: { 'member-card': Card } });
    const links = [...container.querySelectorAll('a[href^="/profile/"]')];
    expect(links).toHaveLength(count);
    for (const each of links) {
      fireEvent.pointerEnter(each);
      await pass(400);
      expect(within(container).getByTestId('card').previousElementSibling).toBe(each);
      fireEvent.pointerLeave(each);
      await pass(200);
    }
  });
});
