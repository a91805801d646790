/** An API with one valid session; counts its requests. */
export function fakeApi() {
  const api = {
    requests: 0,
    cookies: [] as (string | null)[],
    status: 0,
    fetch: (async (_url: unknown, init?: RequestInit) => {
      api.requests += 1;
      const cookie = new Headers(init?.headers).get('cookie');
      api.cookies.push(cookie);
      if (api.status === -1) throw new TypeError('fetch failed');
      if (api.status !== 0) return new Response('{}', { status: api.status });
      const good = /^cred_session=a-good-one(-\d+)?$/.exec(cookie ?? '');
      return good
        ? Response.json({ id: `member${good[1] ?? ''}`, username: 'ana' })
        : Response.json({ code: 'unauthenticated' }, { status: 401 });
    }) as typeof fetch,
  };
  return api;
}
