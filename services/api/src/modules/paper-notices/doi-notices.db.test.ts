import type { DoiNotice, NoticeKind, PaperNotice } from '@cred/contract';
import { sql } from 'kysely';
import { type FakeValidation, makeReference, startFakeValidation } from '../../testing/fake-validation';
import { commentBy, publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { insertReferences } from '../references/references.repository';
import { applyNotices } from './apply-notices';
import { libraryNotices } from './library-notices';

let validation: FakeValidation;
let api: TestApi;
let ana: TestMember;
let tom: TestMember;

beforeEach(async () => {
  validation = await startFakeValidation();
  api = await startTestApi({ settings: validation.settings });
  [ana, tom] = [await api.member(), await api.member()];
});
afterEach(async () => {
  await api.close();
  await validation.close();
});

let generation = 0;
/** Changes what the validation service answers; an older build has no notices by DOI. */
function setLibrary(byDoi: readonly DoiNotice[] | undefined, byPmid: readonly PaperNotice[] = []): void {
  generation += 1;
  const state = generation;
  validation.notices = (after) => ({
    generation: state,
    notices: byPmid.filter(({ pmid }) => pmid > after),
    next: null,
  });
  // One DOI a page.
  validation.doiNotices =
    byDoi &&
    ((after) => {
      const rest = byDoi.filter(({ doi }) => doi > after);
      const notices = rest.filter(({ doi }) => doi === rest[0]?.doi);
      const next = notices.length < rest.length ? (notices[0]?.doi ?? null) : null;
      return { generation: state, notices, next };
    });
}
const apply = () => applyNotices({ db: api.db, ...libraryNotices(api.settings) }, api.clock.now());
const byDoi = (doi: string, kind: NoticeKind = 'retraction', on = '2025-03-12'): DoiNotice => ({ doi, kind, on });
const byPmid = (pmid: number, kind: NoticeKind = 'retraction', on = '2025-03-12'): PaperNotice => ({ pmid, kind, on });
const postCiting = async (author: TestMember, ...papers: readonly (readonly [pmid: string, doi?: string])[]) => {
  const post = await publish(author, `Citing ${papers.join(' ')}`);
  await api.db.transaction().execute((trx) =>
    insertReferences(
      trx,
      post.id,
      papers.map(([pmid, doi]) => makeReference(pmid, doi === undefined ? {} : { doi })),
    ),
  );
  return post.id;
};
const noticeOf = async (id: string) => (await tom.ok('getFeed')).find((post) => post.id === id)?.referenceNotice;
const previews = async (member: TestMember) =>
  (await member.ok('getNotifications')).items
    .filter(({ payload }) => payload?.about === 'evidence')
    .map(({ postId, payload }) => [postId, payload?.preview]);
const log = () =>
  api.db.selectFrom('notice_log').select(['action', 'pmid', 'doi', 'kind', 'post_id']).orderBy('id').execute();
const retracted = { kind: 'retraction', on: '2025-03-12' };

describe('a notice about a paper of which the list has only the DOI', () => {
  it('marks the posts that cite it in any spelling, their reposts and references, and notifies each author once', async () => {
    const doi = '10.1002/(sici)1097<1661::aid>3.0.co;2-2';
    const spellings = [
      doi,
      '10.1002/(SICI)1097<1661::AID>3.0.CO;2-2',
      'https://doi.org/10.1002/(SICI)1097<1661::aid>3.0.co;2-2',
      'HTTP://DX.DOI.ORG/10.1002/(sici)1097&lt;1661::aid&gt;3.0.co;2-2',
      ' doi: 10.1002/(sici)1097<1661::aid>3.0.co;2-2 ',
    ];
    const citing: string[] = [];
    for (const [at, each] of spellings.entries()) citing.push(await postCiting(ana, [String(at + 1), each], ['90']));
    const other = await postCiting(tom, ['91', `${doi}3`], ['92', doi.slice(0, -1)], ['93', `10.10021097`], ['94']);
    const repost = await repostBy(tom, citing[0] ?? '');
    setLibrary([byDoi(doi)]);
    await apply();
    await apply();
    for (const id of [...citing, repost.id]) expect(await noticeOf(id)).toEqual(retracted);
    expect(await noticeOf(other)).toBeNull();
    const references = await tom.ok('getPostReferences', { params: { id: citing[3] ?? '' } });
    expect(references.map(({ notices }) => notices)).toEqual([[retracted], []]);
    expect(await previews(ana)).toEqual([[citing.at(-1), 'A paper that you cited was retracted']]);
    expect(await previews(tom)).toEqual([]);
    expect(await log()).toHaveLength(spellings.length);
    expect(await log()).toContainEqual({ action: 'marked', pmid: 1, doi, kind: 'retraction', post_id: citing[0] });
  });

  it('has its own words for each kind, ends with the list, and marks a post that is published later', async () => {
    const id = await postCiting(ana, ['1', '10.1000/A']);
    setLibrary([byDoi('10.1000/a', 'correction'), byDoi('10.1000/a', 'concern'), byDoi('10.1000/b')]);
    await apply();
    expect(await noticeOf(id)).toEqual({ kind: 'concern', on: '2025-03-12' });
    expect((await previews(ana)).map(([, text]) => text).toSorted()).toEqual([
      'A paper that you cited has an expression of concern',
      'A paper that you cited was corrected',
    ]);
    expect(await noticeOf(await postCiting(ana, ['2', 'doi:10.1000/B']))).toEqual(retracted);
    setLibrary([byDoi('10.1000/a', 'correction', '2025-04-01')]);
    await apply();
    expect(await noticeOf(id)).toEqual({ kind: 'correction', on: '2025-04-01' });
    setLibrary([]);
    await apply();
    expect(await noticeOf(id)).toBeNull();
    expect((await log()).filter(({ action }) => action === 'unmarked')).toHaveLength(3);
    expect(await previews(ana)).toHaveLength(2);
  });

  it('is one with the notice by PMID, in either order, and ends when neither is left', async () => {
    const id = await postCiting(ana, ['1', '10.1000/a'], ['2', '10.1000/b']);
    const steps: [DoiNotice[], PaperNotice[]][] = [
      [[byDoi('10.1000/a')], [byPmid(2)]],
      [
        [byDoi('10.1000/a'), byDoi('10.1000/b', 'retraction', '2025-05-05')],
        [byPmid(1), byPmid(2)],
      ],
      [[byDoi('10.1000/b', 'retraction', '2025-05-05')], [byPmid(1)]],
    ];
    for (const step of steps) {
      setLibrary(...step);
      await apply();
      expect(await previews(ana)).toHaveLength(2);
      expect((await log()).map(({ action }) => action)).toEqual(['marked', 'marked']);
    }
    setLibrary([byDoi('10.1000/b', 'retraction', '2025-05-05')], [byPmid(1), byPmid(2)]);
    await apply();
    expect(await noticeOf(id)).toEqual({ kind: 'retraction', on: '2025-05-05' });
    expect((await tom.ok('getPostReferences', { params: { id } })).map(({ notices }) => notices)).toEqual([
      [retracted],
      [{ kind: 'retraction', on: '2025-05-05' }],
    ]);
    setLibrary([]);
    await apply();
    expect(await noticeOf(id)).toBeNull();
    expect((await log()).map(({ action }) => action)).toEqual(['marked', 'marked', 'unmarked', 'unmarked']);
  });

  it('is kept while the service is an older build without these notices, and applied after its update', async () => {
    const [first, second] = [await postCiting(ana, ['1', '10.1000/a']), await postCiting(ana, ['2', '10.1000/b'])];
    setLibrary([byDoi('10.1000/a')]);
    await apply();
    setLibrary(undefined, [byPmid(2)]);
    await apply();
    expect([await noticeOf(first), await noticeOf(second)]).toEqual([retracted, retracted]);
    validation.doiNotices = () => ({ generation, notices: [], next: null });
    await apply();
    expect([await noticeOf(first), await noticeOf(second)]).toEqual([null, retracted]);
  });
});

describe('a comment that cites a paper with a notice by DOI', () => {
  it('shows it with its record, and also without a record, and its author is notified once', async () => {
    const postId = (await publish(ana, 'Discuss')).id;
    const reference = makeReference('7', { doi: '10.1000/Known' });
    validation.papers.set('doi 10.1000/known', { status: 'found', reference, isRetracted: false });
    await commentBy(tom, postId, 'See https://doi.org/10.1000/known');
    const bare = await commentBy(tom, postId, 'And 10.1000/UNKNOWN(1)');
    await commentBy(ana, postId, 'But 10.1000/other');
    setLibrary([byDoi('10.1000/known', 'correction'), byDoi('10.1000/unknown(1)')]);
    await apply();
    await apply();
    const listed = await ana.ok('getComments', { params: { id: postId } });
    expect(listed.map(({ citations }) => citations)).toEqual([
      [{ paper: { kind: 'doi', value: '10.1000/other' }, reference: null, isRetracted: false }],
      [
        {
          paper: { kind: 'doi', value: '10.1000/unknown(1)' },
          reference: null,
          isRetracted: false,
          notices: [retracted],
        },
      ],
      [
        {
          paper: { kind: 'doi', value: '10.1000/known' },
          reference: { ...reference, notices: [{ ...retracted, kind: 'correction' }] },
          isRetracted: false,
        },
      ],
    ]);
    expect((await previews(tom)).map(([, text]) => text).toSorted()).toEqual([
      'A paper that you cited was corrected',
      'A paper that you cited was retracted',
    ]);
    expect(await previews(ana)).toEqual([]);
    const lines = await api.db.selectFrom('notice_log').select(['pmid', 'doi', 'comment_id']).orderBy('doi').execute();
    expect(lines).toMatchObject([
      { pmid: 7, doi: '10.1000/known' },
      { pmid: null, doi: '10.1000/unknown(1)', comment_id: bare.id },
    ]);
  });
});

it('finds the citing posts and comments by their indexes', async () => {
  await sql`
    insert into posts (id, author_id, text, audience, created_at, reference_count)
    select gen_random_uuid(), ${ana.id}::uuid, n::text, 'general', now(), 1 from generate_series(1, 3000) n`.execute(
    api.db,
  );
  await sql`
    insert into post_references (post_id, pmid, position, title, authors, journal, matched_topics, doi)
    select id, text::int, 0, 'Paper', '{}', 'Lancet', '{}', '10.1000/' || text from posts`.execute(api.db);
  await sql`analyze post_references`.execute(api.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select post_id from post_references
    where doi is not null and doi_key(doi) collate "C" = any(array['10.1000/1', '10.1000/2'])`.execute(api.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('post_references_of_doi');
});
