import type { Citation } from '@cred/contract';
import { makeComment, makeMe, renderInShell, screen, within } from '@cred/testing';
import { CommentText } from './comment-text';

const reference = {
  pmid: '32865377',
  title: 'Cardiovascular and Renal Outcomes with Empagliflozin',
  authors: ['Packer M', 'Anker SD', 'Butler J'],
  journal: 'N Engl J Med',
  year: 2020,
  doi: '10.1056/NEJMoa2022190',
  studyType: 'randomized-trial' as const,
  notices: [],
};
const cited = (over: Partial<Citation> = {}): Citation => ({
  paper: { kind: 'pmid', value: '32865377' },
  reference,
  isRetracted: false,
  ...over,
});
const show = (...citations: Citation[]) =>
  renderInShell(<CommentText comment={makeComment({ text: 'See PMID 32865377', citations })} />, { me: makeMe() });

describe('the papers that a comment cites', () => {
  it('are shown as the references of a post, with what publishers say', async () => {
    show(cited({ reference: { ...reference, notices: [{ kind: 'retraction', on: '2025-03-12' }] } }));
    const list = within(await screen.findByRole('list', { name: 'Cited papers' }));
    expect(list.getByRole('link', { name: reference.title })).toHaveAttribute(
      'href',
      'https://pubmed.ncbi.nlm.nih.gov/32865377/',
    );
    expect(list.getByText('Packer M, Anker SD et al. · N Engl J Med · 2020')).toBeVisible();
    expect(list.getByText('Randomized trial')).toBeVisible();
    expect(list.getByText('Retracted · 12 Mar 2025')).toBeVisible();
    expect(screen.getByText('Cites a retracted paper · 12 Mar 2025')).toBeVisible();
  });

  it('say that there is no record, and that PubMed marks a paper as retracted', async () => {
    show(cited({ isRetracted: true }), cited({ paper: { kind: 'doi', value: '10.1/none' }, reference: null }));
    expect(await screen.findByText('DOI 10.1/none: No record found in PubMed')).toBeVisible();
    expect(screen.getByText('Retracted')).toBeVisible();
    expect(screen.getByText('Cites a retracted paper')).toBeVisible();
  });

  it('name the notices about a paper without a record', async () => {
    show(
      cited({
        paper: { kind: 'doi', value: '10.1000/none' },
        reference: null,
        notices: [{ kind: 'concern', on: '2025-03-12' }],
      }),
    );
    expect(await screen.findByText('Expression of concern · 12 Mar 2025')).toBeVisible();
    expect(screen.getByText('Cites a paper with an expression of concern · 12 Mar 2025')).toBeVisible();
  });

  it('are nothing but text in a comment without any', () => {
    show();
    expect(screen.getByText('See PMID 32865377')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
