import {
  respond,
  dropConnection,
  fireEvent,
  hang,
  makeMe,
  makeUserSummary,
  respondWithError,
  screen,
  server,
  setMedia,
  waitFor,
  within,
} from '@cred/testing';
import { Link } from '@cred/vendor';
import * as federation from '../federation';
import type * as fakes from '../testing/fake-federation';
import { renderApp } from '../testing/render-app';

jest.mock('../federation', () => jest.requireActual<typeof fakes>('../testing/fake-federation').fakeFederation());
const { loadArea, loadedArea } = jest.mocked(federation);

const area: federation.AreaBuild = {
  area: 'feed',
  build: '00',
  contractVersion: '1.0.0',
  slots: {},
  routes: [
    {
      path: '/',
      element: (
        <>
          <h1 tabIndex={-1}>Home page</h1>
          <Link to="/bookmark">Saved</Link>
        </>
      ),
    },
    { path: '/bookmark', element: <h1 tabIndex={-1}>Saved posts</h1> },
    { path: '/search', element: <h1 tabIndex={-1}>Search page</h1> },
    { path: '/profile/:username', element: <h1 tabIndex={-1}>A profile</h1> },
  ],
};
const ready = Promise.resolve(area);

const ana = makeUserSummary({ username: 'ana.souza', fullName: 'Ana Souza', isVerificated: true });
const anabel = makeUserSummary({ username: 'anabel', fullName: 'Anabel Cruz' });

/** The search terms of the sent requests. */
const requestedTerms: string[] = [];
const record = ({ request }: { readonly request: Request }): void => {
  const term = /search-users\/(.*)$/.exec(new URL(request.url).pathname)?.[1];
  if (term !== undefined) requestedTerms.push(decodeURIComponent(term));
};

beforeEach(() => {
  requestedTerms.length = 0;
  loadArea.mockImplementation(() => ready);
  loadedArea.mockImplementation(() => area);
  server.events.on('request:start', record);
  server.use(respond('getMe', makeMe()), respond('getSuggestions', []), respond('searchUsers', [ana, anabel]));
  setMedia('(min-width: 700px)', true);
  setMedia('(min-width: 1000px)', true);
});
afterEach(() => server.events.removeListener('request:start', record));

const start = async () => {
  const { user } = renderApp('/');
  const field = await screen.findByRole('combobox', { name: 'Search members' });
  return { user, field };
};
const options = () => screen.findAllByRole('option');
const expectClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

it('is not in the right column of the search page, which has another field', async () => {
  renderApp('/search?q=fever');
  expect(await screen.findByRole('heading', { name: 'Search page' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Search and suggestions' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Search members' })).not.toBeInTheDocument();
});

describe('the member search', () => {
  it('opens its panel with the first character and sends requests from the second on', async () => {
    const { user, field } = await start();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, ' a ');
    expect(screen.getByText('Type at least 2 characters.')).toBeVisible();
    await user.clear(field);
    expect(screen.queryByText('Type at least 2 characters.')).not.toBeInTheDocument();
    await user.type(field, ' an ');
    await options();
    expect(requestedTerms).toEqual(['an']);
  });

  it('lists members as links to their profiles, with name, badge and username', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    const [first, second] = await options();
    expect(first).toHaveAttribute('href', '/profile/ana.souza');
    expect(first).toHaveTextContent(/Ana Souza.*@ana\.souza/);
    expect(within(first as HTMLElement).getByRole('img', { name: 'Verified medical professional' })).toBeVisible();
    expect(within(second as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByText('2 members found')).toBeInTheDocument();
  });

  it('debounces typing, so that one word is one request', async () => {
    const { user, field } = await start();
    await user.type(field, 'anabel');
    await options();
    expect(requestedTerms).toEqual(['anabel']);
  });

  it('aborts a superseded request', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    server.use(hang('searchUsers'));
    const { user, field } = await start();
    await user.type(field, 'ana');
    await waitFor(() => expect(requestedTerms).toEqual(['ana']));
    expect(screen.getByText('Searching')).toBeInTheDocument();
    server.use(respond('searchUsers', [anabel]));
    await user.type(field, 'b');
    expect(await options()).toHaveLength(1);
    expect(requestedTerms).toEqual(['ana', 'anab']);
    const searches = fetched.mock.calls.filter(([url]) => String(url).includes('search'));
    expect(searches.map(([, init]) => init?.signal?.aborted)).toEqual([true, false]);
    fetched.mockRestore();
  });

  it('caches results, so that a repeated term is shown at once', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await options();
    await user.type(field, 'b');
    await waitFor(() => expect(requestedTerms).toEqual(['ana', 'anab']));
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await user.type(field, '{Backspace}');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    expect(requestedTerms).toEqual(['ana', 'anab']);
  });

  it('shows at most 10 results', async () => {
    server.use(
      respond(
        'searchUsers',
        Array.from({ length: 12 }, () => makeUserSummary()),
      ),
    );
    const { user, field } = await start();
    await user.type(field, 'an');
    expect(await options()).toHaveLength(10);
  });

  it('sends the term as one path segment, so that it is never resolved as a parent path', async () => {
    const { user, field } = await start();
    await user.type(field, 'a/b?c%');
    await options();
    expect(requestedTerms).toEqual(['a/b?c%']);
    await user.clear(field);
    await user.type(field, '..');
    expect(await screen.findByText(/^Nenhum usuário/)).toHaveTextContent('Nenhum usuário encontrado para “..”.');
    expect(requestedTerms).toEqual(['a/b?c%']);
  });

  it('shows that no member was found', async () => {
    server.use(respond('searchUsers', []));
    const { user, field } = await start();
    await user.type(field, '  zz top ');
    expect(await screen.findByText(/^Nenhum usuário/)).toHaveTextContent('Nenhum usuário encontrado para “zz top”.');
  });

  it('neither counts nor sends the @ of a mention', async () => {
    const { user, field } = await start();
    await user.type(field, '@a');
    expect(screen.getByText('Type at least 2 characters.')).toBeVisible();
    await user.type(field, 'na');
    await options();
    expect(requestedTerms).toEqual(['ana']);
    server.use(respond('searchUsers', []));
    await user.clear(field);
    await user.type(field, '@zz');
    expect(await screen.findByText(/^Nenhum usuário/)).toHaveTextContent('Nenhum usuário encontrado para “@zz”.');
    expect(requestedTerms).toEqual(['ana', 'zz']);
  });

  it('shows the error and retries', async () => {
    server.use(
      respondWithError('searchUsers', {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many searches, wait a minute',
      }),
    );
    const { user, field } = await start();
    await user.type(field, 'ana');
    expect(await screen.findByText('Error to search.')).toBeVisible();
    expect(screen.getByRole('search')).toHaveTextContent('Error to search. Too many searches, wait a minute');
    server.use(respond('searchUsers', [ana]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await options()).toHaveLength(1);
    expect(field).toHaveFocus();
  });

  it('shows that there is no connection', async () => {
    server.use(dropConnection('searchUsers'));
    const { user, field } = await start();
    await user.type(field, 'ana');
    await waitFor(() =>
      expect(screen.getByRole('search')).toHaveTextContent(
        'Error to search. No connection. Check your network and try again.',
      ),
    );
  });
});

describe('the search by keyboard', () => {
  it('moves through the results cyclically while the focus stays in the field', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    const [first, last] = await options();
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    expect(field).toHaveFocus();
  });

  it('opens the highlighted profile, closes the panel and moves the focus to the page', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await options();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'A profile' })).toHaveFocus());
    expect(window.location.pathname).toBe('/profile/anabel');
    await expectClosed();
    expect(field).toHaveValue('');
  });

  it('opens the search for posts with Enter while no member is highlighted', async () => {
    const { user, field } = await start();
    await user.type(field, ' septic shock&a ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Search page' })).toHaveFocus());
    expect(window.location.search).toBe('?q=septic%20shock%26a');
    await expectClosed();
    // The search page has another field.
    expect(field).not.toBeInTheDocument();
  });

  it('opens nothing with Enter in a blank field', async () => {
    const { user, field } = await start();
    await user.type(field, '  {Enter}');
    expect(window.location.pathname).toBe('/');
  });

  it('closes the panel with Escape, opens it again with an arrow, and empties the field with a second Escape', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await options();
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(field).toHaveValue('ana');
    await user.keyboard('{ArrowDown}');
    await options();
    await user.keyboard('{Escape}{Escape}');
    expect(field).toHaveValue('');
  });

  it('closes the panel on blur', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await options();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await user.tab();
    await expectClosed();
  });
});

describe('the search panel', () => {
  it('leads to the posts with the same text', async () => {
    const { user, field } = await start();
    await user.type(field, 'lactate');
    await user.click(screen.getByRole('link', { name: /^Search posts for “lactate”/ }));
    expect(await screen.findByRole('heading', { name: 'Search page' })).toBeVisible();
    expect(window.location.search).toBe('?q=lactate');
    await expectClosed();
  });

  it('closes on a press outside, not on one inside, and opens again from the field', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await options();
    await user.click(screen.getByRole('listbox'));
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.click(screen.getByRole('heading', { name: 'Home page' }));
    await expectClosed();
    await user.click(field);
    await options();
  });

  it('closes on navigation', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await options();
    fireEvent.click(screen.getByRole('link', { name: 'Saved' }));
    await screen.findByRole('heading', { name: 'Saved posts' });
    await expectClosed();
    expect(field).toHaveValue('ana');
  });

  it('is cleared by its button, which returns the focus', async () => {
    const { user, field } = await start();
    await user.type(field, 'ana');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });
});

describe('the search without a right column', () => {
  it.each([
    ['phone', false],
    ['tablet', true],
  ])('is a dialog on a %s and closes after a choice', async (_size, navigation) => {
    setMedia('(min-width: 1000px)', false);
    setMedia('(min-width: 700px)', navigation);
    const { user } = renderApp('/');
    const opener = await screen.findByRole('button', { name: 'Search members' });
    expect(opener.textContent).toBe(navigation ? 'Search members' : '');
    await user.click(opener);
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
    await user.type(screen.getByRole('combobox'), 'ana');
    await user.click((await options())[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'A profile' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
