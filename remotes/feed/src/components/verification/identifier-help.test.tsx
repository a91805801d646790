import { renderInShell, respond, screen, server, within } from '@cred/testing';
import { HomePage } from '../../pages/home-page';

let isOffline = true;
jest.mock('./found-identifiers', () => {
  if (isOffline) throw new Error('Loading chunk found-identifiers failed');
  return jest.requireActual('./found-identifiers');
});

it('keeps the page and its text when the found identifiers cannot be loaded, and loads them again on request', async () => {
  server.use(
    respond('getFeed', []),
    respond('validatePost', {
      formalizado: '',
      referencias: [],
      keywords: [],
      error: 'This text was not checked',
      identifiers: [{ kind: 'age', start: 0, end: 2, replacement: '90+' }],
    }),
  );
  const { user } = renderInShell(<HomePage />);
  await user.type(screen.getByLabelText('What would you like to share?'), '93 anos');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const dialog = within(screen.getByRole('dialog', { name: 'AI verification' }));
  expect(await dialog.findByText(/parts that may identify a patient, but they could not be shown/)).toBeVisible();
  expect(screen.getByLabelText('What would you like to share?')).toHaveValue('93 anos');
  isOffline = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('group', { name: 'Your text with marks' })).toHaveTextContent('93 anos');
});
