import type { User } from '@cred/contract';
import {
  act,
  dropConnection,
  fireEvent,
  makeMe,
  makeUser,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { Link } from '@cred/vendor';
import { useRef, useState } from 'react';
import { remote } from '../../remote';

const MemberCard = remote.slots['member-card']!;
const me = makeMe();
const [onRest, onLeave, onClose] = [jest.fn(), jest.fn(), jest.fn()];
beforeEach(() => jest.clearAllMocks());

/** The card stays, so that several requests to close it can be counted, unless `closes`. */
function Page({ closes }: { readonly closes: boolean }) {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(true);
  const handleClose = (): void => {
    onClose();
    if (closes) setOpen(false);
  };
  return (
    <>
      <Link ref={anchor} to="/elsewhere">
        The link
      </Link>
      {isOpen && (
        <MemberCard username="rui.prado" anchor={anchor} onRest={onRest} onLeave={onLeave} onClose={handleClose} />
      )}
    </>
  );
}

const open = (closes = false) => renderInShell(<Page closes={closes} />, { me });
const link = () => screen.getByRole('link', { name: 'The link' });

async function show(over: Partial<User> = {}, closes = false) {
  const user = makeUser({ username: 'rui.prado', fullName: 'Rui Prado', ...over });
  server.use(respond('getUser', user));
  const shell = open(closes);
  return { ...shell, card: await screen.findByRole('group', { name: `About ${user.fullName}` }) };
}

describe("the slot 'member-card' (SHELL-32)", () => {
  it('shows who a member is', async () => {
    const { card } = await show({
      bio: 'Dermatologist in Porto',
      specialty: 'Nursing',
      isVerificated: true,
      _count: { following: 12, followers: 1_204 },
    });
    expect(within(card).getByRole('link', { name: 'Rui Prado' })).toHaveAttribute('href', '/profile/rui.prado');
    expect(within(card).getByRole('img', { name: 'Verified medical professional' })).toBeInTheDocument();
    for (const text of ['@rui.prado · Nursing', 'Dermatologist in Porto', '12 Following', '1.2K Followers'])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByRole('button', { name: 'Follow' })).toBeInTheDocument();
  });

  it('follows without closing', async () => {
    server.use(respond('follow', { isFollowing: true as const }));
    const { card, user } = await show();
    server.use(respond('getUser', makeUser({ username: 'rui.prado', fullName: 'Rui Prado', isFollowing: true })));
    await user.click(within(card).getByRole('button', { name: 'Follow' }));
    expect(await within(card).findByRole('button', { name: 'Unfollow' })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has no follow button for the viewer and for a blocked member', async () => {
    const { card, unmount } = await show({ id: me.id, fullName: 'Mara Lima' });
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    unmount();
    expect(within((await show({ isBlocked: true })).card).queryByRole('button')).not.toBeInTheDocument();
  });

  it('closes with Escape, which reaches nothing else, and keeps the focus on the link', async () => {
    const outer = jest.fn();
    window.addEventListener('keydown', outer);
    const { user, card } = await show();
    act(() => link().focus());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(link()).toHaveFocus();
    act(() => within(card).getByRole('button').focus());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(link()).toHaveFocus();
    expect(outer).not.toHaveBeenCalled();
    window.removeEventListener('keydown', outer);
  });

  it('returns the focus that is in it to the link when it closes', async () => {
    const { card } = await show({}, true);
    act(() => within(card).getByRole('button').focus());
    // Without the press's own change of focus.
    fireEvent.click(link());
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(link()).toHaveFocus();
  });

  it('passes on that the pointer or the focus rests on it', async () => {
    const { card } = await show();
    fireEvent.pointerEnter(card);
    expect(onRest).toHaveBeenCalledTimes(1);
    fireEvent.pointerLeave(card);
    expect(onLeave).toHaveBeenCalledTimes(1);
    act(() => within(card).getByRole('button').focus());
    expect(onRest).toHaveBeenCalledTimes(2);
    act(() => within(card).getByRole('button').blur());
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  it('closes when the page changes', async () => {
    const { user } = await show();
    await user.click(link());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes the card that was opened before', async () => {
    await show();
    await show({ fullName: 'Bea Nunes' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'the member is not found',
      () => respondWithError('getUser', { status: 404, code: 'not_found', message: 'User not found' }),
    ],
    ['the connection fails', () => dropConnection('getUser')],
  ])('says nothing and closes when %s', async (_case, handler) => {
    server.use(handler());
    open();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent(/^The link$/);
  });
});
