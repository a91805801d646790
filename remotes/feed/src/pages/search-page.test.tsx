import {
  dropConnection,
  expectConsoleError,
  hang,
  makePost,
  makeUserSummary,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { SearchPage } from './search-page';

const sent: URLSearchParams[] = [];
const record = ({ request }: { readonly request: Request }): void => {
  const url = new URL(request.url);
  if (url.pathname.endsWith('/post/search')) sent.push(url.searchParams);
};
beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', record);
});
afterEach(() => server.events.removeListener('request:start', record));

const found = (text: string, words: readonly string[] = []) => ({ post: makePost({ text }), words: [...words] });
const open = (route: string) => renderInShell(<SearchPage />, { route });

describe('the search page', () => {
  it('shows what can be typed, and asks nothing, without a query', () => {
    open('/search');
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(screen.getByText('from:username')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows the posts of the address’s query with the words marked', async () => {
    server.use(respond('searchPosts', [found('Lactate in the lactates', ['Lactate'])]));
    open('/search?q=lactate');
    const mark = await screen.findByText('Lactate');
    expect(mark.tagName).toBe('MARK');
    expect(screen.getAllByRole('mark')).toHaveLength(1);
    expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveValue('lactate');
  });

  it('searches while the member types, and by the chosen order', async () => {
    server.use(respond('searchPosts', []));
    const { user } = open('/search');
    await user.type(screen.getByRole('searchbox'), 'sepsis');
    expect(await screen.findByText(/^No posts match/)).toHaveTextContent('No posts match “sepsis”.');
    // What was typed cannot change the direction of the sentence.
    expect(screen.getByText('sepsis').tagName).toBe('BDI');
    expect(sent.map((params) => params.get('q'))).toEqual(['sepsis']);
    await user.click(screen.getByRole('button', { name: 'Newest', pressed: false }));
    await waitFor(() => expect(sent.at(-1)?.get('order')).toBe('newest'));
    expect(screen.getByRole('button', { name: 'Newest', pressed: true })).toHaveFocus();
  });

  it('searches at once with Enter', async () => {
    server.use(respond('searchPosts', []));
    const { user } = open('/search?q=a');
    const field = screen.getByRole('searchbox');
    await user.type(field, 'b{Enter}');
    expect(await screen.findByText(/^No posts match/)).toHaveTextContent('No posts match “ab”.');
    expect(field).toHaveFocus();
  });

  it('shows placeholders while loading', () => {
    server.use(hang('searchPosts'));
    open('/search?q=sepsis');
    expect(screen.getByRole('status')).toHaveTextContent('Loading posts');
  });

  it('says what cannot be read in a query', async () => {
    server.use(
      respondWithError('searchPosts', { status: 400, code: 'validation_failed', message: 'has: needs image' }),
    );
    open('/search?q=has%3Avideo');
    expect(await screen.findByText('has: needs image')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('shows an error with a retry, and that there is no connection', async () => {
    expectConsoleError(/^Search posts error/);
    server.use(dropConnection('searchPosts'));
    const { user } = open('/search?q=sepsis');
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    server.use(respond('searchPosts', [found('Here it is')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });

  it('searches members in the other tab, chosen by keyboard', async () => {
    server.use(
      respond('searchPosts', []),
      respond('searchUsers', [makeUserSummary({ username: 'ana.souza', fullName: 'Ana Souza' })]),
    );
    const { user } = open('/search?q=ana');
    expect(await screen.findByText(/^No posts match/)).toHaveTextContent('No posts match “ana”.');
    screen.getByRole('tab', { name: 'Posts', selected: true }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('link', { name: /Ana Souza/ })).toHaveAttribute('href', '/profile/ana.souza');
    expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('ana');
    server.use(respond('searchUsers', []));
    await user.type(screen.getByRole('searchbox'), 'x{Enter}');
    expect(await screen.findByText(/^Nenhum usuário/)).toHaveTextContent('Nenhum usuário encontrado para “anax”.');
  });
});
