import type { PostPreview } from '@cred/contract';
import { fireEvent, makeOriginalPost, makePost, renderInShell, screen } from '@cred/testing';
import { PostCard } from './post-card';

const url = 'https://www.nature.com/articles/1';
const preview: PostPreview = {
  url,
  image: '/api/preview/image?id=1',
  imageSize: { width: 640, height: 360 },
  siteName: 'Nature',
  title: 'A new kind of rash',
  description: 'Twelve cases from two clinics.',
};
const post = makePost({ text: `Read ${url} and http://other.test/`, preview });
/** An unexpected request fails the test: a reader's browser asks nothing about a link (POST-120). */
const show = (over = post) => renderInShell(<PostCard post={over} />);
const card = (name: RegExp | string = /A new kind of rash/) => screen.getByRole('link', { name });

describe('the preview of a post', () => {
  it('is shown at once with image, site, title and description, and opens safely in a new tab', () => {
    show();
    expect(card()).toHaveTextContent('Nature · nature.com');
    expect(card()).toHaveTextContent('Twelve cases from two clinics.');
    const image = card().querySelector('img');
    expect(image).toHaveAttribute('src', preview.image);
    expect([image?.width, image?.height]).toEqual([640, 360]);
    expect(card()).toHaveAttribute('href', url);
    expect(card()).toHaveAttribute('target', '_blank');
    expect(card()).toHaveAttribute('rel', expect.stringMatching(/noopener noreferrer/));
  });

  it('keeps its place when its image cannot be shown', () => {
    show();
    const height = getComputedStyle(card()).height;
    fireEvent.error(card().querySelector('img')!);
    expect(card().querySelector('img')).toBeNull();
    expect(card().querySelector('svg')).toBeInTheDocument();
    expect([getComputedStyle(card()).height, height]).toEqual(['104px', '104px']);
  });

  it('shows no image of another origin', () => {
    show({ ...post, preview: { ...preview, image: '//evil.test/pixel.png' } });
    expect(card().querySelector('img')).toBeNull();
  });

  it('is absent when the server has none', () => {
    show(makePost({ text: `Read ${url}` }));
    expect(screen.getAllByRole('link', { name: /nature/ })).toHaveLength(1);
  });

  it('is shown once for a repost: that of the added text has priority', () => {
    const original = { ...preview, title: 'The preview of the root' };
    const originalPost = makeOriginalPost({ text: 'see https://root.test/', preview: original });
    const { unmount } = show(makePost({ isRepost: true, additionalText: url, originalPost, preview }));
    expect(card()).toBeInTheDocument();
    expect(screen.queryByText(original.title)).not.toBeInTheDocument();
    unmount();
    show(makePost({ isRepost: true, additionalText: 'look', originalPost }));
    expect(card(/The preview of the root/)).toBeInTheDocument();
  });
});
