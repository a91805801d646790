import type { Post } from '@cred/contract';
import {
  act,
  respond,
  dropConnection,
  expectConsoleError,
  hang,
  makeMe,
  makePost,
  respondWithError,
  renderInShell,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { MemberPosts } from '../member-posts';

const me = makeMe();
const other = makePost({ averageRating: 3, ratingCount: 2, text: 'of another' });

/** Renders a list of one post; the mock server stores its rating. */
async function list(over: Partial<Post> = {}) {
  const state = { post: { ...other, ...over }, requested: 0, bodies: [] as unknown[] };
  server.use(
    respond('getUserPosts', () => {
      state.requested += 1;
      return [state.post];
    }),
    respond('ratePost', ({ body }) => {
      state.bodies.push(body);
      state.post = {
        ...state.post,
        averageRating: 4,
        avaregeRating: 4,
        ratingCount: 7,
        userRating: Number(body['value']),
      };
      return state.post;
    }),
  );
  const shell = renderInShell(<MemberPosts userId={other.user.id} tab="posts" emptyText="Nothing" />, { me });
  await screen.findByText('of another');
  return { ...shell, state };
}
const opener = () => screen.getByRole('button', { name: /^(Rate this post|Your rating)/ });
const star = (name: string) => screen.getByRole('radio', { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument());

describe('rating a post', () => {
  it('opens five stars, none of which is chosen', async () => {
    const { user } = await list();
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('sends the chosen star at once, shows the response, refetches posts, and returns the focus', async () => {
    const { user, state } = await list();
    await user.click(opener());
    await user.click(star('5 stars'));
    expect(await screen.findByText('4.0 (7)')).toBeInTheDocument();
    expect(state.bodies).toEqual([{ postId: other.id, userId: me.id, value: 5 }]);
    await expectClosed();
    expect(screen.getByRole('button', { name: 'Your rating: 5 of 5. Change it' })).toHaveFocus();
    // Unlike the numbers next to it, it is no count (POST-117).
    expect(opener()).toHaveTextContent('5/5');
    await waitFor(() => expect(state.requested).toBe(2));
  });

  it('is included in the average before the server responds', async () => {
    const { user } = await list();
    server.use(hang('ratePost'));
    await user.click(opener());
    await user.click(star('5 stars'));
    // (3 + 3 + 5) / 3 is 3.67, which is shown as 3.5.
    expect(screen.getByText('3.5 (3)')).toBeInTheDocument();
    expect(opener()).toHaveAccessibleName('Your rating: 5 of 5. Change it');
  });

  it('replaces an earlier rating', async () => {
    const { user } = await list({ averageRating: 3, ratingCount: 2, userRating: 1 });
    server.use(hang('ratePost'));
    await user.click(opener());
    expect(star('1 star')).toBeChecked();
    await user.click(star('3 stars'));
    expect(screen.getByText('4.0 (2)')).toBeInTheDocument();
  });

  it('is undone and marked on the control when the server rejects it, until the next press', async () => {
    expectConsoleError(/^error patch rating/);
    const { user } = await list();
    server.use(respondWithError('ratePost', { status: 403, code: 'forbidden', message: 'Not on a post of your own' }));
    await user.click(opener());
    await user.click(star('5 stars'));
    expect(await screen.findByText('3.0 (2)')).toBeInTheDocument();
    await expectClosed();
    expect(opener()).toHaveAccessibleName('Rate this post');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Your rating could not be saved. Try again.')).toHaveAttribute('role', 'status');
    expect(opener()).toHaveAttribute('title', 'Your rating could not be saved. Try again.');
    server.use(hang('ratePost'));
    await user.click(opener());
    await user.click(star('5 stars'));
    await waitFor(() => expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument());
  });

  it('is undone offline', async () => {
    expectConsoleError(/^error patch rating/);
    const { user } = await list();
    server.use(dropConnection('ratePost'));
    await user.click(opener());
    await user.click(star('1 star'));
    await waitFor(() => expect(opener()).toHaveAccessibleName('Rate this post'));
    expect(screen.getByText('3.0 (2)')).toBeInTheDocument();
  });

  it('sends one request for a double click', async () => {
    const { user, state } = await list();
    await user.click(opener());
    await user.dblClick(star('2 stars'));
    await screen.findByText('4.0 (7)');
    await expectClosed();
    expect(state.bodies).toHaveLength(1);
  });

  it('sends two changes one after the other, so that the last one is stored', async () => {
    const { user, state } = await list();
    let first: () => void = () => undefined;
    const values: unknown[] = [];
    server.use(
      respond('ratePost', async ({ body }) => {
        values.push(body['value']);
        if (values.length === 1) await new Promise<void>((resolve) => (first = resolve));
        state.post = { ...state.post, ratingCount: 3, userRating: Number(body['value']) };
        return state.post;
      }),
    );
    for (const name of ['2 stars', '4 stars']) {
      await user.click(opener());
      await user.click(star(name));
      await expectClosed();
    }
    expect(values).toEqual([2]);
    expect(opener()).toHaveAccessibleName('Your rating: 4 of 5. Change it');
    first();
    await waitFor(() => expect(values).toEqual([2, 4]));
    await waitFor(() => expect(state.post.userRating).toBe(4));
    expect(opener()).toHaveAccessibleName('Your rating: 4 of 5. Change it');
  });

  it('is not shown on the viewer’s post', async () => {
    await list({ user: me });
    expect(screen.queryByRole('button', { name: /^Rate/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
  });

  it('sends nothing without a user id', async () => {
    const sent = jest.fn();
    server.use(
      respond('getUserPosts', [other]),
      respond('ratePost', () => (sent(), other)),
    );
    const { user } = renderInShell(<MemberPosts userId={other.user.id} tab="posts" emptyText="Nothing" />, {
      me: makeMe({ id: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Rate this post' }));
    await user.click(star('5 stars'));
    await expectClosed();
    expect(opener()).toHaveAccessibleName('Rate this post');
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('rating by keyboard', () => {
  it('moves with arrows without sending, wraps around, and chooses with Enter', async () => {
    const { user, state } = await list();
    act(() => opener().focus());
    await user.keyboard('{Enter}');
    expect(star('1 star')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(star('3 stars')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(star('5 stars')).toHaveFocus();
    expect(state.bodies).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(state.bodies).toEqual([expect.objectContaining({ value: 5 })]));
    await expectClosed();
    expect(opener()).toHaveFocus();
  });

  it('starts at the current rating', async () => {
    const { user } = await list({ userRating: 4 });
    act(() => opener().focus());
    await user.keyboard('{Enter}');
    expect(star('4 stars')).toHaveFocus();
  });

  it('closes without a change with Escape, and returns the focus', async () => {
    const { user, state } = await list();
    await user.click(opener());
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    expect(state.bodies).toEqual([]);
  });

  it('moves the focus with Tab to the control after its opener', async () => {
    const { user } = await list();
    await user.click(opener());
    await user.tab();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveFocus();
  });

  it('closes when another element is pressed', async () => {
    const { user } = await list();
    await user.click(opener());
    await user.click(screen.getByText('of another'));
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });
});
