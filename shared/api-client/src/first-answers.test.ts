import type { Post } from '@cred/contract';
import { callApi, callApiPage, provideFirstAnswers } from './index';
import { startLoopbackServer } from './testing/loopback';

const server = startLoopbackServer();
let asked: (string | undefined)[];
beforeEach(() => {
  asked = [];
  server.handle = (request, response) => {
    asked.push(request.url);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"from":"network"}');
  };
});

const feed = { address: '/post?take=20', body: [] as Post[], link: '</api/post?cursor=next>; rel="next"' };
const member = { address: '/user/a%20b', body: { from: 'page' } };
const getMember = () => callApi('getUser', { params: { username: 'a b' } });

describe('an answer that stands in the page', () => {
  it('replaces one call; the next one asks the API', async () => {
    provideFirstAnswers([member], 0);
    await expect(getMember()).resolves.toEqual({ from: 'page' });
    expect(asked).toEqual([]);
    await expect(getMember()).resolves.toEqual({ from: 'network' });
    expect(asked).toEqual(['/api/user/a%20b']);
  });

  it('keeps the cursor of a list, and answers no other page of it', async () => {
    provideFirstAnswers([feed], 0);
    await callApiPage('getFeed', { query: { take: 20, cursor: 'next' } });
    expect(asked).toEqual(['/api/post?cursor=next&take=20']);
    await expect(callApiPage('getFeed', { query: { cursor: undefined, take: 20 } })).resolves.toEqual({
      items: [],
      nextCursor: 'next',
    });
    expect(asked).toHaveLength(1);
  });

  it('is dropped after a change', async () => {
    provideFirstAnswers([member], 0);
    await callApi('logout', {});
    await expect(getMember()).resolves.toEqual({ from: 'network' });
  });

  it('is not used when it is older than 30 seconds', async () => {
    provideFirstAnswers([member], 30_001);
    await expect(getMember()).resolves.toEqual({ from: 'network' });
  });
});
