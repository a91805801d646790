/**
 * The chat area: the list of direct chats and the open conversation. It owns `/your-chat` and the paths below it. Chats
 * are created by the profile area.
 */
import { defineRemote } from '@cred/platform';
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
  slots: {},
});
