import { transformSync } from '@swc/core';
import { compileOptions, remoteShape } from './remote-shape';

const read = (source: string) => remoteShape(transformSync(source, compileOptions).code, 'remotes/feed/src/remote.tsx');
const remote = (body: string) => `
  import { defineRemote } from '@cred/platform';
  import { Page, Other } from './pages';
  const element = <Page kind="x" />;
  export const remote = defineRemote(${body});`;

describe('remoteShape', () => {
  it('is the argument of defineRemote', () => {
    expect(
      read(
        remote(
          `{ routes: [{ path: '/b', element }, { path: '/a/:id', element: <Other /> }], slots: { 'post-list': Other, extra: Page } }`,
        ),
      ),
    ).toEqual({
      routes: ['/a/:id', '/b'],
      slots: ['extra', 'post-list'],
      firstCalls: { routes: {}, slots: {} },
    });
  });

  it('contains what pages and slots read first', () => {
    const user = `{ call: 'getUser', params: { username: 'route:username' } }`;
    const unread = `{ call: 'getNotifications', query: { onlyUnread: false, take: 30 } }`;
    const body = `{ routes: [{ path: '/p/:username', element, firstCalls: [${user}] }, { path: '/q', element }], slots: { count: Other }, slotFirstCalls: { count: [${unread}] } }`;
    expect(read(remote(body)).firstCalls).toEqual({
      routes: { '/p/:username': [{ call: 'getUser', params: { username: 'route:username' } }] },
      slots: { count: [{ call: 'getNotifications', query: { onlyUnread: false, take: 30 } }] },
    });
  });

  it('includes computed values', () => {
    expect(
      read(remote(`{ routes: ['x', 'y'].map((each) => ({ path: '/' + each, element })), slots: {} }`)).routes,
    ).toEqual(['/x', '/y']);
  });

  it('contains the pages below a route with their whole paths', () => {
    const routes = `[{ path: '/s', element, children: [{ index: true, element }, { path: 'theme', element }, { path: '/s/abs', element }] }, { children: [{ path: '/free', element }] }]`;
    expect(read(remote(`{ routes: ${routes}, slots: {} }`)).routes).toEqual(['/free', '/s', '/s/abs', '/s/theme']);
  });

  it.each([
    ['imported routes', `{ routes: Page.routes, slots: {} }`, 'routes must be an array'],
    ['imported routes in a spread', `{ routes: [...Page], slots: {} }`, './pages, which is another file'],
    [
      'imported first calls',
      `{ routes: [{ path: '/a', element, firstCalls: Page.calls }], slots: {} }`,
      './pages, which is another file',
    ],
    ['imported slots in a spread', `{ routes: [], slots: { ...Other } }`, './pages, which is another file'],
    ['an imported path', `{ routes: [{ path: Page.path }], slots: {} }`, 'must be a string'],
    ['no slots', `{ routes: [] }`, 'slots must be an object'],
    ['a page without a path', `{ routes: [{ element }], slots: {} }`, 'no path'],
  ])('rejects %s', (_what, body, reason) => {
    expect(() => read(remote(body))).toThrow(reason);
    expect(() => read(remote(body))).toThrow('remotes/feed/src/remote.tsx must write out its routes and slots');
  });

  it('rejects a file that defines no remote or never ends', () => {
    expect(() => read('export const remote = {};')).toThrow('does not call defineRemote');
    expect(() => remoteShape('for (;;) {}', 'remote.tsx', 100)).toThrow('timed out after 100ms');
  });
});
