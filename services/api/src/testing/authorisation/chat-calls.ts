import { publish } from '../member-actions';
import { created, forMembers, hiddenFromOthers, type Entries, type World } from './entry';

const chatOf = async ({ owner, friend }: World) => owner.ok('openChat', { body: { otherUserId: friend.id } });
const createNotification = async ({ owner, friend }: World): Promise<string> => {
  await friend.ok('unfollow', { body: { followerId: friend.id, followingId: owner.id } });
  await friend.ok('ratePost', { body: { userId: friend.id, postId: (await publish(owner, 'Rate me')).id, value: 4 } });
  return (await owner.ok('getNotifications')).items.find(({ type }) => type === 'rating')?.id ?? '';
};

/** Chats, messages, the event stream and notifications. */
export const chatCalls = {
  openChat: { input: ({ friend }) => ({ body: { otherUserId: friend.id } }), expected: forMembers },
  getChats: { expected: forMembers },
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
    input: async (world) => {
      const { id: chatId } = await chatOf(world);
      return {
        params: { messageId: (await world.friend.ok('sendMessage', { body: { chatId, text: 'For you' } })).id },
      };
    },
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
