import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { errorMessage, OperatorError } from '../errors';

/** The account that PostgreSQL runs as; both undefined for the user who started Cred. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Whether root started Cred; PostgreSQL refuses to run as root. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The uid and gid of `nobody`, read from the machine's list of users. */
export function unprivilegedAccount(passwd = readPasswd()): Required<Account> {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  // macOS gives `nobody` the uid -2, which the system uses as an unsigned number.
  const id = (text: string | undefined): number => (text === undefined ? 65_534 : Number(text) >>> 0);
  return { uid: id(fields?.[2]), gid: id(fields?.[3]) };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

/**
 * The account for the cluster in this folder: the current user; for root the folder's owner if that is an ordinary
 * user, otherwise `nobody`.
 */
export function accountFor(folder: string): Account {
  if (!isRoot()) return {};
  const { uid, gid } = statSync(folder);
  return uid === 0 ? unprivilegedAccount() : { uid, gid };
}

/**
 * Whether that account has this permission on a path. The system checks it, because file modes alone do not cover ACLs
 * and mounts.
 */
export function canReach(account: Account, permission: 'x' | 'r' | 'w', path: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', `test -${permission} "$1"`, 'sh', path], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  if (result.error) {
    throw new OperatorError(
      `PostgreSQL does not run as root, and running it as another user is not allowed here (${errorMessage(result.error)}). ` +
        'Start Cred as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return result.status === 0;
}
