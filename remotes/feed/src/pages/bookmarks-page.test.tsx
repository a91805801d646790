import { answer, hang, makeId, makeMe, makePost, refuse, renderInShell, screen, server } from '@cred/testing';
import { BookmarksPage } from './bookmarks-page';

describe('Your Bookmarks', () => {
  it('shows a spinner under its heading while loading', () => {
    server.use(hang('getSavedPosts'));
    renderInShell(<BookmarksPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Bookmarks' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading bookmarks');
  });

  it('asks for the own saved posts and shows them', async () => {
    const me = makeMe();
    server.use(answer('getSavedPosts', ({ params }) => [{ id: makeId(), post: makePost({ text: `kept by ${params.userId}` }) }]));
    renderInShell(<BookmarksPage />, { me });
    expect(await screen.findByText(`kept by ${me.id}`)).toBeInTheDocument();
  });

  it('says so when nothing is saved', async () => {
    server.use(answer('getSavedPosts', []));
    renderInShell(<BookmarksPage />);
    expect(await screen.findByText('No saved posts')).toBeInTheDocument();
  });

  it('says quietly that the call is not built, without an alert', async () => {
    server.use(refuse('getSavedPosts', { status: 501, code: 'not_built', message: 'Not built yet' }));
    renderInShell(<BookmarksPage />);
    expect(await screen.findByText('Bookmarks are not available yet.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows every other failure with a way to try again', async () => {
    server.use(refuse('getSavedPosts', { status: 503, code: 'overloaded', message: 'Too much to do' }));
    const { user } = renderInShell(<BookmarksPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do');
    server.use(answer('getSavedPosts', []));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No saved posts')).toBeInTheDocument();
  });
});
