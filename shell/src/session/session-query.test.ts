import { answer, makeMe, makeQueryClient, refuse, server } from '@cred/testing';
import { forgetOtherMember } from './forget-other-member';
import { forgetMemberData, refetchSession, sessionQuery } from './session-query';

describe('the session query', () => {
  it('keeps the member for 5 minutes and asks once when that fails', () => {
    expect(sessionQuery).toMatchObject({ staleTime: 300_000, retry: false });
  });

  it('asks anew when told to, however fresh the answer is', async () => {
    const client = makeQueryClient();
    const me = makeMe();
    server.use(refuse('getMe', { status: 401, code: 'unauthenticated', message: 'Sign in first' }));
    expect(await client.fetchQuery(sessionQuery)).toBeNull();
    server.use(answer('getMe', me));
    expect(await client.fetchQuery(sessionQuery)).toBeNull();
    expect(await refetchSession(client)).toEqual(me);
  });
});

describe('forgetMemberData', () => {
  it('drops everything but the session', () => {
    const client = makeQueryClient();
    client.setQueryData(['session'], null);
    client.setQueryData(['users', 'search', 'ana'], []);
    forgetMemberData(client);
    expect(
      client
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session']]);
  });
});

describe('forgetOtherMember', () => {
  it('drops what one member saw when the session is another’s, and only then', () => {
    const client = makeQueryClient();
    forgetOtherMember(client);
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
