/**
 * The chat area: the list of direct chats, the open conversation, and the unread count next to 'Direct'. It owns
 * `/your-chat` and the paths below it. A member's profile opens chats too.
 */
import { defineRemote } from '@cred/platform';
import { UnreadMessages } from './components/unread-messages';
import { ChatPage } from './pages/chat-page';

// One element for both routes, so that the list keeps its search and scroll position when a conversation opens.
const element = <ChatPage />;

export const remote = defineRemote({
  routes: [
    { path: '/your-chat', element, firstCalls: [{ call: 'getChats', query: { take: 100 } }] },
    {
      path: '/your-chat/:username/:id',
      element,
      firstCalls: [
        { call: 'getChats', query: { take: 100 } },
        { call: 'getChat', params: { chatId: 'route:id' } },
      ],
    },
  ],
  slots: { 'unread-messages': UnreadMessages },
  slotFirstCalls: { 'unread-messages': [{ call: 'getUnreadMessages' }] },
});
