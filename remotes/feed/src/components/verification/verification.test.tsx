import type { Reference } from '@cred/contract';
import {
  act,
  respond,
  dropConnection,
  fireEvent,
  hang,
  makePost,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { openCheck, publishing, reference, result } from './testing/check';

describe('AI verification', () => {
  it('shows its progress while the check is pending', async () => {
    server.use(hang('validatePost'));
    const { dialog } = await openCheck();
    expect(within(dialog).getByText('Analyzing content and searching for references')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Use Your Content' })).not.toBeInTheDocument();
    expect(within(dialog).queryByText('Empty')).not.toBeInTheDocument();
  });

  it('says after 5 s that the service has not answered, and lets the member post their own words (POST-130)', async () => {
    jest.useFakeTimers({
      advanceTimers: true,
      doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
    try {
      const posted = publishing();
      server.use(hang('validatePost'));
      const { dialog, user } = await openCheck();
      expect(within(dialog).queryByText(/not answered/)).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(within(dialog).getByText(/The service has not answered yet\./)).toBeVisible();
      expect(within(dialog).queryByRole('button', { name: 'Use Content' })).not.toBeInTheDocument();
      await user.click(within(dialog).getByRole('button', { name: 'Use Your Content' }));
      await waitFor(() => expect(posted).toHaveLength(1));
    } finally {
      jest.useRealTimers();
    }
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
    expect(within(dialog).queryByRole('button', { name: 'Use Content' })).not.toBeInTheDocument();
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
