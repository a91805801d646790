import { useLiveEvent } from '@cred/platform';
import {
  answerLive,
  makeId,
  makeMe,
  makeQueryClient,
  refuse,
  renderInShell,
  server,
  waitFor,
  type LiveConnection,
} from '@cred/testing';
import { LiveProvider } from './live-provider';

const mara = makeMe();
const told = jest.fn();

function Listener(): null {
  useLiveEvent('typing', ({ chatId }) => told('typing', chatId));
  useLiveEvent('notifications', () => told('notifications'));
  useLiveEvent('reset', () => told('reset'));
  return null;
}

function open(): { readonly connections: LiveConnection[]; readonly unmount: () => void } {
  const connections: LiveConnection[] = [];
  server.use(answerLive(connections));
  const { unmount } = renderInShell(
    <LiveProvider>
      <Listener />
    </LiveProvider>,
    { me: mara },
  );
  return { connections, unmount };
}

beforeEach(() => told.mockClear());

describe('LiveProvider', () => {
  it('opens the stream of the member, and tells every event to who listens for it', async () => {
    const { connections } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    expect([...connections[0]!.query]).toEqual([['userId', mara.id]]);
    const chatId = makeId();
    connections[0]!.send('alive', {}, '4');
    connections[0]!.send('typing', { chatId, userId: makeId() });
    connections[0]!.send('notifications', {}, '5');
    await waitFor(() => expect(told.mock.calls).toEqual([['reset'], ['typing', chatId], ['notifications']]));
  });

  it('goes on behind the last event when the server ends the stream', async () => {
    const { connections } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send('notifications', {}, '5');
    await waitFor(() => expect(told).toHaveBeenCalledWith('notifications'));
    connections[0]!.end();
    await waitFor(() => expect(connections).toHaveLength(2));
    expect(Object.fromEntries(connections[1]!.query)).toEqual({ userId: mara.id, lastEventId: '5' });
  });

  it('lets pass what it does not know, and what breaks the contract', async () => {
    const { connections } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    connections[0]!.send('typing', { chatId: 'no id' } as never);
    connections[0]!.send('constructor' as 'alive', {}, '5');
    connections[0]!.send('notifications', {}, '6');
    await waitFor(() => expect(told.mock.calls).toEqual([['reset'], ['notifications']]));
  });

  it('ends with the page’s parts, for the way back, and begins anew after it', async () => {
    const { connections, unmount } = open();
    await waitFor(() => expect(connections).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(connections[0]!.isClosed()).toBe(true));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(connections).toHaveLength(2));
    unmount();
    await waitFor(() => expect(connections[1]!.isClosed()).toBe(true));
  });

  it.each([401, 403])('asks anew who is signed in when the stream is refused with %i', async (status) => {
    server.use(refuse('openEvents', { status, code: status === 401 ? 'unauthenticated' : 'forbidden', message: 'No' }));
    const queryClient = makeQueryClient();
    queryClient.setQueryData(['session'], mara);
    renderInShell(
      <LiveProvider>
        <Listener />
      </LiveProvider>,
      { me: mara, queryClient },
    );
    await waitFor(() => expect(queryClient.getQueryState(['session'])?.isInvalidated).toBe(true));
    expect(told).not.toHaveBeenCalled();
  });
});
