import * as z from 'zod';
import { done, id } from '../schemas/common';
import { addMutedWordBody, mutedWord } from '../schemas/muted-word';
import { defineCalls } from './define';

export const mutedWordCalls = defineCalls({
  getMutedWords: {
    host: 'api',
    method: 'GET',
    path: '/muted-word',
    access: 'member',
    summary: 'The words and topics that the viewer mutes, last added first',
    responses: { 200: z.array(mutedWord) },
    errors: [401, 429],
  },
  addMutedWord: {
    host: 'api',
    method: 'POST',
    path: '/muted-word',
    access: 'member',
    summary: 'Mutes a word or topic; idempotent',
    body: addMutedWordBody,
    responses: { 201: mutedWord },
    errors: [400, 401, 403, 409, 413, 415, 429],
  },
  deleteMutedWord: {
    host: 'api',
    method: 'DELETE',
    path: '/muted-word/:id',
    access: 'member',
    summary: 'Ends the mute of a word or topic; idempotent',
    params: z.object({ id }),
    responses: { 200: done },
    errors: [400, 401, 403, 415, 429],
  },
});
