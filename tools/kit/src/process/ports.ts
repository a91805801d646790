import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { errorCode, OperatorError } from '../errors';
import { commandLine } from './identity';

/** Tries a port by listening on it for a moment; resolves to the system's error code when that fails. */
export function tryPort(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** A port that is free at the moment. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function inodesOf(port: number): Set<string> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = '0A';
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => {
    try {
      return readFileSync(file, 'utf8').split('\n').slice(1);
    } catch {
      return [];
    }
  });
  const fields = rows.map((row) => row.trim().split(/\s+/));
  return new Set(
    fields.filter((row) => row[1]?.endsWith(`:${hex}`) && row[3] === listening).map((row) => row[9] ?? ''),
  );
}

function linuxUser(port: number): number | undefined {
  const inodes = inodesOf(port);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      for (const fd of readdirSync(`/proc/${pid}/fd`)) {
        const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
        if (inode !== undefined && inodes.has(inode)) return Number(pid);
      }
    } catch {
      // Another user's process, or one that has just ended.
    }
  }
  return undefined;
}

/** The process that listens on a port, as far as this user may see it: its id and the start of its command line. */
export function userOfPort(port: number): string | undefined {
  try {
    const pid =
      process.platform === 'linux'
        ? linuxUser(port)
        : Number(
            execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' }).split('\n')[0],
          );
    if (!pid) return undefined;
    const command = commandLine(pid) ?? '';
    return `process ${pid}${command ? `, ${command.length > 60 ? `${command.slice(0, 60)}…` : command}` : ''}`;
  } catch {
    return undefined;
  }
}

function explain(setting: string, port: number, host: string, code: string): string {
  switch (code) {
    case 'EADDRINUSE': {
      const user = userOfPort(port);
      return `Port ${port} is taken${user ? ` by ${user}` : ''}. Stop that program, or choose another port: ${setting}=${port + 10} npm start`;
    }
    case 'EACCES':
      return `Port ${port} needs more rights than this user has. Choose one above 1023: ${setting}=${port + 8000} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one of its addresses, such as 127.0.0.1.`;
    default:
      return `Port ${port} (${setting}) cannot be used: ${code}.`;
  }
}

const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Checks that every port is free and reports all faults together.
 * @throws OperatorError
 */
export async function checkPorts(ports: Readonly<Record<string, number>>, host: string): Promise<void> {
  const faults: string[] = [];
  for (const [setting, port] of Object.entries(ports)) {
    let code = await tryPort(port, host);
    if (!code && host === '127.0.0.1') {
      // A browser tries localhost at ::1 first: another server there would be mistaken for ours.
      const other = await tryPort(port, '::1');
      if (other && !noSuchAddress.has(other)) code = other;
    }
    if (code) faults.push(explain(setting, port, host, code));
  }
  if (faults.length > 0) throw new OperatorError([...new Set(faults)].join('\n'));
}
