import { sql } from 'kysely';
import { commentBy, publish } from '../testing/member-actions';
import { startTestApi, type TestApi } from '../testing/test-api';
import { up } from './0034-muted-comments';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('gives earlier comments their words and topics, so that members who mute one do not get them', async () => {
  const [ana, tom] = [await api.member(), await api.member()];
  const { id } = await publish(ana, 'Discuss');
  for (const text of ['An earlier spoiler', 'On #Sépsis and #sépsis', 'Nothing']) await commentBy(ana, id, text);
  await sql`alter table comments drop column words`.execute(api.db);
  await sql`drop table comment_topics`.execute(api.db);
  await api.db.transaction().execute((trx) => up(trx as never));
  for (const word of ['spoiler', '#sépsis']) await tom.ok('addMutedWord', { body: { word } });
  const textsFor = async (member: typeof tom) =>
    (await member.ok('getComments', { params: { id } })).map(({ text }) => text);
  expect(await textsFor(tom)).toEqual(['Nothing']);
  expect(await textsFor(ana)).toHaveLength(3);
});
