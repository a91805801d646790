import { access } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { phonePhoto } from '../../testing/test-images';
import { deliveredMails } from '../../testing/test-mail';
import { mediaFolder } from '../media/open-media-store';
import { mediaKey } from '../media/media-path';
import { deleteMember } from './delete-member';

let api: TestApi;
let eva: TestMember;
let bia: TestMember;

beforeAll(async () => {
  api = await startTestApi({
    rates: { confirmPassword: { account: { max: 3, seconds: 60 }, address: { max: 1_000, seconds: 60 } } },
  });
});
beforeEach(async () => {
  bia = await api.member();
});
afterAll(() => api.close());

const deleteAccount = (member: TestMember, currentPassword = 'cred-secret-1', id = member.id) =>
  member.call('deleteAccount', { params: { id }, body: { currentPassword } });

/** The table columns, as `table.column`, that contain one of the texts. */
async function columnsContaining(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(
    api.db,
  );
  const columns: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const containsAny = sql.join(
      texts.map((each) => sql`strpos(lower(${sql.ref(column)}::text), lower(${each})) > 0`),
      sql` or `,
    );
    const found = await sql`select 1 from ${sql.table(table)} where ${containsAny} limit 1`.execute(api.db);
    if (found.rows.length > 0) columns.push(`${table}.${column}`);
  }
  return columns;
}

describe('DELETE /user/{id}', () => {
  it('erases all data of the member and keeps the data of other members', async () => {
    eva = await api.member({ username: 'eva.unique', fullName: 'Eva Uniquename', email: 'eva@unique.example' });
    const ownText = (what: string): string => `evas-own-words ${what}`;
    // Eva's posts, with content of other members.
    const own = await eva.ok('createPost', {
      body: { userId: eva.id, text: ownText('post'), audience: ['general'], imgAlt: ownText('alt') },
      files: { img: await phonePhoto() },
    });
    await bia.ok('createComment', { body: { postId: own.id, userId: bia.id, text: 'of bia' } });
    await bia.ok('ratePost', { body: { postId: own.id, userId: bia.id, value: 5 } });
    await bia.ok('savePost', { body: { postId: own.id, userId: bia.id } });
    const quote = await bia.ok('repost', {
      body: { originalPostId: own.id, userId: bia.id, additionalText: 'Look', isValid: false },
    });
    // Eva's content on Bia's post.
    const post = await bia.ok('createPost', { body: { userId: bia.id, text: 'Post of Bia', audience: ['general'] } });
    const caio = await api.member();
    for (const member of [eva, caio]) {
      await member.ok('createComment', {
        body: { postId: post.id, userId: member.id, text: member === eva ? ownText('comment') : 'of caio' },
      });
      await member.ok('ratePost', { body: { postId: post.id, userId: member.id, value: member === eva ? 1 : 4 } });
      await member.ok('repost', {
        body: {
          originalPostId: post.id,
          userId: member.id,
          additionalText: member === eva ? ownText('quote') : '',
          isValid: false,
        },
      });
    }
    const answered = await eva.ok('createComment', {
      body: { postId: post.id, userId: eva.id, text: `${ownText('answered')} #Uniquename @${bia.username}` },
    });
    for (const member of [eva, caio]) {
      await member.ok('createComment', {
        body: {
          postId: post.id,
          userId: member.id,
          text: member === eva ? ownText('reply') : 'reply of caio',
          parentId: answered.id,
        },
      });
    }
    const cited = { kind: 'doi', value: '10.1/evas-own-words', is_retracted: false } as const;
    await api.db
      .insertInto('comment_citations')
      .values({ ...cited, comment_id: answered.id, position: 0 })
      .execute();
    const deletedComment = await eva.ok('createComment', {
      body: { postId: post.id, userId: eva.id, text: ownText('second') },
    });
    await eva.ok('deleteComment', { params: { id: deletedComment.id } });
    await eva.ok('addMutedWord', { body: { word: 'Uniquename' } });
    await eva.ok('followTopic', { params: { topic: 'Uniquename' } });
    await eva.ok('savePost', { body: { postId: post.id, userId: eva.id } });
    for (const [from, to] of [
      [eva, bia],
      [bia, eva],
    ] as const)
      await from.ok('follow', { body: { followerId: from.id, followingId: to.id } });
    const chat = await eva.ok('openChat', { body: { otherUserId: bia.id } });
    await eva.ok('sendMessage', { body: { chatId: chat.id, text: ownText('message') } });
    const fromBia = await bia.ok('sendMessage', { body: { chatId: chat.id, text: 'of bia' } });
    await eva.ok('setReaction', { params: { messageId: fromBia.id }, body: { reaction: 'like' } });
    // Eva's profile and account.
    await eva.ok('updateUser', {
      params: { id: eva.id },
      body: { bio: ownText('bio'), link: 'https://unique.example/', email: 'eva.new@unique.example' },
    });
    await eva.ok('setProfileImage', { params: { userId: eva.id }, files: { profileImg: await phonePhoto() } });
    await eva.ok('updateUser', { params: { id: eva.id }, body: { username: 'eva.unique2' } });
    await eva.ok('report', { body: { userId: caio.id, reason: 'spam', text: ownText('report') } });
    await caio.ok('report', { body: { userId: eva.id, reason: 'spam', text: 'about her' } });
    const [reported] = await caio.ok('getUserPosts', { params: { userId: eva.id } });
    await caio.ok('report', { body: { postId: reported?.id ?? '', reason: 'spam' } });
    await eva.ok('mute', { params: { userId: caio.id } });
    const certificate = {
      filename: 'c.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    };
    await eva.call('submitCertificate', {
      body: { fullName: 'Eva Uniquename', userId: eva.id, email: 'eva.new@unique.example', username: 'eva.unique2' },
      files: { certificate },
    });
    await api.browser().ok('forgotPassword', { body: { email: 'eva@unique.example' } });
    const media = await api.db.selectFrom('media').select('id').where('owner_id', '=', eva.id).execute();
    expect(media).toHaveLength(2);
    const file = (id: string) => `${mediaFolder(api.settings.CRED_DATA)}/${mediaKey(id, 'full')}`;
    for (const { id } of media) await access(file(id));
    const identifyingTexts = [eva.id, 'eva.unique', 'unique.example', 'Uniquename', 'evas-own-words'];
    expect(await columnsContaining(identifyingTexts)).toEqual(
      expect.arrayContaining([
        'users.email',
        'posts.text',
        'messages.text',
        'message_reactions.user_id',
        'mails.recipient',
        'recoveries.email',
        'comments.text',
        'comment_citations.value',
        'reports.text',
        'reports.post_text',
      ]),
    );

    const { status, headers } = await deleteAccount(eva);

    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^cred_session=; Max-Age=0;/);
    expect(await columnsContaining(identifyingTexts)).toEqual([]);
    for (const { id } of media) await expect(access(file(id))).rejects.toThrow('ENOENT');
    expect(await api.db.selectFrom('media_leftovers').selectAll().execute()).toEqual([]);
    expect(await api.db.selectFrom('certificates').selectAll().execute()).toEqual([]);
    expect(await deliveredMails(api)).toEqual([]);
    const counts = await api.db
      .selectFrom('posts')
      .select(['comment_count', 'rating_count', 'rating_sum', 'repost_count'])
      .where('id', '=', post.id)
      .executeTakeFirst();
    expect(counts).toEqual({ comment_count: 2, rating_count: 1, rating_sum: 4, repost_count: 1 });
    expect(await api.db.selectFrom('comment_mentions').selectAll().execute()).toEqual([]);
    const threads = await bia.ok('getComments', { params: { id: post.id }, query: { threads: 'true' } });
    expect(threads.map(({ user, replies }) => [user?.id ?? null, replies?.map(({ text }) => text)])).toEqual([
      [null, ['reply of caio']],
      [caio.id, []],
    ]);
    const feed = await bia.ok('getFeed');
    expect(feed.find(({ id }) => id === quote.id)).toMatchObject({
      isRepost: true,
      text: '',
      originalPost: null,
      additionalText: 'Look',
    });
    expect(await bia.ok('getMe')).toMatchObject({ _count: { following: 0, followers: 0 } });
    expect(await bia.ok('getChats')).toEqual([]);
    expect((await bia.errorOf('getChat', { params: { chatId: chat.id } })).status).toBe(404);
    expect(JSON.stringify(await bia.ok('getNotifications'))).not.toContain('eva');
  });

  it('raises the statement timeout inside its transaction only', async () => {
    const timeout = async (executor: Executor) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(executor)).rows[0]?.statement_timeout;
    const during = await api.db.transaction().execute(async (trx) => {
      await deleteMember(trx, bia.id, api.clock.now());
      return timeout(trx);
    });
    expect([during, await timeout(api.db)]).toEqual(['5min', '15s']);
  });

  it('ends all sessions; a second deletion returns 401', async () => {
    const member = await api.member({ username: 'leaver', email: 'leaver@cred.example' });
    const other = api.browser();
    await other.ok('login', { body: { username: 'leaver', password: 'cred-secret-1' } });
    const copy = api.browser();
    copy.cookies.set('cred_session', String(member.cookies.get('cred_session')));
    expect((await deleteAccount(member)).status).toBe(200);
    for (const browser of [other, copy]) expect((await browser.errorOf('getMe')).status).toBe(401);
    expect(
      (await copy.errorOf('deleteAccount', { params: { id: member.id }, body: { currentPassword: 'cred-secret-1' } }))
        .status,
    ).toBe(401);
    expect(
      (await api.browser().errorOf('login', { body: { username: 'leaver', password: 'cred-secret-1' } })).code,
    ).toBe('invalid_credentials');
  });

  it('reserves the username for 90 days and releases the mail address at once', async () => {
    const member = await api.member({ username: 'goner', email: 'goner@cred.example' });
    await deleteAccount(member);
    const again = {
      fullName: 'Zoe',
      username: 'goner',
      email: 'goner@cred.example',
      password: 'cred-secret-1',
      specialty: 'Nursing',
    };
    expect((await api.anonymous.errorOf('signUp', { body: again })).code).toBe('username_taken');
    await api.anonymous.ok('signUp', { body: { ...again, username: 'goner2' } });
    api.clock.advance(90 * 24 * 60 * 60_000);
    await api.anonymous.ok('signUp', { body: { ...again, email: 'other@cred.example' } });
  });

  it('requires the password, also right after the login, and limits guesses', async () => {
    expect(await bia.errorOf('deleteAccount', { params: { id: bia.id }, body: {} })).toMatchObject({
      status: 400,
      fields: { currentPassword: expect.any(String) },
    });
    expect(await deleteAccount(bia, 'guess')).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'The current password is wrong' } },
    });
    await deleteAccount(bia, 'guess');
    await deleteAccount(bia, 'guess');
    expect((await deleteAccount(bia)).status).toBe(429);
    await bia.ok('getMe');
  });

  it('rejects another member’s account, a visitor and a request from another origin', async () => {
    const victim = await api.member();
    expect(await deleteAccount(bia, 'cred-secret-1', victim.id)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    });
    const call = { params: { id: victim.id }, body: { currentPassword: 'cred-secret-1', userId: bia.id } };
    expect((await api.anonymous.errorOf('deleteAccount', call)).status).toBe(401);
    expect((await victim.errorOf('deleteAccount', { ...call, headers: { origin: 'https://evil.example' } })).code).toBe(
      'origin_not_allowed',
    );
    await victim.ok('getMe');
  });

  it('erases atomically and keeps counts correct while the member sends other requests', async () => {
    const member = await api.member();
    const post = await bia.ok('createPost', { body: { userId: bia.id, text: 'Busy', audience: ['general'] } });
    const comment = () => member.call('createComment', { body: { postId: post.id, userId: member.id, text: 'busy' } });
    await comment();
    const [left] = await Promise.all([
      deleteAccount(member),
      comment(),
      comment(),
      comment(),
      member.call('ratePost', { body: { postId: post.id, userId: member.id, value: 3 } }),
    ]);
    expect(left.status).toBe(200);
    const counts = await api.db
      .selectFrom('posts')
      .select(['comment_count', 'rating_count', 'rating_sum'])
      .where('id', '=', post.id)
      .executeTakeFirst();
    expect(counts).toEqual({ comment_count: 0, rating_count: 0, rating_sum: 0 });
    expect(await columnsContaining([member.id])).toEqual([]);
  });
});
