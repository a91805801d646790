import { useLiveEvent } from '@cred/platform';
import {
  acceptEventStreams,
  makeId,
  makeMe,
  makeQueryClient,
  respond,
  respondWithError,
  renderInShell,
  screen,
  server,
  waitFor,
  type LiveConnection,
} from '@cred/testing';
import { useQuery } from '@cred/vendor';
import { providePageConfig } from '../lib/page-config';
import { sessionQuery } from '../session/session-query';
import { createLiveHub, LiveProvider } from './live-provider';

const mara = makeMe();
const received = jest.fn();

function Listener(): null {
  useLiveEvent('typing', ({ chatId }) => received('typing', chatId));
  useLiveEvent('notifications', () => received('notifications'));
  useLiveEvent('reset', () => received('reset'));
  return null;
}

function open(): { readonly connections: LiveConnection[]; readonly unmount: () => void } {
  const connections: LiveConnection[] = [];
  server.use(acceptEventStreams(connections));
  const { unmount } = renderInShell(
    <LiveProvider>
      <Listener />
    </LiveProvider>,
    { me: mara },
  );
  return { connections, unmount };
}

const origins = { apiUrl: '', validationUrl: '', releases: { revision: 0, areas: {} } };
beforeEach(() => {
  received.mockClear();
  providePageConfig(origins);
});

describe('LiveProvider', () => {
  it("opens the member's stream and passes every event to its subscribers", async () => {
    const { connections } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    expect([...connections[0]!.query]).toEqual([['userId', mara.id]]);
    const chatId = makeId();
    connections[0]!.send('alive', {}, '4');
    connections[0]!.send('typing', { chatId, userId: makeId() });
    connections[0]!.send('notifications', {}, '5');
    await waitFor(() => expect(received.mock.calls).toEqual([['reset'], ['typing', chatId], ['notifications']]));
  });

  it('continues after the last event of the page, if the page is this member’s', async () => {
    for (const [userId, received] of [
      [mara.id, { userId: mara.id, lastEventId: '7' }],
      [makeId(), { userId: mara.id }],
    ] as const) {
      providePageConfig({ ...origins, lastEvent: { userId, id: '7' } });
      const { connections, unmount } = open();
      await waitFor(() => expect(connections).toHaveLength(1));
      expect(Object.fromEntries(connections[0]!.query)).toEqual(received);
      unmount();
    }
  });

  it('continues after the last event when the server ends the stream', async () => {
    const { connections } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send('notifications', {}, '5');
    await waitFor(() => expect(received).toHaveBeenCalledWith('notifications'));
    connections[0]!.end();
    await waitFor(() => expect(connections).toHaveLength(2));
    expect(Object.fromEntries(connections[1]!.query)).toEqual({ userId: mara.id, lastEventId: '5' });
  });

  it('loads the member and everything on the page again when the account changed', async () => {
    const connections: LiveConnection[] = [];
    let isVerificated = false;
    server.use(
      acceptEventStreams(connections),
      respond('getMe', () => ({ ...mara, isVerificated })),
    );
    const Badge = () => <p>{useQuery(sessionQuery).data?.isVerificated ? 'verified' : 'not verified'}</p>;
    renderInShell(
      <LiveProvider>
        <Badge />
      </LiveProvider>,
      { me: mara },
    );
    await waitFor(() => expect(connections).toHaveLength(1));
    expect(await screen.findByText('not verified')).toBeVisible();
    isVerificated = true;
    connections[0]!.send('account', {}, '5');
    expect(await screen.findByText('verified')).toBeVisible();
  });

  it('ignores unknown events and events that violate the contract', async () => {
    const { connections } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send('typing', { chatId: 'no id' } as never);
    connections[0]!.send('constructor' as 'alive', {}, '5');
    connections[0]!.send('notifications', {}, '6');
    await waitFor(() => expect(received.mock.calls).toEqual([['reset'], ['notifications']]));
  });

  it('closes the stream when the page is hidden and opens it again when the page is restored', async () => {
    const { connections, unmount } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(connections[0]!.isClosed()).toBe(true));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(connections).toHaveLength(2));
    unmount();
    await waitFor(() => expect(connections[1]!.isClosed()).toBe(true));
  });

  it.each([401, 403])('reloads the session when the server rejects the stream with %i', async (status) => {
    server.use(
      respondWithError('openEvents', { status, code: status === 401 ? 'unauthenticated' : 'forbidden', message: 'No' }),
    );
    const queryClient = makeQueryClient();
    queryClient.setQueryData(['session'], mara);
    renderInShell(
      <LiveProvider>
        <Listener />
      </LiveProvider>,
      { me: mara, queryClient },
    );
    await waitFor(() => expect(queryClient.getQueryState(['session'])?.isInvalidated).toBe(true));
    expect(received).not.toHaveBeenCalled();
  });
});

describe('createLiveHub', () => {
  it('notifies subscribers until they unsubscribe', () => {
    const { subscribe, emit } = createLiveHub();
    const listener = jest.fn();
    const stop = subscribe('alive', listener);
    emit({ name: 'alive', data: {} });
    emit({ name: 'reset', data: {} });
    stop();
    emit({ name: 'alive', data: {} });
    expect(listener.mock.calls).toEqual([[{}]]);
  });

  it('resets a subscriber that comes after events, because it missed them', () => {
    const { subscribe, emit } = createLiveHub();
    const listener = jest.fn();
    emit({ name: 'alive', data: {} });
    subscribe('reset', listener);
    expect(listener).not.toHaveBeenCalled();
    emit({ name: 'notifications', data: {} });
    subscribe('notifications', listener);
    expect(listener).not.toHaveBeenCalled();
    subscribe('reset', listener);
    expect(listener.mock.calls).toEqual([[{}]]);
  });

  it('notifies the remaining subscribers when one throws, and rethrows the error', () => {
    const { subscribe, emit } = createLiveHub();
    const later = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const listener = jest.fn();
    subscribe('reset', () => {
      throw new Error('mine');
    });
    subscribe('reset', listener);
    emit({ name: 'reset', data: {} });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(later.mock.calls[0]![0]).toThrow('mine');
    later.mockRestore();
  });
});
