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
] as unknown as AreaBuild['routes'];

beforeEach(() => {
  jest.clearAllMocks();
  loadArea.mockResolvedValue({ area: 'profile', build: '00', contractVersion: '1', slots: {}, routes });
  asked.mockImplementation(async (name) => ({ address: name, body: { id: `id of ${name}` } }));
});

describe('askPageAhead', () => {
  it('asks for the reads of the route, with parameters of the address, the member and earlier answers', async () => {
    await askPageAhead('/profile/ana%20b', me);
    expect(loadArea).toHaveBeenCalledWith('profile');
    expect(Object.fromEntries(asked.mock.calls)).toEqual({
      getUser: { params: { username: 'ana b' }, query: undefined },
      getSavedPostIds: { params: { userId: me.id }, query: undefined },
      getUserPosts: { params: { userId: 'id of getUser' }, query: { tab: 'posts', take: 20 } },
    });
  });

  it('does not ask for what depends on an answer that is not there', async () => {
    asked.mockResolvedValue(null);
    await askPageAhead('/profile/ana', me);
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['getUser', 'getSavedPostIds']);
  });

  it.each(['/no/page', '/auth/login'])('does nothing for %s', async (path) => {
    await askPageAhead(path, me);
    expect(loadArea).not.toHaveBeenCalled();
  });

  it('does nothing when the area cannot be loaded', async () => {
    loadArea.mockRejectedValue(new Error('down'));
    await askPageAhead('/profile/ana', me);
    expect(asked).not.toHaveBeenCalled();
  });
});
