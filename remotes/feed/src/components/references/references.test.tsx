import {
  expectConsoleError,
  makePost,
  renderInShell,
  respond,
  respondWithError,
  screen,
  server,
  waitFor,
  within,
} from '@cred/testing';
import { PostCard } from '../post-card';

const paper = {
  pmid: '32865377',
  title: 'Cardiovascular and renal outcomes',
  authors: ['Packer M', 'Anker SD', 'Butler J'],
  journal: 'N Engl J Med',
  year: 2020,
  doi: '10.1056/NEJMoa2022190',
  studyType: 'randomized-trial' as const,
  matchedTopics: ['heart failure', 'empagliflozin'],
  notices: [{ kind: 'correction' as const, on: '2021-03-04' }],
};
const post = makePost({ isValid: true, referenceCount: 2 });
const opener = () => screen.getByRole('button', { name: '2 references' });
const dialog = () => screen.getByRole('dialog', { name: 'References' });

describe('the references of a post', () => {
  it('are counted on its card, and not mentioned without any', () => {
    renderInShell(<PostCard post={makePost({ referenceCount: 1 })} />);
    expect(screen.getByRole('button', { name: '1 reference' })).toBeInTheDocument();
    renderInShell(<PostCard post={makePost({ referenceCount: 0 })} />);
    expect(screen.getAllByRole('button', { name: /reference/ })).toHaveLength(1);
  });

  it.each([
    ['retraction', 'Cites a retracted paper · 12 Mar 2025'],
    ['concern', 'Cites a paper with an expression of concern · 12 Mar 2025'],
    ['correction', 'Cites a corrected paper · 12 Mar 2025'],
  ] as const)('show a %s on the card, with its date', (kind, label) => {
    renderInShell(<PostCard post={{ ...post, referenceNotice: { kind, on: '2025-03-12' } }} />);
    expect(screen.getByText(label)).toBeInTheDocument();
    renderInShell(<PostCard post={post} />);
    expect(screen.getAllByText(label)).toHaveLength(1);
  });

  it('open with one press: authors, journal, year, kind of study, links, and why each was found', async () => {
    const asked: string[] = [];
    server.use(
      respond('getPostReferences', ({ params }) => {
        asked.push(params.id);
        return [paper, { ...paper, pmid: '2', title: 'Another', doi: undefined, studyType: undefined }];
      }),
    );
    const { user } = renderInShell(<PostCard post={post} />);
    expect(asked).toEqual([]);
    await user.click(opener());
    const [first, second] = await within(dialog()).findAllByRole('listitem');
    expect(asked).toEqual([post.id]);
    expect(first).toHaveTextContent('Packer M, Anker SD et al. · N Engl J Med · 2020');
    expect(first).toHaveTextContent('Randomized trial');
    expect(first).toHaveTextContent('Corrected · 4 Mar 2021');
    expect(first).toHaveTextContent('Found because of: heart failure, empagliflozin');
    const link = (name: string) => within(first!).getByRole('link', { name });
    expect(link(paper.title)).toHaveAttribute('href', 'https://pubmed.ncbi.nlm.nih.gov/32865377/');
    expect(link('DOI 10.1056/NEJMoa2022190')).toHaveAttribute('href', 'https://doi.org/10.1056/NEJMoa2022190');
    expect(within(second!).getAllByRole('link')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('can be loaded again after a failure', async () => {
    expectConsoleError(/^Post references error/);
    server.use(
      respondWithError('getPostReferences', { status: 429, code: 'too_many_requests', message: 'Wait a minute' }),
    );
    const { user } = renderInShell(<PostCard post={post} />);
    await user.click(opener());
    expect(await screen.findByText('Wait a minute')).toBeInTheDocument();
    server.use(respond('getPostReferences', [paper]));
    await user.click(within(dialog()).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog()).findAllByRole('listitem')).toHaveLength(1);
  });

  it('of a post that is gone say so', async () => {
    expectConsoleError(/^Post references error/);
    server.use(respondWithError('getPostReferences', { status: 404, code: 'not_found', message: 'Not found' }));
    const { user } = renderInShell(<PostCard post={post} />);
    await user.click(opener());
    expect(await screen.findByText('This post is not available.')).toBeInTheDocument();
  });

  it('can be copied as citations', async () => {
    server.use(respond('getPostReferences', [paper]));
    const { user } = renderInShell(<PostCard post={post} />);
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: `Copy citation: ${paper.title}` }));
    expect(await navigator.clipboard.readText()).toBe(
      'Packer M, Anker SD, Butler J. Cardiovascular and renal outcomes. N Engl J Med. 2020. ' +
        'doi: 10.1056/NEJMoa2022190. PMID: 32865377.',
    );
    expect(await screen.findByText('The citation is copied')).toBeInTheDocument();
  });

  it('say why a file could not be downloaded', async () => {
    server.use(
      respond('getPostReferences', [paper]),
      respondWithError('exportPostReferences', { status: 429, code: 'too_many_requests', message: 'Wait a minute' }),
    );
    const { user } = renderInShell(<PostCard post={post} />);
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: 'Download RIS' }));
    expect(await screen.findByText('Wait a minute')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download BibTeX' })).toBeEnabled();
  });
});
