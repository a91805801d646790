import { makeQueryClient, waitFor } from '@cred/testing';
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { shareChanges } from './share-changes';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab with a shown list and one that is not shown; `loaded` counts the requests of each. */
async function openTab(memberId = 'ana') {
  const client: QueryClient = makeQueryClient();
  const loaded = { saved: 0, posts: 0, hidden: 0 };
  const show = (name: 'saved' | 'posts') =>
    stops.push(
      new QueryObserver(client, { queryKey: [name, 'list'], queryFn: () => (loaded[name] += 1) }).subscribe(
        () => undefined,
      ),
    );
  show('saved');
  show('posts');
  await client.prefetchQuery({ queryKey: ['saved', 'elsewhere'], queryFn: () => (loaded.hidden += 1) });
  await waitFor(() => expect(loaded).toEqual({ saved: 1, posts: 1, hidden: 1 }));
  stops.push(shareChanges(memberId, client));
  return { client, loaded };
}

const change = (client: QueryClient, mutationFn: () => Promise<unknown>, changes = [['saved']]) =>
  new MutationObserver(client, { mutationFn, meta: { changes } }).mutate(undefined);
const stored = async (): Promise<null> => null;

describe('shareChanges', () => {
  it('makes the member’s other tabs load what a mutation has changed, and nothing else', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await change(one.client, stored);
    await waitFor(() => expect(two.loaded.saved).toBe(2));
    expect(two.loaded).toEqual({ saved: 2, posts: 1, hidden: 1 });
    expect(two.client.getQueryState(['saved', 'elsewhere'])?.isInvalidated).toBe(true);
    expect(one.loaded).toEqual({ saved: 1, posts: 1, hidden: 1 });
  });

  it('makes them load everything for an empty key', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await change(one.client, stored, [[]]);
    await waitFor(() => expect(two.loaded).toEqual({ saved: 2, posts: 2, hidden: 1 }));
  });

  it('waits in a hidden tab until it is shown', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await change(one.client, stored);
    await waitFor(() => expect(two.client.getQueryState(['saved', 'list'])?.isInvalidated).toBe(true));
    expect(two.loaded.saved).toBe(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(two.loaded.saved).toBe(2));
  });

  it('loads once what changed several times while the tab was hidden', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    for (let times = 0; times < 3; times += 1) await change(one.client, stored);
    await change(one.client, stored, [['posts']]);
    await waitFor(() => expect(two.client.getQueryState(['posts', 'list'])?.isInvalidated).toBe(true));
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(two.loaded.posts).toBe(2));
    expect(two.loaded.saved).toBe(2);
  });

  it('shares neither failures nor the changes of another member', async () => {
    const [one, other, two] = [await openTab(), await openTab('bia'), await openTab()];
    await expect(change(one.client, () => Promise.reject(new Error('Refused')))).rejects.toThrow('Refused');
    await change(one.client, stored, [['posts']]);
    await waitFor(() => expect(two.loaded.posts).toBe(2));
    expect(two.loaded.saved).toBe(1);
    expect(other.loaded).toEqual({ saved: 1, posts: 1, hidden: 1 });
  });
});
