import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { buckets } from '../../core/rate-limits';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { phonePhoto } from '../../testing/test-images';
import { unzip } from '../../testing/unzip';
import { MediaLifecycle } from '../media/media-lifecycle';
import type { MediaStore } from '../media/media-store';
import { exportAccount } from './export-account';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi({ rates: { export: buckets.export } });
});
beforeEach(async () => {
  [ana, bia] = [await api.member(), await api.member()];
});
afterAll(() => api.close());

const exported = (member: TestMember, of = member) =>
  member.inject({ method: 'GET', url: `/api/user/export/${of.id}` });

describe('GET /user/export/{userId}', () => {
  it('exports all data of the account, and only the names of other members', async () => {
    const post = await ana.ok('createPost', {
      body: { userId: ana.id, text: 'A post of Ana', audience: ['general'] },
      files: { img: await phonePhoto() },
    });
    const others = await bia.ok('createPost', {
      body: { userId: bia.id, text: 'A post of Bia', audience: ['general'] },
    });
    await ana.ok('createComment', { body: { postId: others.id, userId: ana.id, text: 'A comment of Ana' } });
    const answered = await bia.ok('createComment', {
      body: { postId: post.id, userId: bia.id, text: 'A comment of Bia' },
    });
    await ana.ok('createComment', {
      body: { postId: post.id, userId: ana.id, text: 'A reply of Ana', parentId: answered.id },
    });
    await ana.ok('ratePost', { body: { postId: others.id, userId: ana.id, value: 4 } });
    await ana.ok('savePost', { body: { postId: others.id, userId: ana.id } });
    await ana.ok('follow', { body: { followerId: ana.id, followingId: bia.id } });
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    await ana.ok('followTopic', { params: { topic: 'Sepsis' } });
    await ana.ok('addMutedWord', { body: { word: 'Spoiler' } });
    const mentioning = await bia.ok('createPost', {
      body: { userId: bia.id, text: `Words of Bia for @${ana.username}`, audience: ['general'] },
    });
    const comment = await bia.ok('createComment', {
      body: { userId: bia.id, postId: mentioning.id, text: `@${ana.username}, see the comment of Bia` },
    });
    const chat = await ana.ok('openChat', { body: { otherUserId: bia.id } });
    await ana.ok('sendMessage', { body: { chatId: chat.id, text: 'A message of Ana' } });
    const fromBia = await bia.ok('sendMessage', { body: { chatId: chat.id, text: 'A message of Bia' } });
    await ana.ok('setReaction', { params: { messageId: fromBia.id }, body: { reaction: 'thanks' } });
    const mistake = await ana.ok('sendMessage', {
      body: { chatId: chat.id, text: 'Not a word', replyToId: fromBia.id },
    });
    await bia.ok('setReaction', { params: { messageId: mistake.id }, body: { reaction: 'like' } });
    await ana.ok('deleteMessage', { params: { messageId: mistake.id } });

    const response = await exported(ana);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="cred-${ana.username}-2026-03-01.zip"`,
    });
    const files = await unzip(response.rawPayload);
    const json = (name: string): unknown => JSON.parse(String(files.get(name)));
    expect(json('profile.json')).toMatchObject([
      { id: ana.id, username: ana.username, email: expect.stringContaining('@cred.example') },
    ]);
    expect(json('posts.json')).toMatchObject([{ id: post.id, text: 'A post of Ana' }]);
    expect(json('comments.json')).toMatchObject([
      { postId: others.id, text: 'A comment of Ana', answers: null },
      { postId: post.id, text: 'A reply of Ana', answers: answered.id },
    ]);
    expect(json('ratings.json')).toMatchObject([{ postId: others.id, value: 4 }]);
    expect(json('bookmarks.json')).toEqual([{ postId: others.id }]);
    expect(json('following.json')).toMatchObject([{ username: bia.username }]);
    expect(json('followers.json')).toMatchObject([{ username: bia.username }]);
    expect(json('messages.json')).toMatchObject([
      { with: bia.username, text: 'A message of Ana', deletedAt: null },
      { with: bia.username, text: null, replyToId: fromBia.id, deletedAt: expect.any(String) },
    ]);
    expect(json('message-reactions.json')).toMatchObject([{ messageId: fromBia.id, reaction: 'thanks' }]);
    expect(json('notifications.json')).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'follow', from: bia.username })]),
    );
    expect(json('topics.json')).toEqual([{ topic: 'Sepsis' }]);
    expect(json('muted-words.json')).toEqual([{ word: 'Spoiler', kind: 'word' }]);
    expect(json('mentions.json')).toEqual([
      { postId: mentioning.id, commentId: null },
      { postId: mentioning.id, commentId: comment.id },
    ]);
    expect(json('sessions.json')).toHaveLength(1);
    expect(json('blocked.json')).toEqual([]);
    const [medium] = (json('posts.json') as { media: string }[]).map(({ media }) => media);
    expect((await sharp(files.get(`media/${medium}.webp`)).metadata()).format).toBe('webp');
    const everything = [...files]
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => String(bytes))
      .join('');
    expect(everything).not.toMatch(/of Bia|argon|token|\$2/);
  });

  it('names the reported member, but no member who blocks the owner, not even in older entries', async () => {
    const caio = await api.member();
    await ana.ok('report', { body: { userId: bia.id, reason: 'spam' } });
    await ana.ok('report', { body: { userId: caio.id, reason: 'spam' } });
    await ana.ok('mute', { params: { userId: bia.id } });
    const chat = await bia.ok('openChat', { body: { otherUserId: ana.id } });
    await ana.ok('sendMessage', { body: { chatId: chat.id, text: 'A message of Ana' } });
    await bia.ok('follow', { body: { followerId: bia.id, followingId: ana.id } });
    await ana.ok('block', { params: { userId: bia.id } });
    await api.db.insertInto('blocks').values({ id: chat.id, blocker_id: bia.id, blocked_id: ana.id }).execute();
    await bia.ok('updateUser', { params: { id: bia.id }, body: { username: `hidden.${bia.username}` } });
    const files = await unzip((await exported(ana)).rawPayload);
    const json = (name: string): unknown => JSON.parse(String(files.get(name)));
    expect(json('reports.json')).toMatchObject([{ member: null }, { member: caio.username }]);
    expect(json('messages.json')).toMatchObject([{ with: null, text: 'A message of Ana' }]);
    for (const name of ['blocked.json', 'muted.json', 'notifications.json']) expect(json(name)).toEqual([]);
    expect([...files.values()].map(String).join('')).not.toContain('hidden.');
  });

  it('exports a section of several pages', async () => {
    const post = await bia.ok('createPost', { body: { userId: bia.id, text: 'Busy', audience: ['general'] } });
    const comments = Array.from({ length: 1_203 }, (_, index) => ({
      id: `00000000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      post_id: post.id,
      author_id: ana.id,
      text: `comment ${index}`,
      created_at: new Date(),
      deleted_at: null,
    }));
    await api.db.insertInto('comments').values(comments).execute();
    const files = await unzip((await exported(ana)).rawPayload);
    expect((JSON.parse(String(files.get('comments.json'))) as { text: string }[]).map((each) => each.text)).toEqual(
      comments.map((each) => each.text),
    );
  });

  it('rejects another member’s account, a visitor and an invalid id', async () => {
    expect((await ana.errorOf('exportAccount', { params: { userId: bia.id } })).code).toBe('not_yours');
    expect((await api.anonymous.errorOf('exportAccount', { params: { userId: ana.id } })).status).toBe(401);
    expect((await ana.errorOf('exportAccount', { params: { userId: 'x' } })).status).toBe(400);
  });

  it('allows three exports an hour', async () => {
    for (let count = 0; count < 3; count += 1) expect((await exported(ana)).statusCode).toBe(200);
    expect(await ana.errorOf('exportAccount', { params: { userId: ana.id } })).toMatchObject({ status: 429 });
    expect((await exported(bia)).statusCode).toBe(200);
  });

  it('stops reading when the client disconnects, and respects backpressure', async () => {
    for (let count = 0; count < 3; count += 1)
      await ana.ok('createPost', {
        body: { userId: ana.id, text: 'With an image', audience: ['general'] },
        files: { img: await phonePhoto(64, 48) },
      });
    const opened: Readable[] = [];
    let producedBytes = 0;
    const endless = (): Readable => {
      const stream = new Readable({
        read() {
          producedBytes += 65_536;
          this.push(Buffer.alloc(65_536));
        },
      });
      opened.push(stream);
      return stream;
    };
    const media = new MediaLifecycle({
      get: async () => ({ size: 0, open: async () => endless() }),
    } as unknown as MediaStore);
    const output = await exportAccount(
      { db: api.db, media, at: new Date() },
      { id: ana.id, isHealthProfessional: true },
    );
    let receivedBytes = 0;
    for await (const chunk of output) {
      receivedBytes += (chunk as Buffer).length;
      if (receivedBytes > 5_000_000) break;
    }
    const [reading] = opened;
    if (!reading?.closed) await new Promise((resolve) => reading?.once('close', resolve));
    expect(opened).toHaveLength(1);
    expect(producedBytes).toBeLessThan(receivedBytes + 2_000_000);
  });

  it('does not delay the server’s shutdown after the client has disconnected', async () => {
    await sql`
      insert into comments (id, post_id, author_id, text, created_at)
      select gen_random_uuid(), posts.id, ${ana.id}::uuid, (select string_agg(gen_random_uuid()::text, '')
        from generate_series(1, 30) where n > 0), now()
      from generate_series(1, 5000) as n, (select id from posts limit 1) as posts`.execute(api.db);
    await api.server.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...ana.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { port } = api.server.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      get({ port, path: `/api/user/export/${ana.id}`, headers: { cookie }, agent: false }, (response) => {
        expect(response.statusCode).toBe(200);
        response.once('data', () => response.destroy()).once('close', resolve);
      });
    });
    expect(api.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
