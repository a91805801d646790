import type { Post } from '@cred/contract';
import { makeMe, makePost, renderInShell, respond, screen, scrollPage, server, waitFor } from '@cred/testing';
import { HomePage } from '../pages/home-page';

// A reload empties the memory.
jest.mock('../lib/scroll-positions', () => ({
  findScrollPosition: () => undefined,
  saveScrollPosition: () => undefined,
}));

const PAGE = 20;
const me = makeMe();
const posts: readonly Post[] = Array.from({ length: 160 }, (_, at) => makePost({ text: `post ${at}` }));

/** As the browser reports how the page was opened. */
const openedBy = (type: NavigationTimingType): void => {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
};

/** Serves the posts page by page, each for one request; returns the requested cursors. */
function servePages(onRequest: () => unknown = () => undefined): (string | null)[] {
  const requested: (string | null)[] = [];
  const serveFrom = (from: number): void => {
    const end = from + PAGE;
    server.use(
      respond(
        'getFeed',
        ({ query }) => {
          requested.push(query.get('cursor'));
          if (requested.length > 1) onRequest();
          serveFrom(end);
          return posts.slice(from, end);
        },
        end < posts.length ? { next: String(end) } : {},
      ),
    );
  };
  serveFrom(0);
  return requested;
}

/** The distance from the screen's top to a post, in px. */
const pixelOf = (text: string): number =>
  parseFloat(screen.getByText(text).closest<HTMLElement>('[data-index]')!.style.top) - window.scrollY;

/** Reads Home at a scroll offset until the page is unloaded. */
async function readAndLeave(offset: number, visible: string): Promise<number> {
  const shell = renderInShell(<HomePage />, { me });
  await screen.findByText('post 0');
  scrollPage(offset);
  await screen.findByText(visible);
  const pixel = pixelOf(visible);
  window.dispatchEvent(new Event('pagehide'));
  shell.unmount();
  scrollPage(0);
  return pixel;
}

beforeEach(() => {
  openedBy('reload');
  const set = ((to: ScrollToOptions | number, top?: number) =>
    Object.defineProperty(window, 'scrollY', {
      configurable: true,
      value: top ?? (to as ScrollToOptions).top,
    })) as typeof window.scrollTo;
  jest.spyOn(window, 'scrollTo').mockImplementation(set);
});
afterEach(() => jest.restoreAllMocks());

describe('a list after a reload (SHELL-15)', () => {
  const first = posts.slice(0, PAGE);

  it('starts at the post that was read, also below newer ones', async () => {
    server.use(respond('getFeed', first));
    const pixel = await readAndLeave(1_700, 'post 12');
    server.use(respond('getFeed', [makePost({ text: 'newer' }), ...first]));
    renderInShell(<HomePage />, { me });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(1_700));
    expect(pixelOf('post 12')).toBe(pixel);
  });

  it('starts at its top when the page was opened, not reloaded', async () => {
    server.use(respond('getFeed', first));
    await readAndLeave(1_700, 'post 12');
    openedBy('navigate');
    renderInShell(<HomePage />, { me });
    await screen.findByText('post 0');
    expect(window.scrollY).toBe(0);
  });

  it("starts at its top for another member, and when the post isn't there any more", async () => {
    server.use(respond('getFeed', first));
    await readAndLeave(1_700, 'post 12');
    const other = renderInShell(<HomePage />, { me: makeMe() });
    await screen.findByText('post 0');
    expect(window.scrollY).toBe(0);
    other.unmount();
    server.use(respond('getFeed', first.slice(0, 5)));
    renderInShell(<HomePage />, { me });
    await screen.findByText('post 0');
    expect(window.scrollY).toBe(0);
  });

  it('loads the pages up to the post that was read', async () => {
    server.use(respond('getFeed', [...posts]));
    const pixel = await readAndLeave(8_000, 'post 52');
    const requested = servePages();
    renderInShell(<HomePage />, { me });
    expect(await screen.findByText('post 52')).toBeInTheDocument();
    expect(requested).toEqual([null, '20', '40']);
    expect(pixelOf('post 52')).toBe(pixel);
  });

  it('loads five pages at most, and then stays at its top', async () => {
    server.use(respond('getFeed', [...posts]));
    await readAndLeave(23_000, 'post 150');
    const requested = servePages();
    renderInShell(<HomePage />, { me });
    await waitFor(() => expect(requested).toHaveLength(6));
    await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
    expect(requested).toHaveLength(6);
    expect(window.scrollY).toBe(0);
  });

  it('loads no more pages once the member scrolls', async () => {
    server.use(respond('getFeed', [...posts]));
    await readAndLeave(8_000, 'post 52');
    const requested = servePages(() => window.dispatchEvent(new Event('wheel')));
    renderInShell(<HomePage />, { me });
    await waitFor(() => expect(requested).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false'));
    expect(requested).toHaveLength(2);
    expect(window.scrollY).toBe(0);
  });
});
