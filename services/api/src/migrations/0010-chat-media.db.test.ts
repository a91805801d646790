import { foldText } from '@cred/contract';
import type { Kysely } from 'kysely';
import { newId } from '../core/ids';
import { createTestDatabase } from '../testing/test-database';
import * as accounts from './0001-accounts';
import * as posts from './0002-posts';
import * as chat from './0003-chat';
import * as notifications from './0004-notifications';
import * as engagement from './0005-engagement';
import * as mediaKinds from './0006-media-kinds';
import * as members from './0007-members';
import * as moderation from './0008-moderation';
import * as usernameSkeleton from './0009-username-skeleton';
import * as chatMedia from './0010-chat-media';

describe('the migration to chat media', () => {
  it('folds existing texts, in more than one batch, and nothing else', async () => {
    const { db, drop } = await createTestDatabase({ migrated: false });
    // A migration works on an untyped database.
    const untyped = db as unknown as Kysely<unknown>;
    for (const { up } of [
      accounts,
      posts,
      chat,
      notifications,
      engagement,
      mediaKinds,
      members,
      moderation,
      usernameSkeleton,
    ])
      await up(untyped);
    const [low, high, chatId, at] = [newId(), newId(), newId(), new Date()];
    const member = (id: string, username: string) => ({
      id,
      username,
      full_name: username,
      email: `${username}@cred.example`,
      password_hash: 'x',
      specialty: 'Medicine',
      is_health_professional: true,
      created_at: at,
    });
    await db
      .insertInto('users')
      .values([member(low, 'ana'), member(high, 'tom')] as never)
      .execute();
    await db
      .insertInto('chats')
      .values({ id: chatId, low_user_id: low, high_user_id: high, last_active_at: at, created_at: at } as never)
      .execute();
    const texts = Array.from({ length: 1_003 }, (_, index) => `Ação ${index} Straße %_\\ 👩🏽‍⚕️`);
    const message = { chat_id: chatId, sender_id: low, reply_to_id: null, client_id: null, created_at: at };
    const rows = texts.map((text, index) => ({ ...message, id: newId(), seq: index + 1, type: 'TEXT', text }));
    await db
      .insertInto('messages')
      .values([...rows, { ...message, id: newId(), seq: 2_000, type: 'IMAGE', text: 'A caption' }] as never)
      .execute();
    await chatMedia.up(untyped);
    const kept = await db.selectFrom('messages').select(['type', 'folded']).orderBy('seq').execute();
    expect(kept.map(({ folded }) => folded)).toEqual([...texts.map(foldText), null]);
    await drop();
  });
});
