import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import type { Settings } from '@cred/deployment/settings';
import { createTransport } from 'nodemailer';

/** A mail that is ready to be sent. */
export interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: Date;
}

/** Sends mails to a server or a folder. `send` rejects when the mail was not accepted. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'CRED_DATA' | 'PUBLIC_URL'>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const TIMEOUT_MS = 20_000;
/** The whole delivery of a mail: a server that is never silent for `TIMEOUT_MS` would block the worker without a limit. */
const DELIVERY_MS = 30_000;
const OUTBOX_MAX_FILES = 500;

/**
 * SMTP when `SMTP_URL` is set, otherwise the local outbox (SRV-14).
 * @param deliveryMs after this time a delivery fails with the code ETIMEDOUT; replaced in tests
 */
export const openMailTransport = (
  settings: MailSettings,
  { deliveryMs = DELIVERY_MS }: { readonly deliveryMs?: number } = {},
): MailTransport =>
  settings.SMTP_URL ? smtpTransport(settings, settings.SMTP_URL, deliveryMs) : outboxTransport(settings);

/** The folder of the local outbox. */
export const outboxFolder = (dataFolder: string): string => path.resolve(dataFolder, 'outbox');

/**
 * Requires TLS for relays on other machines, since mails contain codes; `?requireTLS=false` in the URL allows a relay
 * without TLS, such as one on a private network. On loopback the certificate of a relay is not verified.
 */
function smtpTransport({ MAIL_FROM, PUBLIC_URL }: MailSettings, address: string, deliveryMs: number): MailTransport {
  const url = new URL(address);
  const local = LOOPBACK.test(url.hostname);
  const secure = url.protocol === 'smtps:';
  const server = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
  };
  const sockets = new Set<Socket>();
  const options = {
    ...server,
    secure,
    requireTLS: !secure && !local && url.searchParams.get('requireTLS') !== 'false',
    tls: { rejectUnauthorized: !local },
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const host = new URL(PUBLIC_URL).hostname;
  return {
    send: async (mail) => {
      // A connection of our own for each mail: the library has no way to end one of its connections.
      const socket = connect(server);
      sockets.add(socket);
      let isTooLong = false;
      const timer = setTimeout(() => {
        isTooLong = true;
        socket.destroy(new Error('The delivery took too long'));
      }, deliveryMs);
      try {
        await once(socket, 'connect');
        await createTransport({ ...options, connection: socket }).sendMail({
          from: MAIL_FROM,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.body,
          date: mail.created_at,
          // The same for every attempt, so that a mailbox can recognize a duplicate.
          messageId: `<${mail.id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (failure) {
        // The library reports a socket that was destroyed with codes.
        throw isTooLong ? Object.assign(new Error('The delivery took too long'), { code: 'ETIMEDOUT' }) : failure;
      } finally {
        clearTimeout(timer);
        sockets.delete(socket);
        socket.destroy();
      }
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Writes one text file per mail, readable by the owner of the process only; removes the oldest ones. */
function outboxTransport({ MAIL_FROM, CRED_DATA }: MailSettings): MailTransport {
  const folder = outboxFolder(CRED_DATA);
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.created_at.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id.slice(-12)}.txt`;
      const headerLines = [
        `From: ${MAIL_FROM}`,
        `To: ${mail.recipient}`,
        `Date: ${mail.created_at.toUTCString()}`,
        `Subject: ${mail.subject}`,
      ];
      const partialFile = path.join(folder, `.${name}`);
      await writeFile(partialFile, `${headerLines.join('\n')}\n\n${mail.body}\n`, { mode: 0o600 });
      await rename(partialFile, path.join(folder, name));
      const names = (await readdir(folder)).filter((each) => each.endsWith('.txt')).sort();
      for (const old of names.slice(0, -OUTBOX_MAX_FILES)) await rm(path.join(folder, old), { force: true });
    },
    close: () => undefined,
  };
}
