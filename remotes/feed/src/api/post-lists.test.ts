import type { Post } from '@cred/contract';
import { makeId, makeOriginalPost, makePost, makeQueryClient } from '@cred/testing';
import {
  changePost,
  changeCommentCount,
  changeReposts,
  changeSubject,
  removePost,
  postListsKey,
  savedPostsKey,
  type PostPages,
} from './post-lists';

const pages = (...items: Post[][]): PostPages => ({
  pages: items.map((posts) => ({ items: posts, nextCursor: null })),
  pageParams: items.map(() => null),
});

describe('changing a post', () => {
  const client = makeQueryClient();
  const feed = [...postListsKey, 'feed'];
  const saved = [...savedPostsKey, 'me'];
  const [one, two, three] = [makePost(), makePost(), makePost()];
  const entry = { id: makeId(), post: one };
  beforeEach(() => {
    client.setQueryData(feed, pages([one, two], [three]));
    client.setQueryData(saved, { pages: [{ items: [entry], nextCursor: null }], pageParams: [null] });
  });
  const inFeed = () => client.getQueryData<PostPages>(feed)!.pages.flatMap((page) => page.items);
  const inSaved = () => client.getQueryData<{ pages: { items: (typeof entry)[] }[] }>(saved)!.pages[0]!.items;

  it('applies to every loaded list, including bookmarks', async () => {
    await changePost(client, one.id, (post) => ({ ...post, text: 'new' }));
    expect(inFeed()[0]?.text).toBe('new');
    expect(inSaved()[0]).toEqual({ ...entry, post: { ...one, text: 'new' } });
  });

  it('keeps the identity of unchanged objects', async () => {
    const before = client.getQueryData<PostPages>(feed)!;
    await changePost(client, one.id, (post) => ({ ...post, text: 'new' }));
    expect(inFeed()[1]).toBe(two);
    expect(client.getQueryData<PostPages>(feed)!.pages[1]).toBe(before.pages[1]);
    const after = client.getQueryData<PostPages>(feed);
    await changePost(client, makeId(), (post) => ({ ...post, text: 'new' }));
    expect(client.getQueryData<PostPages>(feed)).toBe(after);
  });

  it('never counts below zero', async () => {
    await changeCommentCount(client, two.id, 1);
    expect(inFeed()[1]?._count).toEqual({ comments: 1, reposts: 0 });
    await changeCommentCount(client, two.id, -1);
    await changeCommentCount(client, two.id, -1);
    expect(inFeed()[1]?._count.comments).toBe(0);
  });

  it('updates the repost count of the root and of all its reposts', async () => {
    const repost = makePost({ isRepost: true, originalPost: makeOriginalPost({ id: one.id }) });
    client.setQueryData(feed, pages([repost, one, two]));
    await changeReposts(client, one.id, { userRepostId: 'mine', _count: { comments: 7, reposts: 1 } });
    expect(inFeed().map((post) => [post._count.reposts, post.userRepostId])).toEqual([
      [1, 'mine'],
      [1, 'mine'],
      [0, undefined],
    ]);
    await removePost(client, 'mine', one.id);
    expect(inFeed().map((post) => [post._count.reposts, post.userRepostId])).toEqual([
      [0, null],
      [0, null],
      [0, undefined],
    ]);
  });

  it('changes the comments and ratings of a root in its reposts without text too', async () => {
    const originalPost = makeOriginalPost({ id: one.id });
    const plain = makePost({ isRepost: true, additionalText: null, originalPost });
    const withText = makePost({ isRepost: true, additionalText: 'mine', originalPost });
    client.setQueryData(feed, pages([plain, withText, one]));
    await changeCommentCount(client, one.id, 1);
    expect(inFeed().map((post) => post._count.comments)).toEqual([1, 0, 1]);
    await changeSubject(client, one.id, (post) => ({ ...post, userRating: 4 }));
    expect(inFeed().map((post) => [post.id, post.userRating])).toEqual([
      [plain.id, 4],
      [withText.id, null],
      [one.id, 4],
    ]);
  });

  it('removes a deleted post and makes its reposts tombstones', async () => {
    const repost = makePost({
      isRepost: true,
      text: one.text,
      additionalText: 'mine',
      originalPost: makeOriginalPost({ id: one.id }),
    });
    client.setQueryData(feed, pages([one, repost]));
    await removePost(client, one.id);
    expect(inFeed()).toEqual([{ ...repost, text: '', originalPost: null }]);
    expect(inSaved()).toEqual([]);
  });

  it('decrements the count of the root of a deleted repost', async () => {
    const root = { ...one, _count: { comments: 0, reposts: 2 } };
    const repost = makePost({ isRepost: true, originalPost: makeOriginalPost({ id: one.id }) });
    client.setQueryData(feed, pages([repost, root]));
    await removePost(client, repost.id);
    expect(inFeed()).toEqual([{ ...root, _count: { comments: 0, reposts: 1 } }]);
  });

  it('is not overwritten by a page request that was in flight', async () => {
    let arrive: (page: PostPages['pages'][number]) => void = () => undefined;
    const requested: unknown[] = [];
    const options = {
      queryKey: feed,
      queryFn: ({ pageParam }: { pageParam: string | null }) => (
        requested.push(pageParam),
        new Promise<PostPages['pages'][number]>((resolve) => (arrive = resolve))
      ),
      initialPageParam: null as string | null,
      getNextPageParam: () => 'next',
    };
    const fetching = client.fetchInfiniteQuery(options).catch(() => undefined);
    await changePost(client, one.id, (post) => ({ ...post, text: 'new' }));
    arrive({ items: [one], nextCursor: null });
    await fetching;
    expect(requested).toHaveLength(1);
    expect(inFeed()[0]?.text).toBe('new');
  });
});
