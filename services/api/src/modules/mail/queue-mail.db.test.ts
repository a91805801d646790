import { startTestApi, type TestApi } from '../../testing/test-api';
import { deliveredMails } from '../../testing/test-mail';
import { queueMail } from './queue-mail';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the greeting of a mail', () => {
  it.each([
    ['João Souza', 'Hello João Souza,'],
    ["Dr. Anne-Marie O'Neill Jr.", "Hello Dr. Anne-Marie O'Neill Jr.,"],
    ['Оксана', 'Hello Оксана,'],
    ['नीता', 'Hello नीता,'],
    ['Win at evil.example', 'Hello,'],
    ['https://evil.example/?a=b', 'Hello,'],
    ['evil@evil', 'Hello,'],
    ['Eve\r\nBuy!', 'Hello,'],
    ['You won 1000', 'Hello,'],
    ['a'.repeat(61), 'Hello,'],
  ])('for %j is %j: a name is used only if it is plain', async (fullName, greeting) => {
    const { id } = await api.member();
    await api.db.updateTable('users').set({ full_name: fullName }).where('id', '=', id).execute();
    await deliveredMails(api);
    await queueMail(api.db, { userId: id, subject: 'A subject', paragraphs: ['this is it.'], at: api.clock.now() });
    expect((await deliveredMails(api)).map(({ body }) => body.split('\n')[0])).toEqual([greeting]);
  });
});
