import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorMessage, OperatorError } from '../errors';
import { accountFor, canReach, isRoot, unprivilegedAccount, type Account } from './account';
import { copyBinaries, type Binaries } from './binaries';

/** Folder, account and programs of one cluster. */
export interface Home {
  readonly data: string;
  readonly sockets: string;
  readonly account: Account;
  readonly binaries: Binaries;
}

/** A socket's address has at most 107 bytes; `.s.PGSQL.5432.lock` and a slash take 19 of them. */
const MAX_SOCKET_FOLDER_BYTES = 107 - 19;
const SYSTEM_FOLDER = '/var/lib/cred';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function createOwnedFolder(folder: string, mode: number, account: Account): void {
  mkdirSync(folder, { recursive: true, mode });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, mode);
}

/** Creates a private folder for the socket: in the cluster's folder, or under /tmp where that path is too long. */
function socketFolder(home: string, account: Account): string {
  const preferred = join(home, 'socket');
  // The server parses its socket folders as a list with commas and quotes, so only plain names work.
  if (Buffer.byteLength(preferred) <= MAX_SOCKET_FOLDER_BYTES && /^[\w./-]+$/.test(preferred)) {
    createOwnedFolder(preferred, 0o700, account);
    return preferred;
  }
  const short = Buffer.byteLength(tmpdir()) < 40 ? tmpdir() : '/tmp';
  const folder = join(short, `cred-${process.getuid?.() ?? 0}-${hashOf(home)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== account.uid)) {
    throw new OperatorError(
      `${folder}, the folder of the database's socket, belongs to another user. Remove it, or choose a shorter CRED_DATA.`,
    );
  }
  createOwnedFolder(folder, 0o700, account);
  return folder;
}

/**
 * The id in CRED_DATA that links it to a cluster in another folder, so that a new CRED_DATA never uses an old database.
 */
function readOrCreateId(dataFolder: string): { id: string; isNew: boolean } {
  const file = join(dataFolder, 'postgres-id');
  if (existsSync(file)) return { id: readFileSync(file, 'utf8').trim(), isNew: false };
  const id = randomUUID();
  writeFileSync(file, `${id}\n`, { mode: 0o600 });
  return { id, isNew: true };
}

function homeOutsideDataFolder(dataFolder: string): string {
  const home = join(SYSTEM_FOLDER, hashOf(dataFolder));
  const { id } = readOrCreateId(dataFolder);
  const mark = join(home, 'id');
  if (existsSync(home) && (!existsSync(mark) || readFileSync(mark, 'utf8').trim() !== id)) {
    renameSync(home, `${home}.old-${Date.now()}`);
  }
  mkdirSync(home, { recursive: true });
  for (const folder of [SYSTEM_FOLDER, home]) chmodSync(folder, 0o755);
  writeFileSync(mark, `${id}\n`);
  return home;
}

/** Finds or creates the folder of the cluster that belongs to this CRED_DATA (an absolute path). */
export function prepareHome(dataFolder: string, installed: Binaries, warn: (line: string) => void): Home {
  try {
    let home = join(dataFolder, 'postgres');
    let binaries = installed;
    if (isRoot()) {
      const nobody = unprivilegedAccount();
      mkdirSync(home, { recursive: true });
      if (
        !canReach(nobody, 'x', join(installed.folder, 'bin', 'postgres')) ||
        !canReach(nobody, 'r', join(installed.folder, 'share'))
      ) {
        binaries = copyBinaries(installed, SYSTEM_FOLDER);
      }
      if (!existsSync(join(home, 'data'))) createOwnedFolder(home, 0o755, nobody);
      if (!canReach(accountFor(home), 'w', home)) {
        // A second, empty database next to one that is only unreachable would look like data loss.
        if (existsSync(join(home, 'data'))) {
          throw new OperatorError(
            `The user who runs PostgreSQL can no longer reach ${home}. Give it access to every folder above (chmod o+x), and make it the owner of that folder.`,
          );
        }
        home = homeOutsideDataFolder(dataFolder);
      }
      const moved = [
        binaries === installed ? '' : 'its programs',
        home.startsWith(`${SYSTEM_FOLDER}/`) ? `its data (${home})` : '',
      ].filter(Boolean);
      if (moved.length > 0 && !existsSync(join(home, 'data')))
        warn(
          `PostgreSQL does not run as root and its user cannot reach this folder, so ${moved.join(' and ')} are stored under ${SYSTEM_FOLDER}.`,
        );
    }
    mkdirSync(home, { recursive: true });
    if (isRoot() && !existsSync(join(home, 'data'))) createOwnedFolder(home, 0o755, unprivilegedAccount());
    const account = accountFor(home);
    return { data: join(home, 'data'), sockets: socketFolder(home, account), account, binaries };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The database's folder cannot be created in ${dataFolder} or ${dirname(SYSTEM_FOLDER)}: ${errorMessage(error)}. ` +
        'Set CRED_DATA to a writable folder, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}
