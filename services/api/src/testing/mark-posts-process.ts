import { parseSettings } from '@cred/deployment/settings';
import { openDatabase } from '../database/connection';
import { applyNotices } from '../modules/paper-notices/apply-notices';
import { libraryNotices } from '../modules/paper-notices/library-notices';

/** The name of the connection, by which a test finds it. */
export const CONNECTION = 'cred-marking';

/** Marks posts in a process that a test can kill, like the API's, and ends. */
async function markPostsAndEnd(): Promise<void> {
  const settings = parseSettings(process.env);
  const db = openDatabase(settings.DATABASE_URL ?? '', { name: CONNECTION, size: 1 });
  await applyNotices({ db, ...libraryNotices(settings) }, new Date());
  await db.destroy();
}

if (process.env['CRED_MARK_POSTS'] !== undefined) void markPostsAndEnd();
