import type { Api } from '../../core/api';
import { responseSent, bind } from '../../core/bind';
import { bindStreamed } from '../../core/bind-streamed';
import { matchesEtag } from '../../core/etag';
import { linkNextPage } from '../../core/paging';
import { DataUrlFile } from '../media/data-url-file';
import { IncomingFiles } from '../media/incoming-files';
import type { MediaLifecycle } from '../media/media-lifecycle';
import { incomingFolder } from '../media/open-media-store';
import { chatEtag } from './chat-etag';
import { presentChat, presentChatSummary, presentMessage } from './chat.presenter';
import {
  type ChatWithActivity,
  listChanged,
  listChats,
  listMessages,
  markChatRead,
  markMessageRead,
  openChat,
  requireChat,
  searchMessages,
  withActivity,
} from './chat.service';
import { countUnread } from './chat.repository';
import { deleteMessage, setReaction } from './message-actions';
import { ATTACHMENT_JSON_BYTES, attachmentRules, rulesForAttachment, sendMessage } from './send-message';
import type { Viewer } from '../../core/viewer';
import { decodeActiveCursor, encodeActiveCursor } from './chat-cursor';

/** Registers the calls of direct chats between two members. Every call returns 404 to non-members (SRV-28). */
export function registerChat(api: Api, { media }: { readonly media: MediaLifecycle }): void {
  const incoming = new IncomingFiles(incomingFolder(api.settings.CRED_DATA));
  const present = ({ chat, activity }: ChatWithActivity, viewer: Viewer) =>
    presentChatSummary(chat, activity, viewer, api.settings);

  bind(api, 'openChat', async ({ body, viewer, db }) =>
    present(await openChat(db, viewer.id, body.otherUserId, api.clock()), viewer),
  );

  bind(
    api,
    'getChats',
    async (context) => {
      const { viewer, db, query } = context;
      const { rows, last } = await listChats(db, viewer.id, {
        after: decodeActiveCursor(query.cursor),
        take: query.take,
      });
      linkNextPage(context, last && encodeActiveCursor({ lastActiveAt: last.chat.last_active_at, id: last.chat.id }));
      return rows.map((each) => present(each, viewer));
    },
    { bucket: 'poll' },
  );

  bind(api, 'getUnreadMessages', async ({ viewer, db }) => ({ unread: await countUnread(db, viewer.id) }), {
    bucket: 'poll',
  });

  bind(
    api,
    'getChat',
    async ({ params, query, viewer, db, request, reply }) => {
      const chat = await requireChat(db, viewer.id, params.chatId);
      const etag = chatEtag(chat, viewer, query);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (matchesEtag(request.headers['if-none-match'], etag)) {
        reply.code(304).send();
        return responseSent;
      }
      const messages = await listMessages(db, chat.id, query);
      const changed = query.before === undefined ? await listChanged(db, chat.id, messages) : [];
      return presentChat(present(await withActivity(db, viewer.id, chat), viewer), messages, changed, api.settings);
    },
    { bucket: 'poll' },
  );

  bindStreamed(api, 'sendMessage', {
    member: 'mediaUrl',
    maxBytes: ATTACHMENT_JSON_BYTES,
    tooLong: attachmentRules.tooLargeMessage,
    begin: async (before, viewer) => new DataUrlFile(incoming, await rulesForAttachment(api.db, viewer, before)),
    release: ({ path }) => incoming.remove(path),
    handle: async ({ body, received, viewer, db }) =>
      presentMessage(
        await sendMessage({ db, media, viewer }, { body, attached: received, at: api.clock() }),
        api.settings,
      ),
  });

  bind(
    api,
    'searchMessages',
    async ({ params, query, viewer, db }) => {
      const chat = await requireChat(db, viewer.id, params.chatId);
      return searchMessages(db, chat.id, query.term);
    },
    { bucket: 'search' },
  );

  bind(api, 'markChatRead', async ({ params, viewer, db }) => {
    const at = api.clock();
    await markChatRead(db, viewer.id, params.chatId, at);
    return { chatId: params.chatId, lastReadAt: at.toISOString() };
  });

  bind(api, 'deleteMessage', async ({ params, viewer, db }) =>
    presentMessage(await deleteMessage({ db, media }, viewer.id, params.messageId, api.clock()), api.settings),
  );

  bind(api, 'setReaction', async ({ params, body, viewer, db }) =>
    presentMessage(
      await setReaction(db, viewer.id, { messageId: params.messageId, ...body, at: api.clock() }),
      api.settings,
    ),
  );

  bind(api, 'markMessageRead', async ({ params, viewer, db }) => {
    await markMessageRead(db, viewer.id, params.messageId, api.clock());
    return { messageId: params.messageId, userId: viewer.id };
  });
}
