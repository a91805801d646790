import type { LinkPreview } from '@cred/contract';
import {
  act,
  respond,
  dropConnection,
  expectConsoleError,
  hang,
  makeOriginalPost,
  makePost,
  makeQueryClient,
  respondWithError,
  renderInShell,
  screen,
  server,
  showElement,
  waitFor,
} from '@cred/testing';
import { linkPreviewQuery } from '../api/get-link-preview';
import { PostCard } from './post-card';

const url = 'https://www.nature.com/articles/1';
const preview: LinkPreview = {
  url,
  image: '/api/preview/image?id=1',
  siteName: 'Nature',
  title: 'A new kind of rash',
  description: 'Twelve cases from two clinics.',
};
const post = makePost({ text: `Read ${url} and http://other.test/` });
const show = (over = post, queryClient = makeQueryClient()) => renderInShell(<PostCard post={over} />, { queryClient });
const near = () => act(() => showElement(screen.getByTestId('link-preview')));
const card = () => screen.findByRole('link', { name: /A new kind of rash/ });
const expectHidden = () => waitFor(() => expect(screen.queryByTestId('link-preview')).not.toBeInTheDocument());

describe('the preview of the first link', () => {
  it('is loaded when the card is near the screen, in a reserved space', async () => {
    const requested: unknown[] = [];
    server.use(respond('getLinkPreview', ({ body }) => (requested.push(body), preview)));
    show();
    expect(screen.queryByText('Loading preview...')).not.toBeInTheDocument();
    expect(requested).toEqual([]);
    near();
    expect(await card()).toBeInTheDocument();
    expect(requested).toEqual([{ url }]);
  });

  it('shows that it is loading', () => {
    server.use(hang('getLinkPreview'));
    show();
    near();
    expect(screen.getByText('Loading preview...')).toBeInTheDocument();
  });

  it('shows image, site, title and description, and opens safely in a new tab', async () => {
    server.use(respond('getLinkPreview', preview));
    show();
    near();
    const link = await card();
    expect(link).toHaveTextContent('Nature · nature.com');
    expect(link).toHaveTextContent('Twelve cases from two clinics.');
    expect(link.querySelector('img')).toHaveAttribute('src', preview.image);
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringMatching(/noopener noreferrer/));
  });

  it('links to the URL of the text, and shows no image of another origin', async () => {
    server.use(respond('getLinkPreview', { ...preview, url: 'https://evil.test/', image: '//evil.test/pixel.png' }));
    show();
    near();
    const link = await card();
    expect(link).toHaveAttribute('href', url);
    expect(link.querySelector('img')).toBeNull();
  });

  it('is hidden when it has no content', async () => {
    server.use(respond('getLinkPreview', { url, image: null, siteName: 'Nature', title: ' ', description: null }));
    show();
    near();
    await expectHidden();
    expect(screen.getAllByRole('link', { name: /nature/ })).toHaveLength(1);
  });

  it.each([
    [
      'the server refuses',
      respondWithError('getLinkPreview', { status: 400, code: 'validation_failed', message: 'Not a page' }),
    ],
    ['there is no connection', dropConnection('getLinkPreview')],
  ])('is hidden when %s, with one console message', async (_, failure) => {
    expectConsoleError(/^Preview fetch failed/);
    server.use(failure);
    show();
    near();
    await expectHidden();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  describe('after a failure', () => {
    const at = Date.now();
    afterEach(() => jest.restoreAllMocks());
    /** Lets the first request fail, then mounts the card again after `afterMs`, when the page has a preview. */
    const again = async (failure: Parameters<typeof server.use>[0], afterMs: number) => {
      expectConsoleError(/^Preview fetch failed/);
      const client = makeQueryClient();
      server.use(failure);
      const { unmount } = show(post, client);
      near();
      await expectHidden();
      unmount();
      const requested = jest.fn();
      server.use(respond('getLinkPreview', () => (requested(), preview)));
      jest.spyOn(Date, 'now').mockReturnValue(at + afterMs);
      show(post, client);
      return { requested, client };
    };
    const busy = respondWithError('getLinkPreview', {
      status: 429,
      code: 'too_many_requests',
      message: 'Wait a minute',
    });

    it.each([
      ['was busy', busy],
      ['could not be reached', dropConnection('getLinkPreview')],
    ])('is requested again a minute later if the server %s', async (_, failure) => {
      const { requested } = await again(failure, 120_000);
      expect(requested).not.toHaveBeenCalled();
      near();
      expect(await card()).toBeInTheDocument();
      expect(requested).toHaveBeenCalledTimes(1);
    });

    it('is not requested before that', async () => {
      const { requested } = await again(busy, 30_000);
      await expectHidden();
      expect(requested).not.toHaveBeenCalled();
    });

    it.each([400, 404])('is never requested again when the page has none: %d', async (status) => {
      const { requested } = await again(
        respondWithError('getLinkPreview', { status, code: 'not_found', message: 'No preview' }),
        120_000,
      );
      await expectHidden();
      expect(requested).not.toHaveBeenCalled();
    });

    it('is hidden again when it fails again', async () => {
      await again(busy, 120_000);
      server.use(busy);
      near();
      await expectHidden();
    });
  });

  it('is cached for an hour and never retried automatically, including failures', async () => {
    expectConsoleError(/^Preview fetch failed/);
    expect(linkPreviewQuery(url)).toMatchObject({ staleTime: 3_600_000, gcTime: 3_600_000, retry: false });
    const requested = jest.fn();
    const client = makeQueryClient();
    server.use(respond('getLinkPreview', () => (requested(), preview)));
    const { unmount } = show(post, client);
    near();
    await card();
    unmount();
    show(post, client);
    expect(await card()).toBeInTheDocument();
    expect(requested).toHaveBeenCalledTimes(1);

    const failing = makePost({ text: 'http://other.test/' });
    server.use(dropConnection('getLinkPreview'));
    show(failing, client);
    near();
    await expectHidden();
    server.use(respond('getLinkPreview', () => (requested(), preview)));
    show(failing, client);
    await expectHidden();
    expect(requested).toHaveBeenCalledTimes(1);
  });

  it('is absent without a link', () => {
    show(makePost({ text: 'no link, not even javascript:http://x.test' }));
    expect(screen.queryByTestId('link-preview')).not.toBeInTheDocument();
  });

  it('is shown once for a repost: the added text has priority', () => {
    const originalPost = makeOriginalPost({ text: 'see https://root.test/' });
    const { unmount } = show(makePost({ isRepost: true, additionalText: url, originalPost }));
    expect(screen.getAllByTestId('link-preview')).toHaveLength(1);
    unmount();
    show(makePost({ isRepost: true, additionalText: 'look', originalPost }));
    expect(screen.getAllByTestId('link-preview')).toHaveLength(1);
  });
});
