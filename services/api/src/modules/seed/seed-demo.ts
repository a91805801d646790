import type { Settings } from '@cred/deployment/settings';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock';
import type { Executor } from '../../database/connection';
import { newId } from '../../core/ids';
import { insertChat, setLastRead, setVersion } from '../chat/chat.repository';
import { insertMessage, insertRead } from '../chat/messages.repository';
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
import { DEMO_PASSWORD, demoAccounts, demoMembers } from './demo-members';
import { demoPosts } from './demo-posts';
import { seedEngagement, type SeededPost } from './seed-engagement';
import { coverKey, drawPictures, messageKey, portraitKey, postKey } from './seed-pictures';
import { seedVerification } from './seed-verification';

export interface SeedDeps {
  readonly db: Executor;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Where the demo accounts are told, as one line of JSON; absent: standard output. */
  readonly print?: (line: string) => void;
}

const DAY = 1440;

/**
 * Fills an empty database with the demo community, all of it or nothing; a database that has members is
 * left as it is. Tells the demo accounts when they are there.
 */
export async function seedDemo({ db, settings, clock, print = toStandardOutput }: SeedDeps): Promise<void> {
  if (!(await isEmpty(db))) return;
  const media = new MediaLifecycle(openMediaStore(settings));
  const drawn = await drawPictures(new IncomingFiles(incomingFolder(settings.CRED_DATA)));
  await media
    .withImages(
      db,
      drawn.map(({ image }) => image),
      (mediaIds) =>
        db.transaction().execute(async (trx) => {
          // Nobody may sign up, and no second seed may begin, between the question and the answer.
          await sql`lock table users in share row exclusive mode`.execute(trx);
          if (!(await isEmpty(trx))) throw new Error('The database was filled by somebody else meanwhile');
          const pictures = new Map(
            drawn.map((picture, index) => [picture.key, { ...picture, id: mediaIds[index] ?? '' }]),
          );
          const base = { trx, now: clock(), media, pictures };
          const community = { ...base, ids: await seedMembers(base) };
          for (const member of demoMembers) if (member.isVerificated) await seedVerification(community, member);
          await seedFollows(community);
          await seedEngagement(community, await seedPosts(community));
          for (const chat of demoChats) await seedChat(community, chat);
        }),
    )
    .finally(() => Promise.all(drawn.map(({ image }) => removeImage(image))));
  print(JSON.stringify({ accounts: demoAccounts }));
}

const toStandardOutput = (line: string): void => void process.stdout.write(`${line}\n`);

const isEmpty = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

async function seedMembers({ trx, now, media, pictures }: Omit<Community, 'ids'>): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const member of demoMembers) {
    const own = [pictures.get(portraitKey(member.username)), pictures.get(coverKey(member.username))] as const;
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
    for (const picture of own)
      if (picture) await media.attach(trx, { id: picture.id, image: picture.image, ownerId, postId: null });
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
  const { trx, now, media, pictures } = community;
  const made = new Map<string, SeededPost>();
  for (const [index, post] of demoPosts.entries()) {
    const at = ago(now, post.minutesAgo);
    const [id, authorId] = [newId(at), idOf(community, post.author)];
    const picture = pictures.get(postKey(index));
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
    if (picture) await media.attach(trx, { id: picture.id, image: picture.image, ownerId: authorId, postId: id });
    if (post.key) made.set(post.key, { id, authorId, audience: post.audience ?? 'general' });
  }
  return made;
}

async function seedChat(community: Community, { members, messages, unread }: DemoChat): Promise<void> {
  const { trx, now, media, pictures } = community;
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
    const picture = pictures.get(messageKey(message));
    await insertMessage(trx, {
      id,
      chatId,
      seq: index + 1,
      senderId,
      type: picture ? 'IMAGE' : 'TEXT',
      text: message.text,
      clientId: null,
      at,
    });
    if (picture)
      await media.attach(trx, { id: picture.id, image: picture.image, ownerId: senderId, postId: null, messageId: id });
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
