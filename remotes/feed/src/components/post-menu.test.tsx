import type { SlotProps } from '@cred/platform';
import {
  act,
  respond,
  makeMe,
  makePost,
  makeUserSummary,
  renderInShell,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { MemberPosts } from './member-posts';
import { PostCard } from './post-card';

const author = makeUserSummary({ username: 'rui.prado' });
const post = makePost({ user: author });
const MemberMenu = (props: SlotProps['member-menu']) => <p data-testid="menu">{JSON.stringify(props)}</p>;

describe("'More' on a post", () => {
  it("loads the author's menu only on demand", async () => {
    const { user } = renderInShell(<PostCard post={post} />, { slots: { 'member-menu': MemberMenu } });
    expect(screen.queryByTestId('menu')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(JSON.parse(screen.getByTestId('menu').textContent ?? '')).toEqual({
      userId: author.id,
      username: 'rui.prado',
      postId: post.id,
      startsOpen: true,
    });
  });

  it('moves the focus to the next remaining post when its own is removed', async () => {
    const [stays, goes, goesToo, next] = ['stays', 'goes', 'goes too', 'next'].map((text) => makePost({ text }));
    server.use(respond('getUserPosts', [stays!, goes!, goesToo!, next!]));
    const { queryClient } = renderInShell(<MemberPosts userId={author.id} tab="posts" emptyText="Nothing" />);
    await screen.findByText('goes');
    const more = within(screen.getAllByRole('article')[1]!).getByRole('button', { name: 'More' });
    act(() => more.focus());
    server.use(respond('getUserPosts', [stays!, next!]));
    await act(() => queryClient.invalidateQueries({ queryKey: ['posts'] }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.getAllByRole('article')[1]).toHaveFocus();
    expect(screen.getAllByRole('article')[1]).toHaveTextContent('next');
  });

  it('is not offered on own posts, which can be deleted', () => {
    const me = makeMe();
    renderInShell(<PostCard post={makePost({ user: me })} />, { me });
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete post' })).toBeInTheDocument();
  });
});
