import { access } from 'node:fs/promises';
import { commentBy, publish, rateBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { reviewer } from '../../testing/test-certificates';
import { smallPng } from '../../testing/test-images';
import { MediaLifecycle } from '../media/media-lifecycle';
import { mediaKey } from '../media/media-path';
import { mediaFolder, openMediaStore } from '../media/open-media-store';
import { purgeRemovedPosts } from './remove-post';

const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let boss: TestMember;

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member();
  bia = await api.member();
  boss = await reviewer(api);
});
afterEach(() => api.close());

async function removedPost(text: string) {
  const post = await publish(ana, text, { img: await smallPng() });
  await commentBy(bia, post.id, 'A comment');
  await rateBy(bia, post.id, 3);
  await bia.ok('report', { body: { postId: post.id, reason: 'spam' } });
  const [open] = await boss.ok('getReports');
  await boss.ok('decideReport', { params: { id: open?.id ?? '' }, body: { outcome: 'removed' } });
  return post;
}
const purge = () =>
  purgeRemovedPosts({ db: api.db, media: new MediaLifecycle(openMediaStore(api.settings)) }, api.clock.now());
const contentsOf = (id: string) =>
  api.db.selectFrom('posts').select(['text', 'removed_at']).where('id', '=', id).executeTakeFirstOrThrow();
const appeal = async () => {
  const [latest] = await ana.ok('getModeration');
  await ana.ok('appealModeration', { params: { id: latest?.decision?.id ?? '' }, body: { text: 'No' } });
};

describe('the contents of a removed post', () => {
  it('are deleted with the files of its media after 14 days, and not before', async () => {
    const post = await removedPost('Insult');
    const { id: mediaId } = await api.db.selectFrom('media').select('id').executeTakeFirstOrThrow();
    const file = `${mediaFolder(api.settings.CRED_DATA)}/${mediaKey(mediaId, 'full')}`;
    api.clock.advance(14 * DAY_MS - 60_000);
    expect(await purge()).toBe(0);
    expect(await contentsOf(post.id)).toMatchObject({ text: 'Insult' });
    await access(file);
    api.clock.advance(120_000);
    expect(await purge()).toBe(1);
    expect(await contentsOf(post.id)).toEqual({ text: '', removed_at: null });
    expect(await api.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    await expect(access(file)).rejects.toThrow('ENOENT');
    expect(await purge()).toBe(0);
  });

  it('stay while the author’s appeal is open', async () => {
    const post = await removedPost('Insult');
    await appeal();
    api.clock.advance(15 * DAY_MS);
    expect(await purge()).toBe(0);
    expect(await contentsOf(post.id)).toMatchObject({ text: 'Insult' });
  });

  it('are deleted when a new API process starts', async () => {
    const post = await removedPost('Insult');
    api.clock.advance(15 * DAY_MS);
    await api.another();
    expect(await contentsOf(post.id)).toEqual({ text: '', removed_at: null });
  });

  it('are deleted with the account of its author; a rating of a deleted account leaves no count', async () => {
    const post = await removedPost('Insult');
    await bia.ok('deleteAccount', { params: { id: bia.id }, body: { currentPassword: bia.password } });
    expect(
      await api.db
        .selectFrom('posts')
        .select(['rating_count', 'rating_sum', 'comment_count'])
        .where('id', '=', post.id)
        .executeTakeFirst(),
    ).toEqual({ rating_count: 0, rating_sum: 0, comment_count: 0 });
    await appeal();
    await ana.ok('deleteAccount', { params: { id: ana.id }, body: { currentPassword: ana.password } });
    for (const table of ['posts', 'media', 'media_leftovers', 'moderation_decisions', 'report_appeals'] as const)
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
    // The counts stay, without a reference to either.
    expect(await boss.ok('getTransparency')).toMatchObject({ total: { reports: 1, removed: 1, appeals: 1 } });
  });
});
