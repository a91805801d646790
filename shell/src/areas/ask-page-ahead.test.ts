import { askAhead } from '@cred/api-client';
import { makeMe } from '@cred/testing';
import * as federation from '../federation';
import type { AreaBuild } from '../federation';
import { askPageAhead } from './ask-page-ahead';

jest.mock('../federation', () => ({ loadArea: jest.fn() }));
jest.mock('@cred/api-client', () => ({ askAhead: jest.fn() }));
const loadArea = jest.mocked(federation).loadArea;
const asked = jest.mocked(askAhead);

const me = makeMe();
const at = (address: string): URL => new URL(address, 'https://cred.example');
const routes = [
  { path: '/profile/:username/below' },
  {
    path: '/profile/:username',
    firstCalls: [
      { call: 'getUser', params: { username: 'route:username' } },
      { call: 'getUserPosts', params: { userId: 'getUser:id' }, query: { tab: 'posts', take: 20 } },
      { call: 'getSavedPostIds', params: { userId: 'getMe:id' } },
      // A build is not trusted to name reads only.
      { call: 'logout' },
      { call: 'openEvents' },
    ],
  },
  {
    path: '/search',
    firstCalls: [{ call: 'searchPosts', query: { q: 'query:q', order: 'query:order?', take: 20 } }],
  },
] as unknown as AreaBuild['routes'];

beforeEach(() => {
  jest.clearAllMocks();
  loadArea.mockResolvedValue({ area: 'profile', build: '00', contractVersion: '1', slots: {}, routes });
  asked.mockImplementation(async (name) => ({ address: name, body: { id: `id of ${name}` } }));
});

describe('askPageAhead', () => {
  it('asks for the reads of the route, with parameters of the address, the member and earlier answers', async () => {
    await askPageAhead(at('/profile/ana%20b'), me);
    expect(loadArea).toHaveBeenCalledWith('profile');
    expect(Object.fromEntries(asked.mock.calls)).toEqual({
      getUser: { params: { username: 'ana b' }, query: undefined },
      getSavedPostIds: { params: { userId: me.id }, query: undefined },
      getUserPosts: { params: { userId: 'id of getUser' }, query: { tab: 'posts', take: 20 } },
    });
  });

  it.each([
    ['?q=%20a%26b%20+c&order=newest', { q: 'a&b  c', order: 'newest', take: 20 }],
    ['?q=query%3Atab&tab=members', { q: 'query:tab', take: 20 }],
    [`?q=${'a'.repeat(500)}`, { q: 'a'.repeat(500), take: 20 }],
  ])('fills a query from that of the address: %s', async (search, query) => {
    await askPageAhead(at(`/search${search}`), me);
    expect(asked.mock.calls).toEqual([['searchPosts', { params: {}, query }]]);
  });

  it.each(['', '?q=%20', `?q=${'a'.repeat(501)}`, '?order=newest'])(
    'does not make a call without a value that it needs: %s',
    async (search) => {
      await askPageAhead(at(`/search${search}`), me);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('does not ask for what depends on an answer that is not there', async () => {
    asked.mockResolvedValue(null);
    await askPageAhead(at('/profile/ana'), me);
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['getUser', 'getSavedPostIds']);
  });

  it.each(['/no/page', '/auth/login'])('does nothing for %s', async (path) => {
    await askPageAhead(at(path), me);
    expect(loadArea).not.toHaveBeenCalled();
  });

  it('does nothing when the area cannot be loaded', async () => {
    loadArea.mockRejectedValue(new Error('down'));
    await askPageAhead(at('/profile/ana'), me);
    expect(asked).not.toHaveBeenCalled();
  });
});
