import { type FakeClamd, startFakeClamd } from '../../testing/fake-clamd';
import { scanCertificate } from './scan-certificate';

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await startFakeClamd();
});
afterAll(() => clamd.close());

const warn = jest.fn();
const bytes = Buffer.alloc(300_000, 'certificate ');
const scan = (CLAMD_URL: string | undefined, limitMs?: number) =>
  scanCertificate({ settings: { CLAMD_URL }, log: { warn }, ...(limitMs === undefined ? {} : { limitMs }) }, bytes);

describe('scanCertificate', () => {
  it('sends the whole file to the daemon, and accepts it when the daemon finds nothing', async () => {
    clamd.reply = 'stream: OK';
    await scan(clamd.url);
    expect(clamd.files.map((file) => file.equals(bytes))).toEqual([true]);
  });

  it('refuses a file in which the daemon finds malware, and logs what it found', async () => {
    clamd.reply = 'stream: Win.Test.EICAR_HDB-1 FOUND';
    await expect(scan(clamd.url)).rejects.toMatchObject({
      statusCode: 400,
      fields: { certificate: 'This file contains malware. Choose another one.' },
    });
    expect(warn).toHaveBeenCalledWith({ reply: clamd.reply }, expect.any(String));
  });

  it.each([
    ['reports an error', 'INSTREAM size limit exceeded. ERROR', undefined],
    ['does not reply in time', null, 50],
  ])('accepts nothing when the daemon %s', async (_case, reply, limitMs) => {
    clamd.reply = reply;
    await expect(scan(clamd.url, limitMs)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  });

  it('accepts nothing when the daemon cannot be reached', async () => {
    const gone = await startFakeClamd();
    await gone.close();
    await expect(scan(gone.url)).rejects.toMatchObject({ statusCode: 503 });
  });

  it('does nothing without a daemon', async () => {
    await expect(scan(undefined)).resolves.toBeUndefined();
  });
});
