import { clearMemberStorage, MEMBER_STORAGE_PREFIX } from './member-storage';

describe('clearMemberStorage', () => {
  it('removes what areas store for a member, and nothing else', async () => {
    sessionStorage.setItem(`${MEMBER_STORAGE_PREFIX}post-draft:1`, 'half a thought');
    sessionStorage.setItem(`${MEMBER_STORAGE_PREFIX}comment-draft:1`, 'another');
    sessionStorage.setItem('other', 'stays');
    await clearMemberStorage();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
    sessionStorage.clear();
  });
});
