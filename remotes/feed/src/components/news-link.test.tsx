import type { Post } from '@cred/contract';
import { makePost, renderInShell, screen } from '@cred/testing';
import { PostCard } from './post-card';

const newsUrl = 'https://www.news.test/contents/new-guideline';
const text = 'New guideline on sepsis\nWhat changes on the ward, in five points. https://other.test/';
const show = (over: Partial<Post> = {}) =>
  renderInShell(<PostCard post={makePost({ newsUrl, slug: 'new-guideline', text, ...over })} />);
const link = () => screen.getByRole('link', { name: /New guideline on sepsis/ });

describe('a post of the news account', () => {
  it('is a link to its contents, safely in a new tab', () => {
    show();
    expect(link()).toHaveAttribute('href', newsUrl);
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has the first line of its text as title, and its source', () => {
    show();
    expect(screen.getByText('New guideline on sepsis')).toBeInTheDocument();
    expect(link()).toHaveTextContent('news.test');
    expect(link()).toHaveTextContent('What changes on the ward');
  });

  it('has its image in the link, not in a dialog, and no second preview', () => {
    show({ img: 'http://api.test/media/card.webp', imgAlt: 'A ward' });
    expect(link()).toContainElement(screen.getByAltText('A ward'));
    expect(screen.queryByRole('button', { name: /^Open image/ })).not.toBeInTheDocument();
    expect(screen.queryByTestId('link-preview')).not.toBeInTheDocument();
  });

  it('covers a clinical image too', () => {
    show({ img: 'http://api.test/media/card.webp', isClinical: true });
    expect(link().querySelector('img')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show clinical image' })).toBeInTheDocument();
  });

  it('can be commented on, reposted, rated and bookmarked like any other', () => {
    show();
    for (const name of ['Comments', 'Repost', 'Rate this post', 'Bookmark'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', 'no address'])('is rendered as a normal post if its address is %s', (bad) => {
    show({ newsUrl: bad });
    expect(screen.queryByRole('link', { name: /New guideline/ })).not.toBeInTheDocument();
    expect(screen.getByText(/New guideline on sepsis/)).toBeInTheDocument();
  });
});
