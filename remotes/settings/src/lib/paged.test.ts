import { makeQueryClient } from '@cred/testing';
import { removeItem, pagedQuery, type Item } from './paged';

const query = pagedQuery<Item>(['list'], async () => ({ items: [], nextCursor: null }));

describe('removeItem', () => {
  it('removes the item from every loaded page and marks the list stale', async () => {
    const client = makeQueryClient();
    client.setQueryData(query.queryKey, {
      pages: [
        { items: [{ id: 'a' }, { id: 'b' }], nextCursor: 'two' },
        { items: [{ id: 'c' }], nextCursor: null },
      ],
      pageParams: [null, 'two'],
    });
    await removeItem(client, query, 'b');
    expect(client.getQueryData(query.queryKey)?.pages.map(({ items }) => items)).toEqual([
      [{ id: 'a' }],
      [{ id: 'c' }],
    ]);
    expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
  });

  it('ignores a list that is not loaded', async () => {
    const client = makeQueryClient();
    await removeItem(client, query, 'b');
    expect(client.getQueryData(query.queryKey)).toBeUndefined();
  });
});
