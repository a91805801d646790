import {
  respond,
  expectConsoleError,
  hang,
  makeId,
  makeMe,
  makePost,
  makeQueryClient,
  respondWithError,
  renderInShell,
  screen,
  waitFor,
  server,
} from '@cred/testing';
import { useBookmark } from '../api/save-post';
import { BookmarksPage } from './bookmarks-page';

describe('Your Bookmarks', () => {
  it('shows a spinner below its heading while loading', () => {
    server.use(hang('getSavedPosts'));
    renderInShell(<BookmarksPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Bookmarks' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading bookmarks');
  });

  it('requests the viewer’s saved posts and shows them', async () => {
    const me = makeMe();
    server.use(
      respond('getSavedPosts', ({ params }) => [
        { id: makeId(), post: makePost({ text: `kept by ${params.userId}` }) },
      ]),
    );
    renderInShell(<BookmarksPage />, { me });
    expect(await screen.findByText(`kept by ${me.id}`)).toBeInTheDocument();
  });

  it('shows a message when nothing is saved', async () => {
    server.use(respond('getSavedPosts', []));
    renderInShell(<BookmarksPage />);
    expect(await screen.findByText('No saved posts')).toBeInTheDocument();
    expect(screen.getByText(/^Press the bookmark below a post/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look for posts at home' })).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.querySelector('svg[viewBox="0 0 160 110"]')).toBeInTheDocument());
  });

  it('logs a failure, and shows it with a retry button', async () => {
    expectConsoleError(/^Error get saved posts/);
    server.use(respondWithError('getSavedPosts', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    const { user } = renderInShell(<BookmarksPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do');
    server.use(respond('getSavedPosts', []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No saved posts')).toBeInTheDocument();
  });

  it('shows a post until the next visit after its bookmark was removed, with the button not pressed', async () => {
    const post = makePost({ text: 'a slip of the finger' });
    const queryClient = makeQueryClient();
    server.use(
      respond('getSavedPosts', [{ id: makeId(), post }]),
      respond('getSavedPostIds', { postIds: [post.id] }),
      respond('savePost', { saved: false }),
    );
    const me = makeMe();
    const first = renderInShell(<BookmarksPage />, { me, queryClient });
    await first.user.click(await screen.findByRole('button', { name: 'Bookmark', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Bookmark', pressed: false })).toBeInTheDocument();
    expect(screen.getByText('a slip of the finger')).toBeInTheDocument();
    first.unmount();
    server.use(respond('getSavedPosts', []));
    renderInShell(<BookmarksPage />, { me, queryClient });
    expect(await screen.findByText('No saved posts')).toBeInTheDocument();
  });

  it('shows a post whose bookmark is stored after the page was opened', async () => {
    const post = makePost({ text: 'kept in the last moment' });
    let isStored = false;
    server.use(
      respond('getSavedPosts', () => (isStored ? [{ id: makeId(), post }] : [])),
      respond('getSavedPostIds', { postIds: [] }),
      respond('savePost', () => ({ saved: (isStored = true) })),
    );
    const BookmarkOfAnotherPage = () => {
      const { toggle } = useBookmark(post.id);
      return <button onClick={() => void toggle()}>Save</button>;
    };
    const { user } = renderInShell(
      <>
        <BookmarkOfAnotherPage />
        <BookmarksPage />
      </>,
    );
    expect(await screen.findByText('No saved posts')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('kept in the last moment')).toBeInTheDocument();
  });
});
