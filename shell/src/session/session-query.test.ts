import { respond, makeMe, makeQueryClient, respondWithError, server } from '@cred/testing';
import { removeMemberData, refetchSession, sessionQuery } from './session-query';
import { removeDataOnMemberChange } from './watch-session';

describe('the session query', () => {
  it('caches the member for 5 minutes and does not retry', () => {
    expect(sessionQuery).toMatchObject({ staleTime: 300_000, retry: false });
  });

  it('refetches on demand, even if the cached response is fresh', async () => {
    const client = makeQueryClient();
    const me = makeMe();
    server.use(respondWithError('getMe', { status: 401, code: 'unauthenticated', message: 'Sign in first' }));
    expect(await client.fetchQuery(sessionQuery)).toBeNull();
    server.use(respond('getMe', me));
    expect(await client.fetchQuery(sessionQuery)).toBeNull();
    expect(await refetchSession(client)).toEqual(me);
  });
});

describe('removeMemberData', () => {
  it('removes everything except the session', () => {
    const client = makeQueryClient();
    client.setQueryData(['session'], null);
    client.setQueryData(['users', 'search', 'ana'], []);
    removeMemberData(client);
    expect(
      client
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session']]);
  });
});

describe('removeDataOnMemberChange', () => {
  it('removes the data of one member when the session belongs to another one, and only then', () => {
    const client = makeQueryClient();
    removeDataOnMemberChange(client);
    const [mara, nuno] = [makeMe(), makeMe()];
    client.setQueryData(['session'], mara);
    client.setQueryData(['notifications'], ['hers']);
    client.setQueryData(['session'], { ...mara, fullName: 'Mara L.' });
    client.setQueryData(['session'], null);
    client.setQueryData(['session'], mara);
    expect(client.getQueryData(['notifications'])).toEqual(['hers']);
    client.setQueryData(['session'], nuno);
    expect(client.getQueryData(['notifications'])).toBeUndefined();
    expect(client.getQueryData(['session'])).toEqual(nuno);
  });
});
