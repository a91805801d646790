import { drawTitlePosts } from './title-posts';

const papers = Array.from({ length: 50 }, (_, at) => ({
  pmid: String(at),
  title: `Paper ${at} with $& and ${'a long title '.repeat(at)}.`,
}));

describe('drawTitlePosts', () => {
  it('draws the same posts for the same seed, and others for another', () => {
    const draw = (seed: number): string[] => drawTitlePosts(papers, 20, seed).map(({ text }) => text);
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('puts the title into the post, whole or cut, in its case or in lower case', () => {
    const posts = drawTitlePosts(papers, 50, 1);
    expect(posts).toHaveLength(50);
    for (const { text, pmid } of posts) expect(text.toLowerCase()).toContain(`paper ${pmid} with $& and`);
    expect(posts.some(({ text }) => text.includes('…'))).toBe(true);
  });
});
