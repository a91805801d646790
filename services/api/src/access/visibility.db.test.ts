import { type CallName, calls, type Calls } from '@cred/contract';
import {
  createHealthPostWorld,
  createProfessional,
  type HealthAudience,
  type HealthPostWorld,
  type Observer,
  SECRET,
  visibilities,
  type Visibility,
} from '../testing/health-post-world';
import { commentBy, publish, removeHealthFlag } from '../testing/member-actions';
import { startTestApi } from '../testing/test-api';
import { reviewer } from '../testing/test-certificates';
import type { TestInput } from '../testing/test-client';
import { smallPng } from '../testing/test-images';
import { unzip } from '../testing/unzip';

type Outcome = Visibility;
type Channel = (observer: Observer) => Promise<Outcome>;
type PostCall = { [N in CallName]: Calls[N]['path'] extends `/post${string}` ? N : never }[CallName];

let world: HealthPostWorld;
/** All responses that an observer received. */
const received = new Map<Observer, string>();

const recordResponse = (observer: Observer, response: string): void =>
  void received.set(observer, (received.get(observer) ?? '') + response);

/** Makes a call; returns its body, or whether the error reveals the post: only a 404 does not. */
async function sendCall<N extends CallName>(
  observer: Observer,
  name: N,
  input: TestInput<N>,
): Promise<Outcome | { body: never }> {
  const { status, body } = await observer.client.call(name, input);
  recordResponse(observer, JSON.stringify(body));
  if (status === 401) return 'unauthenticated';
  if (status === 404) return 'hidden';
  if (status === 403) return 'seen';
  if (status > 299) throw new Error(`${name} returned ${status}: ${JSON.stringify(body)}`);
  return { body: body as never };
}

/** A call about the post: `seen` if it succeeds. */
const about =
  <N extends CallName>(name: N, input: (observer: Observer) => TestInput<N> | Promise<TestInput<N>>): Channel =>
  async (observer) => {
    const response = await sendCall(observer, name, await input(observer));
    return typeof response === 'string' ? response : 'seen';
  };

/** A call that returns a list: `seen` if the list contains the post. */
const among =
  <N extends CallName>(
    name: N,
    input: (observer: Observer) => TestInput<N>,
    has: (body: never, observer: Observer) => boolean,
  ): Channel =>
  async (observer) => {
    const response = await sendCall(observer, name, input(observer));
    return typeof response === 'string' ? response : has(response.body, observer) ? 'seen' : 'hidden';
  };

/** Two channels that must give the same result. */
const both =
  (one: Channel, other: Channel): Channel =>
  async (observer) => {
    const outcomes = [await one(observer), await other(observer)] as const;
    expect(outcomes[0]).toBe(outcomes[1]);
    return outcomes[0];
  };

const id = (): string => world.post.id;
const hasPost = (body: readonly { readonly id: string }[]): boolean => body.some((each) => each.id === id());
const authors = () => ({ userId: world.author.id });

const referenceFile =
  (path: (observer: Observer) => string): Channel =>
  async (observer) => {
    const response = await observer.client.inject({ url: `/api/post${path(observer)}` });
    recordResponse(observer, response.body);
    return response.statusCode === 401 ? 'unauthenticated' : response.body.includes(SECRET) ? 'seen' : 'hidden';
  };

/** Every call under `/post`, and how it could reveal a health post. */
const channels: Readonly<Record<PostCall, Channel>> = {
  getFeed: among('getFeed', () => ({}), hasPost),
  getFollowFeed: async (observer) =>
    // A member cannot follow themself.
    observer.id === world.author.id ? 'seen' : among('getFollowFeed', () => ({}), hasPost)(observer),
  getUserPosts: both(
    among('getUserPosts', () => ({ params: authors() }), hasPost),
    among('getUserPosts', () => ({ params: authors(), query: { tab: 'ratings' } }), hasPost),
  ),
  getPost: about('getPost', () => ({ params: { id: id() } })),
  // By its words, by its author, and by its image.
  searchPosts: async (observer) => {
    const found = (body: readonly { post: { id: string } }[]): boolean => body.some(({ post }) => post.id === id());
    const search = (q: string, order: 'newest' | 'relevance') =>
      among('searchPosts', () => ({ query: { q, order } }), found);
    return both(
      both(search('colleagues', 'newest'), search('colleagues', 'relevance')),
      both(search(`from:${world.author.username}`, 'newest'), search('has:image', 'newest')),
    )(observer);
  },
  getTopicPosts: among('getTopicPosts', () => ({ params: { topic: 'Colleagues' } }), hasPost),
  getComments: both(
    about('getComments', () => ({ params: { id: id() } })),
    about('getComments', () => ({ params: { id: id() }, query: { threads: 'true' } })),
  ),
  getReplies: about('getReplies', () => ({ params: { id: world.commentId } })),
  getCommentPlace: about('getCommentPlace', () => ({ params: { id: world.commentId } })),
  getPostReferences: about('getPostReferences', () => ({ params: { id: id() } })),
  exportPostReferences: referenceFile(() => `/references/${id()}/file?format=ris`),
  exportSavedReferences: referenceFile(({ id: userId }) => `/saved-posts/${userId}/references?format=bibtex`),
  createComment: both(
    about('createComment', ({ id: userId }) => ({ body: { userId, postId: id(), text: 'Me too' } })),
    about('createComment', ({ id: userId }) => ({
      body: { userId, postId: id(), text: 'Me too', parentId: world.commentId },
    })),
  ),
  deleteComment: about('deleteComment', async () => ({
    params: { id: (await commentBy(world.author, id(), SECRET)).id },
  })),
  // Directly, and through a repost that the observer can see.
  repost: both(
    about('repost', ({ id: userId }) => ({ body: { userId, originalPostId: id() } })),
    about('repost', ({ id: userId, repostId }) => ({ body: { userId, originalPostId: repostId } })),
  ),
  ratePost: about('ratePost', ({ id: userId }) => ({ body: { userId, postId: id(), value: 4 } })),
  savePost: about('savePost', ({ id: userId }) => ({ body: { userId, postId: id(), saved: true } })),
  getSavedPosts: among(
    'getSavedPosts',
    ({ id: userId }) => ({ params: { userId } }),
    (body: readonly { post: { id: string } }[]) => body.some(({ post }) => post.id === id()),
  ),
  getSavedPostIds: among(
    'getSavedPostIds',
    ({ id: userId }) => ({ params: { userId } }),
    (body: { postIds: readonly string[] }) => body.postIds.includes(id()),
  ),
  editPost: about('editPost', async () => {
    const { id: ofPost, version } = await publish(world.author, SECRET, { audience: 'health' });
    return { params: { id: ofPost }, body: { text: SECRET, version } };
  }),
  getPostRatings: about('getPostRatings', () => ({ params: { id: id() } })),
  getPostReposts: about('getPostReposts', () => ({ params: { id: id() } })),
  getPostVersions: about('getPostVersions', () => ({ params: { id: id() } })),
  deletePost: about('deletePost', async () => ({
    params: { id: (await publish(world.author, SECRET, { audience: 'health' })).id },
  })),
  // A member who may not see health posts may not write one either, and gets an error for it.
  createPost: async (observer) => {
    const { status } = await observer.client.call('createPost', {
      body: { userId: observer.id, text: 'New', audience: '["health"]' },
    });
    return status === 401 ? 'unauthenticated' : status === 403 ? 'hidden' : 'seen';
  },
};

const file =
  (url: () => string | undefined, headers: Readonly<Record<string, string>> = {}): Channel =>
  async (observer) => {
    const response = await observer.client.inject({ url: new URL(url() ?? '').pathname, headers });
    expect(response.headers['cache-control']).toMatch(/^(private, no-cache|private, no-store|no-store)$/);
    return response.statusCode === 401 ? 'unauthenticated' : response.statusCode === 404 ? 'hidden' : 'seen';
  };
const card = () => world.post.img ?? '';

type Reposts = readonly {
  readonly id: string;
  readonly originalPost: object | null;
  readonly text: string;
  readonly _count: { readonly reposts: number };
}[];
const ownRepost = (body: Reposts, { repostId }: Observer) => body.find((each) => each.id === repostId);
const own = ({ id: userId }: Observer) => ({ params: { userId } });

/** Other paths to posts. */
const otherChannels: Readonly<Record<string, Channel>> = {
  'what a repost shows of its root': among(
    'getUserPosts',
    own,
    (body: Reposts, observer) => ownRepost(body, observer)?.originalPost !== null,
  ),
  'the text of a repost': among(
    'getUserPosts',
    own,
    (body: Reposts, observer) => ownRepost(body, observer)?.text.startsWith(SECRET) === true,
  ),
  'the count of reposts': among(
    'getUserPosts',
    own,
    (body: Reposts, observer) => (ownRepost(body, observer)?._count.reposts ?? 0) > 0,
  ),
  notifications: among(
    'getNotifications',
    () => ({}),
    ({ items }: { items: readonly { postId: string | null }[] }) => items.some(({ postId }) => postId === id()),
  ),
  'marking a notification read': about('markNotificationRead', ({ notificationId }) => ({
    params: { id: notificationId },
  })),
  // Four entries at once: the member's repost, a bookmark, a rating, a notification.
  'the export of the account': async (observer) => {
    const response = await observer.client.inject({ url: `/api/user/export/${observer.id}` });
    if (response.statusCode === 401) return 'unauthenticated';
    const files = [...(await unzip(response.rawPayload))].filter(([name]) => name.endsWith('.json'));
    const filesWithPost = files.filter(([, bytes]) => bytes.includes(id())).map(([name]) => name);
    recordResponse(observer, files.map(([, bytes]) => String(bytes)).join(''));
    if (filesWithPost.length > 0)
      expect(filesWithPost).toEqual(expect.arrayContaining(['posts.json', 'bookmarks.json', 'notifications.json']));
    return filesWithPost.length > 0 ? 'seen' : 'hidden';
  },
  'the image of the card': file(card),
  'the image of the dialog': file(() => world.post.imgInfo?.fullUrl),
  'a range of the image': file(card, { range: 'bytes=0-15' }),
  'the image, conditionally': async (observer) => {
    const { headers } = await world.author.inject({ url: new URL(card()).pathname });
    return file(card, { 'if-none-match': String(headers['etag']) })(observer);
  },
};

describe('the channels to posts', () => {
  it('are every call of the contract under /post', () => {
    const postCalls = Object.entries(calls).flatMap(([name, { path }]) => (/^\/post(\/|$)/.test(path) ? [name] : []));
    expect(Object.keys(channels).sort()).toEqual(postCalls.sort());
  });
});

const observerOf = (name: string): Observer => {
  const observer = world.observers[name];
  if (!observer) throw new Error(`There is no ${name}`);
  return observer;
};

describe.each(Object.entries(visibilities))('a health post with HEALTH_AUDIENCE=%s', (audience, expected) => {
  beforeAll(async () => {
    world = await createHealthPostWorld(audience as HealthAudience);
    // The repost count of the embedded post.
    await world.author.ok('repost', { body: { userId: world.author.id, originalPostId: world.post.id } });
  });
  afterAll(() => world.api.close());

  describe.each<[string, Outcome]>(Object.entries(expected))('to the %s', (name, outcome) => {
    it.each(Object.entries({ ...channels, ...otherChannels }))(`is ${outcome} through %s`, async (_, channel) => {
      expect(await channel(observerOf(name))).toBe(outcome);
    });

    it(`is ${outcome === 'seen' ? '' : 'not '}contained in any of these responses`, () => {
      const responses = received.get(observerOf(name)) ?? '';
      const media = new URL(card()).pathname.split('/')[3] ?? '';
      expect(responses).not.toBe('');
      expect([responses.includes(SECRET), responses.includes(media)]).toEqual([outcome === 'seen', outcome === 'seen']);
    });
  });

  it('returns the same body as for a post that does not exist', async () => {
    const general = observerOf('general member');
    const errorFor = async (postId: string) => {
      const { headers: _, ...rest } = await general.client.errorOf('ratePost', {
        body: { userId: general.id, postId, value: 4 },
      });
      return rest;
    };
    expect(await errorFor(id())).toEqual(await errorFor(general.id));
  });

  it('hides its media with the same body as media that is not there', async () => {
    const general = observerOf('general member').client;
    const path = new URL(card()).pathname;
    const hidden = await general.inject({ url: path });
    for (const url of [
      `/api/media/${id()}/card.webp`,
      '/api/media/x/card.webp',
      path.replace('card.webp', 'original.png'),
    ]) {
      const absent = await general.inject({ url });
      expect([absent.statusCode, absent.body]).toEqual([hidden.statusCode, hidden.body]);
    }
  });

  it('lets a former professional delete their comment, and the author read it', async () => {
    const other = await createProfessional(world.api);
    const comment = await commentBy(other, id(), 'I regret this');
    await removeHealthFlag(world.api, other);
    expect(await other.ok('deleteComment', { params: { id: comment.id } })).toEqual({ ok: true });
    await removeHealthFlag(world.api, world.author);
    expect((await world.author.ok('getFeed')).map((post) => post.id)).toContain(id());
    expect((await world.author.inject({ url: new URL(card()).pathname })).statusCode).toBe(200);
  });
});

describe.each(['author', 'professional'])('a post across a block by the %s', (blocker) => {
  const { createPost: _createPost, ...ofPost } = channels;

  beforeAll(async () => {
    world = await createHealthPostWorld('specialty');
    const blocked = observerOf(blocker === 'author' ? 'professional' : 'author');
    await observerOf(blocker).client.ok('block', { params: { userId: blocked.id } });
  });
  afterAll(() => world.api.close());

  it.each(Object.entries({ ...ofPost, ...otherChannels }))('is hidden through %s', async (_, channel) => {
    expect(await channel(observerOf('professional'))).toBe('hidden');
  });

  it('is not contained in any of these responses, apart from the comment of the member', () => {
    expect((received.get(observerOf('professional')) ?? SECRET).replaceAll(`${SECRET}, I agree`, '')).not.toContain(
      SECRET,
    );
  });
});

describe('a removed post', () => {
  // The other calls of `channels` are about another post.
  const {
    createPost: _createPost,
    deletePost: _deletePost,
    deleteComment: _deleteComment,
    editPost: _editPost,
    ...ofPost
  } = channels;
  const hiddenFrom = ['general member', 'professional', 'author'];

  beforeAll(async () => {
    world = await createHealthPostWorld('specialty');
    const { api } = world;
    await observerOf('professional').client.ok('report', { body: { postId: id(), reason: 'other' } });
    const boss = await reviewer(api);
    const [open] = await boss.ok('getReports');
    await boss.ok('decideReport', { params: { id: open?.id ?? '' }, body: { outcome: 'removed' } });
  });
  afterAll(() => world.api.close());

  describe.each(hiddenFrom)('to the %s', (name) => {
    // The author cannot follow themself, so the channel does not apply.
    const { getFollowFeed: _getFollowFeed, ...ofAuthor } = ofPost;

    it.each(Object.entries({ ...(name === 'author' ? ofAuthor : ofPost), ...otherChannels }))(
      'is hidden through %s',
      async (_, channel) => {
        expect(await channel(observerOf(name))).toBe('hidden');
      },
    );
  });

  it('is hidden from reviewers, too, unless its author appeals', async () => {
    const other = await reviewer(world.api);
    expect((await other.inject({ url: new URL(card()).pathname })).statusCode).toBe(404);
    const [latest] = await world.author.ok('getModeration');
    await world.author.ok('appealModeration', {
      params: { id: latest?.decision?.id ?? '' },
      body: { text: 'It is right' },
    });
    expect((await other.inject({ url: new URL(card()).pathname })).statusCode).toBe(200);
    expect((await world.author.inject({ url: new URL(card()).pathname })).statusCode).toBe(404);
  });
});

describe('media of a general post', () => {
  it('may be cached by the viewer’s browser for an hour, and returns 404 after the post is deleted', async () => {
    const api = await startTestApi();
    const [author, other] = [await api.member(), await api.member({ specialty: 'Other_Professions' })];
    const made = await publish(author, 'Look', { img: await smallPng() });
    const response = await other.inject({ url: new URL(made.img ?? '').pathname });
    expect(response.headers['cache-control']).toBe('private, max-age=3600');
    expect(response.headers['cross-origin-resource-policy']).toBe('same-site');
    const again = {
      url: new URL(made.img ?? '').pathname,
      headers: { 'if-none-match': String(response.headers.etag) },
    };
    expect((await other.inject(again)).statusCode).toBe(304);
    await author.ok('deletePost', { params: { id: made.id } });
    expect((await other.inject(again)).statusCode).toBe(404);
    await api.close();
  });
});
