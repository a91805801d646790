import {
  respond,
  dropConnection,
  expectConsoleError,
  hang,
  makePost,
  respondWithError,
  renderInShell,
  screen,
  server,
  showElement,
  waitFor,
  within,
} from '@cred/testing';
import { HomePage } from './home-page';

const posts = (...texts: string[]) => texts.map((text) => makePost({ text }));

describe('Home', () => {
  it('has a heading, one tab and a composer', () => {
    server.use(hang('getFeed'));
    renderInShell(<HomePage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['For you']);
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
  });

  it('shows skeleton rows while the first page loads', () => {
    server.use(hang('getFeed'));
    renderInShell(<HomePage />);
    expect(within(screen.getByText('Loading posts').parentElement!).getAllByTestId('skeleton').length).toBeGreaterThan(
      3,
    );
  });

  it('shows the posts in the order of the response', async () => {
    server.use(respond('getFeed', posts('newest', 'older')));
    renderInShell(<HomePage />);
    await screen.findByText('newest');
    expect(screen.getAllByRole('article').map((card) => within(card).getByText(/newest|older/).textContent)).toEqual([
      'newest',
      'older',
    ]);
    expect(screen.queryByText('Loading posts')).not.toBeInTheDocument();
  });

  it('shows a message when there are no posts', async () => {
    server.use(respond('getFeed', []));
    renderInShell(<HomePage />);
    expect(await screen.findByText('No posts in this tab. Switch 👻')).toBeInTheDocument();
    expect(screen.getByText(/^Write the first post in the field above/)).toBeVisible();
  });

  it('shows the error, and retries on demand', async () => {
    expectConsoleError(/^Posts error/);
    server.use(
      respondWithError('getFeed', { status: 503, code: 'overloaded', message: 'Too much to do. Try again soon.' }),
    );
    const { user } = renderInShell(<HomePage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do. Try again soon.');
    server.use(respond('getFeed', posts('there again')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('there again')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the feed beyond its first page', () => {
  const twoPages = () => {
    const requested: (string | null)[] = [];
    server.use(
      respond('getFeed', ({ query }) => (requested.push(query.get('cursor')), posts('first page')), {
        next: 'cursor-2',
      }),
    );
    const rest = () =>
      server.use(respond('getFeed', ({ query }) => (requested.push(query.get('cursor')), posts('second page'))));
    return { requested, rest };
  };

  it('loads the next page when its end is near', async () => {
    const { requested, rest } = twoPages();
    renderInShell(<HomePage />);
    const button = await screen.findByRole('button', { name: 'Load more' });
    rest();
    showElement(button.parentElement!);
    expect(await screen.findByText('second page')).toBeInTheDocument();
    expect(screen.getByText('first page')).toBeInTheDocument();
    expect(requested).toEqual([null, 'cursor-2']);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('loads the next page with the keyboard', async () => {
    const { rest } = twoPages();
    const { user } = renderInShell(<HomePage />);
    const button = await screen.findByRole('button', { name: 'Load more' });
    rest();
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('second page')).toBeInTheDocument();
  });

  it('keeps the posts when the next page fails, and retries on demand', async () => {
    expectConsoleError(/^Posts error/);
    const { rest } = twoPages();
    const { user } = renderInShell(<HomePage />);
    const more = await screen.findByRole('button', { name: 'Load more' });
    server.use(dropConnection('getFeed'));
    await user.click(more);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('first page')).toBeInTheDocument();
    rest();
    await user.click(again);
    expect(await screen.findByText('second page')).toBeInTheDocument();
  });

  it('requests each page once', async () => {
    const { requested } = twoPages();
    renderInShell(<HomePage />);
    const button = await screen.findByRole('button', { name: 'Load more' });
    server.use(
      respond('getFeed', ({ query }) => (requested.push(query.get('cursor')), new Promise<never>(() => undefined))),
    );
    const end = button.parentElement!;
    showElement(end);
    showElement(end);
    await screen.findByText('Loading more posts');
    await waitFor(() => expect(requested).toEqual([null, 'cursor-2']));
  });
});
