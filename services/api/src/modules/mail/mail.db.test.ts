import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseSettings, type Settings } from '@cred/deployment/settings';
import { eventually } from '@cred/service-kit/testing/eventually';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { createAccount } from '../users/users.service';
import { deliverDueMails, pauseAfter } from './mail-delivery';
import { openMailTransport, outboxFolder } from './mail-transport';
import { type Mail, queueMail } from './queue-mail';

jest.setTimeout(60_000);

let database: TestDatabase;
let folder: string;
let userId: string;
let logs: object[];
const log = { warn: (details: object, message: string) => void logs.push({ ...details, message }) };
const start = new Date('2026-03-01T12:00:00.000Z');
const later = (milliseconds: number): Date => new Date(start.getTime() + milliseconds);
const settingsWith = (settings: Partial<Settings> = {}): Settings => ({
  ...parseSettings({ CRED_DATA: folder }),
  ...settings,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cred-mail-'));
  database = await createTestDatabase();
  userId = await createAccount(
    database.db,
    {
      fullName: 'João Souza',
      username: 'joao',
      email: 'joao@cred.example',
      password: 'cred-secret-1',
      specialty: 'Medicine',
    },
    start,
  );
});
beforeEach(async () => {
  logs = [];
  await database.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const queue = (mail: Partial<Mail> = {}): Promise<void> =>
  database.db
    .transaction()
    .execute((trx) =>
      queueMail(trx, { userId, subject: 'A subject', paragraphs: ['the code is K7.'], at: start, ...mail }),
    );
const queuedMails = () => database.db.selectFrom('mails').select(['tries', 'next_try_at']).execute();

interface MailServer {
  readonly url: string;
  readonly received: { readonly from: string; readonly to: string[]; readonly raw: string; readonly secure: boolean }[];
  close(): Promise<void>;
}

/** A real mail server on loopback. */
async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    ...options,
    onData: (stream, session, accept) => {
      const { mailFrom, rcptTo } = session.envelope;
      const store = async (): Promise<void> => {
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: await text(stream),
          secure: session.secure,
        });
      };
      void store().then(() => accept(), accept);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function deliver(settings: Settings, at: Date): Promise<number> {
  const transport = openMailTransport(settings);
  try {
    return await deliverDueMails(database.db, transport, log, at);
  } finally {
    transport.close();
  }
}

describe('mail over SMTP', () => {
  it('is sent once, from the configured sender, in plain text, and is then deleted', async () => {
    const mailServer = await startMailServer();
    await queue();
    const settings = settingsWith({ SMTP_URL: mailServer.url, MAIL_FROM: 'Cred <care@cred.example>' });
    expect(await deliver(settings, start)).toBe(1);
    expect(await deliver(settings, later(1_000))).toBe(0);
    expect(mailServer.received).toMatchObject([{ from: 'care@cred.example', to: ['joao@cred.example'] }]);
    const raw = mailServer.received[0]?.raw ?? '';
    expect(raw).toMatch(/^Subject: A subject\r?$/m);
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m);
    expect(raw).toContain('the code is K7.');
    expect(await queuedMails()).toEqual([]);
    await mailServer.close();
  });

  it('uses TLS on loopback if the server offers it, without verifying the certificate, and logs in', async () => {
    const logins: string[] = [];
    const mailServer = await startMailServer({
      authOptional: false,
      onAuth: (auth, _session, done) => {
        logins.push(`${auth.username}:${auth.password}`);
        done(null, { user: 'someone' });
      },
    });
    await queue();
    expect(await deliver(settingsWith({ SMTP_URL: mailServer.url.replace('//', '//mailer:p%40ss@') }), start)).toBe(1);
    expect(logins).toEqual(['mailer:p@ss']);
    expect(mailServer.received).toMatchObject([{ secure: true }]);
    await mailServer.close();
  });

  it('does not require TLS of a relay on loopback', async () => {
    const mailServer = await startMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
    await queue();
    expect(await deliver(settingsWith({ SMTP_URL: mailServer.url }), start)).toBe(1);
    expect(mailServer.received).toMatchObject([{ secure: false }]);
    await mailServer.close();
  });

  it('is retried with growing pauses while the server is down, and is sent when it is up', async () => {
    const closed = await startMailServer();
    const { port } = new URL(closed.url);
    await closed.close();
    await queue();
    const settings = settingsWith({ SMTP_URL: closed.url });
    expect(await deliver(settings, start)).toBe(0);
    expect(await queuedMails()).toEqual([{ tries: 1, next_try_at: later(pauseAfter(1)) }]);
    expect(await deliver(settings, later(pauseAfter(1) - 1))).toBe(0);
    expect(await deliver(settings, later(pauseAfter(1)))).toBe(0);
    expect(await queuedMails()).toEqual([{ tries: 2, next_try_at: later(pauseAfter(1) + pauseAfter(2)) }]);
    const mailServer = await startMailServer({}, Number(port));
    expect(await deliver(settings, later(pauseAfter(1) + pauseAfter(2)))).toBe(1);
    expect(mailServer.received).toHaveLength(1);
    await mailServer.close();
  });

  it('is retried when a server sends a byte at a time, and its connection is closed', async () => {
    let isClosed = false;
    const server = createServer((socket) => {
      socket.on('error', () => undefined).on('close', () => (isClosed = true));
      socket.write('220 slow\r\n');
      // The response to EHLO never ends, and the connection is never idle.
      socket.once('data', () => {
        socket.write('250-');
        const drip = setInterval(() => socket.write('a'), 20);
        socket.on('close', () => clearInterval(drip));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await queue();
    const transport = openMailTransport(settingsWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }), { deliveryMs: 300 });
    expect(await deliverDueMails(database.db, transport, log, start)).toBe(0);
    await eventually(() => isClosed);
    expect(await queuedMails()).toEqual([{ tries: 1, next_try_at: later(pauseAfter(1)) }]);
    expect(logs).toMatchObject([{ code: 'ETIMEDOUT', tries: 1 }]);
    server.close();
  });

  it('is retried after a temporary rejection, and dropped after a permanent one', async () => {
    let code = 451;
    const mailServer = await startMailServer({
      onRcptTo: (address, _session, done) =>
        done(Object.assign(new Error(`No ${address.address} here`), { responseCode: code })),
    });
    const settings = settingsWith({ SMTP_URL: mailServer.url });
    await queue();
    expect(await deliver(settings, start)).toBe(0);
    expect(await queuedMails()).toMatchObject([{ tries: 1 }]);
    code = 550;
    expect(await deliver(settings, later(pauseAfter(1)))).toBe(0);
    expect(await queuedMails()).toEqual([]);
    expect(logs).toMatchObject([{ code: 'EENVELOPE 451', tries: 1 }, { code: 'EENVELOPE 550' }]);
    await mailServer.close();
  });

  it('is dropped when it expires', async () => {
    await queue({ expiresInMs: 60_000 });
    expect(await deliver(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:1' }), later(60_000))).toBe(0);
    expect(await queuedMails()).toEqual([]);
  });

  it('is not sent without TLS to another machine', async () => {
    const plain = createServer((socket) => {
      socket.on('error', () => undefined).write('220 hello\r\n');
      socket.on('data', (data) => socket.write(/^EHLO/i.test(String(data)) ? '250 OK\r\n' : '502 no\r\n'));
    });
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.address() as AddressInfo;
    await queue();
    // Another address of this machine, which does not count as loopback.
    expect(await deliver(settingsWith({ SMTP_URL: `smtp://0.0.0.0:${port}` }), start)).toBe(0);
    expect(logs).toMatchObject([{ code: 'ETLS 502' }]);
    plain.close();
  });
});

describe('a mail', () => {
  it('is queued in the transaction of its cause or not at all', async () => {
    const work = database.db.transaction().execute(async (trx) => {
      await queueMail(trx, { userId, subject: 'No', paragraphs: [], at: start });
      throw new Error('The cause has failed');
    });
    await expect(work).rejects.toThrow('The cause has failed');
    expect(await queuedMails()).toEqual([]);
  });

  it('gets no header from line breaks in a name or a subject', async () => {
    await database.db
      .updateTable('users')
      .set({ full_name: 'Eve\r\nBcc: all@cred.example\r\n\r\nBuy!' })
      .where('id', '=', userId)
      .execute();
    const mailServer = await startMailServer();
    await queue({ subject: 'Hello\r\nBcc: all@cred.example' });
    await deliver(settingsWith({ SMTP_URL: mailServer.url }), start);
    expect(mailServer.received).toMatchObject([{ to: ['joao@cred.example'] }]);
    const [headers = '', ...body] = (mailServer.received[0]?.raw ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^bcc:/im);
    expect(body.join('\n')).toMatch(/^Hello,\s/);
    await mailServer.close();
    await database.db.updateTable('users').set({ full_name: 'João Souza' }).where('id', '=', userId).execute();
  });

  it('is sent by only one of several processes', async () => {
    const mailServer = await startMailServer();
    for (let count = 0; count < 5; count += 1) await queue();
    const settings = settingsWith({ SMTP_URL: mailServer.url });
    const counts = await Promise.all([deliver(settings, start), deliver(settings, start), deliver(settings, start)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(mailServer.received).toHaveLength(5);
    await mailServer.close();
  });

  it('leaves neither address nor text in the log', async () => {
    await queue();
    await deliver(settingsWith({ SMTP_URL: 'smtp://127.0.0.1:1' }), start);
    expect(logs).toHaveLength(1);
    expect(JSON.stringify(logs)).not.toMatch(/joao|cred\.example|K7|subject/);
  });
});

describe('the local outbox', () => {
  it('stores each mail as a text file that only its owner can read', async () => {
    await queue();
    expect(await deliver(settingsWith(), start)).toBe(1);
    const outbox = outboxFolder(folder);
    const names = await readdir(outbox);
    expect(names).toEqual([expect.stringMatching(/^2026-03-01T12-00-00-000Z-[0-9a-f]{12}\.txt$/)]);
    const file = join(outbox, names[0] ?? '');
    expect(await readFile(file, 'utf8')).toBe(
      [
        'From: Cred <no-reply@localhost>',
        'To: joao@cred.example',
        'Date: Sun, 01 Mar 2026 12:00:00 GMT',
        'Subject: A subject',
        '',
        'Hello João Souza,',
        '',
        'the code is K7.',
        '',
        'Cred',
        '',
      ].join('\n'),
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  });
});
