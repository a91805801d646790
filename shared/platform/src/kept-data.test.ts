import { forgetKeptData, KEPT_PREFIX } from './kept-data';

describe('forgetKeptData', () => {
  it('removes what areas keep for a member, and nothing else', async () => {
    sessionStorage.setItem(`${KEPT_PREFIX}post-draft:1`, 'half a thought');
    sessionStorage.setItem(`${KEPT_PREFIX}comment-draft:1`, 'another');
    sessionStorage.setItem('other', 'stays');
    await forgetKeptData();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
    sessionStorage.clear();
  });
});
