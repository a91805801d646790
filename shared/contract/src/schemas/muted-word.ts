import * as z from 'zod';
import { limits } from '../limits';
import { id, notBlank, text } from './common';

/** A word, or words that stand together; or a topic, without its sign. */
export const mutedWord = z.object({ id, kind: z.enum(['word', 'topic']), word: z.string() });

export const addMutedWordBody = z.object({
  /** With `#` at its start it is a topic. */
  word: text(limits.mutedWords.lengthMax).pipe(
    z.string().check(notBlank('Type a word, some words, or a topic with #')),
  ),
});

export type MutedWord = z.infer<typeof mutedWord>;
