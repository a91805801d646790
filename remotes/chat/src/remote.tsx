/**
 * The chat area: the list of direct chats and the open conversation. It owns `/your-chat` and what is
 * below it. It refuses everything else: chats are opened from profiles, by the profile area.
 */
import { defineRemote } from '@cred/platform';
import { ChatPage } from './pages/chat-page';

// The same page for both, so that the list keeps its search and its place while conversations change.
const element = <ChatPage />;

export const remote = defineRemote({
  routes: [
    { path: '/your-chat', element },
    { path: '/your-chat/:username/:id', element },
  ],
  slots: {},
});
