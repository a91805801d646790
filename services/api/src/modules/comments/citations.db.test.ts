import type { NoticeKind, NoticePage, PaperNotice } from '@cred/contract';
import { sql } from 'kysely';
import { type FakeValidation, makeReference, startFakeValidation } from '../../testing/fake-validation';
import { commentBy, publish } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { unzip } from '../../testing/unzip';
import { applyNotices } from '../paper-notices/apply-notices';
import { insertReferences } from '../references/references.repository';

let validation: FakeValidation;
let api: TestApi;
let ana: TestMember;
let tom: TestMember;
let postId: string;

beforeEach(async () => {
  validation = await startFakeValidation();
  api = await startTestApi({ settings: validation.settings });
  [ana, tom] = [await api.member(), await api.member()];
  postId = (await publish(ana, 'Discuss')).id;
  for (const pmid of ['1', '2', '3'])
    validation.papers.set(`pmid ${pmid}`, { status: 'found', reference: makeReference(pmid), isRetracted: false });
});
afterEach(async () => {
  await api.close();
  await validation.close();
});

const listed = async (threads = true) =>
  await ana.ok('getComments', { params: { id: postId }, query: { threads: String(threads) } });
const found = (pmid: string, notices: object[] = []) => ({
  paper: { kind: 'pmid', value: pmid },
  reference: { ...makeReference(pmid), notices },
  isRetracted: false,
});

describe('the papers that a comment cites', () => {
  it('are those that the service answers, in every list', async () => {
    const doi = makeReference('7', { doi: '10.1056/NEJMoa1', studyType: 'review' });
    validation.papers.set('doi 10.1056/nejmoa1', { status: 'found', reference: doi, isRetracted: true });
    const made = await commentBy(tom, postId, 'PMID 1, https://doi.org/10.1056/NEJMoa1 and PMID: 99');
    expect(made.citations).toEqual([
      found('1'),
      { paper: { kind: 'doi', value: '10.1056/nejmoa1' }, reference: { ...doi, notices: [] }, isRetracted: true },
      { paper: { kind: 'pmid', value: '99' }, reference: null, isRetracted: false },
    ]);
    const reply = await commentBy(ana, postId, 'See PMID 2', made.id);
    expect(reply.citations).toEqual([found('2')]);
    expect(await listed()).toMatchObject([{ citations: made.citations, replies: [{ citations: reply.citations }] }]);
    expect((await listed(false)).map(({ citations }) => citations)).toEqual([reply.citations, made.citations]);
    const replies = await tom.ok('getReplies', { params: { id: made.id } });
    expect(replies.map(({ citations }) => citations)).toEqual([reply.citations]);
    expect(await commentBy(tom, postId, 'No paper')).not.toHaveProperty('citations');
  });

  it('are shown once when the text has the number and the DOI', async () => {
    validation.papers.set('doi 10.1000/x', { status: 'found', reference: makeReference('1'), isRetracted: false });
    expect((await commentBy(tom, postId, 'PMID 1, doi:10.1000/y, 10.1000/x')).citations).toHaveLength(2);
  });

  it('are never those that a client sends', async () => {
    const body = { userId: tom.id, postId, text: 'No paper', citations: [found('1')], papers: [found('1')] };
    expect(await tom.ok('createComment', { body })).not.toHaveProperty('citations');
  });

  it('are text while the service does not respond or does not know; the comment is published', async () => {
    validation.failure = 503;
    expect(await commentBy(tom, postId, 'PMID 1')).not.toHaveProperty('citations');
    validation.failure = undefined;
    validation.papers.set('pmid 5', { status: 'unknown' });
    expect((await commentBy(tom, postId, 'PMID 5 PMID 1')).citations).toEqual([found('1')]);
    // A record that is not valid is no record.
    validation.papers.set('pmid 6', {
      status: 'found',
      reference: makeReference('6', { title: 'x'.repeat(3_000) }),
      isRetracted: false,
    });
    expect(await commentBy(tom, postId, 'PMID 6')).not.toHaveProperty('citations');
    expect(await listed()).toHaveLength(3);
  });

  it('are not asked about for a post that the viewer cannot see', async () => {
    const hidden = await publish(ana, 'Hidden', { audience: 'health' });
    await api.db.updateTable('users').set({ is_health_professional: false }).where('id', '=', tom.id).execute();
    validation.papers.set('pmid 1', { status: 'unknown' });
    const body = { userId: tom.id, postId: hidden.id, text: 'PMID 1' };
    expect(await tom.errorOf('createComment', { body })).toMatchObject({ status: 404 });
  });

  it('are exported, and deleted with the comment and with the post', async () => {
    const comments = [await commentBy(tom, postId, 'PMID 1'), await commentBy(tom, postId, 'PMID 2')];
    const response = await tom.inject({ url: `/api/user/export/${tom.id}` });
    const files = await unzip(response.rawPayload);
    expect(JSON.parse(String(files.get('comments.json')))).toMatchObject([
      { citations: [{ kind: 'pmid', value: '1', pmid: '1', title: 'Paper 1' }] },
      { citations: [{ value: '2' }] },
    ]);
    const kept = () => api.db.selectFrom('comment_citations').select('value').execute();
    await tom.ok('deleteComment', { params: { id: comments[0]?.id ?? '' } });
    expect(await kept()).toEqual([{ value: '2' }]);
    await ana.ok('deletePost', { params: { id: postId } });
    expect(await kept()).toEqual([]);
  });
});

describe('a notice about a paper that comments cite', () => {
  let library: { generation: number; notices: readonly PaperNotice[] } = { generation: 0, notices: [] };
  const PAGE = 20;
  const read = async (after: number): Promise<NoticePage> => {
    const rest = library.notices.filter(({ pmid }) => pmid > after).toSorted((a, b) => a.pmid - b.pmid);
    const page = rest.slice(0, PAGE);
    const next = page.length < rest.length ? (page.at(-1)?.pmid ?? null) : null;
    return { generation: library.generation, notices: page, next };
  };
  const notice = (pmid: number, kind: NoticeKind = 'retraction'): PaperNotice => ({ pmid, kind, on: '2025-03-12' });
  const setLibrary = (...notices: PaperNotice[]) => (library = { generation: library.generation + 1, notices });
  const apply = () => applyNotices({ db: api.db, read }, api.clock.now());
  const previews = async (member: TestMember) =>
    (await member.ok('getNotifications')).items
      .filter(({ payload }) => payload?.about === 'evidence')
      .map((each) => [each.postId, each.commentId, each.payload?.preview]);
  beforeEach(() => (library = { generation: 0, notices: [] }));

  it('is shown with each of them and notifies each author once, about a post if one cites the paper too', async () => {
    await commentBy(tom, postId, 'PMID 1');
    const { id: newest } = await commentBy(tom, postId, 'Again PMID 1');
    await commentBy(ana, postId, 'PMID 1');
    const own = await publish(ana, 'Citing');
    await api.db.transaction().execute((trx) => insertReferences(trx, own.id, [makeReference('1')]));
    setLibrary(notice(1));
    await apply();
    await apply();
    const marked = [found('1', [{ kind: 'retraction', on: '2025-03-12' }])];
    expect((await listed()).map(({ citations }) => citations)).toEqual([marked, marked, marked]);
    expect(await previews(tom)).toEqual([[postId, newest, 'A paper that you cited was retracted']]);
    expect(await previews(ana)).toEqual([[own.id, undefined, 'A paper that you cited was retracted']]);
    const log = await api.db.selectFrom('notice_log').select(['action', 'comment_id']).execute();
    expect(log.filter(({ comment_id }) => comment_id !== null)).toHaveLength(3);
    setLibrary();
    await apply();
    expect((await listed()).map(({ citations }) => citations)).toEqual([[found('1')], [found('1')], [found('1')]]);
    expect(await previews(tom)).toHaveLength(1);
  });

  it('is shown with a later comment, and notifies no one about a deleted one', async () => {
    const deleted = await commentBy(tom, postId, 'PMID 2');
    await tom.ok('deleteComment', { params: { id: deleted.id } });
    setLibrary(notice(2, 'concern'));
    await apply();
    expect((await commentBy(ana, postId, 'PMID 2')).citations).toEqual([
      found('2', [{ kind: 'concern', on: '2025-03-12' }]),
    ]);
    expect([await previews(tom), await previews(ana)]).toEqual([[], []]);
  });

  it('is exact for 2,000 comments on 400 papers, also when the work is killed and continued', async () => {
    await sql`
      insert into comments (id, post_id, author_id, text, created_at)
      select gen_random_uuid(), ${postId}::uuid, case when n % 2 = 0 then ${ana.id}::uuid else ${tom.id}::uuid end, n::text, now()
      from generate_series(1, 2000) n`.execute(api.db);
    await sql`
      insert into comment_citations (comment_id, position, kind, value, pmid, title, authors, journal)
      select id, 0, 'pmid', pmid::text, pmid, 'Paper', '{}', 'Lancet'
      from comments cross join lateral (select 1 + text::int % 400 as pmid) as cited`.execute(api.db);
    setLibrary(...Array.from({ length: 40 }, (_, index) => notice((index + 1) * 10)));
    let pages = 0;
    const failing = async (after: number) => {
      pages += 1;
      return pages === 2 ? { ...(await read(after)), notices: [notice(-1), notice(-1)] } : read(after);
    };
    await expect(applyNotices({ db: api.db, read: failing }, api.clock.now())).rejects.toThrow();
    await Promise.all([apply(), apply()]);
    const counts = await sql<{ notified: number; expected: number; logged: number; cited: number }>`
      select (select count(*) from notifications where type = 'evidence') as notified,
        (select count(*) from (select distinct author_id, pmid from comment_citations join comments on comments.id = comment_id
          where pmid % 10 = 0) as pairs) as expected,
        (select count(*) from notice_log) as logged,
        (select count(*) from comment_citations where pmid % 10 = 0) as cited`.execute(api.db);
    const [row] = counts.rows;
    expect([row?.notified, row?.logged]).toEqual([row?.expected, row?.cited]);
    expect(row?.cited).toBeGreaterThan(100);
  });
});
