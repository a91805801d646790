import { makeOriginalPost, makePost } from '@cred/testing';
import { estimateHeight } from './estimate-height';

const imgInfo = { width: 600, height: 400, fullUrl: '', fullWidth: 600, fullHeight: 400, placeholder: '' };

describe('estimateHeight', () => {
  const short = estimateHeight(makePost({ text: 'Short' }), 1_280);

  it('grows with the text, faster on a narrow page', () => {
    const long = makePost({ text: 'A longer text. '.repeat(40) });
    expect(estimateHeight(long, 1_280)).toBeGreaterThan(short);
    expect(estimateHeight(long, 390)).toBeGreaterThan(estimateHeight(long, 1_280));
  });

  it('stops growing where a card clamps its text', () => {
    const cut = estimateHeight(makePost({ text: 'a\n'.repeat(40) }), 1_280);
    expect(estimateHeight(makePost({ text: 'a\n'.repeat(400) }), 1_280)).toBe(cut);
    expect(cut).toBeLessThan(short + 17 * 22.5 + 40);
  });

  it('counts empty lines', () => {
    expect(estimateHeight(makePost({ text: 'a\n\nb' }), 1_280)).toBe(short + 45);
  });

  it('includes an image, limited to its maximum height', () => {
    const wide = estimateHeight(makePost({ text: 'Short', img: 'a.webp', imgInfo }), 1_280);
    expect(wide).toBeGreaterThan(short + 300);
    const tall = makePost({ text: 'Short', img: 'a.webp', imgInfo: { ...imgInfo, height: 6_000 } });
    expect(estimateHeight(tall, 1_280)).toBeLessThan(short + 700);
  });

  it('includes a repost’s root, or a tombstone', () => {
    const tombstone = estimateHeight(makePost({ isRepost: true, text: '', originalPost: null }), 1_280);
    const withRoot = estimateHeight(
      makePost({ isRepost: true, text: 'root', originalPost: makeOriginalPost({ text: 'root' }) }),
      1_280,
    );
    expect(withRoot).toBeGreaterThan(tombstone);
  });
});
