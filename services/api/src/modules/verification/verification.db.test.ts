import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@cred/contract';
import { type FakeClamd, startFakeClamd } from '../../testing/fake-clamd';
import { startTestApi, type TestApi, type TestMember } from '../../testing/test-api';
import type { TestFile } from '../../testing/test-client';
import { formOf, reviewer, smallPdf, submissionOf, submit } from '../../testing/test-certificates';
import { phonePhoto, smallPng } from '../../testing/test-images';
import { certificateKey } from './certificate-lifecycle';
import { withdrawApproval } from './verification.service';

let api: TestApi;
let ana: TestMember;
let bia: TestMember;
let clamd: FakeClamd;

beforeAll(async () => {
  clamd = await startFakeClamd();
  api = await startTestApi({ settings: { CLAMD_URL: clamd.url } });
});
beforeEach(async () => {
  ana = await api.member();
  bia = await api.member();
});
afterAll(async () => {
  await api.close();
  await clamd.close();
});

const statusOf = (member: TestMember) => member.ok('getVerificationStatus', { params: { userId: member.id } });
const flagOf = async (member: TestMember) =>
  (await member.ok('setSendVerificate', { params: { id: member.id }, body: { isSendVerificate: true } }))
    .isSendVerificate;
const certificatesOf = (member: TestMember) =>
  api.db
    .selectFrom('certificates')
    .innerJoin('submissions', 'submissions.id', 'certificates.submission_id')
    .select('certificates.id')
    .where('submissions.user_id', '=', member.id)
    .execute();
/** The paths of all files below the media folder. */
const storedFiles = async () => {
  const found = await readdir(join(api.settings.CRED_DATA, 'media'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const send = (file: TestFile, member = ana) =>
  member.errorOf('submitCertificate', { body: formOf(member), files: { certificate: file } });

/** A form that the test client cannot create: `name` is the raw parameter of the file name. */
const raw = (name: string) => {
  const field = (key: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const fields = Object.entries(formOf(ana))
    .map(([key, value]) => field(key, String(value)))
    .join('');
  const file =
    `--b\r\ncontent-disposition: form-data; name="certificate"; ${name}\r\n` +
    'content-type: application/octet-stream\r\n\r\n\r\n';
  return ana.inject({
    method: 'POST',
    url: '/api/verification-account',
    payload: `${fields}${file}--b--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
};

describe('POST /verification-account', () => {
  it.each([
    ['a pdf', async () => smallPdf()],
    ['a png', smallPng],
    ['a jpeg', phonePhoto],
  ])('accepts %s, and returns the pending status', async (_, file) => {
    expect(await statusOf(ana)).toEqual({ status: null, reason: null });
    expect(await ana.ok('submitCertificate', { body: formOf(ana), files: { certificate: await file() } })).toEqual({
      status: 'PENDING',
      reason: null,
    });
    expect(await statusOf(ana)).toEqual({ status: 'PENDING', reason: null });
    expect(await ana.ok('getMe')).toMatchObject({ isSendVerificate: true, isVerificated: false });
  });

  it('uses the name of the profile for a name without visible characters', async () => {
    await submit(ana, { fullName: '\u200b' });
    const { id, fullName } = await ana.ok('getMe');
    const queue = await (await reviewer(api)).ok('getSubmissions');
    expect(queue.find(({ member }) => member.id === id)?.fullName).toBe(fullName);
  });

  it('stores the bytes unchanged, separate from media', async () => {
    await submit(ana);
    const [certificate] = await certificatesOf(ana);
    const file = (await storedFiles()).find((each) => each.endsWith(certificateKey(certificate?.id ?? '')));
    expect(file).toBeDefined();
    expect(await api.db.selectFrom('media').selectAll().where('owner_id', '=', ana.id).execute()).toEqual([]);
  });

  it.each(['APPROVED', 'DENIED'])('ignores the status %s of the form', async (status) => {
    expect(await submit(ana, { status })).toEqual({ status: 'PENDING', reason: null });
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: false });
  });

  it('rejects a second submission with 409 while the first is pending or approved, and stores nothing of it', async () => {
    await submit(ana);
    const before = await storedFiles();
    expect(await send(smallPdf())).toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Your certificate was submitted already',
    });
    const boss = await reviewer(api);
    await boss.ok('decideSubmission', { params: { id: await submissionOf(api, ana) }, body: { decision: 'APPROVED' } });
    expect((await send(smallPdf())).status).toBe(409);
    expect(await storedFiles()).toEqual(before);
  });

  it('accepts exactly one of several concurrent submissions', async () => {
    const before = (await storedFiles()).length;
    const all = await Promise.all(
      Array.from({ length: 3 }, () =>
        ana.call('submitCertificate', { body: formOf(ana), files: { certificate: smallPdf() } }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await storedFiles()).length).toBe(before + 1);
    expect(await api.db.selectFrom('certificates').select('id').where('submission_id', 'is', null).execute()).toEqual(
      [],
    );
  });

  it('accepts another submission after a denial', async () => {
    const boss = await reviewer(api);
    await submit(ana);
    await boss.ok('decideSubmission', {
      params: { id: await submissionOf(api, ana) },
      body: { decision: 'DENIED', reason: 'Unreadable' },
    });
    expect(await statusOf(ana)).toEqual({ status: 'DENIED', reason: 'Unreadable', appeal: 'available' });
    expect(await submit(ana)).toEqual({ status: 'PENDING', reason: null });
    expect(await statusOf(ana)).toEqual({ status: 'PENDING', reason: null });
  });

  it('stores nothing of a file in which the virus scanner finds malware, and accepts the next one', async () => {
    const before = await storedFiles();
    clamd.reply = 'stream: Win.Test.EICAR_HDB-1 FOUND';
    expect(await send(smallPdf())).toMatchObject({
      status: 400,
      fields: { certificate: 'This file contains malware. Choose another one.' },
    });
    clamd.reply = 'stream: OK';
    expect([await statusOf(ana), await storedFiles()]).toEqual([{ status: null, reason: null }, before]);
    await submit(ana);
    expect(clamd.files.at(-1)).toEqual(smallPdf().bytes);
  });

  it('requires the file', async () => {
    expect(await ana.errorOf('submitCertificate', { body: formOf(ana) })).toMatchObject({
      status: 400,
      message: 'Please select a file.',
      fields: { certificate: 'Please select a file.' },
    });
    expect((await raw('filename=""')).json()).toMatchObject({
      message: 'Please select a file.',
      code: 'validation_failed',
    });
  });

  it('rejects a file without a name with 415', async () => {
    expect((await raw('x=y')).json()).toMatchObject({ code: 'unsupported_media_type' });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['an svg', 'diploma.pdf', Buffer.from(svg)],
    ['a page', 'diploma.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', 'diploma.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512)])],
    ['an archive', 'diploma.pdf', Buffer.from('504b0304140000000000', 'hex')],
    ['a pdf under another name', 'diploma.html', smallPdf().bytes],
    ['a pdf without an ending', 'diploma', smallPdf().bytes],
    ['a pdf named as an image', 'diploma.png', smallPdf().bytes],
    ['nothing at all', 'diploma.pdf', Buffer.alloc(0)],
  ])('rejects %s with 415 for any declared type, and stores nothing', async (_, filename, bytes) => {
    const before = await storedFiles();
    expect(await send({ filename, type: 'application/pdf', bytes })).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
    expect(await storedFiles()).toEqual(before);
    expect(await statusOf(ana)).toEqual({ status: null, reason: null });
    expect(await flagOf(ana)).toBe(false);
  });

  it('accepts 10 MB, and rejects 11 with 413 without storing anything', async () => {
    const before = await storedFiles();
    expect(await send(smallPdf(11 * 1024 * 1024))).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await send(smallPdf(limits.certificateBytes))).toMatchObject({ status: 413 });
    expect(await storedFiles()).toEqual(before);
    expect(await api.db.selectFrom('certificates').select('id').where('submission_id', 'is', null).execute()).toEqual(
      [],
    );
    expect(await statusOf(ana)).toEqual({ status: null, reason: null });
    const largest = smallPdf(limits.certificateBytes - smallPdf().bytes.length);
    expect(await ana.ok('submitCertificate', { body: formOf(ana), files: { certificate: largest } })).toMatchObject({
      status: 'PENDING',
    });
  });

  it('rejects another member and another origin with 403, a visitor with 401, invalid fields with 400', async () => {
    const files = { certificate: smallPdf() };
    expect(await ana.errorOf('submitCertificate', { body: formOf(bia), files })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
    expect(await api.anonymous.errorOf('submitCertificate', { body: formOf(ana), files })).toMatchObject({
      status: 401,
    });
    expect(
      await ana.errorOf('submitCertificate', { body: formOf(ana), files, headers: { origin: 'https://evil.example' } }),
    ).toMatchObject({ status: 403, code: 'origin_not_allowed' });
    expect(
      await ana.errorOf('submitCertificate', {
        body: formOf(ana, { userId: 'x', status: 'KING', fullName: 'a\u0000' }),
        files,
      }),
    ).toMatchObject({
      status: 400,
      fields: { userId: 'Invalid id', status: expect.any(String), fullName: expect.any(String) },
    });
    expect(await statusOf(bia)).toEqual({ status: null, reason: null });
    expect(await api.db.selectFrom('certificates').select('id').where('submission_id', 'is', null).execute()).toEqual(
      [],
    );
  });
});

describe('GET /verification-account/status/{userId}', () => {
  it('is available to the member only', async () => {
    await submit(bia);
    expect(await ana.errorOf('getVerificationStatus', { params: { userId: bia.id } })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
    expect((await ana.errorOf('getVerificationStatus', { params: { userId: 'x' } })).status).toBe(400);
    expect((await api.anonymous.errorOf('getVerificationStatus', { params: { userId: bia.id } })).status).toBe(401);
  });
});

describe('PATCH /user/send-verificate/{id}', () => {
  it('returns what is stored and changes nothing', async () => {
    for (const isSendVerificate of [true, false]) {
      expect(await ana.ok('setSendVerificate', { params: { id: ana.id }, body: { isSendVerificate } })).toEqual({
        isSendVerificate: false,
      });
    }
    await submit(ana);
    for (const isSendVerificate of [false, true]) {
      expect(await ana.ok('setSendVerificate', { params: { id: ana.id }, body: { isSendVerificate } })).toEqual({
        isSendVerificate: true,
      });
    }
    expect(await statusOf(ana)).toEqual({ status: 'PENDING', reason: null });
  });

  it('is available to the member only, and requires a boolean', async () => {
    const body = { isSendVerificate: true };
    expect(await ana.errorOf('setSendVerificate', { params: { id: bia.id }, body })).toMatchObject({
      status: 403,
      code: 'not_yours',
    });
    expect(
      (await ana.errorOf('setSendVerificate', { params: { id: ana.id }, body: { isSendVerificate: 'yes' } })).status,
    ).toBe(400);
    expect((await api.anonymous.errorOf('setSendVerificate', { params: { id: ana.id }, body })).status).toBe(401);
  });
});

describe('withdrawApproval', () => {
  const withdraw = (member: TestMember) =>
    api.db.transaction().execute((trx) => withdrawApproval(trx, member.id, api.clock.now()));

  it('removes the badge and lets the member submit again', async () => {
    await submit(ana);
    await (
      await reviewer(api)
    ).ok('decideSubmission', { params: { id: await submissionOf(api, ana) }, body: { decision: 'APPROVED' } });
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: true });
    for (let time = 0; time < 2; time += 1) await withdraw(ana);
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: false, isSendVerificate: false });
    expect(await statusOf(ana)).toEqual({ status: null, reason: null });
    expect(await submit(ana)).toMatchObject({ status: 'PENDING' });
  });

  it('withdraws a pending submission, so that it is not approved for a name that was not checked', async () => {
    const boss = await reviewer(api);
    await submit(ana);
    const id = await submissionOf(api, ana);
    await withdraw(ana);
    expect((await boss.ok('getSubmissions')).map((each) => each.id)).not.toContain(id);
    expect(await boss.errorOf('decideSubmission', { params: { id }, body: { decision: 'APPROVED' } })).toMatchObject({
      status: 409,
    });
    expect(await boss.errorOf('getCertificate', { params: { id } })).toMatchObject({ status: 404 });
    expect(await ana.ok('getMe')).toMatchObject({ isVerificated: false, isSendVerificate: false });
  });

  it('keeps a denial, which cannot be appealed for another name', async () => {
    await submit(ana);
    await (
      await reviewer(api)
    ).ok('decideSubmission', {
      params: { id: await submissionOf(api, ana) },
      body: { decision: 'DENIED', reason: 'Unreadable' },
    });
    await withdraw(ana);
    expect(await statusOf(ana)).toEqual({ status: 'DENIED', reason: 'Unreadable', appeal: 'unavailable' });
  });
});
