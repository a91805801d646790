import { sql } from 'kysely';
import { publish } from '../testing/member-actions';
import { startTestApi, type TestApi } from '../testing/test-api';
import { up } from './0046-post-previews';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('asks about earlier posts with a link one after the other, the newest first, so that new posts need not wait', async () => {
  const ana = await api.member();
  const older = await publish(ana, 'See https://journal.test/a');
  await publish(ana, 'No link');
  const newer = await publish(ana, 'See WWW.journal.test');
  await sql`drop table post_previews`.execute(api.db);

  await api.db.transaction().execute((trx) => up(trx as never));

  const { rows } = await sql<{ post_id: string; seconds: number }>`
    select post_id, extract(epoch from next_at - min(next_at) over ())::int as seconds
    from post_previews order by next_at`.execute(api.db);
  expect(rows).toEqual([
    { post_id: newer.id, seconds: 0 },
    { post_id: older.id, seconds: 1 },
  ]);
});
