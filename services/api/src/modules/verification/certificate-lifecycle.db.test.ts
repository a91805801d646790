import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import { confirmSessions, reviewer, smallPdf, submissionOf, submit } from '../../testing/test-certificates';
import { createFileMediaStore } from '../media/file-media-store';
import { CertificateLifecycle, certificateKey } from './certificate-lifecycle';

const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let ana: TestMember;
let boss: TestMember;
let lifecycle: CertificateLifecycle;

const store = () => createFileMediaStore(`${api.settings.CRED_DATA}/media`);
const isStored = async (id: string) => (await store().get(certificateKey(id))) !== undefined;
const rows = async () => (await api.db.selectFrom('certificates').select('id').execute()).map(({ id }) => id);

beforeEach(async () => {
  api = await startTestApi();
  ana = await api.member();
  boss = await reviewer(api);
  lifecycle = new CertificateLifecycle(store(), api.db);
});
afterEach(() => api.close());

describe('a certificate', () => {
  it.each(['APPROVED', 'DENIED'] as const)(
    'is stored while it is pending, and until 30 days after it is %s',
    async (decision) => {
      await submit(ana);
      const id = await submissionOf(api, ana);
      const [file = ''] = await rows();
      api.clock.advance(90 * DAY_MS);
      expect(await lifecycle.sweep(api.clock.now())).toBe(0);
      // The first session has expired by now.
      await boss.ok('login', { body: { username: boss.username, password: boss.password } });
      await confirmSessions(api, boss);
      await boss.ok('decideSubmission', { params: { id }, body: { decision, reason: 'Checked' } });
      expect(await boss.call('getCertificate', { params: { id } })).toMatchObject({ status: 200 });

      api.clock.advance(30 * DAY_MS - 60_000);
      expect(await lifecycle.sweep(api.clock.now())).toBe(0);
      expect(await isStored(file)).toBe(true);
      api.clock.advance(60_000);
      await boss.ok('login', { body: { username: boss.username, password: boss.password } });
      await confirmSessions(api, boss);
      // No longer available, even before the sweep.
      expect(await boss.errorOf('getCertificate', { params: { id } })).toMatchObject({
        status: 404,
        message: 'The certificate is deleted',
      });
      expect(await lifecycle.sweep(api.clock.now())).toBe(1);
      expect([await isStored(file), await rows()]).toEqual([false, []]);
      expect(await lifecycle.sweep(api.clock.now())).toBe(0);
    },
  );

  it('is deleted with its member’s account', async () => {
    await submit(ana);
    const [file = ''] = await rows();
    await api.db.deleteFrom('users').where('id', '=', ana.id).execute();
    expect(await lifecycle.sweep(api.clock.now())).toBe(1);
    expect([await isStored(file), await rows()]).toEqual([false, []]);
  });

  it('leaves neither file nor row when its submission fails', async () => {
    const certificate = { type: 'application/pdf', bytes: Buffer.from(smallPdf().bytes) };
    let file = '';
    const failing = lifecycle.withFile(certificate, api.clock.now(), async (id) => {
      file = id;
      throw new Error('no submission');
    });
    await expect(failing).rejects.toThrow('no submission');
    expect([await isStored(file), await rows()]).toEqual([false, []]);
  });

  it('without a submission after a crash is removed after an hour, but not while it is being submitted', async () => {
    const certificate = { type: 'application/pdf', bytes: Buffer.from(smallPdf().bytes) };
    const crash = new Error('crash');
    const crashing = new CertificateLifecycle({ ...store(), delete: () => Promise.reject(crash) }, api.db);
    const abandoned = crashing.withFile(certificate, api.clock.now(), () => Promise.reject(new Error('crash')));
    await expect(abandoned).rejects.toThrow('crash');
    const [file = ''] = await rows();
    expect(await lifecycle.sweep(api.clock.now())).toBe(0);
    expect(await isStored(file)).toBe(true);
    api.clock.advance(3_600_001);
    expect(await lifecycle.sweep(api.clock.now())).toBe(1);
    expect([await isStored(file), await rows()]).toEqual([false, []]);
  });
});
