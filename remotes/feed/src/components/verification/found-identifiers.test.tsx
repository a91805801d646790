import type { ValidationResult } from '@cred/contract';
import { renderInShell, respond, screen, server, within } from '@cred/testing';
import { HomePage } from '../../pages/home-page';

const text = 'Ana Souza, 93 anos, febre';
const found: ValidationResult = {
  formalizado: text,
  referencias: [],
  keywords: [],
  error: 'This text was not checked: it seems to identify a patient by an age over 89 and a patient’s name.',
  identifiers: [
    { kind: 'name', start: 0, end: 9, replacement: '[nome]' },
    { kind: 'age', start: 11, end: 13, replacement: '90+' },
  ],
};

/** Renders Home and opens the dialog with identifiers; later checks find none. */
async function openFound() {
  const texts: unknown[] = [];
  server.use(
    respond('getFeed', []),
    respond('validatePost', ({ body }) => {
      texts.push(body['text']);
      return texts.length === 1
        ? found
        : { ...found, formalizado: 'Texto formal', error: null, identifiers: undefined };
    }),
  );
  const { user } = renderInShell(<HomePage />);
  await user.type(screen.getByLabelText('What would you like to share?'), text);
  await user.click(screen.getByRole('button', { name: 'Post' }));
  const dialog = within(screen.getByRole('dialog', { name: 'AI verification' }));
  const marked = await dialog.findByRole('group', { name: 'Your text with marks' });
  return { user, dialog, marked, texts };
}
const composerText = () => screen.getByLabelText('What would you like to share?');

describe('identifiers in the dialog', () => {
  it('marks what was found in the text, with its kind for screen readers, next to the reason', async () => {
    const { dialog, marked } = await openFound();
    expect([...marked.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      'Name: Ana Souza',
      'Age over 89: 93',
    ]);
    expect(dialog.getByRole('alert')).toHaveTextContent('This text was not checked');
    expect(dialog.getByText(/help, never a guarantee/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Check again' })).toBeDisabled();
  });

  it('replaces one with one press, in the composer too, and undoes it with another', async () => {
    const { user, dialog } = await openFound();
    await user.click(dialog.getByRole('button', { name: 'Replace Ana Souza with [nome]' }));
    expect(composerText()).toHaveValue('[nome], 93 anos, febre');
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 2 replaced');
    await user.click(dialog.getByRole('button', { name: 'Undo: Ana Souza' }));
    expect(composerText()).toHaveValue(text);
  });

  it('replaces all and undoes all by keyboard, and keeps the focus', async () => {
    const { user, dialog } = await openFound();
    dialog.getByRole('button', { name: 'Replace all' }).focus();
    await user.keyboard('{Enter}');
    expect(composerText()).toHaveValue('[nome], 90+ anos, febre');
    expect(dialog.getByRole('button', { name: 'Undo all' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(composerText()).toHaveValue(text);
  });

  it('checks the changed text again, and shows that result', async () => {
    const { user, dialog, texts } = await openFound();
    await user.click(dialog.getByRole('button', { name: 'Replace all' }));
    await user.click(dialog.getByRole('button', { name: 'Check again' }));
    expect(await dialog.findByText('Texto formal')).toBeInTheDocument();
    expect(texts).toEqual([text, '[nome], 90+ anos, febre']);
    expect(dialog.queryByRole('group', { name: 'Your text with marks' })).not.toBeInTheDocument();
  });

  it('does not appear for a result without identifiers', async () => {
    server.use(
      respond('getFeed', []),
      respond('validatePost', { ...found, error: 'no source', identifiers: undefined }),
    );
    const { user } = renderInShell(<HomePage />);
    await user.type(screen.getByLabelText('What would you like to share?'), text);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('no source')).toBeInTheDocument();
    expect(screen.queryByText('What may identify a patient')).not.toBeInTheDocument();
  });
});
