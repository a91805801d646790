import { limits } from '@cred/contract';
import { errors } from '@cred/service-kit';
import type { Executor } from '../../database/connection';
import { cutPage, type PageOf, type Page } from '../../core/paging';
import type { Viewer } from '../../core/viewer';
import { publishEvents, type MemberEvent } from '../live-events/publish-events';
import {
  countEntries,
  deleteEntry,
  deleteFollowsBetween,
  type EntryRow,
  findEntries,
  insertEntry,
  type ListKind,
  lockMembersForUpdate,
} from './blocks.repository';
import { findBlockStatus, memberExists } from '../../access/reachability';
import { findChatOfPair } from '../../access/chat-access';

const messages: Readonly<Record<ListKind, { readonly self: string; readonly full: string }>> = {
  blocks: { self: 'You cannot block yourself', full: `You can block at most ${limits.blocked} members` },
  mutes: { self: 'You cannot mute yourself', full: `You can mute at most ${limits.blocked} members` },
};

/**
 * Adds a member to the viewer's list; idempotent. A block also ends both follows.
 * @throws AppError 400 for oneself, 404 for an unknown member, 409 when the list is full
 */
export async function addEntry(
  db: Executor,
  kind: ListKind,
  viewer: Pick<Viewer, 'id'>,
  memberId: string,
  at: Date,
): Promise<void> {
  if (memberId === viewer.id) throw errors.validationFailed({ userId: messages[kind].self });
  await db.transaction().execute(async (trx) => {
    const members = await lockMembersForUpdate(trx, [viewer.id, memberId]);
    if (!members.includes(memberId)) throw errors.notFound('User not found');
    // A member who blocks the viewer cannot be added: the list would show their current name.
    if ((await findBlockStatus(trx, viewer.id, memberId)).blocked) throw errors.notFound('User not found');
    if (!(await insertEntry(trx, kind, { ownerId: viewer.id, memberId, at }))) return;
    if ((await countEntries(trx, kind, viewer.id)) > limits.blocked)
      throw errors.conflict('conflict', messages[kind].full);
    if (kind === 'blocks') await deleteFollowsBetween(trx, viewer.id, memberId);
    await publishToOwner(trx, kind, viewer.id, memberId);
  });
}

/**
 * Removes a member from the viewer's list; idempotent.
 * @throws AppError 400 for oneself, 404 for an unknown member
 */
export async function removeEntry(
  db: Executor,
  kind: ListKind,
  viewer: Pick<Viewer, 'id'>,
  memberId: string,
): Promise<void> {
  if (memberId === viewer.id) throw errors.validationFailed({ userId: messages[kind].self });
  if (!(await memberExists(db, memberId))) throw errors.notFound('User not found');
  await db.transaction().execute(async (trx) => {
    if (await deleteEntry(trx, kind, viewer.id, memberId)) await publishToOwner(trx, kind, viewer.id, memberId);
  });
}

/**
 * Publishes events to the list's owner, whose open pages hide what the list hides. The other member gets no event, so
 * that no event reveals a block.
 */
async function publishToOwner(trx: Executor, kind: ListKind, ownerId: string, memberId: string): Promise<void> {
  const chatId = kind === 'blocks' ? await findChatOfPair(trx, ownerId, memberId) : undefined;
  const chat: MemberEvent[] = chatId === undefined ? [] : [{ userId: ownerId, name: 'chat', chatId }];
  await publishEvents(trx, [{ userId: ownerId, name: 'notifications' }, ...chat]);
}

/** Returns one page of the viewer's list, newest first. */
export async function listEntries(
  db: Executor,
  kind: ListKind,
  viewer: Pick<Viewer, 'id'>,
  page: Page,
): Promise<PageOf<EntryRow>> {
  return cutPage(await findEntries(db, kind, viewer.id, { ...page, take: page.take + 1 }), page.take);
}
