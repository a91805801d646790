import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { TestClient } from '../../testing/test-client';
import { hashPassword } from '../credentials/passwords';
import { mediaFolder } from '../media/open-media-store';
import { DEMO_PASSWORD, demoAccounts, demoMembers } from './demo-members';
import { demoComments, demoRatings, demoReposts, demoSaved } from './demo-engagement';
import { demoPosts } from './demo-posts';
import { seedDemo } from './seed-demo';

// Processes and stores 28 images, twice.
jest.setTimeout(120_000);

describe('seedDemo', () => {
  let api: TestApi;
  const lines: string[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    await seedDemo({ db: api.db, settings: api.settings, clock: api.clock.now, print: (line) => lines.push(line) });
  });
  afterAll(() => api.close());

  const logIn = async (username: string): Promise<TestClient> => {
    const browser = api.browser();
    await browser.ok('login', { body: { username, password: DEMO_PASSWORD } });
    return browser;
  };

  it('prints the accounts as one line of JSON', () => {
    expect(lines.map((line) => JSON.parse(line))).toEqual([{ accounts: [...demoAccounts] }]);
  });

  it('creates accounts that can all log in', async () => {
    for (const { username } of demoMembers) await expect(logIn(username)).resolves.toBeInstanceOf(TestClient);
  });

  it('shows a professional every post, newest first, with images that are served', async () => {
    const ana = await logIn('ana.souza');
    const posts = await ana.ok('getFeed');
    expect(posts).toHaveLength(demoPosts.length + demoReposts.length);
    expect(posts.map((post) => post.createdAt)).toEqual(
      posts
        .map((post) => post.createdAt)
        .toSorted()
        .toReversed(),
    );
    const images = posts.flatMap((post) => [post.img, post.user.profileImg]).filter((url) => url !== null);
    expect(images.length).toBeGreaterThan(demoPosts.length);
    for (const url of new Set(images)) expect((await ana.inject({ url: new URL(url).pathname })).statusCode).toBe(200);
  });

  it('hides the health posts from the member who is not a professional', async () => {
    const tom = await logIn('tom.baker');
    const posts = await tom.ok('getFeed');
    const hidden = demoPosts.filter(({ audience }) => audience === 'health');
    const reposts = demoReposts.filter(({ post }) => !hidden.some(({ key }) => key === post));
    expect(posts).toHaveLength(demoPosts.length - hidden.length + reposts.length);
  });

  it('has comments, ratings, reposts and bookmarks, all by members who may see the post and none before it', async () => {
    const ana = await logIn('ana.souza');
    const posts = await ana.ok('getFeed');
    // A repost without text shows the counts of its root.
    const roots = posts.filter((post) => !post.isRepost);
    const sum = (of: (post: (typeof posts)[number]) => number) => roots.reduce((total, post) => total + of(post), 0);
    expect(sum((post) => post._count.comments)).toBe(demoComments.length);
    expect(sum((post) => post.ratingCount)).toBe(demoRatings.length);
    expect(sum((post) => post._count.reposts)).toBe(demoReposts.length);
    expect(posts.filter((post) => post.isRepost).every((post) => post.originalPost !== null)).toBe(true);
    for (const { post: key, from, minutesAgo } of [...demoComments, ...demoRatings, ...demoReposts, ...demoSaved]) {
      const post = demoPosts.find((each) => each.key === key);
      expect([key, from, post !== undefined && post.minutesAgo > minutesAgo]).toEqual([key, from, true]);
      if (post?.audience === 'health') expect(from).not.toBe('tom.baker');
    }
    for (const { post: key, from } of demoRatings)
      expect(demoPosts.find((each) => each.key === key)?.author).not.toBe(from);
  });

  it('has a health post with an image, and a clinical image', async () => {
    const posts = await (await logIn('ana.souza')).ok('getFeed');
    expect(posts.some((post) => post.audience.includes('health') && post.img !== null)).toBe(true);
    expect(posts.some((post) => post.isClinical && post.img !== null && post.imgAlt !== null)).toBe(true);
  });

  it('has an approved certificate for every badge, and no others', async () => {
    for (const { username, isVerificated } of demoMembers) {
      const member = await logIn(username);
      const { id: userId, isVerificated: badge, isSendVerificate } = await member.ok('getMe');
      expect([username, badge, isSendVerificate]).toEqual([username, isVerificated, isVerificated]);
      expect(await member.ok('getVerificationStatus', { params: { userId } })).toEqual({
        status: isVerificated ? 'APPROVED' : null,
        reason: null,
      });
    }
  });

  it('fills chats and notifications', async () => {
    const ana = await logIn('ana.souza');
    const chats = await ana.ok('getChats');
    expect(chats.map((chat) => [chat.otherUser.username, chat.unreadCount])).toEqual([
      ['marcus.lee', 1],
      ['jonas.weber', 1],
      ['leila.haddad', 0],
    ]);
    const { messages } = await ana.ok('getChat', { params: { chatId: chats[0]?.id ?? '' } });
    const shown = messages.find(({ type }) => type === 'IMAGE');
    expect((await ana.inject({ url: new URL(shown?.mediaUrl ?? '').pathname })).statusCode).toBe(200);
    const { items } = await ana.ok('getNotifications');
    expect(new Set(items.map((item) => item.action ?? item.type))).toEqual(
      new Set(['message', 'follow', 'rating', 'repost', 'comment']),
    );
  });

  it('does not change a database with members, and prints the accounts that still have their password', async () => {
    const files = await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true });
    await seedDemo({ db: api.db, settings: api.settings, clock: api.clock.now, print: (line) => lines.push(line) });
    expect(await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true })).toEqual(files);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { accounts: [...demoAccounts] },
      { accounts: [...demoAccounts] },
    ]);
    const [changed, ...others] = demoAccounts;
    await sql`update users set password_hash = ${await hashPassword('another-secret')}
      where username = ${changed?.username}`.execute(api.db);
    await seedDemo({ db: api.db, settings: api.settings, clock: api.clock.now, print: (line) => lines.push(line) });
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ accounts: others });
  });

  it('prints nothing in a database without demo members', async () => {
    const other = await startTestApi();
    const printed: string[] = [];
    await other.member();
    await seedDemo({
      db: other.db,
      settings: other.settings,
      clock: other.clock.now,
      print: (line) => printed.push(line),
    });
    expect(printed).toEqual([]);
    await other.close();
  });

  it('leaves neither rows nor files when it fails', async () => {
    const other = await startTestApi();
    await other.db.schema.dropTable('message_reads').execute();
    await expect(
      seedDemo({ db: other.db, settings: other.settings, clock: other.clock.now, print: () => undefined }),
    ).rejects.toThrow();
    const files = (await readdir(mediaFolder(other.settings.CRED_DATA), { recursive: true })).filter((name) =>
      /\.(webp|tmp)$/.test(name),
    );
    expect(files).toEqual([]);
    expect(await other.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await other.db.selectFrom('media_leftovers').select('media_id').execute()).toEqual([]);
    await other.close();
  });
});
