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
const longestSocketFolder = 107 - 19;
const reachable = '/var/lib/cred';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function own(folder: string, mode: number, account: Account): void {
  mkdirSync(folder, { recursive: true, mode });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, mode);
}

/** Creates a private folder for the socket: in the cluster's folder, or under /tmp where that path is too long. */
function socketFolder(home: string, account: Account): string {
  const near = join(home, 'socket');
  // The server parses its socket folders as a list with commas and quotes, so only plain names work.
  if (Buffer.byteLength(near) <= longestSocketFolder && /^[\w./-]+$/.test(near)) {
    own(near, 0o700, account);
    return near;
  }
  const short = Buffer.byteLength(tmpdir()) < 40 ? tmpdir() : '/tmp';
  const folder = join(short, `cred-${process.getuid?.() ?? 0}-${hashOf(home)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== account.uid)) {
    throw new OperatorError(
      `${folder}, where the database's socket belongs, is another user's. Remove it, or choose a shorter CRED_DATA.`,
    );
  }
  own(folder, 0o700, account);
  return folder;
}

/**
 * The id in CRED_DATA that links it to a cluster in another folder, so that a new CRED_DATA never uses an old database.
 */
function tie(dataFolder: string): { id: string; isNew: boolean } {
  const file = join(dataFolder, 'postgres-id');
  if (existsSync(file)) return { id: readFileSync(file, 'utf8').trim(), isNew: false };
  const id = randomUUID();
  writeFileSync(file, `${id}\n`, { mode: 0o600 });
  return { id, isNew: true };
}

function homeElsewhere(dataFolder: string): string {
  const home = join(reachable, hashOf(dataFolder));
  const { id } = tie(dataFolder);
  const mark = join(home, 'id');
  if (existsSync(home) && (!existsSync(mark) || readFileSync(mark, 'utf8').trim() !== id)) {
    renameSync(home, `${home}.old-${Date.now()}`);
  }
  mkdirSync(home, { recursive: true });
  for (const folder of [reachable, home]) chmodSync(folder, 0o755);
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
        binaries = copyBinaries(installed, reachable);
      }
      if (!existsSync(join(home, 'data'))) own(home, 0o755, nobody);
      if (!canReach(accountFor(home), 'w', home)) {
        // A second, empty database next to one that is only unreachable would look like data loss.
        if (existsSync(join(home, 'data'))) {
          throw new OperatorError(
            `The user who runs PostgreSQL can no longer reach ${home}. Let it pass through every folder above (chmod o+x), and own that one.`,
          );
        }
        home = homeElsewhere(dataFolder);
      }
      const moved = [
        binaries === installed ? '' : 'its programs',
        home.startsWith(`${reachable}/`) ? `its data (${home})` : '',
      ].filter(Boolean);
      if (moved.length > 0 && !existsSync(join(home, 'data')))
        warn(
          `PostgreSQL does not run as root and its user cannot reach this folder, so ${moved.join(' and ')} are kept under ${reachable}.`,
        );
    }
    mkdirSync(home, { recursive: true });
    if (isRoot() && !existsSync(join(home, 'data'))) own(home, 0o755, unprivilegedAccount());
    const account = accountFor(home);
    return { data: join(home, 'data'), sockets: socketFolder(home, account), account, binaries };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The database's folder cannot be made in ${dataFolder} or ${dirname(reachable)}: ${errorMessage(error)}. ` +
        'Give CRED_DATA a folder that may be written to, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}
