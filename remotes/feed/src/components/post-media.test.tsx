import type { Post } from '@cred/contract';
import { fireEvent, makeOriginalPost, makePost, renderInShell, screen, within } from '@cred/testing';
import { PostCard } from './post-card';

const show = (over: Partial<Post> = {}) => renderInShell(<PostCard post={makePost(over)} />);
const img = 'http://api.test/media/card.webp';
const imgInfo = {
  width: 600,
  height: 400,
  fullUrl: 'http://api.test/media/full.webp',
  fullWidth: 2400,
  fullHeight: 1600,
  placeholder: 'data:image/webp;base64,AAAA',
};

describe('the image of a post', () => {
  it('has its size reserved, with a blurred placeholder until it has loaded', () => {
    show({ img, imgInfo, imgAlt: 'A chest X-ray' });
    const image = screen.getByAltText('A chest X-ray');
    expect(image).toHaveAttribute('width', '600');
    expect(image).toHaveAttribute('height', '400');
    const frame = screen.getByRole('button', { name: 'Open image: A chest X-ray' });
    expect(frame).toHaveStyle({ aspectRatio: '1.5' });
    expect(frame.style.backgroundImage).toContain(imgInfo.placeholder);
    fireEvent.load(image);
    expect(frame.style.backgroundImage).toBe('');
  });

  it('crops a very tall image on the card', () => {
    show({ img, imgInfo: { ...imgInfo, width: 300, height: 3000 } });
    expect(screen.getByRole('button', { name: 'Open image' })).toHaveStyle({ aspectRatio: '0.8' });
  });

  it('opens in full size, and closing returns the focus', async () => {
    const { user } = show({ img, imgInfo, imgAlt: 'A chest X-ray' });
    const open = screen.getByRole('button', { name: 'Open image: A chest X-ray' });
    await user.click(open);
    const dialog = screen.getByRole('dialog', { name: 'Image' });
    const full = within(dialog).getByAltText('A chest X-ray');
    expect(full).toHaveAttribute('src', imgInfo.fullUrl);
    expect(full).toHaveAttribute('width', '2400');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(open).toHaveFocus();
  });

  it('is shown in a repost as in the post', () => {
    show({ isRepost: true, originalPost: makeOriginalPost({ img, imgInfo, imgAlt: 'A chest X-ray' }) });
    expect(screen.getByRole('button', { name: 'Open image: A chest X-ray' })).toBeInTheDocument();
  });
});

describe('a clinical image', () => {
  const clinical = { img, imgInfo, imgAlt: 'An open wound', isClinical: true };

  it('is covered, with its description, and not even loaded', () => {
    show(clinical);
    const group = screen.getByRole('group', { name: 'Clinical image' });
    expect(group).toHaveTextContent('Clinical image');
    expect(group).toHaveTextContent('An open wound');
    expect(group.querySelector(`img[src="${img}"]`)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Open image/ })).not.toBeInTheDocument();
  });

  it('is uncovered and covered again with the keyboard, and keeps its description and the focus', async () => {
    const { user } = show(clinical);
    const toggle = screen.getByRole('button', { name: 'Show clinical image' });
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByAltText('An open wound')).toHaveAttribute('src', img);
    expect(screen.getByRole('button', { name: 'Hide clinical image' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByAltText('An open wound')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show clinical image' })).toHaveFocus();
  });

  it('is covered in a repost too', () => {
    show({ isRepost: true, originalPost: makeOriginalPost(clinical) });
    expect(screen.getByRole('button', { name: 'Show clinical image' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Open image/ })).not.toBeInTheDocument();
  });
});

describe('the video of a post', () => {
  const video = 'http://api.test/media/1/video.mp4';
  const videoInfo = { width: 1280, height: 720, duration: 12 };
  const shown = () => screen.getByLabelText<HTMLVideoElement>('Video');

  it("has the browser's controls and its size reserved, and loads no more than necessary", () => {
    show({ video, videoInfo });
    expect(shown()).toHaveAttribute('src', video);
    expect(shown()).toHaveAttribute('controls');
    expect(shown()).toHaveAttribute('preload', 'metadata');
    expect(shown()).toHaveAttribute('width', '1280');
    expect(shown().parentElement).toHaveStyle({ aspectRatio: `${1280 / 720}` });
  });

  it('is requested like an image: without CORS, with the cookie', () => {
    show({ video, videoInfo });
    expect(shown()).not.toHaveAttribute('crossorigin');
  });

  it('stops when another one starts', () => {
    renderInShell(
      [makePost({ video, videoInfo }), makePost({ video, videoInfo })].map((post) => (
        <PostCard key={post.id} post={post} />
      )),
    );
    const [first, second] = screen.getAllByLabelText<HTMLVideoElement>('Video') as [HTMLVideoElement, HTMLVideoElement];
    const paused = [jest.spyOn(first, 'pause'), jest.spyOn(second, 'pause')];
    fireEvent.play(first);
    fireEvent.play(second);
    expect(paused[0]).toHaveBeenCalledTimes(1);
    expect(paused[1]).not.toHaveBeenCalled();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = show({ video, videoInfo });
    fireEvent.error(shown());
    expect(screen.getByRole('alert')).toHaveTextContent('The video could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(shown()).toHaveAttribute('src', video);
  });

  it('is covered when it is clinical, in a repost too', async () => {
    const { user } = show({ isRepost: true, originalPost: makeOriginalPost({ video, videoInfo, isClinical: true }) });
    expect(screen.queryByLabelText('Video')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show clinical video' }));
    expect(shown()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide clinical video' }));
    expect(screen.queryByLabelText('Video')).not.toBeInTheDocument();
  });
});
