import * as z from 'zod';
import { chat, chatQuery, chatSummary, message, openChatBody, sendMessageBody } from '../schemas/chat';
import { id, timestamp } from '../schemas/common';
import { defineCalls } from './define';

const byChat = z.object({ chatId: id });

export const chatCalls = defineCalls({
  openChat: {
    host: 'api', method: 'POST', path: '/chat/dm', access: 'member',
    summary: 'Opens the direct chat with a member, making it if there is none',
    body: openChatBody, answers: { 200: chatSummary }, errors: [400, 401, 403, 404, 413, 415, 429],
  },
  getChats: {
    host: 'api', method: 'GET', path: '/chat', access: 'member',
    summary: 'The own chats, last active first',
    answers: { 200: z.array(chatSummary) }, errors: [401, 429],
  },
  getChat: {
    host: 'api', method: 'GET', path: '/chat/:chatId', access: 'member',
    summary: 'One chat with its last messages, or those before one',
    params: byChat, query: chatQuery, answers: { 200: chat }, errors: [400, 401, 404, 429],
  },
  markChatRead: {
    host: 'api', method: 'PUT', path: '/chat/read/:chatId', access: 'member',
    summary: 'Marks a chat read up to now',
    params: byChat, answers: { 200: z.object({ chatId: id, lastReadAt: timestamp }) },
    errors: [400, 401, 403, 404, 415, 429],
  },
  sendMessage: {
    host: 'api', method: 'POST', path: '/chat/messages', access: 'member',
    summary: 'Sends a message; the same clientId again is the same message',
    body: sendMessageBody, answers: { 201: message }, errors: [400, 401, 403, 404, 413, 415, 429, 501],
  },
  markMessageRead: {
    host: 'api', method: 'POST', path: '/chat/messages/:messageId/read', access: 'member',
    summary: 'Marks a received message read',
    params: z.object({ messageId: id }),
    answers: { 200: z.object({ messageId: id, userId: id }) }, errors: [400, 401, 403, 404, 415, 429],
  },
});
