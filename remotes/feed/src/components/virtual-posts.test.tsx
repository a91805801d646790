import type { Post } from '@cred/contract';
import {
  act,
  respond,
  fireEvent,
  makeMe,
  makePost,
  renderRoutes,
  screen,
  scrollPage,
  server,
  waitFor,
} from '@cred/testing';
import { Link, useNavigate } from '@cred/vendor';
import { HomePage } from '../pages/home-page';

/** The height of every card in tests, in px. */
const CARD = 160;
const many = (count: number): Post[] => Array.from({ length: count }, (_, at) => makePost({ text: `post ${at}` }));
const shown = (): string[] =>
  screen.getAllByRole('article').map((card) => /post \d+/.exec(card.textContent ?? '')?.[0] ?? '');

/** The distance from the screen's top to a post, in px. */
const pixelOf = (text: string): number =>
  parseFloat(screen.getByText(text).closest<HTMLElement>('[data-index]')!.style.top) - window.scrollY;

let goBack: () => void;
function OtherPage() {
  const navigate = useNavigate();
  goBack = () => act(() => void navigate(-1));
  return <Link to="/">Home again</Link>;
}

/** Renders Home with the posts and another page; returns the requested cursors. */
async function openHome(posts: Post[], next?: string) {
  const requested: (string | null)[] = [];
  const servePosts = (page: Post[], after?: string) =>
    server.use(
      respond('getFeed', ({ query }) => (requested.push(query.get('cursor')), page), after ? { next: after } : {}),
    );
  servePosts(posts, next);
  const shell = renderRoutes(
    [
      { path: '/', element: <HomePage /> },
      { path: '*', element: <OtherPage /> },
    ],
    { me: makeMe() },
  );
  await screen.findByText('post 0');
  return { ...shell, requested, servePosts };
}

let scrollTo: jest.SpyInstance;
beforeEach(() => {
  // As in a browser, scrolling changes the page's offset, which the list reads afterwards.
  const set = ((to: ScrollToOptions | number, top?: number) =>
    Object.defineProperty(window, 'scrollY', {
      configurable: true,
      value: top ?? (to as ScrollToOptions).top,
    })) as typeof window.scrollTo;
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(set);
});
// Also after a failure, so that the next test does not fail too.
afterEach(() => jest.restoreAllMocks());

describe('a long list of posts', () => {
  it('renders only the cards near the screen', async () => {
    await openHome(many(200));
    expect(shown().length).toBeGreaterThan(4);
    expect(shown().length).toBeLessThan(25);
  });

  it('is as high as all of its cards', async () => {
    await openHome(many(200));
    expect(parseInt(screen.getByRole('feed').style.height, 10)).toBeGreaterThan(100 * CARD);
  });

  it('renders other cards as the page is scrolled', async () => {
    await openHome(many(200));
    scrollPage(8_000);
    await screen.findByText('post 50');
    expect(screen.queryByText('post 0')).not.toBeInTheDocument();
    expect(shown().length).toBeLessThan(30);
  });

  it('exposes each card’s position to screen readers', async () => {
    await openHome(many(30));
    const feed = screen.getByRole('feed', { name: 'Posts' });
    expect(feed).toHaveAttribute('aria-busy', 'false');
    const second = screen.getAllByRole('article')[1];
    expect(second).toHaveAttribute('aria-posinset', '2');
    expect(second).toHaveAttribute('aria-setsize', '30');
  });

  it('exposes no total while more posts follow', async () => {
    await openHome(many(30), 'cursor-2');
    expect(screen.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '-1');
  });

  it('keeps the card with the focus rendered', async () => {
    await openHome(many(200));
    const link = screen.getAllByRole('link', { name: /^@/ })[1]!;
    act(() => link.focus());
    scrollPage(8_000);
    await screen.findByText('post 50');
    expect(link).toHaveFocus();
    // In jsdom the document has no focus when none of its elements has it.
    jest.spyOn(document, 'hasFocus').mockReturnValueOnce(true);
    act(() => link.blur());
    await waitFor(() => expect(screen.queryByText('post 1')).not.toBeInTheDocument());
  });

  it('says at its end that there is no more, and not before (POST-119)', async () => {
    const { queryClient, servePosts } = await openHome(many(2), 'cursor-2');
    expect(screen.queryByText('You have seen everything')).not.toBeInTheDocument();
    servePosts(many(2));
    await act(() => queryClient.resetQueries({ queryKey: ['posts', 'feed'] }));
    expect(await screen.findByText('You have seen everything')).toBeInTheDocument();
  });

  it('shows a post once if two pages contain it', async () => {
    const [first, second, third] = many(3) as [Post, Post, Post];
    await openHome([first, second, third, second]);
    expect(shown()).toEqual(['post 0', 'post 1', 'post 2']);
  });

  it.each([
    ['soon after a scroll', () => undefined],
    // The list considers a scroll finished after 150 ms: here only once the posts have arrived.
    ['during a scroll', () => fireEvent.scroll(window)],
  ])('keeps the scroll position when posts are added above, %s', async (_when, move) => {
    const posts = many(40);
    const { queryClient, servePosts } = await openHome(posts);
    scrollPage(4_000);
    await screen.findByText('post 27');
    const pixel = pixelOf('post 27');
    scrollTo.mockClear();
    servePosts([makePost({ text: 'newer' }), ...posts]);
    queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && move());
    await act(() => queryClient.refetchQueries({ queryKey: ['posts', 'feed'] }));
    await waitFor(() => expect(scrollTo).toHaveBeenCalled());
    expect(scrollTo.mock.calls).toEqual([[{ top: expect.any(Number), behavior: undefined }]]);
    expect(window.scrollY).toBeGreaterThan(4_000 + 100);
    expect(pixelOf('post 27')).toBe(pixel);
  });

  it('shows new posts at once at the top', async () => {
    const posts = many(40);
    const { queryClient, servePosts } = await openHome(posts);
    scrollTo.mockClear();
    servePosts([makePost({ text: 'newer' }), ...posts]);
    await act(() => queryClient.refetchQueries({ queryKey: ['posts', 'feed'] }));
    expect(await screen.findByText('newer')).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

/** As in a browser, each observed row is measured once, also during a scroll. */
class MeasuringObserver {
  constructor(
    private readonly deliver: (entries: { target: Element; borderBoxSize: { blockSize: number }[] }[]) => void,
  ) {}
  observe(target: HTMLElement): void {
    // Only rows have an index; the page itself is not measured.
    if (!target.dataset['index']) return;
    queueMicrotask(() => act(() => this.deliver([{ target, borderBoxSize: [{ blockSize: target.offsetHeight }] }])));
  }
  unobserve(): void {}
  disconnect(): void {}
}

describe('going back to a list', () => {
  const originalObserver = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = MeasuringObserver as unknown as typeof ResizeObserver;
  });
  afterEach(() => {
    globalThis.ResizeObserver = originalObserver;
  });

  const scrollAndLeave = async (top: number) => {
    const home = await openHome(many(200), 'cursor-2');
    scrollPage(top);
    await screen.findByText('post 50');
    const link = (await screen.findAllByRole('link', { name: /^@/ }))[8]!;
    const card = link.closest('article')!.textContent;
    const pixel = pixelOf('post 53');
    await home.user.click(link);
    await screen.findByText('Home again');
    // The other page starts at its top.
    scrollPage(0);
    return { ...home, card, pixel };
  };

  it('shows the same posts at the same pixel, at once and without a request', async () => {
    const { requested, pixel } = await scrollAndLeave(8_000);
    goBack();
    expect(screen.getByText('post 50')).toBeInTheDocument();
    expect(screen.queryByText('post 0')).not.toBeInTheDocument();
    expect(pixelOf('post 53')).toBe(pixel);
    expect(window.scrollY).toBeGreaterThan(7_000);
    expect(requested).toEqual([null]);
  });

  it('focuses the post whose link was followed', async () => {
    const { card } = await scrollAndLeave(8_000);
    goBack();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
    expect(document.activeElement?.textContent).toBe(card);
  });

  it('does not apply to a new visit, which refetches the first page', async () => {
    const { requested, servePosts, user } = await scrollAndLeave(8_000);
    servePosts([makePost({ text: 'quite new' })]);
    await user.click(screen.getByText('Home again'));
    expect(await screen.findByText('quite new')).toBeInTheDocument();
    expect(requested).toEqual([null, null]);
    expect(screen.queryByText('post 50')).not.toBeInTheDocument();
  });
});

describe('the focus in a list', () => {
  it('stays on its post when another window gets the focus', async () => {
    await openHome(many(200));
    const link = screen.getAllByRole('link', { name: /^@/ })[1]!;
    act(() => link.focus());
    jest.spyOn(document, 'hasFocus').mockReturnValueOnce(false);
    fireEvent.blur(link);
    scrollPage(8_000);
    await screen.findByText('post 50');
    expect(link).toBeInTheDocument();
  });
});
