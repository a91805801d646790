import { makeOriginalPost, makePost } from '@cred/testing';
import { picturesAround } from './pictures';

const media = (name: string) => ({ img: `/media/${name}/card.webp`, imgInfo: null, imgAlt: name });
const names = (posts: Parameters<typeof picturesAround>[1], opened: Parameters<typeof picturesAround>[0]) => {
  const { pictures, start } = picturesAround(opened, posts, 'me');
  return [pictures.map(({ alt }) => alt), start];
};

describe('picturesAround', () => {
  const [first, second] = [makePost(media('first')), makePost(media('second'))];

  it('has the pictures of the list in its order', () => {
    expect(names([first, makePost({ img: null }), second], second)).toEqual([['first', 'second'], 1]);
  });

  it('has the picture of a reposted post once', () => {
    const root = makeOriginalPost(media('root'));
    const repost = () => makePost({ isRepost: true, originalPost: root });
    expect(names([repost(), first, repost()], first)).toEqual([['root', 'first'], 1]);
  });

  it('leaves out covered pictures, but not the one that was uncovered and opened', () => {
    const clinical = makePost({ ...media('clinical'), isClinical: true });
    expect(names([first, clinical, second], second)).toEqual([['first', 'second'], 1]);
    expect(names([first, clinical, second], clinical)).toEqual([['first', 'clinical', 'second'], 1]);
  });

  it('has one picture outside of a list', () => {
    expect(names([], first)).toEqual([['first'], 0]);
  });

  it('marks the pictures of the viewer, and prefers the full size', () => {
    const imgInfo = {
      width: 600,
      height: 400,
      fullUrl: '/media/1/full.webp',
      fullWidth: 2400,
      fullHeight: 1600,
      placeholder: 'data:image/webp;base64,AAAA',
    };
    const post = makePost({ ...media('mine'), imgInfo });
    expect(picturesAround(post, [], post.user.id).pictures[0]).toEqual({
      src: '/media/1/full.webp',
      size: { width: 2400, height: 1600 },
      preview: '/media/mine/card.webp',
      alt: 'mine',
      caption: 'mine',
      own: true,
    });
    expect(picturesAround(post, [], 'another').pictures[0]?.own).toBe(false);
  });
});
