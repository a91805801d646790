import type { DoiNotice, DoiNoticePage, NoticeKind, NoticePage, PaperNotice } from '@cred/contract';
import { sql } from 'kysely';
import { makeReference } from '../../testing/fake-validation';
import { publish, repostBy } from '../../testing/member-actions';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { insertReferences } from '../references/references.repository';
import { applyNotices } from './apply-notices';

let api: TestApi;
let ana: TestMember;
let tom: TestMember;
/** The notices of the library, as its service pages them. */
let library: { generation: number; notices: readonly PaperNotice[] };

beforeEach(async () => {
  api = await startTestApi();
  [ana, tom] = [await api.member(), await api.member()];
  library = { generation: 0, notices: [] };
});
afterEach(() => api.close());

const PAGE = 50;
const read = async (after: number): Promise<NoticePage> => {
  const rest = library.notices.filter(({ pmid }) => pmid > after).toSorted((a, b) => a.pmid - b.pmid);
  const last = rest.slice(0, PAGE).at(-1)?.pmid ?? after;
  const notices = rest.filter(({ pmid }) => pmid <= last);
  return { generation: library.generation, notices, next: notices.length < rest.length ? last : null };
};
const setLibrary = (...notices: PaperNotice[]): void => {
  library = { generation: library.generation + 1, notices };
};
const notice = (pmid: number, kind: NoticeKind = 'retraction', on = '2025-03-12'): PaperNotice => ({ pmid, kind, on });
const apply = () => applyNotices({ db: api.db, read }, api.clock.now());
const postCiting = async (author: TestMember, ...pmids: number[]) => {
  const post = await publish(author, `Citing ${pmids.join(' ')}`);
  await api.db.transaction().execute((trx) =>
    insertReferences(
      trx,
      post.id,
      pmids.map((pmid) => makeReference(String(pmid))),
    ),
  );
  return post.id;
};
const noticeOf = async (id: string) => (await tom.ok('getFeed')).find((post) => post.id === id)?.referenceNotice;
const previews = async (member: TestMember) =>
  (await member.ok('getNotifications')).items.map(({ type, postId, payload }) => [type, postId, payload?.preview]);
const log = () =>
  api.db.selectFrom('notice_log').select(['action', 'pmid', 'kind', 'post_id']).orderBy('pmid').execute();

describe('a notice about a paper', () => {
  it('marks the posts that cite it, their reposts and their references, and notifies each author once', async () => {
    const [first, second, other] = [await postCiting(ana, 1, 2), await postCiting(ana, 1), await postCiting(tom, 3)];
    const repost = await repostBy(tom, first);
    setLibrary(notice(1));
    await apply();
    await apply();
    const expected = { kind: 'retraction', on: '2025-03-12' };
    expect([await noticeOf(first), await noticeOf(second), await noticeOf(repost.id)]).toEqual([
      expected,
      expected,
      expected,
    ]);
    expect(await noticeOf(other)).toBeNull();
    expect((await tom.ok('getPostReferences', { params: { id: first } })).map(({ notices }) => notices)).toEqual([
      [expected],
      [],
    ]);
    expect(await previews(ana)).toContainEqual(['verification', second, 'A paper that you cited was retracted']);
    expect((await previews(ana)).filter(([type]) => type === 'verification')).toHaveLength(1);
    expect(await previews(tom)).toEqual([]);
    expect(await log()).toHaveLength(2);
  });

  it('has its own words for each kind; the gravest is shown, and the next when it ends', async () => {
    const id = await postCiting(ana, 1, 2);
    setLibrary(notice(1, 'correction', '2024-01-01'), notice(1, 'concern', '2024-02-02'), notice(2));
    await apply();
    expect(await noticeOf(id)).toEqual({ kind: 'retraction', on: '2025-03-12' });
    expect((await previews(ana)).map(([, , text]) => text).toSorted()).toEqual([
      'A paper that you cited has an expression of concern',
      'A paper that you cited was corrected',
      'A paper that you cited was retracted',
    ]);
    setLibrary(notice(1, 'correction', '2024-01-01'), notice(1, 'concern', '2024-05-05'));
    await apply();
    expect(await noticeOf(id)).toEqual({ kind: 'concern', on: '2024-05-05' });
    setLibrary();
    await apply();
    expect(await noticeOf(id)).toBeNull();
    expect((await log()).filter(({ action }) => action === 'unmarked')).toHaveLength(3);
    expect(await previews(ana)).toHaveLength(3);
  });

  it('marks a post that is published afterwards, and none that loses its references', async () => {
    setLibrary(notice(1));
    await apply();
    const id = await postCiting(ana, 1);
    expect(await noticeOf(id)).toEqual({ kind: 'retraction', on: '2025-03-12' });
    await ana.ok('deletePost', { params: { id } });
    expect(
      await api.db.selectFrom('posts').select(['notice_kind', 'reference_count']).where('id', '=', id).execute(),
    ).toEqual([{ notice_kind: null, reference_count: 0 }]);
  });

  it('changes nothing while the validation service does not respond', async () => {
    const id = await postCiting(ana, 1);
    await applyNotices({ db: api.db, read: async () => null }, api.clock.now());
    expect(await noticeOf(id)).toBeNull();
  });
});

describe('200 retractions among 2,000 papers', () => {
  it('mark exactly the posts of 10,000 that cite one, also when the work is killed and continued', async () => {
    await sql`
      insert into posts (id, author_id, text, audience, created_at, reference_count)
      select gen_random_uuid(), ${ana.id}::uuid, n::text, 'general', now(), 3 from generate_series(1, 10000) n`.execute(
      api.db,
    );
    await sql`
      insert into post_references (post_id, pmid, position, title, authors, journal, matched_topics, doi)
      select id, pmid, at, 'Paper', '{}', 'Lancet', '{}',
        case when pmid % 20 <> 5 then
          (array['', '10.1000/', 'HTTPS://DOI.ORG/10.1000/', 'doi:10.1000/'])[2 + text::int % 3] || '(S;' || pmid || '<Ab>)' end
      from posts cross join generate_series(0, 2) at
        cross join lateral (select 1 + (text::int * 7 + at * 611) % 2000 as pmid) as cited`.execute(api.db);
    const before = await sql<{ sum: string }>`
      select md5(string_agg(to_jsonb(posts)::text, '' order by id)) as sum from posts
      where not exists (select from post_references where post_id = posts.id and pmid % 10 = 0)`.execute(api.db);
    // Every second one is known by its DOI only, and some of the others by both.
    const numbers = Array.from({ length: 200 }, (_, index) => (index + 1) * 10);
    setLibrary(...numbers.filter((pmid) => pmid % 20 === 0).map((pmid) => notice(pmid)));
    const doiNotices = numbers
      .filter((pmid) => pmid % 20 !== 0 || pmid % 60 === 0)
      .map((pmid): DoiNotice => ({ doi: `10.1000/(s;${pmid}<ab>)`, kind: 'retraction', on: '2025-03-12' }))
      .toSorted((a, b) => (a.doi < b.doi ? -1 : 1));
    let doiPages = 0;
    const readByDoi = async (after: string): Promise<DoiNoticePage | null> => {
      doiPages += 1;
      const rest = doiNotices.filter(({ doi }) => doi > after);
      const notices = rest.slice(0, PAGE);
      const next = notices.length < rest.length ? (notices.at(-1)?.doi ?? null) : null;
      if (doiPages === 2) return { generation: library.generation, notices: [...notices, ...notices], next };
      return doiPages === 4 ? null : { generation: library.generation, notices, next };
    };
    // Ends after the first page, inside the second page's transaction, and then between two pages.
    let pages = 0;
    const failing = async (after: number) => {
      pages += 1;
      if (pages === 2) return { ...(await read(after)), notices: [notice(-1), notice(-1)] };
      return pages === 4 ? null : read(after);
    };
    const run = () => applyNotices({ db: api.db, read: failing, readByDoi }, api.clock.now());
    await expect(run()).rejects.toThrow();
    // The same for the pages by DOI.
    await expect(run()).rejects.toThrow();
    await run();
    await run();
    expect([pages, doiPages]).toEqual([5, 4]);
    await Promise.all([run(), run()]);
    await run();
    const { rows } = await sql<{ wrong: number; missed: number; marked: number }>`
      with judged as (
        select notice_kind is not null as marked,
          exists (select from post_references where post_id = posts.id and pmid % 10 = 0) as cites from posts)
      select count(*) filter (where marked and not cites) as wrong,
        count(*) filter (where cites and not marked) as missed, count(*) filter (where marked) as marked
      from judged`.execute(api.db);
    expect(rows[0]).toMatchObject({ wrong: 0, missed: 0 });
    expect(rows[0]?.marked).toBeGreaterThan(1_000);
    const after = await sql<{ sum: string }>`
      select md5(string_agg(to_jsonb(posts)::text, '' order by id)) as sum from posts
      where not exists (select from post_references where post_id = posts.id and pmid % 10 = 0)`.execute(api.db);
    expect(after.rows).toEqual(before.rows);
    // Each notification and each line of the log once, although parts of the work ran twice.
    const counts = await sql<{ notified: number; logged: number; cited: number }>`
      select (select count(*) from notifications) as notified, (select count(*) from notice_log) as logged,
        (select count(*) from post_references where pmid % 10 = 0) as cited`.execute(api.db);
    expect(counts.rows[0]?.notified).toBe(200);
    expect(counts.rows[0]?.logged).toBe(counts.rows[0]?.cited);
  });
});
