import { dropConnection, fireEvent, respond, respondWithError, screen, server, within } from '@cred/testing';
import { openCheck, publishing, reference, result } from './testing/check';

const own = 'hey guys, gonna stop losartan 50 mg bc of cough';
const formal = 'Going to stop losartan 50 mg because of cough.';
const section = (dialog: HTMLElement, name: RegExp) =>
  within(dialog).getByRole('heading', { name }).closest('section') as HTMLElement;
const texts = (parent: HTMLElement, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('what the check changed (POST-113)', () => {
  it('marks the removed words in the own text and the added ones in the formal text, which both stay whole', async () => {
    server.use(respond('validatePost', result({ formalizado: formal })));
    const { dialog } = await openCheck(own);
    await within(dialog).findByRole('heading', { name: /^Formalized text/ });
    const before = section(dialog, /^Your text/);
    expect(before).toHaveTextContent(own);
    expect(texts(before, 'del')).toEqual(['hey guys, gonna', 'bc']);
    const after = section(dialog, /^Formalized text/);
    expect(after).toHaveTextContent(formal);
    expect(texts(after, 'ins')).toEqual(['Going to', 'because', '.']);
  });

  it('switches to the plain text and back, and keeps the focus on the switch', async () => {
    server.use(respond('validatePost', result({ formalizado: formal })));
    const { dialog, user } = await openCheck(own);
    (await within(dialog).findByRole('button', { name: 'Show plain text' })).focus();
    await user.keyboard('{Enter}');
    expect(within(dialog).getByText(formal)).toBeInTheDocument();
    expect(texts(dialog, 'del, ins')).toEqual([]);
    expect(within(dialog).queryByRole('heading', { name: /^Your text/ })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Show what changed' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(section(dialog, /^Your text/)).toHaveTextContent(own);
  });

  it('says that nothing was changed in a text that is formal already', async () => {
    server.use(respond('validatePost', result({ formalizado: formal })));
    const { dialog } = await openCheck(formal);
    expect(await within(dialog).findByText('No word was changed.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Show plain text' })).not.toBeInTheDocument();
  });
});

describe('the two buttons (POST-114)', () => {
  it('say next to them what is published', async () => {
    server.use(respond('validatePost', result()));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByRole('button', { name: 'Use Your Content' })).toHaveAccessibleDescription(
      'Posts your own words, without the AI badge',
    );
    expect(within(dialog).getByRole('button', { name: 'Use Content' })).toHaveAccessibleDescription(
      'Posts the formalized text, with the AI badge',
    );
  });

  it('say that an unchecked text gets no badge', async () => {
    server.use(respond('validatePost', result({ error: 'No source responds' })));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByRole('button', { name: 'Use Content' })).toHaveAccessibleDescription(
      'Not possible: the text was not checked',
    );
  });

  it.each([
    ['responds with an error', respondWithError('validatePost', { status: 503, code: 'overloaded', message: 'Later' })],
    ['does not respond', dropConnection('validatePost')],
  ])("publish the member's own words when the service %s", async (_case, failure) => {
    const sent = publishing();
    server.use(failure);
    const { dialog, user } = await openCheck();
    await within(dialog).findByText('Erro na validação');
    expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await user.click(within(dialog).getByRole('button', { name: 'Use Your Content' }));
    await screen.findByText('Post criado!');
    expect(sent).toEqual([expect.objectContaining({ text: 'my own words', isValid: 'false' })]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the references of a check', () => {
  const references = (count: number) =>
    respond(
      'validatePost',
      result({
        referencias: Array.from({ length: count }, (_, n) => ({ ...reference(n + 1), matchedTopics: ['rash'] })),
      }),
    );

  it('shows three in full and two shortly, and opens all of them with the count of the others (POST-115)', async () => {
    server.use(references(7));
    const { dialog, user } = await openCheck();
    await within(dialog).findByText('Study 5');
    expect(within(dialog).queryByText('Study 6')).not.toBeInTheDocument();
    expect(within(dialog).getAllByText('Silva A · BMJ · 2020')).toHaveLength(5);
    expect(within(dialog).getAllByText(/^PubMed \d+$/)).toHaveLength(3);
    await user.click(within(dialog).getByRole('button', { name: '+4 more', expanded: false }));
    expect(within(dialog).getByText('Study 7')).toBeInTheDocument();
    expect(within(dialog).getAllByText(/^PubMed \d+$/)).toHaveLength(7);
    const fewer = within(dialog).getByRole('button', { name: 'Show fewer', expanded: true });
    expect(fewer).toHaveFocus();
    fireEvent.click(fewer);
    expect(within(dialog).queryByText('Study 6')).not.toBeInTheDocument();
  });

  it("opens the fourth with '+1 more'", async () => {
    server.use(references(4));
    const { dialog, user } = await openCheck();
    await user.click(await within(dialog).findByRole('button', { name: '+1 more' }));
    expect(within(dialog).getByText('PubMed 1004')).toBeInTheDocument();
  });

  it('shows no count for up to three', async () => {
    server.use(references(3));
    const { dialog } = await openCheck();
    await within(dialog).findByText('Study 3');
    expect(within(dialog).queryByText(/more$/)).not.toBeInTheDocument();
  });

  it.each([
    ['none found', { keywords: ['rash'] }, 'No reference was found for these topics.'],
    [
      'no medical topic',
      { keywords: [] },
      'No medical topic was found in this post, so there are no references for it.',
    ],
    [
      'outside sources that did not answer',
      { keywords: ['rash'], unreachable: ['pubmed', 'europepmc'] },
      'No reference was found for these topics. PubMed and Europe PMC could not be reached, so a later check may find some.',
    ],
  ])('has its own sentence for %s', async (_case, over, sentence) => {
    server.use(respond('validatePost', result({ referencias: [], ...over })));
    const { dialog } = await openCheck();
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
  });

  it('gives no such reason for a text that was not checked, since no source was reached', async () => {
    server.use(respond('validatePost', result({ referencias: [], keywords: [], error: 'No source could be reached' })));
    const { dialog } = await openCheck();
    await within(dialog).findByText('No source could be reached');
    expect(within(dialog).queryByText(/^No (?:medical|reference)/)).not.toBeInTheDocument();
  });
});
