import type { ListedUser } from '@cred/contract';
import type { Settings } from '@cred/deployment/settings';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { cutPage } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { presentUserSummary } from '../../access/user-summary.presenter';
import { isVisibleMember } from '../../access/reachability';
import { findFollows, type FollowPosition, type FollowSide } from './follows.repository';

const CURSOR_BYTES = 24;
const CURSOR = /^[A-Za-z0-9_-]{32}$/;

function encodeFollowCursor({ micros, id }: FollowPosition): string {
  const bytes = Buffer.alloc(CURSOR_BYTES);
  bytes.writeBigInt64BE(micros);
  bytes.write(id.replaceAll('-', ''), 8, 'hex');
  return bytes.toString('base64url');
}

/** @throws AppError 400 for anything that `encodeFollowCursor` did not create */
function decodeFollowCursor(cursor: string): FollowPosition {
  if (!CURSOR.test(cursor)) throw errors.validationFailed({ cursor: 'Invalid cursor' });
  const bytes = Buffer.from(cursor, 'base64url');
  const micros = bytes.readBigInt64BE();
  // Outside the database's range of dates.
  if (micros < 0n || micros > 253_402_300_799_000_000n) throw errors.validationFailed({ cursor: 'Invalid cursor' });
  return {
    micros,
    id: bytes
      .subarray(8)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}

export interface FollowPage {
  readonly users: ListedUser[];
  /** The next page's cursor; null at the end. */
  readonly next: string | null;
}

/**
 * A member's followers, or the members that they follow, newest first.
 * @throws AppError 404 for an unknown member, 400 for an invalid cursor
 */
export async function listFollows(
  { db, settings }: { readonly db: Executor; readonly settings: Settings },
  viewer: Viewer,
  list: {
    readonly side: FollowSide;
    readonly userId: string;
    readonly cursor: string | undefined;
    readonly take: number;
  },
): Promise<FollowPage> {
  const before = list.cursor === undefined ? null : decodeFollowCursor(list.cursor);
  if (!(await isVisibleMember(db, viewer.id, list.userId))) throw errors.notFound('User not found');
  const { rows, last } = cutPage(await findFollows(db, viewer, { ...list, before, take: list.take + 1 }), list.take);
  return {
    users: rows.map((row) => ({ ...presentUserSummary(row, settings), isFollowing: row.is_following })),
    next: last ? encodeFollowCursor({ micros: BigInt(last.micros), id: last.user_id }) : null,
  };
}
