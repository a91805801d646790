import * as z from 'zod';
import { chat, chatQuery, chatSearch, chatSearchQuery, chatSummary, message, openChatBody, sendMessageBody } from '../schemas/chat';
import { done, id, page, timestamp } from '../schemas/common';
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
    query: page, answers: { 200: z.array(chatSummary) }, errors: [400, 401, 429],
  },
  getChat: {
    host: 'api', method: 'GET', path: '/chat/:chatId', access: 'member',
    summary: 'One chat with its last messages, or those before one',
    params: byChat, query: chatQuery, answers: { 200: chat }, errors: [400, 401, 404, 429],
  },
  searchMessages: {
    host: 'api', method: 'GET', path: '/chat/:chatId/search', access: 'member',
    summary: 'Which messages of a chat have a term in their text',
    params: byChat, query: chatSearchQuery, answers: { 200: chatSearch }, errors: [400, 401, 404, 429],
  },
  sayTyping: {
    host: 'api', method: 'POST', path: '/chat/typing/:chatId', access: 'member',
    summary: 'Tells the other member that one is writing; kept nowhere',
    params: byChat, answers: { 200: done }, errors: [400, 401, 403, 404, 415, 429],
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
    body: sendMessageBody, answers: { 201: message }, errors: [400, 401, 403, 404, 413, 415, 429, 503],
  },
  markMessageRead: {
    host: 'api', method: 'POST', path: '/chat/messages/:messageId/read', access: 'member',
    summary: 'Marks a received message read',
    params: z.object({ messageId: id }),
    answers: { 200: z.object({ messageId: id, userId: id }) }, errors: [400, 401, 403, 404, 415, 429],
  },
});
