import type { Settings } from '@cred/deployment/settings';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { insertChat, setLastRead, setVersion } from '../chat/chat.repository';
import { insertMessage, insertRead } from '../chat/messages.repository';
import { verifyPassword } from '../credentials/passwords';
import { removeImage } from '../media/image-pipeline';
import { MediaLifecycle } from '../media/media-lifecycle';
import { mediaPath } from '../media/media-path';
import { IncomingFiles } from '../media/incoming-files';
import { incomingFolder, openMediaStore } from '../media/open-media-store';
import { notify } from '../notifications/notify';
import { insertPost } from '../posts/posts.repository';
import { insertFollow } from '../users/follows.repository';
import { createAccount } from '../users/users.service';
import { ago, type Community, idOf } from './community';
import { type DemoChat, demoChats } from './demo-chats';
import { DEMO_PASSWORD, type DemoAccount, demoAccounts, demoMembers } from './demo-members';
import { demoPosts } from './demo-posts';
import { seedEngagement, type SeededPost } from './seed-engagement';
import { coverKey, processDemoImages, messageKey, portraitKey, postKey } from './seed-images';
import { seedVerification } from './seed-verification';

export interface SeedDeps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Receives the demo accounts as one line of JSON; default: standard output. */
  readonly print?: (line: string) => void;
}

const DAY = 1440;

/**
 * Fills an empty database with the demo community in one transaction, and prints the demo accounts. In a database that has
 * members it only prints the demo accounts that still have their password.
 */
export async function seedDemo({ db, settings, clock, print = toStandardOutput }: SeedDeps): Promise<void> {
  if (!(await isEmpty(db))) {
    const accounts = await findDemoAccounts(db);
    if (accounts.length > 0) print(JSON.stringify({ accounts }));
    return;
  }
  const media = new MediaLifecycle(openMediaStore(settings));
  const processed = await processDemoImages(new IncomingFiles(incomingFolder(settings.CRED_DATA)));
  await media
    .withImages(
      db,
      processed.map(({ image }) => image),
      (mediaIds) =>
        db.transaction().execute(async (trx) => {
          // Prevents a sign-up or a second seed between the check and the inserts.
          await sql`lock table users in share row exclusive mode`.execute(trx);
          if (!(await isEmpty(trx))) throw new Error('Another process filled the database during the seed');
          const images = new Map(processed.map((image, index) => [image.key, { ...image, id: mediaIds[index] ?? '' }]));
          const base = { trx, now: clock(), media, images };
          const community = { ...base, ids: await seedMembers(base) };
          for (const member of demoMembers) if (member.isVerificated) await seedVerification(community, member);
          await seedFollows(community);
          await seedEngagement(community, await seedPosts(community));
          for (const chat of demoChats) await seedChat(community, chat);
        }),
    )
    .finally(() => Promise.all(processed.map(({ image }) => removeImage(image))));
  print(JSON.stringify({ accounts: demoAccounts }));
}

/** Those with which one can still log in; a member may have taken one of the usernames. */
async function findDemoAccounts(db: Executor): Promise<DemoAccount[]> {
  const usernames = demoAccounts.map(({ username }) => username);
  const rows = await db
    .selectFrom('users')
    .select(['username', 'password_hash'])
    .where('username', 'in', usernames)
    .execute();
  const valid = await Promise.all(
    rows.map(async ({ username, password_hash }) =>
      (await verifyPassword(password_hash, DEMO_PASSWORD)) ? username : undefined,
    ),
  );
  return demoAccounts.filter(({ username }) => valid.includes(username));
}

const toStandardOutput = (line: string): void => void process.stdout.write(`${line}\n`);

const isEmpty = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

async function seedMembers({ trx, now, media, images }: Omit<Community, 'ids'>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const member of demoMembers) {
    const own = [images.get(portraitKey(member.username)), images.get(coverKey(member.username))] as const;
    const account = {
      fullName: member.fullName,
      username: member.username,
      email: `${member.username}@demo.cred.example`,
      password: DEMO_PASSWORD,
      specialty: member.specialty,
      bio: member.bio,
      ...(member.link ? { link: member.link } : {}),
      ...(own[0] ? { profileImg: mediaPath(own[0].id, 'card') } : {}),
      ...(own[1] ? { coverImg: mediaPath(own[1].id, 'full') } : {}),
    };
    const ownerId = await createAccount(trx, account, ago(now, member.joinedDaysAgo * DAY));
    for (const image of own)
      if (image) await media.attach(trx, { id: image.id, image: image.image, ownerId, postId: null });
    ids.set(member.username, ownerId);
  }
  return ids;
}

async function seedFollows(community: Community): Promise<void> {
  const { trx, now } = community;
  for (const [index, member] of demoMembers.entries()) {
    for (const [place, followed] of member.follows.entries()) {
      const [fromUserId, userId] = [idOf(community, member.username), idOf(community, followed)];
      const at = ago(now, (demoMembers.length - index) * 210 + place * 47);
      await insertFollow(trx, fromUserId, userId, at);
      await notify(trx, { type: 'follow', userId, fromUserId, at });
    }
  }
}

async function seedPosts(community: Community): Promise<Map<string, SeededPost>> {
  const { trx, now, media, images } = community;
  const made = new Map<string, SeededPost>();
  for (const [index, post] of demoPosts.entries()) {
    const at = ago(now, post.minutesAgo);
    const [id, authorId] = [newId(at), idOf(community, post.author)];
    const image = images.get(postKey(index));
    await insertPost(trx, {
      id,
      authorId,
      text: post.text,
      audience: post.audience ?? 'general',
      isValid: false,
      isClinical: post.image?.isClinical ?? false,
      imgAlt: post.image?.alt ?? null,
      at,
    });
    if (image) await media.attach(trx, { id: image.id, image: image.image, ownerId: authorId, postId: id });
    if (post.key) made.set(post.key, { id, authorId, audience: post.audience ?? 'general' });
  }
  return made;
}

async function seedChat(community: Community, { members, messages, unread }: DemoChat): Promise<void> {
  const { trx, now, media, images } = community;
  const memberIds = [idOf(community, members[0]), idOf(community, members[1])] as const;
  const opened = ago(now, (messages[0]?.minutesAgo ?? 0) + 2);
  const chatId = await insertChat(trx, { id: newId(opened), memberIds, at: opened });
  for (const [index, message] of messages.entries()) {
    const [id, at, senderId] = [
      newId(ago(now, message.minutesAgo)),
      ago(now, message.minutesAgo),
      idOf(community, message.from),
    ];
    const otherId = memberIds[0] === senderId ? memberIds[1] : memberIds[0];
    const image = images.get(messageKey(message));
    await insertMessage(trx, {
      id,
      chatId,
      seq: index + 1,
      senderId,
      type: image ? 'IMAGE' : 'TEXT',
      text: message.text,
      replyToId: null,
      clientId: null,
      at,
    });
    if (image)
      await media.attach(trx, { id: image.id, image: image.image, ownerId: senderId, postId: null, messageId: id });
    await setVersion(trx, chatId, index + 1, at);
    await setLastRead(trx, chatId, senderId, { at, seq: index + 1 });
    if (index < messages.length - unread) {
      await insertRead(trx, id, otherId, at);
      await setLastRead(trx, chatId, otherId, { at, seq: index + 1 });
    } else {
      await notify(trx, { type: 'message', userId: otherId, fromUserId: senderId, at, chatId, messageId: id });
    }
  }
}
