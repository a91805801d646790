import type { Api } from '../../core/api';
import { bind } from '../../core/bind';
import { isKnownEtag } from '../../core/known-etag';
import { chatEtag } from './chat-etag';
import { presentChat, presentChatSummary, presentMessage } from './chat.presenter';
import {
  type ChatWithActivity, listChats, listMessages, markChatRead, markMessageRead, openChat, requireChat, sendMessage, withActivity,
} from './chat.service';
import type { Viewer } from '../../core/viewer';

/** Direct chats between two members. Membership or 404 at every call (server rule 28). */
export function registerChat(api: Api): void {
  const present = ({ chat, activity }: ChatWithActivity, viewer: Viewer) => presentChatSummary(chat, activity, viewer, api.settings);

  bind(api, 'openChat', async ({ body, viewer, db }) => present(await openChat(db, viewer.id, body.otherUserId, api.clock()), viewer));

  bind(api, 'getChats', async ({ viewer, db }) => (await listChats(db, viewer.id)).map((each) => present(each, viewer)), { bucket: 'poll' });

  bind(
    api,
    'getChat',
    async ({ params, query, viewer, db, request, reply }) => {
      const chat = await requireChat(db, viewer.id, params.chatId);
      const etag = chatEtag(chat, viewer, query.before);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnownEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const messages = await listMessages(db, chat.id, query.before);
      return presentChat(present(await withActivity(db, viewer.id, chat), viewer), messages, api.settings);
    },
    { bucket: 'poll' },
  );

  bind(api, 'sendMessage', async ({ body, viewer, db }) => presentMessage(await sendMessage(db, viewer.id, body, api.clock()), api.settings));

  bind(api, 'markChatRead', async ({ params, viewer, db }) => {
    const at = api.clock();
    await markChatRead(db, viewer.id, params.chatId, at);
    return { chatId: params.chatId, lastReadAt: at.toISOString() };
  });

  bind(api, 'markMessageRead', async ({ params, viewer, db }) => {
    await markMessageRead(db, viewer.id, params.messageId, api.clock());
    return { messageId: params.messageId, userId: viewer.id };
  });
}
