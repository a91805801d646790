import { mkdir, readFile, watch } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { codeIn } from '../../testing/test-mail';
import { outboxFolder } from './mail-transport';
import { startMailWorker } from './mail-worker';
import { issueRequestedCodes } from '../recovery/issue-codes';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.member({ username: 'ana', email: 'ana@cred.example' });
});
afterAll(() => api.close());

describe('startMailWorker', () => {
  it('creates the requested code and writes its mail to the outbox in the background', async () => {
    const outbox = outboxFolder(api.settings.CRED_DATA);
    await mkdir(outbox);
    const log = { warn: jest.fn() };
    const worker = startMailWorker({
      ...api,
      clock: api.clock.now,
      log,
      beforeDelivery: () => issueRequestedCodes({ ...api, clock: api.clock.now }),
    });
    const browser = api.browser();
    const { user } = await browser.ok('forgotPassword', { body: { email: 'ana@cred.example' } });
    let body = '';
    for await (const { filename } of watch(outbox)) {
      if (!filename?.endsWith('.txt') || filename.startsWith('.')) continue;
      body = await readFile(join(outbox, filename), 'utf8');
      break;
    }
    await browser.ok('checkRecoveryCode', { body: { userId: user, code: codeIn({ body }) } });
    await worker.close();
    expect(log.warn).not.toHaveBeenCalled();
    expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});
