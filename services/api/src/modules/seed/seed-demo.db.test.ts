import { readdir } from 'node:fs/promises';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { TestClient } from '../../testing/test-client';
import { mediaFolder } from '../media/media-keeper';
import { DEMO_PASSWORD, demoAccounts, demoMembers } from './demo-members';
import { demoPosts } from './demo-posts';
import { seedDemo } from './seed-demo';

// Draws and stores 26 pictures, twice.
jest.setTimeout(120_000);

describe('seedDemo', () => {
  let api: TestApi;
  const lines: string[] = [];

  beforeAll(async () => {
    api = await createTestApi();
    await seedDemo({ db: api.db, settings: api.settings, clock: api.clock.now, print: (line) => lines.push(line) });
  });
  afterAll(() => api.close());

  const logIn = async (username: string): Promise<TestClient> => {
    const browser = api.browser();
    await browser.ok('login', { body: { username, password: DEMO_PASSWORD } });
    return browser;
  };

  it('tells the accounts as one line of JSON', () => {
    expect(lines.map((line) => JSON.parse(line))).toEqual([{ accounts: [...demoAccounts] }]);
  });

  it('gives every member an account that works', async () => {
    for (const { username } of demoMembers) await expect(logIn(username)).resolves.toBeInstanceOf(TestClient);
  });

  it('shows a professional every post, newest first, with pictures that are served', async () => {
    const ana = await logIn('ana.souza');
    const posts = await ana.ok('getFeed');
    expect(posts).toHaveLength(demoPosts.length);
    expect(posts.map((post) => post.createdAt)).toEqual(posts.map((post) => post.createdAt).toSorted().toReversed());
    const pictures = posts.flatMap((post) => [post.img, post.user.profileImg]).filter((url) => url !== null);
    expect(pictures.length).toBeGreaterThan(demoPosts.length);
    for (const url of new Set(pictures)) expect((await ana.inject({ url: new URL(url).pathname })).statusCode).toBe(200);
  });

  it('hides the health posts from the member who is no professional', async () => {
    const tom = await logIn('tom.baker');
    const posts = await tom.ok('getFeed');
    expect(posts).toHaveLength(demoPosts.filter((post) => post.audience !== 'health').length);
  });

  it('fills chats and notifications', async () => {
    const ana = await logIn('ana.souza');
    const chats = await ana.ok('getChats');
    expect(chats.map((chat) => [chat.otherUser.username, chat.unreadCount])).toEqual([['marcus.lee', 1], ['jonas.weber', 1], ['leila.haddad', 0]]);
    const { items } = await ana.ok('getNotifications');
    expect(new Set(items.map((item) => item.type))).toEqual(new Set(['message', 'follow']));
  });

  it('leaves a database with members as it is', async () => {
    const files = await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true });
    await seedDemo({ db: api.db, settings: api.settings, clock: api.clock.now, print: (line) => lines.push(line) });
    expect(await readdir(mediaFolder(api.settings.CRED_DATA), { recursive: true })).toEqual(files);
    expect(lines).toHaveLength(1);
  });

  it('leaves neither rows nor files when it fails', async () => {
    const other = await createTestApi();
    await other.db.schema.dropTable('message_reads').execute();
    await expect(seedDemo({ db: other.db, settings: other.settings, clock: other.clock.now, print: () => undefined })).rejects.toThrow();
    const files = (await readdir(mediaFolder(other.settings.CRED_DATA), { recursive: true })).filter((name) => /\.(webp|tmp)$/.test(name));
    expect(files).toEqual([]);
    expect(await other.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await other.db.selectFrom('media_leftovers').select('media_id').execute()).toEqual([]);
    await other.close();
  });
});
