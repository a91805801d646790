import { publish } from '../member-actions';
import type { TestMember } from '../test-api';
import { created, forMembers, hiddenFromOthers, type Entries, type World } from './entry';

const chatOf = async ({ owner, friend }: World) => owner.ok('openChat', { body: { otherUserId: friend.id } });
const createNotification = async ({ owner, friend }: World): Promise<string> => {
  await friend.ok('unfollow', { body: { followerId: friend.id, followingId: owner.id } });
  await friend.ok('ratePost', { body: { userId: friend.id, postId: (await publish(owner, 'Rate me')).id, value: 4 } });
  return (await owner.ok('getNotifications')).items.find(({ type }) => type === 'rating')?.id ?? '';
};

const sendFrom = async (sender: TestMember, world: World): Promise<string> =>
  (await sender.ok('sendMessage', { body: { chatId: (await chatOf(world)).id, text: 'Between us' } })).id;

/** Chats, messages, the event stream and notifications. */
export const chatCalls = {
  openChat: { input: ({ friend }) => ({ body: { otherUserId: friend.id } }), expected: forMembers },
  getChats: { expected: forMembers },
  getUnreadMessages: { expected: forMembers },
  getChat: { input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }), expected: hiddenFromOthers },
  searchMessages: {
    input: async (world) => ({ params: { chatId: (await chatOf(world)).id }, query: { term: 'word' } }),
    expected: hiddenFromOthers,
  },
  markChatRead: {
    input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }),
    expected: hiddenFromOthers,
  },
  sendMessage: {
    input: async (world) => ({ body: { chatId: (await chatOf(world)).id, text: 'In my name' } }),
    expected: created(hiddenFromOthers),
  },
  markMessageRead: {
    input: async (world) => ({ params: { messageId: await sendFrom(world.friend, world) } }),
    expected: hiddenFromOthers,
  },
  deleteMessage: {
    input: async (world) => ({ params: { messageId: await sendFrom(world.owner, world) } }),
    expected: hiddenFromOthers,
  },
  setReaction: {
    input: async (world) => ({
      params: { messageId: await sendFrom(world.friend, world) },
      body: { reaction: 'like' },
    }),
    expected: hiddenFromOthers,
  },
  sayTyping: { input: async (world) => ({ params: { chatId: (await chatOf(world)).id } }), expected: hiddenFromOthers },
  // Each member's event stream; live-rights.db.test.ts tests its content.
  openEvents: { expected: forMembers },
  getNotifications: { expected: forMembers },
  deleteNotifications: { expected: forMembers },
  getNotificationSwitches: { expected: forMembers },
  setNotificationSwitch: { input: () => ({ body: { kind: 'follow', on: false } }), expected: forMembers },
  markNotificationsRead: {
    input: async (world) => ({ body: { ids: [await createNotification(world)] } }),
    expected: forMembers,
  },
  markNotificationRead: {
    input: async (world) => ({ params: { id: await createNotification(world) } }),
    expected: hiddenFromOthers,
  },
  deleteNotification: {
    input: async (world) => ({ params: { id: await createNotification(world) } }),
    expected: hiddenFromOthers,
  },
} satisfies Entries;
