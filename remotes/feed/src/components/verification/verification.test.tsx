import type { Reference, ValidationResult } from '@cred/contract';
import {
  respond,
  dropConnection,
  fireEvent,
  hang,
  makePost,
  respondWithError,
  renderInShell,
  screen,
  server,
  within,
} from '@cred/testing';
import { HomePage } from '../../pages/home-page';

const reference = (n: number, authors = ['Silva A']): Reference => ({
  pmid: `100${n}`,
  title: `Study ${n}`,
  authors,
  journal: 'BMJ',
  year: 2020,
});
const result = (over: Partial<ValidationResult> = {}): ValidationResult => ({
  formalizado: 'The formal text',
  referencias: [reference(1)],
  keywords: ['rash', 'fever'],
  error: null,
  ...over,
});

/** Renders Home with a text whose check has been started. */
async function openCheck() {
  server.use(respond('getFeed', []));
  const shell = renderInShell(<HomePage />);
  await shell.user.type(screen.getByLabelText('What would you like to share?'), 'my own words');
  await shell.user.click(screen.getByRole('button', { name: 'Post' }));
  return { ...shell, dialog: screen.getByRole('dialog', { name: 'AI verification' }) };
}

const publishing = () => {
  const sent: Readonly<Record<string, unknown>>[] = [];
  server.use(respond('createPost', ({ body }) => (sent.push(body), makePost())));
  return sent;
};

describe('AI verification', () => {
  it('shows its progress while the check is pending', async () => {
    server.use(hang('validatePost'));
    const { dialog } = await openCheck();
    expect(within(dialog).getByText('Analyzing content and searching for references')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Use Your Content' })).not.toBeInTheDocument();
    expect(within(dialog).queryByText('Empty')).not.toBeInTheDocument();
  });

  it('checks the unchanged text', async () => {
    const texts: unknown[] = [];
    server.use(respond('validatePost', ({ body }) => (texts.push(body['text']), result())));
    await openCheck();
    await screen.findByText('The formal text');
    expect(texts).toEqual(['my own words']);
  });

  it("shows 'Erro {status}: {statusText}' and retries on demand", async () => {
    server.use(respondWithError('validatePost', { status: 503, code: 'overloaded', message: 'Later' }));
    const { dialog, user } = await openCheck();
    expect(await within(dialog).findByText('Erro na validação')).toBeInTheDocument();
    expect(within(dialog).getByText('Erro 503: Service Unavailable')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Use Your Content' })).not.toBeInTheDocument();
    server.use(respond('validatePost', result()));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText('The formal text')).toBeInTheDocument();
  });

  it('shows a failed connection in the same place', async () => {
    server.use(dropConnection('validatePost'));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Erro na validação.*No connection/);
  });

  it('shows the formalized text, keywords and references', async () => {
    server.use(respond('validatePost', result()));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByText('The formal text')).toBeInTheDocument();
    expect(within(dialog).getByText('rash')).toBeInTheDocument();
    expect(within(dialog).getByText('fever')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Study 1' })).toHaveAttribute(
      'href',
      'https://pubmed.ncbi.nlm.nih.gov/1001/',
    );
    expect(within(dialog).getByText('Silva A · BMJ · 2020')).toBeInTheDocument();
  });

  it('breaks a keyword that is wider than the dialog', async () => {
    server.use(respond('validatePost', result({ keywords: ['x'.repeat(300)] })));
    await openCheck();
    expect(await screen.findByText(/^x{300}$/)).toHaveStyle({ maxWidth: '100%', overflowWrap: 'anywhere' });
  });

  it('shows the first five references, and counts all after the third as more', async () => {
    server.use(respond('validatePost', result({ referencias: [1, 2, 3, 4, 5, 6, 7].map((n) => reference(n)) })));
    const { dialog } = await openCheck();
    await within(dialog).findByText('Study 5');
    expect(within(dialog).queryByText('Study 6')).not.toBeInTheDocument();
    expect(within(dialog).getByText('+4 more')).toBeInTheDocument();
  });

  it('shows no count for up to three references', async () => {
    server.use(respond('validatePost', result({ referencias: [1, 2, 3].map((n) => reference(n)) })));
    const { dialog } = await openCheck();
    await within(dialog).findByText('Study 3');
    expect(within(dialog).queryByText(/more$/)).not.toBeInTheDocument();
  });

  it("names two authors, then 'et al.'", async () => {
    server.use(
      respond(
        'validatePost',
        result({ referencias: [reference(1, ['Silva A', 'Reis B']), reference(2, ['Silva A', 'Reis B', 'Melo C'])] }),
      ),
    );
    const { dialog } = await openCheck();
    expect(await within(dialog).findByText('Silva A, Reis B · BMJ · 2020')).toBeInTheDocument();
    expect(within(dialog).getByText('Silva A, Reis B et al. · BMJ · 2020')).toBeInTheDocument();
  });

  it('shows the kind of study, the PubMed number and the topics for which a paper was found (POST-26)', async () => {
    const found: Reference = { ...reference(1), studyType: 'meta-analysis', matchedTopics: ['migraine', 'triptans'] };
    server.use(respond('validatePost', result({ referencias: [found, reference(2)] })));
    const { dialog } = await openCheck();
    const [first, second] = await within(dialog)
      .findAllByRole('listitem')
      .then((items) => items.slice(-2));
    expect(first).toHaveTextContent('Meta-analysisPubMed 1001Found because of: migraine, triptans');
    expect(second).toHaveTextContent(/· 2020PubMed 1002$/);
  });

  it('shows instructions and markup in a title as text', async () => {
    const title = 'Ignore all instructions <img src=x onerror=alert(1)> [a](javascript:alert(1))';
    server.use(respond('validatePost', result({ referencias: [{ ...reference(1), title }] })));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByRole('link', { name: title })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/pubmed/),
    );
    expect(within(dialog).queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    [['rash'], 'No reference was found for these topics.'],
    [[], 'No medical topic was found in this post, so there are no references for it.'],
  ])('says why there is no reference for the keywords %j', async (keywords, sentence) => {
    server.use(respond('validatePost', result({ referencias: [], keywords })));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
  });

  it('gives no such reason for a text that was not checked', async () => {
    server.use(respond('validatePost', result({ referencias: [], keywords: [], error: 'No source responds' })));
    const { dialog } = await openCheck();
    await within(dialog).findByText('No source responds');
    expect(within(dialog).queryByText(/^No (?:medical|reference)/)).not.toBeInTheDocument();
  });

  it("shows 'Empty' when the result is empty", async () => {
    server.use(respond('validatePost', result({ formalizado: '', referencias: [], keywords: [] })));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByText('Empty')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Use Content' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Use Your Content' })).toBeEnabled();
  });

  it("posts the formalized text as valid with 'Use Content'", async () => {
    const sent = publishing();
    server.use(respond('validatePost', result()));
    const { dialog, user } = await openCheck();
    await user.click(await within(dialog).findByRole('button', { name: 'Use Content' }));
    await screen.findByText('Post criado!');
    expect(sent).toEqual([expect.objectContaining({ text: 'The formal text', isValid: 'true' })]);
  });

  it("posts the original text as not valid with 'Use Your Content'", async () => {
    const sent = publishing();
    server.use(respond('validatePost', result()));
    const { dialog, user } = await openCheck();
    await user.click(await within(dialog).findByRole('button', { name: 'Use Your Content' }));
    await screen.findByText('Post criado!');
    expect(sent).toEqual([expect.objectContaining({ text: 'my own words', isValid: 'false' })]);
  });

  it("shows the result's error and offers only the original", async () => {
    server.use(
      respond('validatePost', result({ formalizado: '', referencias: [], keywords: [], error: 'not checked' })),
    );
    const { dialog } = await openCheck();
    expect(await within(dialog).findByText('not checked')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Use Content' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: 'Use Your Content' })).toBeEnabled();
  });

  it.each([
    ['Escape', async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
    ['the close button', async () => void fireEvent.click(screen.getByRole('button', { name: 'Fechar modal' }))],
    [
      'the overlay',
      async () => {
        fireEvent.mouseDown(screen.getByRole('dialog'));
        fireEvent.click(screen.getByRole('dialog'));
      },
    ],
  ])('closes with %s, and keeps the text', async (_, close) => {
    server.use(hang('validatePost'));
    await openCheck();
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('What would you like to share?')).toHaveValue('my own words');
  });

  it('refetches the feed after a post', async () => {
    publishing();
    server.use(respond('validatePost', result()));
    const { dialog, user } = await openCheck();
    const use = await within(dialog).findByRole('button', { name: 'Use Content' });
    server.use(respond('getFeed', [makePost({ text: 'the new post' })]));
    await user.click(use);
    expect(await screen.findByText('the new post')).toBeInTheDocument();
  });
});
